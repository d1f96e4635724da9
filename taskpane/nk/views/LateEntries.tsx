import type { VNode } from 'preact';
import { TextField } from '../../views/controls/Field';
import { useWording } from '../../views/wording';
import { offerOf, type LateEntry } from '../players/late-entry';
import { ratingOf, type LateInForm } from './use-late';

/** Players without number or group, each with a button that takes the player in, unless the bar has it. */
export function LateEntries({
  late,
  form,
}: {
  readonly late: readonly LateEntry[];
  readonly form: LateInForm;
}): VNode {
  return (
    <div class="buttons">
      {late.map((entry) => (
        <LateEntryOffer key={entry.number} entry={entry} form={form} />
      ))}
    </div>
  );
}

function LateEntryOffer({
  entry,
  form: { typed, onType, onWrite, inBar },
}: {
  readonly entry: LateEntry;
  readonly form: LateInForm;
}): VNode {
  const { t, say } = useWording();
  const rating = ratingOf(entry, typed);
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
