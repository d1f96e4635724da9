import { derived, derivedRows } from '../derivation/derive';
import type { Derivation } from '../derivation/step';
import type { Result } from '../result';
import { averageWorking } from './average';
import { categoryWorking } from './category';
import { slopeWorking } from './decay';
import { pointsWorking } from './points';
import { resultsWorking } from './results';
import type { AgaSteps } from './steps';
import { tableWorking } from './table';
import type { PlaceRow, PointsOptions, AgaResultsOptions, AgaTableOptions } from './types';
import { tellCategory, tellExact, tellMean, tellSlope } from './why/categories';
import { tellPlaceRow, tellPoints } from './why/points';

/** A category, slope or points, and the steps that lead to it. */
export type AgaDerivation<T = number> = Derivation<AgaSteps, T>;

/** Why `agaAverage` gives what it gives; refused alike. */
export function explainAgaAverage(ratings: readonly number[]): Result<AgaDerivation> {
  return derived(averageWorking(ratings), tellMean);
}

/** Why `agaExact` gives what it gives; refused alike. */
export function explainAgaExact(avg: number, players: number): Result<AgaDerivation> {
  return derived(categoryWorking(avg, players), tellExact);
}

/** Why `agaCategory` gives what it gives; refused alike. */
export function explainAgaCategory(avg: number, players: number): Result<AgaDerivation> {
  return derived(categoryWorking(avg, players), tellCategory);
}

/** Why `agaSlope` gives what it gives; refused alike. */
export function explainAgaSlope(avg: number): Result<AgaDerivation> {
  return derived(slopeWorking(avg), tellSlope);
}

/** Why `agaPoints` gives what it gives; refused alike. */
export function explainAgaPoints(
  avg: number,
  players: number,
  place: number,
  options?: PointsOptions,
): Result<AgaDerivation> {
  return derived(pointsWorking(avg, players, place, options), tellPoints);
}

/** Why `agaTable` gives what it gives, place by place; the last step comes to the points. Refused alike. */
export function explainAgaTable(
  avg: number,
  players: number,
  options?: AgaTableOptions,
): Result<readonly AgaDerivation<PlaceRow>[]> {
  return derivedRows(tableWorking(avg, players, options), tellPlaceRow);
}

/** Why `agaResults` gives what it gives, row by row; refused alike. */
export function explainAgaResults(
  avg: number,
  players: number,
  places: readonly number[],
  options?: AgaResultsOptions,
): Result<readonly AgaDerivation[]> {
  return derivedRows(resultsWorking(avg, players, places, options), tellPoints);
}
