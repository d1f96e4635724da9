import { derived, derivedCells, derivedRows } from '../derivation/derive';
import type { Derivation } from '../derivation/step';
import { succeed, type Result } from '../result';
import { groupsWorking } from './groups/groups';
import { rightsWorking } from './groups/rights';
import { foldWorking, slideWorking } from './pairs';
import { progressWorking } from './progress/progress';
import { scoreWorking } from './score';
import type { NkSteps } from './steps';
import type { Pair, Right } from './types';
import { rowsOf, tellGroup, tellRight } from './why/groups';
import { cellsOf, tellProgress } from './why/progress';
import { tellFold, tellScore, tellSlide } from './why/scores';

/** A group, score, pair, number of players or right, and the steps that lead to it. */
export type NkDerivation<T = number> = Derivation<NkSteps, T>;

/** Explains `nkGroups` row by row; refuses the same arguments. */
export function explainNkGroups(
  strengths: readonly number[],
  rights?: readonly string[],
  groupSize?: number,
): Result<readonly NkDerivation[]> {
  const working = groupsWorking(strengths, rights, groupSize);
  return derivedRows(working.ok ? succeed(rowsOf(working.value)) : working, tellGroup);
}

/** Explains `nkScore`; refuses the same arguments. */
export function explainNkScore(group: number, points: number): Result<NkDerivation> {
  return derived(scoreWorking(group, points), tellScore);
}

/** Explains `slidePairs` pair by pair; the last step comes to the opponent. Refuses the same arguments. */
export function explainSlidePairs(n: number): Result<readonly NkDerivation<Pair>[]> {
  return derivedRows(slideWorking(n), tellSlide);
}

/** Explains `foldPairs` pair by pair; the last step comes to the opponent. Refuses the same arguments. */
export function explainFoldPairs(n: number): Result<readonly NkDerivation<Pair>[]> {
  return derivedRows(foldWorking(n), tellFold);
}

/** Explains `nkProgress` cell by cell; headings have no steps. Refuses the same arguments. */
export function explainNkProgress(
  players: number,
  rounds: number,
  groupSize?: number,
): Result<readonly (readonly NkDerivation<number | string>[])[]> {
  const working = progressWorking(players, rounds, groupSize);
  return derivedCells(working.ok ? succeed(cellsOf(working.value)) : working, tellProgress);
}

/** Explains `nkRights`; refuses the same arguments. */
export function explainNkRights(points: number): Result<NkDerivation<Right | ''>> {
  return derived(rightsWorking(points), tellRight);
}
