import { flawIn } from '../../shape';
import { answer, type Answer } from '../../answer';
import {
  explainFoldPairs as explainFold,
  explainNkGroups,
  explainNkProgress,
  explainNkRights,
  explainNkScore,
  explainSlidePairs as explainSlide,
  type NkDerivation,
} from '../explain';
import type { Pair, Right } from '../types';
import { groupsShape, pairsShape, progressShape, rightsShape, scoreShape } from './shapes';

/**
 * Explains `groups` row by row.
 *
 * @param strengths as for `groups`
 * @param rights as for `groups`
 * @param groupSize as for `groups`
 * @returns the group of every row and its steps; refuses the same arguments
 * @example
 * const why = explainGroups([2500, 2400, 2300], ['', '', 'Topgroep'], 2);
 * why.ok && why.value[1]?.value; // 1
 */
export function explainGroups(
  strengths: readonly number[],
  rights?: readonly string[],
  groupSize?: number,
): Answer<readonly NkDerivation[]> {
  return answer(
    flawIn({ strengths, rights, groupSize }, groupsShape) ??
      explainNkGroups(strengths, rights, groupSize),
  );
}

/**
 * Explains `score` step by step.
 *
 * @param group as for `score`
 * @param points as for `score`
 * @returns the score and its step; refuses the same arguments
 * @example
 * const why = explainScore(1, 4);
 * why.ok && why.value.value; // 3
 */
export function explainScore(group: number, points: number): Answer<NkDerivation> {
  return answer(flawIn({ group, points }, scoreShape) ?? explainNkScore(group, points));
}

/**
 * Explains `slidePairs` pair by pair.
 *
 * @param n as for `slidePairs`
 * @returns every pair and its steps; the last comes to the opponent; refuses the same arguments
 * @example
 * const why = explainSlidePairs(8);
 * why.ok && why.value[0]?.steps[0]?.value; // 5
 */
export function explainSlidePairs(n: number): Answer<readonly NkDerivation<Pair>[]> {
  return answer(flawIn({ n }, pairsShape) ?? explainSlide(n));
}

/**
 * Explains `foldPairs` pair by pair.
 *
 * @param n as for `foldPairs`
 * @returns every pair and its steps; the last comes to the opponent; refuses the same arguments
 * @example
 * const why = explainFoldPairs(8);
 * why.ok && why.value[1]?.steps[0]?.value; // 7
 */
export function explainFoldPairs(n: number): Answer<readonly NkDerivation<Pair>[]> {
  return answer(flawIn({ n }, pairsShape) ?? explainFold(n));
}

/**
 * Explains `progress` cell by cell.
 *
 * @param players as for `progress`
 * @param rounds as for `progress`
 * @param groupSize as for `progress`
 * @returns every cell of the table and its steps; headings have none; refuses the same arguments
 * @example
 * const why = explainProgress(80, 3);
 * why.ok && why.value[3]?.[2]?.value; // 8
 */
export function explainProgress(
  players: number,
  rounds: number,
  groupSize?: number,
): Answer<readonly (readonly NkDerivation<number | string>[])[]> {
  return answer(
    flawIn({ players, rounds, groupSize }, progressShape) ??
      explainNkProgress(players, rounds, groupSize),
  );
}

/**
 * Explains `rights` step by step.
 *
 * @param points as for `rights`
 * @returns the right and its step; refuses the same arguments
 * @example
 * const why = explainRights(3.5);
 * why.ok && why.value.value; // 'Groep 1'
 */
export function explainRights(points: number): Answer<NkDerivation<Right | ''>> {
  return answer(flawIn({ points }, rightsShape) ?? explainNkRights(points));
}
