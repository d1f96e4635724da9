import { useState } from 'preact/hooks';
import type { Plan } from '../../plan/plan';
import type { Offer } from '../../views/operation/operation-props';
import { useWording } from '../../views/wording';
import { isOnlyLate, type LateEntry, offerOf } from '../players/late-entry';
import type { BookSeen } from './use-book';

/** What the form of late entries knows and tells. */
export interface LateInForm {
  /** Ratings, by the number of the player. */
  readonly typed: ReadonlyMap<number, string>;
  readonly onType: (player: number, rating: string) => void;
  readonly onWrite: (plan: Plan) => void;
  /** The player that the bar offers to take in. */
  readonly inBar: number | undefined;
}

/** The first late entry goes into the bar where nothing else has to be fixed: it is what comes next. */
export function useLate(
  seen: BookSeen,
  onWrite: (plan: Plan) => void,
): { readonly form: LateInForm; readonly offer: Offer | undefined } {
  const { t, say } = useWording();
  const [typed, setTyped] = useState<ReadonlyMap<number, string>>(new Map());
  const late = seen.kind === 'refused' && isOnlyLate(seen.refusals) ? seen.late : [];
  const offer = offered();
  const onType = (player: number, rating: string): void => {
    setTyped(new Map(typed).set(player, rating));
  };
  return { form: { typed, onType, onWrite, inBar: offer && late[0]?.number }, offer };

  function offered(): Offer | undefined {
    const [entry] = late;
    const rating = entry && ratingOf(entry, typed);
    if (!entry || rating === undefined) return undefined;
    const does = offerOf(entry, rating);
    const plan = entry.plan(rating, t);
    if (!does || !plan) return undefined;
    const label = say(does);
    const note = late.length > 1 ? entry.name : undefined;
    return { label, spoken: `${entry.name}: ${label}`, note, plan };
  }
}

/** As the row has it, as it was typed here, or as proposed; undefined for what is no rating. */
export function ratingOf(
  { number, rating, proposal }: LateEntry,
  typed: LateInForm['typed'],
): number | undefined {
  if (rating !== undefined) return rating;
  const own = typed.get(number);
  return own === undefined ? proposal?.rating : ratingTyped(own);
}

/** Ratings are whole numbers, and may be below 0. */
function ratingTyped(typed: string): number | undefined {
  return /^\s*-?\d{1,4}\s*$/.test(typed) ? Number(typed) : undefined;
}
