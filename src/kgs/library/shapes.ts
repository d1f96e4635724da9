import {
  aCell,
  aNumber,
  aYesNo,
  listOf,
  optional,
  optionsOf,
  orNull,
  recordOf,
  type Shapes,
} from '../../shape';
import type { Alias, AnnualLine, Entrant, KgsTableOptions } from '../types';

const numbers = listOf(aNumber);
const cells = listOf(listOf(aCell));
/** A number that a calculator can stand in for: null, or left out. */
const blankable = optional(orNull(aNumber));

const line: Shapes<AnnualLine> = { account: aCell, event: aCell, points: aNumber };
const alias: Shapes<Alias> = { account: aCell, event: aCell, engine: aCell };
const entrant: Shapes<Entrant> = {
  played: aNumber,
  scheduled: optional(aNumber),
  removed: aYesNo,
};
const table: Shapes<KgsTableOptions> = { maxPlayers: aNumber, calculator: cells };
const standings = { wins: numbers, sos: numbers, sodos: numbers };

export const annualShape = {
  lines: listOf(recordOf(line)),
  aliases: optional(listOf(recordOf(alias))),
};
export const checkShape = { ...standings, rounds: aNumber };
export const factorShape = { hours: aNumber, boardSize: aNumber, rounds: aNumber };
export const playersShape = {
  entrants: listOf(recordOf(entrant)),
  scheduledForAll: optional(aNumber),
};
export const placeShape = { F: blankable, players: blankable, place: aNumber };
export const calculatorShape = { calculator: optional(cells) };
export const pointsShape = { ...placeShape, ...calculatorShape };
export const resultsShape = {
  F: blankable,
  players: blankable,
  ...standings,
  ...calculatorShape,
  counts: optional(listOf(aYesNo)),
};
export const tableShape = { F: blankable, options: optional(optionsOf(table)) };
