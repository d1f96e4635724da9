import type { VNode } from 'preact';
import { useId, useState } from 'preact/hooks';
import type { HiddenRows } from '../../columns/read';
import type { Recognition } from '../../columns/recognition';
import { placeName } from '../../plan/address';
import type { ListWanted } from '../../operation/operation';
import type { ListState, PointedList } from '../../operation/operation-lists';
import type { Place } from '../../plan/place';
import type { Where } from '../../plan/source';
import { useSelectionLine } from '../controls/SelectionLine';
import { ColumnChoice } from '../controls/ColumnChoice';
import { Findings } from './Findings';
import { useWording } from '../wording';

export interface ListSourceProps {
  readonly wanted: ListWanted;
  readonly list: ListState;
  readonly onPoint: (where: Where) => void;
  readonly onLeaveOut: (out: boolean) => void;
  readonly onCorrect: (recognition: Recognition) => void;
  readonly onHidden: (hidden: HiddenRows) => void;
  readonly onShow: (place: Place) => void;
}

/** One list of an operation: where it is, which columns it has, what is wrong with it. */
export function ListSource(props: ListSourceProps): VNode {
  const { t, say } = useWording();
  const id = useId();
  const { wanted, list, onLeaveOut } = props;
  return (
    <section class="list" aria-labelledby={id}>
      <h2 id={id}>{say({ code: wanted.title })}</h2>
      {wanted.optional === true && (
        <label class="check">
          <input
            type="checkbox"
            checked={list.step === 'left'}
            onChange={({ currentTarget }) => {
              onLeaveOut(currentTarget.checked);
            }}
          />
          {t('withoutList')}
        </label>
      )}
      {list.step !== 'left' && (
        <>
          <p class="quiet">{say({ code: wanted.hint })}</p>
          <Pointing {...props} />
        </>
      )}
      {list.step === 'read' && <ReadList {...props} list={list} />}
    </section>
  );
}

function Pointing({ wanted, onPoint }: ListSourceProps): VNode {
  const { t, say } = useWording();
  const id = useId();
  const [text, setText] = useState('');
  const selection = useSelectionLine();
  const name = say({ code: wanted.title });
  return (
    <form
      class="pointing"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '') onPoint({ kind: 'typed', text });
      }}
    >
      <button
        type="button"
        aria-label={t('useSelectionFor', { list: name })}
        onClick={() => {
          setText('');
          onPoint({ kind: 'selection' });
        }}
      >
        {t('useSelection')}
      </button>
      <p class="quiet">{selection}</p>
      <label for={id}>{t('typedPlace')}</label>
      <span class="row">
        <input
          id={id}
          type="text"
          value={text}
          autocomplete="off"
          spellcheck={false}
          onInput={({ currentTarget }) => {
            setText(currentTarget.value);
          }}
        />
        <button type="submit" aria-label={t('readTypedFor', { list: name })}>
          {t('readTyped')}
        </button>
      </span>
    </form>
  );
}

function ReadList({
  wanted,
  list,
  onCorrect,
  onHidden,
  onShow,
}: ListSourceProps & { readonly list: PointedList }): VNode {
  const { t } = useWording();
  const { source, recognition, hidden, read } = list;
  const address = placeName(source.place);
  const above = recognition.header === undefined ? 0 : recognition.header + 1;
  const rows = read.ok ? read.rows.length : source.rows.length - above;
  const complete = read.ok && recognition.header !== undefined;
  return (
    <>
      <p class="found" role="status">
        {t(wanted.ofPlayers ? 'listReadPlayers' : 'listRead', { address, rows })}
      </p>
      {source.hiddenRows > 0 && (
        <HiddenChoice count={source.hiddenRows} hidden={hidden} onHidden={onHidden} />
      )}
      <details class="columns-box" open={!complete}>
        <summary>{t('columns')}</summary>
        <ColumnChoice
          source={source}
          fields={wanted.fields}
          recognition={recognition}
          onChange={onCorrect}
        />
      </details>
      {!read.ok && (
        <div class={read.refusals.every(({ asks }) => asks) ? 'refused questions' : 'refused'}>
          <Findings findings={read.refusals} onShow={onShow} />
        </div>
      )}
    </>
  );
}

function HiddenChoice({
  count,
  hidden,
  onHidden,
}: {
  readonly count: number;
  readonly hidden: HiddenRows | undefined;
  readonly onHidden: (hidden: HiddenRows) => void;
}): VNode {
  const { t } = useWording();
  const name = useId();
  const choices = [
    ['use', t('hiddenUse')],
    ['skip', t('hiddenSkip')],
  ] as const;
  return (
    <fieldset>
      <legend>{t('hiddenQuestion', { count })}</legend>
      {choices.map(([choice, label]) => (
        <label key={choice} class="check">
          <input
            type="radio"
            name={name}
            checked={hidden === choice}
            onChange={() => {
              onHidden(choice);
            }}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
