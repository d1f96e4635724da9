import {
  derived,
  derivedCells,
  derivedRows,
  derivingCells,
  derivingRows,
  derivingRowsOf,
} from '../derivation/derive';
import type { Derivation } from '../derivation/step';
import { mapped, type Result } from '../result';
import type { Placing } from './groups/division';
import { groupsWorking } from './groups/groups';
import { rightsWorking } from './groups/rights';
import { foldWorking, slideWorking } from './pairs';
import { progressWorking } from './progress/progress';
import { scoreWorking } from './score';
import type { NkSteps } from './steps';
import type { Pair, Right } from './types';
import { rowOf, rowsOf, tellGroup, tellRight, type GroupOfEntrant } from './why/groups';
import { cellsOf, tellProgress, type ProgressCell } from './why/progress';
import { tellFold, tellScore, tellSlide } from './why/scores';

/** A group, score, pair, number of players or right, and the steps that lead to it. */
export type NkDerivation<T = number> = Derivation<NkSteps, T>;

const groupWorkings = (
  ...given: Parameters<typeof groupsWorking>
): Result<readonly GroupOfEntrant[]> => mapped(groupsWorking(...given), rowsOf);

/** Explains `nkGroups` row by row; refuses the same arguments. */
export function explainNkGroups(
  strengths: readonly number[],
  rights?: readonly string[],
  groupSize?: number,
): Result<readonly NkDerivation[]> {
  return derivedRows(groupWorkings(strengths, rights, groupSize), tellGroup);
}

/** The same; only the steps of the row that is asked for are made. */
export const explainNkGroupsRows = derivingRowsOf(
  groupsWorking,
  ({ placings }): readonly Placing[] => placings,
  rowOf,
  tellGroup,
);

/** Explains `nkScore`; refuses the same arguments. */
export function explainNkScore(group: number, points: number): Result<NkDerivation> {
  return derived(scoreWorking(group, points), tellScore);
}

/** Explains `slidePairs` pair by pair; the last step comes to the opponent. Refuses the same arguments. */
export function explainSlidePairs(n: number): Result<readonly NkDerivation<Pair>[]> {
  return derivedRows(slideWorking(n), tellSlide);
}

/** The same; only the steps of the pair that is asked for are made. */
export const explainSlidePairsRows = derivingRows(slideWorking, tellSlide);

/** Explains `foldPairs` pair by pair; the last step comes to the opponent. Refuses the same arguments. */
export function explainFoldPairs(n: number): Result<readonly NkDerivation<Pair>[]> {
  return derivedRows(foldWorking(n), tellFold);
}

/** The same; only the steps of the pair that is asked for are made. */
export const explainFoldPairsRows = derivingRows(foldWorking, tellFold);

const progressCells = (
  ...given: Parameters<typeof progressWorking>
): Result<readonly (readonly ProgressCell[])[]> => mapped(progressWorking(...given), cellsOf);

/** Explains `nkProgress` cell by cell; headings have no steps. Refuses the same arguments. */
export function explainNkProgress(
  players: number,
  rounds: number,
  groupSize?: number,
): Result<readonly (readonly NkDerivation<number | string>[])[]> {
  return derivedCells(progressCells(players, rounds, groupSize), tellProgress);
}

/** The same; only the steps of the cell that is asked for are made. */
export const explainNkProgressCells = derivingCells(progressCells, tellProgress);

/** Explains `nkRights`; refuses the same arguments. */
export function explainNkRights(points: number): Result<NkDerivation<Right | ''>> {
  return derived(rightsWorking(points), tellRight);
}
