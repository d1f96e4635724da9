import { flawIn } from '../../shape';
import { answer, type Answer } from '../../answer';
import {
  explainKgsAnnual,
  explainKgsCheck,
  explainKgsFactor,
  explainKgsPlayers,
  explainKgsPoints,
  explainKgsResults,
  explainKgsTable,
  type KgsDerivation,
} from '../explain';
import type { KgsWarning } from '../check';
import type {
  Alias,
  AnnualLine,
  AnnualRow,
  CalculatorCells,
  Entrant,
  KgsTableOptions,
} from '../types';
import {
  annualShape,
  checkShape,
  factorShape,
  playersShape,
  pointsShape,
  resultsShape,
  tableShape,
} from './shapes';

/**
 * Explains `annual` engine by engine; the last step comes to the total.
 *
 * @param lines as for `annual`
 * @param aliases as for `annual`
 * @returns every row of the table and its steps; refuses the same arguments
 * @example
 * const why = explainAnnual([{ account: 'bot1', event: 'May', points: 8 }]);
 * why.ok && why.value[0].value.total; // 8
 */
export function explainAnnual(
  lines: readonly AnnualLine[],
  aliases?: readonly Alias[],
): Answer<readonly KgsDerivation<AnnualRow>[]> {
  return answer(flawIn({ lines, aliases }, annualShape) ?? explainKgsAnnual(lines, aliases));
}

/**
 * Explains `factor` step by step.
 *
 * @param hours as for `factor`
 * @param boardSize as for `factor`
 * @param rounds as for `factor`
 * @returns the factor and its steps; refuses the same arguments
 * @example
 * const why = explainFactor(27, 19, 5);
 * why.ok && why.value.steps.length; // 2
 */
export function explainFactor(
  hours: number,
  boardSize: number,
  rounds: number,
): Answer<KgsDerivation> {
  const flaw = flawIn({ hours, boardSize, rounds }, factorShape);
  return answer(flaw ?? explainKgsFactor(hours, boardSize, rounds));
}

/**
 * Explains `points` step by step.
 *
 * @param F as for `points`
 * @param players as for `points`
 * @param place as for `points`
 * @param calculator as for `points`
 * @returns the points and their steps; refuses the same arguments
 * @example
 * const why = explainPoints(60, 14, 1);
 * why.ok && why.value.steps[0].code; // 'reconstructedPoints'
 */
export function explainPoints(
  F: number | null | undefined,
  players: number | null | undefined,
  place: number,
  calculator?: CalculatorCells,
): Answer<KgsDerivation> {
  const flaw = flawIn({ F, players, place, calculator }, pointsShape);
  return answer(flaw ?? explainKgsPoints(F, players, place, calculator));
}

/**
 * Explains `results` row by row: who shares which points, and why.
 *
 * @param F as for `results`
 * @param players as for `results`
 * @param wins as for `results`
 * @param sos as for `results`
 * @param sodos as for `results`
 * @param calculator as for `results`
 * @param counts as for `results`
 * @returns the points of every row and their steps; refuses the same arguments
 * @example
 * const why = explainResults(60, 14, [4, 3, 3], [10, 9, 8], [8, 5, 4]);
 * why.ok && why.value[1].value; // 3
 */
export function explainResults(
  F: number | null | undefined,
  players: number | null | undefined,
  wins: readonly number[],
  sos: readonly number[],
  sodos: readonly number[],
  calculator?: CalculatorCells,
  counts?: readonly boolean[],
): Answer<readonly KgsDerivation[]> {
  return answer(
    flawIn({ F, players, wins, sos, sodos, calculator, counts }, resultsShape) ??
      explainKgsResults(F, players, wins, sos, sodos, calculator, counts),
  );
}

/**
 * Explains `players` step by step.
 *
 * @param entrants as for `players`
 * @param scheduledForAll as for `players`
 * @returns the number of players and its steps; refuses the same arguments
 * @example
 * const why = explainPlayers([{ played: 4, removed: true }], 9);
 * why.ok && why.value.value; // 0
 */
export function explainPlayers(
  entrants: readonly Entrant[],
  scheduledForAll?: number,
): Answer<KgsDerivation> {
  return answer(
    flawIn({ entrants, scheduledForAll }, playersShape) ??
      explainKgsPlayers(entrants, scheduledForAll),
  );
}

/**
 * Explains `table` cell by cell of its rows.
 *
 * @param F as for `table`
 * @param options as for `table`
 * @returns every cell and its steps, none where a place is null; refuses the same arguments
 * @example
 * const why = explainTable(60, { maxPlayers: 14 });
 * why.ok && why.value[13]?.[0]?.value; // 8
 */
export function explainTable(
  F: number | null | undefined,
  options?: KgsTableOptions,
): Answer<readonly (readonly KgsDerivation<number | null>[])[]> {
  return answer(flawIn({ F, options }, tableShape) ?? explainKgsTable(F, options));
}

/**
 * Explains `check` check by check.
 *
 * @param wins as for `check`
 * @param sos as for `check`
 * @param sodos as for `check`
 * @param rounds as for `check`
 * @returns the warnings, and a step per check, those that fail first; refuses the same arguments
 * @example
 * const why = explainCheck([1, 0], [0, 1], [0, 0], 1);
 * why.ok && why.value.value.length; // 0
 */
export function explainCheck(
  wins: readonly number[],
  sos: readonly number[],
  sodos: readonly number[],
  rounds: number,
): Answer<KgsDerivation<readonly KgsWarning[]>> {
  return answer(
    flawIn({ wins, sos, sodos, rounds }, checkShape) ?? explainKgsCheck(wins, sos, sodos, rounds),
  );
}
