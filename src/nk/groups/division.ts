import { succeed, type Refusal, type Result } from '../../result';
import type { Right } from '../types';
import { refuse } from '../refuse';

/** A row of an entry list that is to be placed in a group. */
export interface GroupEntrant {
  /** Row of the list, from 0. */
  readonly row: number;
  readonly strength: number;
  readonly right: Right | '';
  /** The start group from the director; it overrides strength and right. */
  readonly startGroup?: number | undefined;
}

/** A group, and the reason a player is in it. */
export interface Placing {
  readonly group: number;
  readonly by: 'startGroup' | 'right' | 'strength';
}

/** A group that serves rights first: who has one, and the others who are left, by strength. */
export interface ServedGroup {
  readonly group: number;
  readonly places: number;
  readonly entitled: readonly GroupEntrant[];
  readonly others: readonly GroupEntrant[];
}

/** The working of a division. */
export interface Division {
  /** Per row of the list. */
  readonly placings: readonly Placing[];
  readonly served: readonly ServedGroup[];
  /** Who fills the groups after them, by strength. */
  readonly rest: readonly GroupEntrant[];
}

/** The right that a group serves first, from the Topgroep on. */
const SERVED_FIRST: readonly Right[] = ['Topgroep', 'Groep 1'];

/**
 * The starting groups (N2): start groups come first; the other players fill the places left in each group, those with a
 * right to the Topgroep or Groep 1 first, then by strength; equal strength keeps the order of rows.
 *
 * @returns with a placing per row of the list. More rights to a group than it has places left are refused with
 *   their rows (N12).
 */
export function divide(entrants: readonly GroupEntrant[], size: number): Result<Division> {
  const placings: Placing[] = [];
  const stages: ServedGroup[] = [];
  const given = new Map<number, number>();
  let left: GroupEntrant[] = [];
  for (const entrant of entrants) {
    const { row, startGroup } = entrant;
    if (startGroup === undefined) {
      left.push(entrant);
    } else {
      placings[row] = { group: startGroup, by: 'startGroup' };
      given.set(startGroup, (given.get(startGroup) ?? 0) + 1);
    }
  }
  left.sort((a, b) => b.strength - a.strength || a.row - b.row);

  const placesOf = (group: number): number => Math.max(0, size - (given.get(group) ?? 0));

  let group = 0;
  for (const served of SERVED_FIRST) {
    const places = placesOf(group);
    // The rest is in order of strength, and so is every part of it.
    const entitled = left.filter(({ right }) => right === served);
    if (entitled.length > places) return tooMany(served, entitled, places);
    const others = left.filter(({ right }) => right !== served);
    const fill = places - entitled.length;
    for (const { row } of entitled) placings[row] = { group, by: 'right' };
    for (const { row } of others.slice(0, fill)) placings[row] = { group, by: 'strength' };
    stages.push({ group, places, entitled, others });
    left = others.slice(fill);
    group++;
  }
  // Nobody left has a right to a later group: strength alone fills them.
  let free = placesOf(group);
  for (const { row } of left) {
    while (free === 0) free = placesOf(++group);
    placings[row] = { group, by: 'strength' };
    free--;
  }
  return succeed({ placings, served: stages, rest: left });
}

function tooMany(right: Right, entitled: readonly GroupEntrant[], places: number): Refusal {
  const rows = entitled.map(({ row }) => row + 1).sort((a, b) => a - b);
  return refuse({ argument: 'rights', found: right, rows }, 'rightsBeyondGroup', { places });
}
