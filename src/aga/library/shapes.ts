import { aNumber, aYesNo, listOf, optional, optionsOf, type Shapes } from '../../shape';
import type { PointsOptions, AgaResultsOptions, AgaTableOptions } from '../types';

const points: Shapes<PointsOptions> = { tied: aNumber, asSheet: aYesNo };
const results: Shapes<AgaResultsOptions> = { asSheet: aYesNo };
const table: Shapes<AgaTableOptions> = { places: aNumber, asSheet: aYesNo };
const numbers = listOf(aNumber);
const field = { avg: aNumber, players: aNumber };

export const averageShape = { ratings: numbers };
export const fieldShape = field;
export const slopeShape = { avg: aNumber };
export const pointsShape = { ...field, place: aNumber, options: optional(optionsOf(points)) };
export const resultsShape = { ...field, places: numbers, options: optional(optionsOf(results)) };
export const tableShape = { ...field, options: optional(optionsOf(table)) };
