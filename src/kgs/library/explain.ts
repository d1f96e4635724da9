import { flawIn } from '../../shape';
import type { Result } from '../../result';
import {
  explainKgsAnnual,
  explainKgsFactor,
  explainKgsPoints,
  explainKgsResults,
  type KgsDerivation,
} from '../explain';
import type { Alias, AnnualLine, AnnualRow, CalculatorCells } from '../types';
import { annualShape, factorShape, pointsShape, resultsShape } from './shapes';

/**
 * Why `annual` gives what it gives, engine by engine; the last step comes to the total.
 *
 * @param lines as for `annual`
 * @param aliases as for `annual`
 * @returns every row of the table and its steps; refused alike
 * @example
 * const why = explainAnnual([{ account: 'bot1', event: 'May', points: 8 }]);
 * why.ok && why.value[0].value.total; // 8
 */
export function explainAnnual(
  lines: readonly AnnualLine[],
  aliases?: readonly Alias[],
): Result<readonly KgsDerivation<AnnualRow>[]> {
  return flawIn({ lines, aliases }, annualShape) ?? explainKgsAnnual(lines, aliases);
}

/**
 * Why `factor` gives what it gives, step by step.
 *
 * @param hours as for `factor`
 * @param boardSize as for `factor`
 * @param rounds as for `factor`
 * @returns the factor and its steps; refused alike
 * @example
 * const why = explainFactor(27, 19, 5);
 * why.ok && why.value.steps.length; // ?
 */
export function explainFactor(
  hours: number,
  boardSize: number,
  rounds: number,
): Result<KgsDerivation> {
  const flaw = flawIn({ hours, boardSize, rounds }, factorShape);
  return flaw ?? explainKgsFactor(hours, boardSize, rounds);
}

/**
 * Why `points` gives what it gives, step by step.
 *
 * @param F as for `points`
 * @param players as for `points`
 * @param place as for `points`
 * @param calculator as for `points`
 * @returns the points and their steps; refused alike
 * @example
 * const why = explainPoints(60, 14, 1);
 * why.ok && why.value.steps[0].key; // ?
 */
export function explainPoints(
  F: number | null | undefined,
  players: number | null | undefined,
  place: number,
  calculator?: CalculatorCells,
): Result<KgsDerivation> {
  const flaw = flawIn({ F, players, place, calculator }, pointsShape);
  return flaw ?? explainKgsPoints(F, players, place, calculator);
}

/**
 * Why `results` gives what it gives, row by row: who shares which points, and why.
 *
 * @param F as for `results`
 * @param players as for `results`
 * @param wins as for `results`
 * @param sos as for `results`
 * @param sodos as for `results`
 * @param calculator as for `results`
 * @returns the points of every row and their steps; refused alike
 * @example
 * const why = explainResults(60, 14, [4, 3, 3], [10, 9, 8], [8, 5, 4]);
 * why.ok && why.value[1].value; // ?
 */
export function explainResults(
  F: number | null | undefined,
  players: number | null | undefined,
  wins: readonly number[],
  sos: readonly number[],
  sodos: readonly number[],
  calculator?: CalculatorCells,
): Result<readonly KgsDerivation[]> {
  return (
    flawIn({ F, players, wins, sos, sodos, calculator }, resultsShape) ??
    explainKgsResults(F, players, wins, sos, sodos, calculator)
  );
}
