import { awardFor } from './award';
import { comparedFor, compareBySum, type Compared } from './compared';
import type { Awards } from '../../cycle';
import { waits, type Roster, type Slot } from './roster';

/**
 * The best by rating and award of the waiting players without a pin (U7), best first. Few have an award, and those
 * without one are already in order: the two lists are merged.
 */
export function bestFor(
  { slots, unpinned }: Roster,
  tier: number,
  count: number,
  awards: Awards,
): readonly Compared[] {
  const hasAward = ({ entrant }: Slot): boolean => awardFor(tier, entrant.last, awards) > 0;
  // Places 3 to 5 of the tier below and 6 to 8 of this one have the same default tier: the one below.
  const awarded = (unpinned.get(tier + 1) ?? [])
    .filter((slot) => waits(slot) && hasAward(slot))
    .map((slot) => comparedFor(tier, slot, awards))
    .sort(compareBySum);
  const best: Compared[] = [];
  let taken = 0;
  for (const slot of slots) {
    if (best.length >= count) break;
    if (!waits(slot) || slot.entrant.pin !== 0 || hasAward(slot)) continue;
    const plain = comparedFor(tier, slot, awards);
    for (let next = awarded[taken]; next && compareBySum(next, plain) < 0; next = awarded[taken]) {
      best.push(next);
      taken++;
    }
    best.push(plain);
  }
  return [...best, ...awarded.slice(taken)].slice(0, count);
}
