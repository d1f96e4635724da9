import { flawIn } from '../../shape';
import { answer, type Answer } from '../../answer';
import { drawGroups as draw, type Entry } from '../groups/draw';
import type { Placing } from '../groups/division';
import { nkGroups } from '../groups/groups';
import { nkRights } from '../groups/rights';
import { foldPairs as fold, slidePairs as slide } from '../pairs';
import { nkProgress } from '../progress/progress';
import { nkScore } from '../score';
import type { Pair, Right, Table } from '../types';
import {
  drawShape,
  groupsShape,
  pairsShape,
  progressShape,
  rightsShape,
  scoreShape,
} from './shapes';

/**
 * The starting group of every player of an entry list (N1, N2).
 *
 * @param strengths one number per player, such as the highest EGF rating of last year
 * @param rights one text per player: "Topgroep", "Groep 1" in any case, or ""; an empty list: nobody has one
 * @param groupSize players per group, a whole number from 2; default 16
 * @returns a group per row, 0 for the Topgroep
 * @example
 * groups([2100, 2300, 2200], ['', '', 'Topgroep'], 2); // { ok: true, value: [1, 0, 0] }
 */
export function groups(
  strengths: readonly number[],
  rights?: readonly string[],
  groupSize?: number,
): Answer<readonly number[]> {
  const flaw = flawIn({ strengths, rights, groupSize }, groupsShape);
  return answer(flaw ?? nkGroups(strengths, rights, groupSize));
}

/**
 * The right to a group of the next championship that a final score earns (N12).
 *
 * @param points the score after the last round, whole or half, on the scale on which the Topgroep starts at 0
 * @returns "Topgroep" from 4 points, "Groep 1" for 3 and 3.5, "" below
 * @example
 * rights(3.5); // { ok: true, value: 'Groep 1' }
 */
export function rights(points: number): Answer<Right | ''> {
  return answer(flawIn({ points }, rightsShape) ?? nkRights(points));
}

/**
 * The pairs of round 1 inside a group ranked by strength (N3): 1 against the first of the lower half, and so on.
 *
 * @param n players of the group, a whole number from 2 to 10,000; of an odd group the last is in no pair
 * @returns the pairs, by the number of the higher player
 * @example
 * slidePairs(4); // { ok: true, value: [[1, 3], [2, 4]] }
 */
export function slidePairs(n: number): Answer<readonly Pair[]> {
  return answer(flawIn({ n }, pairsShape) ?? slide(n));
}

/**
 * The pairs of later rounds inside a group ranked by SOS, then strength (N4): 1 against the last, and so on.
 *
 * @param n players of the group, a whole number from 2 to 10,000; of an odd group the last is in no pair
 * @returns the pairs, by the number of the higher player
 * @example
 * foldPairs(4); // { ok: true, value: [[1, 4], [2, 3]] }
 */
export function foldPairs(n: number): Answer<readonly Pair[]> {
  return answer(flawIn({ n }, pairsShape) ?? fold(n));
}

/**
 * The expected score table (N15): how many players have which score after each round, without draws and absences.
 *
 * @param players players of the event, a whole number from 2 to 112
 * @param rounds rounds to show, a whole number from 1 to 8
 * @param groupSize players per starting group, a whole number from 2; default 16
 * @returns a row of headings, then one row per round
 * @example
 * progress(4, 1); // { ok: true, value: [['Round', 0, 1], [1, 2, 2]] }
 */
export function progress(players: number, rounds: number, groupSize?: number): Answer<Table> {
  const flaw = flawIn({ players, rounds, groupSize }, progressShape);
  return answer(flaw ?? nkProgress(players, rounds, groupSize));
}

/**
 * A player's score (N2): the points won, minus the number of the starting group.
 *
 * @param group the starting group, a whole number from 0 (Topgroep)
 * @param points points won since, whole or half, from 0
 * @returns the score on the scale on which the Topgroep starts at 0
 * @example
 * score(1, 2.5); // { ok: true, value: 1.5 }
 */
export function score(group: number, points: number): Answer<number> {
  return answer(flawIn({ group, points }, scoreShape) ?? nkScore(group, points));
}

/**
 * The starting groups of an entry list, with the director's own start groups and late entrants (N1, N2).
 *
 * @param entries the lines of the entry list
 * @param groupSize players per group, a whole number from 2; default 16
 * @returns per entry the group and what put the player there; a refusal names the row
 * @example
 * drawGroups([{ strength: 2100 }, { strength: 2300, startGroup: 1 }]); // { ok: true, value: [{ group: 0, by: 'strength' }, { group: 1, by: 'startGroup' }] }
 */
export function drawGroups(
  entries: readonly Entry[],
  groupSize?: number,
): Answer<readonly Placing[]> {
  return answer(flawIn({ entries, groupSize }, drawShape) ?? draw(entries, groupSize));
}
