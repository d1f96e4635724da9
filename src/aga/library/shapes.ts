import {
  aCell,
  aNumber,
  aYesNo,
  listOf,
  optional,
  optionsOf,
  recordOf,
  type Shapes,
} from '../../shape';
import type {
  AgaResultsOptions,
  AgaTableOptions,
  PointsOptions,
  SeasonLine,
  SeasonOptions,
} from '../types';

const points: Shapes<PointsOptions> = { tied: aNumber, asSheet: aYesNo };
const results: Shapes<AgaResultsOptions> = { asSheet: aYesNo };
const table: Shapes<AgaTableOptions> = { places: aNumber, asSheet: aYesNo };
const line: Shapes<SeasonLine> = {
  player: aCell,
  event: aCell,
  points: aNumber,
  id: optional(aCell),
};
const season: Shapes<SeasonOptions> = { best: aNumber };
const numbers = listOf(aNumber);
const field = { avg: aNumber, players: aNumber };

export const averageShape = { ratings: numbers };
export const fieldShape = field;
export const slopeShape = { avg: aNumber };
export const pointsShape = { ...field, place: aNumber, options: optional(optionsOf(points)) };
export const resultsShape = { ...field, places: numbers, options: optional(optionsOf(results)) };
export const tableShape = { ...field, options: optional(optionsOf(table)) };
export const seasonShape = { lines: listOf(recordOf(line)), options: optional(optionsOf(season)) };
