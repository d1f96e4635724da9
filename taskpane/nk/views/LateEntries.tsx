import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { TextField } from '../../views/controls/Field';
import { useWording } from '../../views/wording';
import type { Plan } from '../../plan/plan';
import { offerOf, type LateEntry } from '../players/late-entry';

interface LateEntriesProps {
  readonly late: readonly LateEntry[];
  readonly onWrite: (plan: Plan) => void;
}

/** Players without number or group, each with a button that takes the player in. */
export function LateEntries({ late, onWrite }: LateEntriesProps): VNode {
  return (
    <div class="buttons">
      {late.map((entry) => (
        <LateEntryOffer key={entry.number} entry={entry} onWrite={onWrite} />
      ))}
    </div>
  );
}

function LateEntryOffer({
  entry,
  onWrite,
}: {
  readonly entry: LateEntry;
  readonly onWrite: LateEntriesProps['onWrite'];
}): VNode {
  const { t, say } = useWording();
  const [typed, setTyped] = useState(String(entry.proposal?.rating ?? ''));
  const rating = entry.rating ?? ratingTyped(typed);
  const offer = rating === undefined ? undefined : offerOf(entry, rating);
  return (
    <div>
      {entry.rating === undefined && (
        <TextField
          numeric
          label={t('nkLateRating', { name: entry.name })}
          hint={entry.proposal && t('nkLateRatingHint', entry.proposal)}
          value={typed}
          onInput={setTyped}
        />
      )}
      {offer && rating !== undefined && (
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

/** Ratings are whole numbers, and may be below 0. */
function ratingTyped(typed: string): number | undefined {
  return /^\s*-?\d{1,4}\s*$/.test(typed) ? Number(typed) : undefined;
}
