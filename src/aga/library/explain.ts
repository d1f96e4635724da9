import { flawIn } from '../../shape';
import { answer, type Answer } from '../../answer';
import {
  explainAgaAverage,
  explainAgaCategory,
  explainAgaExact,
  explainAgaPoints,
  explainAgaResults,
  explainAgaSeason,
  explainAgaSlope,
  explainAgaTable,
  type AgaDerivation,
} from '../explain';
import type {
  AgaResultsOptions,
  AgaTableOptions,
  PlaceRow,
  PointsOptions,
  SeasonLine,
  SeasonOptions,
  SeasonRow,
} from '../types';
import {
  averageShape,
  fieldShape,
  pointsShape,
  resultsShape,
  seasonShape,
  slopeShape,
  tableShape,
} from './shapes';

/**
 * Explains `category` step by step.
 *
 * @param avg as for `category`
 * @param players as for `category`
 * @returns the category and its steps; refuses the same arguments
 * @example
 * const why = explainCategory(6.2, 32);
 * why.ok && why.value.steps[0].code; // 'exactCategory'
 */
export function explainCategory(avg: number, players: number): Answer<AgaDerivation> {
  return answer(flawIn({ avg, players }, fieldShape) ?? explainAgaCategory(avg, players));
}

/**
 * Explains `exact` step by step.
 *
 * @param avg as for `exact`
 * @param players as for `exact`
 * @returns the category and its steps; refuses the same arguments
 * @example
 * const why = explainExact(6.2, 32);
 * why.ok && why.value.value; // 12.3
 */
export function explainExact(avg: number, players: number): Answer<AgaDerivation> {
  return answer(flawIn({ avg, players }, fieldShape) ?? explainAgaExact(avg, players));
}

/**
 * Explains `slope` step by step.
 *
 * @param avg as for `slope`
 * @returns the slope and its steps; refuses the same arguments
 * @example
 * const why = explainSlope(6.2);
 * why.ok && why.value.steps[0].clause; // 'A4'
 */
export function explainSlope(avg: number): Answer<AgaDerivation> {
  return answer(flawIn({ avg }, slopeShape) ?? explainAgaSlope(avg));
}

/**
 * Explains `points` step by step.
 *
 * @param avg as for `points`
 * @param players as for `points`
 * @param place as for `points`
 * @param options as for `points`
 * @returns the points and their steps; refuses the same arguments
 * @example
 * const why = explainPoints(6.2, 32, 1);
 * why.ok && why.value.value; // 8.6
 */
export function explainPoints(
  avg: number,
  players: number,
  place: number,
  options?: PointsOptions,
): Answer<AgaDerivation> {
  const flaw = flawIn({ avg, players, place, options }, pointsShape);
  return answer(flaw ?? explainAgaPoints(avg, players, place, options));
}

/**
 * Explains `results` row by row.
 *
 * @param avg as for `results`
 * @param players as for `results`
 * @param places as for `results`
 * @param options as for `results`
 * @returns the points of every row and their steps; refuses the same arguments
 * @example
 * const why = explainResults(6.2, 32, [2, 1, 2]);
 * why.ok && why.value[1].value; // 8.6
 */
export function explainResults(
  avg: number,
  players: number,
  places: readonly number[],
  options?: AgaResultsOptions,
): Answer<readonly AgaDerivation[]> {
  const flaw = flawIn({ avg, players, places, options }, resultsShape);
  return answer(flaw ?? explainAgaResults(avg, players, places, options));
}

/**
 * Explains `table` place by place; the last step comes to the points.
 *
 * @param avg as for `table`
 * @param players as for `table`
 * @param options as for `table`
 * @returns every row of the table and its steps; refuses the same arguments
 * @example
 * const why = explainTable(6.2, 32, { places: 2 });
 * why.ok && why.value[0].value; // { place: 1, points: 8.6 }
 */
export function explainTable(
  avg: number,
  players: number,
  options?: AgaTableOptions,
): Answer<readonly AgaDerivation<PlaceRow>[]> {
  return answer(
    flawIn({ avg, players, options }, tableShape) ?? explainAgaTable(avg, players, options),
  );
}

/**
 * Explains `average` step by step.
 *
 * @param ratings as for `average`
 * @returns the mean and its steps; refuses the same arguments
 * @example
 * const why = explainAverage([6.5, 5.2, 4.8, 7.1]);
 * why.ok && why.value.value; // 5.9
 */
export function explainAverage(ratings: readonly number[]): Answer<AgaDerivation> {
  return answer(flawIn({ ratings }, averageShape) ?? explainAgaAverage(ratings));
}

/**
 * Explains `season` player by player; the last step comes to the total.
 *
 * @param lines as for `season`
 * @param options as for `season`
 * @returns every row and its steps; refuses the same arguments
 * @example
 * const why = explainSeason([{ player: 'Lin, Ada', event: 'May', points: 9 }]);
 * why.ok && why.value[0].value.total; // 9
 */
export function explainSeason(
  lines: readonly SeasonLine[],
  options?: SeasonOptions,
): Answer<readonly AgaDerivation<SeasonRow>[]> {
  return answer(flawIn({ lines, options }, seasonShape) ?? explainAgaSeason(lines, options));
}
