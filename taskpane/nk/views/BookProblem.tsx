import type { VNode } from 'preact';
import { Findings } from '../../views/operation/Findings';
import { useWording } from '../../views/wording';
import type { BookSeen } from './use-book';
import { type LateInForm, ratingOf } from './use-late';
import { useMemo } from 'preact/hooks';
import { TextField } from '../../views/controls/Field';
import { type LateEntry, offerOf } from '../players/late-entry';
import { joining } from '../pair-round';

/** Why the event of the workbook cannot be shown; nothing where it can. */
export function BookProblem({
  seen,
  late,
}: {
  readonly seen: BookSeen;
  /** Where late players can be taken in. */
  readonly late?: LateInForm;
}): VNode | null {
  const { t, problem } = useWording();
  switch (seen.kind) {
    case 'book':
      return null;
    case 'reading':
      return (
        <p role="status" data-kind="reading">
          {t('reading')}
        </p>
      );
    case 'problem':
      return <p role="status">{problem(seen.problem)}</p>;
    case 'refused':
      return (
        <>
          <div class="refused event-problem" role="status">
            <Findings findings={seen.refusals} onShow={undefined} />
          </div>
          {late && seen.late.length > 0 && (
            <LateEntries late={seen.late} read={seen.read} form={late} />
          )}
        </>
      );
  }
}

/** Players without number or group, each with a button that takes the player in, unless the bar has it. */
export function LateEntries({
  late,
  read,
  form,
}: {
  readonly late: readonly LateEntry[];
  readonly read: Reading;
  readonly form: LateInForm;
}): VNode {
  return (
    <div class="buttons">
      {late.map((entry) => (
        <LateEntryOffer
          key={entry.number}
          entry={entry}
          others={late.filter((each) => each !== entry)}
          {...{ read, form }}
        />
      ))}
    </div>
  );
}

/** What was read of the event. */
type Reading = Extract<BookSeen, { readonly kind: 'refused' }>['read'];

function LateEntryOffer({
  entry,
  others,
  read,
  form: { typed, onType, onWrite, inBar },
}: {
  readonly entry: LateEntry;
  readonly others: readonly LateEntry[];
  readonly read: Reading;
  readonly form: LateInForm;
}): VNode {
  const { t, say, language } = useWording();
  const rating = ratingOf(entry, typed);
  const first = useMemo(
    () =>
      rating === undefined ? undefined : joining(entry, rating, others, { ...read, t, language }),
    [entry, rating, read, language],
  );
  const offer = rating === undefined ? undefined : offerOf(entry, rating);
  return (
    <div>
      {entry.rating === undefined && (
        <TextField
          numeric
          label={t('nkLateRating', { name: entry.name })}
          hint={entry.proposal && t('nkLateRatingHint', entry.proposal)}
          value={typed.get(entry.number) ?? String(entry.proposal?.rating ?? '')}
          onInput={(rated) => {
            onType(entry.number, rated);
          }}
        />
      )}
      {first && (
        <>
          <p class="quiet">
            {t('nkJoinHint', { name: first.opponent, round: first.round, late: entry.name })}
          </p>
          <button
            type="button"
            aria-label={`${entry.name}: ${t('nkJoin', { board: first.board, round: first.round })}`}
            onClick={() => {
              onWrite(first.plan);
            }}
          >
            {t('nkJoin', { board: first.board, round: first.round })}
          </button>
        </>
      )}
      {offer && rating !== undefined && entry.number !== inBar && (
        <button
          type="button"
          aria-label={`${entry.name}: ${say(offer)}`}
          onClick={() => {
            const plan = entry.plan(rating, t);
            if (plan) onWrite(plan);
          }}
        >
          {say(offer)}
        </button>
      )}
    </div>
  );
}
