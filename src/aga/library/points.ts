import { flawIn } from '../../shape';
import { answer, type Answer } from '../../answer';
import { agaAverage } from '../average';
import { agaCategory, agaExact } from '../category';
import { agaSlope } from '../decay';
import { agaPoints } from '../points';
import { agaResults } from '../results';
import { agaSeason } from '../season';
import { agaTable } from '../table';
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
 * The mean rating of an open section, unrounded (A9), for the other functions.
 *
 * @param ratings ratings as the AGA writes them, dan positive and kyu negative; 0 is skipped
 * @returns their plain mean; a refusal names the row
 * @example
 * average([6.2, 5.4, -1.5]); // { ok: true, value: 3.366666666666667 }
 */
export function average(ratings: readonly number[]): Answer<number> {
  return answer(flawIn({ ratings }, averageShape) ?? agaAverage(ratings));
}

/**
 * The tournament category, a whole number (A1, A2, A7).
 *
 * @param avg mean rating of the open section, 1.1 to 10.8
 * @param players players in the open section, a whole number from 5
 * @returns the exact category, rounded half up
 * @example
 * category(6.2, 32); // { ok: true, value: 12 }
 */
export function category(avg: number, players: number): Answer<number> {
  return answer(flawIn({ avg, players }, fieldShape) ?? agaCategory(avg, players));
}

/**
 * The tournament category to one decimal, the "exact category" of the calculator (A1, A2, A7).
 *
 * @param avg mean rating of the open section, 1.1 to 10.8
 * @param players players in the open section, a whole number from 5
 * @returns the category, rounded half up to 0.1
 * @example
 * exact(6.2, 32); // { ok: true, value: 12.3 }
 */
export function exact(avg: number, players: number): Answer<number> {
  return answer(flawIn({ avg, players }, fieldShape) ?? agaExact(avg, players));
}

/**
 * The decay factor as the calculator shows it, its "slope" (A4, A7).
 *
 * @param avg mean rating of the open section, 1.1 to 10.8
 * @returns what each place earns of the place above, rounded half up to 0.01
 * @example
 * slope(6.2); // { ok: true, value: 0.75 }
 */
export function slope(avg: number): Answer<number> {
  return answer(flawIn({ avg }, slopeShape) ?? agaSlope(avg));
}

/**
 * Qualification points for a place (A1-A8).
 *
 * @param avg mean rating of the open section, 1.1 to 10.8
 * @param players players in the open section, a whole number from 5
 * @param place the place, a whole number from 1 to the number of players
 * @param options tied players who share from this place on; whether to show the sheet's 0
 * @returns points to one decimal; 0.01 where they would round to nothing, or 0 with `asSheet`
 * @example
 * points(6.2, 32, 1); // { ok: true, value: 8.6 }
 * points(6.2, 32, 1, { tied: 2 }); // { ok: true, value: 7.6 }
 */
export function points(
  avg: number,
  players: number,
  place: number,
  options?: PointsOptions,
): Answer<number> {
  const flaw = flawIn({ avg, players, place, options }, pointsShape);
  return answer(flaw ?? agaPoints(avg, players, place, options));
}

/**
 * Qualification points of every player of a final list (A1-A8).
 *
 * @param avg mean rating of the open section, 1.1 to 10.8
 * @param players players in the open section, a whole number from 5; the list may leave some out
 * @param places final places in any order; tied players repeat the best of theirs
 * @param options whether to show the sheet's 0
 * @returns points per row, in the list's own order; a refusal of a place names its row
 * @example
 * results(6.2, 32, [2, 1, 2]); // { ok: true, value: [5.7, 8.6, 5.7] }
 */
export function results(
  avg: number,
  players: number,
  places: readonly number[],
  options?: AgaResultsOptions,
): Answer<readonly number[]> {
  const flaw = flawIn({ avg, players, places, options }, resultsShape);
  return answer(flaw ?? agaResults(avg, players, places, options));
}

/**
 * Qualification points of the places from first down, as the calculator lists them (A1-A7).
 *
 * @param avg mean rating of the open section, 1.1 to 10.8
 * @param players players in the open section, a whole number from 5
 * @param options how many places, all of them by default; whether to show the sheet's 0
 * @returns one row per place
 * @example
 * table(6.2, 32, { places: 2 }); // { ok: true, value: [{ place: 1, points: 8.6 }, { place: 2, points: 6.5 }] }
 */
export function table(
  avg: number,
  players: number,
  options?: AgaTableOptions,
): Answer<readonly PlaceRow[]> {
  return answer(flawIn({ avg, players, options }, tableShape) ?? agaTable(avg, players, options));
}

/**
 * The standings of a season: the points of each player added up, all of them or the best (A10).
 *
 * @param lines what each player won in each event: points from 0; players are one by their id, without ids by their name
 * @param options how many results count
 * @returns a row per player by total, the largest first; equal totals share a place. A refusal names the row
 * @example
 * const lines = [{ player: 'Lin, Ada', event: 'May', points: 9 }];
 * season(lines); // { ok: true, value: [{ place: 1, player: 'Lin, Ada', total: 9, counted: 1, events: 1 }] }
 */
export function season(
  lines: readonly SeasonLine[],
  options?: SeasonOptions,
): Answer<readonly SeasonRow[]> {
  return answer(flawIn({ lines, options }, seasonShape) ?? agaSeason(lines, options));
}
