import { compareBySum, comparedFor, decidedByName } from './compared';
import type { Awards, Concerned, CycleFailure, CycleWarning } from '../../cycle';
import { broken } from '../../cycle-refuse';
import { concerned } from './entrant';
import { LEAST_PLAYERS } from '../../hierarchy';
import { seat, waits, type Roster } from './roster';

export interface MovedDown {
  /** The players moved, best first. */
  readonly moved: readonly Concerned[];
  readonly failures: readonly CycleFailure[];
  readonly warnings: readonly CycleWarning[];
}

/**
 * The third way out of an impossible remainder (U3), which is not in the rules: the lowest players of the last full tier
 * by rating and award move one tier down, as many as the remainder needs for a league. "Never lower" (U5) does not apply
 * to them. Pinned players stay.
 */
export function moveDown({ slots }: Roster, tier: number, awards: Awards): MovedDown {
  const needed = Math.max(0, LEAST_PLAYERS - slots.filter(waits).length);
  const movable = slots
    .filter((slot) => slot.tier === tier && slot.entrant.pin === 0)
    .map((slot) => comparedFor(tier, slot, awards))
    .sort(compareBySum);
  if (movable.length < needed) {
    const failures = [broken({}, 'nobodyToMove', { tier, needed })];
    return { moved: [], failures, warnings: [] };
  }
  const lowest = movable.splice(movable.length - needed);
  for (const { slot, award, sum } of lowest) {
    seat([slot], tier + 1, { by: 'moveDown', from: tier, award, sum });
  }
  if (needed === 0) return { moved: [], failures: [], warnings: [] };
  const moved = lowest.map(({ slot }) => concerned(slot.entrant));
  return {
    moved,
    failures: [],
    warnings: [
      {
        code: 'movedDown',
        values: { names: moved.map(({ name }) => name), from: tier, to: tier + 1 },
      },
      ...decidedByName(tier, movable[movable.length - 1], lowest[0]),
    ],
  };
}
