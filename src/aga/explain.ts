import { explained, explainedRows } from '../derivation/explain';
import type { Derivation } from '../derivation/step';
import type { Result } from '../result';
import { agaCategory, agaExact } from './category';
import { agaSlope } from './decay';
import { agaPoints } from './points';
import { agaResults } from './results';
import type { AgaSteps } from './steps';
import { agaTable } from './table';
import type { PlaceRow, PointsOptions, AgaResultsOptions, AgaTableOptions } from './types';

/** A category, slope or points, and the steps that lead to it. */
export type AgaDerivation<T = number> = Derivation<AgaSteps, T>;

/** Why `agaExact` gives what it gives; refused alike. */
export function explainAgaExact(avg: number, players: number): Result<AgaDerivation> {
  return explained((trace) => agaExact(avg, players, trace));
}

/** Why `agaCategory` gives what it gives; refused alike. */
export function explainAgaCategory(avg: number, players: number): Result<AgaDerivation> {
  return explained((trace) => agaCategory(avg, players, trace));
}

/** Why `agaSlope` gives what it gives; refused alike. */
export function explainAgaSlope(avg: number): Result<AgaDerivation> {
  return explained((trace) => agaSlope(avg, trace));
}

/** Why `agaPoints` gives what it gives; refused alike. */
export function explainAgaPoints(
  avg: number,
  players: number,
  place: number,
  options?: PointsOptions,
): Result<AgaDerivation> {
  return explained((trace) => agaPoints(avg, players, place, options, trace));
}

/** Why `agaTable` gives what it gives, place by place; the last step comes to the points. Refused alike. */
export function explainAgaTable(
  avg: number,
  players: number,
  options?: AgaTableOptions,
): Result<readonly AgaDerivation<PlaceRow>[]> {
  return explainedRows((traces) => agaTable(avg, players, options, traces));
}

/** Why `agaResults` gives what it gives, row by row; refused alike. */
export function explainAgaResults(
  avg: number,
  players: number,
  places: readonly number[],
  options?: AgaResultsOptions,
): Result<readonly AgaDerivation[]> {
  return explainedRows((traces) => agaResults(avg, players, places, options, traces));
}
