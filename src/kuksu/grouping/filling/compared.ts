import { significant } from '../../../numbers/significant';
import { awardFor } from './award';
import type { Awards, Candidate, CycleWarning } from '../../cycle';
import { compareHistories, compareNames } from './entrant';
import type { Slot } from './roster';

/** A player as compared for the seats of a tier (U7). */
export interface Compared {
  readonly slot: Slot;
  readonly award: number;
  /** Rating and award. */
  readonly sum: number;
}

export function comparedFor(tier: number, slot: Slot, awards: Awards): Compared {
  const award = awardFor(tier, slot.entrant.last, awards);
  return { slot, award, sum: significant(slot.entrant.rating + award) };
}

/** Equal sums: the better tier of last cycle, the better place, the higher rating. 0 when only names differ. */
function compareWithoutNames(a: Compared, b: Compared): number {
  const [one, other] = [a.slot.entrant, b.slot.entrant];
  return b.sum - a.sum || compareHistories(one, other) || other.rating - one.rating;
}

/** The order for open seats, best first (U7). */
export function compareBySum(a: Compared, b: Compared): number {
  return compareWithoutNames(a, b) || compareNames(a.slot.entrant, b.slot.entrant);
}

/** Set when only the name puts the last player with a seat before the first without one. */
export function decidedByName(
  tier: number,
  last: Compared | undefined,
  first: Compared | undefined,
): readonly CycleWarning[] {
  if (last === undefined || first === undefined || compareWithoutNames(last, first) !== 0)
    return [];
  const { name: seated } = candidateOf(last);
  const { name: passed } = candidateOf(first);
  return [{ code: 'nameDecided', values: { tier, seated, passed } }];
}

export function candidateOf({ slot, award, sum }: Compared): Candidate {
  const { name, rating } = slot.entrant.registered;
  return { name, rating, award, sum };
}
