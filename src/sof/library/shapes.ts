import {
  aNumber,
  aNumberOrText,
  aText,
  listOf,
  optional,
  optionsOf,
  type Shapes,
} from '../../shape';
import type { AwardOptions, FormerOptions, SofResultsOptions, StratumOptions } from '../types';

const stratum: Shapes<StratumOptions> = {
  sessions: aNumber,
  rating: aNumberOrText,
  restrictions: aNumber,
};
const award: Shapes<AwardOptions> = { ...stratum, event: aText };
const session: Shapes<Omit<AwardOptions, 'sessions'>> = {
  rating: aNumberOrText,
  restrictions: aNumber,
  event: aText,
};
const results: Shapes<SofResultsOptions> = { sessions: aNumber, depth: aNumber };
const former: Shapes<FormerOptions> = {
  rating: aNumberOrText,
  limit: aNumberOrText,
  restrictions: aNumber,
  type: aText,
};
const numbers = listOf(aNumber);
const sessions = optional(aNumber);

export const averageShape = { holdings: listOf(numbers), playersPerEntry: optional(numbers) };
export const awardShape = {
  avgMP: aNumber,
  tables: aNumber,
  options: optional(optionsOf(award)),
};
export const formerShape = {
  tables: aNumber,
  sessions: aNumber,
  options: optional(optionsOf(former)),
};
export const placeShape = { first: aNumber, place: aNumber, sessions };
export const placesShape = { first: aNumber, depth: aNumber, sessions };
export const resultsShape = {
  first: aNumber,
  scores: numbers,
  options: optional(optionsOf(results)),
};
export const sessionShape = {
  avgMP: aNumber,
  tables: aNumber,
  options: optional(optionsOf(session)),
};
export const stratumShape = {
  fieldAvg: aNumber,
  fieldTables: aNumber,
  stratumAvg: aNumber,
  stratumTables: aNumber,
  options: optional(optionsOf(stratum)),
};
