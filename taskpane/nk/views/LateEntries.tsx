import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import { TextField } from '../../views/controls/Field';
import { useWording } from '../../views/wording';
import { offerOf, type LateEntry } from '../players/late-entry';
import { joining } from '../pair-round';
import type { BookSeen } from './use-book';
import { ratingOf, type LateInForm } from './use-late';

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
