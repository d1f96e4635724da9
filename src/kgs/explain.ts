import { explained, explainedRows } from '../derivation/explain';
import type { Derivation } from '../derivation/step';
import type { Result } from '../result';
import { kgsAnnual } from './annual';
import { kgsFactor } from './factor';
import { kgsPoints } from './points';
import { kgsResults } from './results';
import type { KgsSteps } from './steps';
import type { Alias, AnnualLine, AnnualRow, CalculatorCells } from './types';

/** A factor or points, and the steps that lead to it. */
export type KgsDerivation<T = number> = Derivation<KgsSteps, T>;

/** Why `kgsFactor` gives what it gives; refused alike. */
export function explainKgsFactor(
  hours: number,
  boardSize: number,
  rounds: number,
): Result<KgsDerivation> {
  return explained((trace) => kgsFactor(hours, boardSize, rounds, trace));
}

/** Why `kgsPoints` gives what it gives; refused alike. */
export function explainKgsPoints(
  F: number | null | undefined,
  players: number | null | undefined,
  place: number,
  calculator?: CalculatorCells,
): Result<KgsDerivation> {
  return explained((trace) => kgsPoints(F, players, place, calculator, trace));
}

/** Why `kgsResults` gives what it gives, row by row: who shares which points, and why. Refused alike. */
export function explainKgsResults(
  F: number | null | undefined,
  players: number | null | undefined,
  wins: readonly number[],
  sos: readonly number[],
  sodos: readonly number[],
  calculator?: CalculatorCells,
): Result<readonly KgsDerivation[]> {
  return explainedRows((traces) => kgsResults(F, players, wins, sos, sodos, calculator, traces));
}

/** Why `kgsAnnual` gives what it gives, engine by engine; the last step comes to the total. Refused alike. */
export function explainKgsAnnual(
  lines: readonly AnnualLine[],
  aliases?: readonly Alias[],
): Result<readonly KgsDerivation<AnnualRow>[]> {
  return explainedRows((traces) => kgsAnnual(lines, aliases, traces));
}
