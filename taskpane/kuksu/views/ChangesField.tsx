import type { VNode } from 'preact';
import { useRef } from 'preact/hooks';
import { TextField } from '../../controls/Field';
import { useWording, type Wording } from '../../controls/wording';
import {
  type Change,
  type Changes,
  type GroupOptions,
  listChanges,
  noOptions,
  withAdded,
  without,
} from '../given';
import { tierCalled } from '../crosstable-layout';
import type { KuksuCycle } from '../../../src';

/** What was changed in the preview, to be taken back; and a player to be added. */
export function ChangesField({ options, onChange }: GroupFormProps): VNode {
  const { t } = useWording();
  const { changes } = options;
  const listed = listChanges(changes);
  const list = useRef<HTMLUListElement>(null);
  return (
    <fieldset>
      <legend>{t('kuksuChanges')}</legend>
      <p class="quiet">{t('kuksuChangesHint')}</p>
      {listed.length > 0 && (
        <ul class="changes" ref={list} tabIndex={-1}>
          {listed.map((change) => (
            <ChangeLine
              key={`${change.kind} ${change.name}`}
              change={change}
              onTakeBack={() => {
                // The button goes with the change; the list it stood in is left with the focus.
                list.current?.focus();
                onChange({ ...options, changes: without(changes, change) });
              }}
            />
          ))}
        </ul>
      )}
      <AddPlayer options={options} onChange={onChange} />
    </fieldset>
  );
}

function ChangeLine({
  change,
  onTakeBack,
}: {
  readonly change: Change;
  readonly onTakeBack: () => void;
}): VNode {
  const { t } = useWording();
  const said = changeText(change, t);
  return (
    <li>
      <span>{said}</span>{' '}
      <button
        type="button"
        aria-label={t('kuksuTakeBackChange', { change: said })}
        onClick={onTakeBack}
      >
        {t('kuksuUndo')}
      </button>
    </li>
  );
}

function changeText(change: Change, t: Wording['t']): string {
  switch (change.kind) {
    case 'added':
      return t('kuksuChangeAdded', { name: change.name, rating: change.rating });
    case 'withdrawn':
      return t('kuksuChangeWithdrawn', { name: change.name });
    case 'pinned':
      return t('kuksuChangePinned', { name: change.name, tier: tierCalled(change.tier) });
  }
}

/** A name and a rating; nothing is added before both can be used. */
function AddPlayer({ options, onChange }: GroupFormProps): VNode {
  const { t, mark } = useWording();
  const { adding, changes } = options;
  const { name, rating } = adding;
  /** What was typed before the job was left is seen again; once open, it stays. */
  const begun = useRef(false);
  if (name !== '' || rating !== '') begun.current = true;
  const value = Number(rating.trim().replace(mark, '.'));
  const usable = name.trim() !== '' && rating.trim() !== '' && value > 0 && Number.isFinite(value);
  return (
    <details open={begun.current}>
      <summary>{t('kuksuAdd')}</summary>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!usable) return;
          onChange({
            ...options,
            changes: withAdded(changes, name, value),
            adding: noOptions.adding,
          });
        }}
      >
        <TextField
          label={t('kuksuName')}
          value={name}
          onInput={(typed) => {
            onChange({ ...options, adding: { ...adding, name: typed } });
          }}
        />
        <TextField
          label={t('kuksuRating')}
          value={rating}
          onInput={(typed) => {
            onChange({ ...options, adding: { ...adding, rating: typed } });
          }}
          numeric
        />
        <button type="submit" disabled={!usable}>
          {t('kuksuAddButton')}
        </button>
      </form>
    </details>
  );
}

/** What every part of the form is given. */
export interface GroupFormProps {
  readonly options: GroupOptions;
  readonly onChange: (options: GroupOptions) => void;
}

/** What a player's line is given, and what opens below it. */
export interface PlayerProps {
  readonly placement: KuksuCycle.Placement;
  readonly fill: KuksuCycle.TierFill;
  readonly tiers: number;
  readonly changes: Changes;
  readonly onChanges: (changes: Changes) => void;
}
