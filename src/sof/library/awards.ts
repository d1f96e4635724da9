import { flawIn } from '../../shape';
import { answer, type Answer } from '../../answer';
import { sofAverage } from '../average';
import { sofAward } from '../award';
import { sofFormer } from '../former';
import { sofPlace } from '../place-award';
import { sofPlaces } from '../places';
import { sofResults } from '../results';
import { sofSession } from '../session';
import { sofStratum } from '../stratum';
import type {
  AwardOptions,
  FormerOptions,
  Holdings,
  SofResultsOptions,
  SessionOptions,
  StratumOptions,
} from '../types';
import {
  averageShape,
  awardShape,
  formerShape,
  placeShape,
  placesShape,
  resultsShape,
  sessionShape,
  stratumShape,
} from './shapes';

/**
 * The average masterpoints per player of an event (S9), unrounded.
 *
 * Each entry's total counts up to 20,000 (a pair) or 40,000 (a team); the strongest 120 pairs or 60 teams are averaged.
 *
 * @param holdings a row per entry: its total in one cell, or one cell per player; 0 is skipped
 * @param playersPerEntry 2, 4, 5 or 6, for all entries or one per row, 0 for a pair; default 2
 * @returns masterpoints per player; a refusal names the row
 * @example
 * average([[2500], [1500]]); // { ok: true, value: 1000 }
 */
export function average(holdings: Holdings, playersPerEntry?: readonly number[]): Answer<number> {
  const flaw = flawIn({ holdings, playersPerEntry }, averageShape);
  return answer(flaw ?? sofAverage(holdings, playersPerEntry));
}

/**
 * The award for first place overall in a pairs or Swiss team event, in masterpoints (S1-S7, S11).
 *
 * @param avgMP average masterpoints per player, from 0; counted up to 10,000
 * @param tables tables in the event, above 0, fractions allowed; counted up to 60
 * @param options sessions, rating, restrictions and kind of event
 * @returns the award, rounded half up to 0.01 once, at the end
 * @example
 * award(1250, 60); // { ok: true, value: 25.16 }
 * award(1250, 60, { sessions: 1 }); // { ok: true, value: 16.77 }
 */
export function award(avgMP: number, tables: number, options?: AwardOptions): Answer<number> {
  return answer(flawIn({ avgMP, tables, options }, awardShape) ?? sofAward(avgMP, tables, options));
}

/**
 * The award for first place overall in the system that SOF was to replace (S14), for comparison.
 *
 * @param tables tables in the event, above 0
 * @param sessions sessions played, a whole number from 1
 * @param options rating, masterpoint limit, restrictions and type of game
 * @returns the award, rounded half up to 0.01
 * @example
 * former(60, 2); // { ok: true, value: 24.5 }
 */
export function former(tables: number, sessions: number, options?: FormerOptions): Answer<number> {
  const flaw = flawIn({ tables, sessions, options }, formerShape);
  return answer(flaw ?? sofFormer(tables, sessions, options));
}

/**
 * The award for an overall place, in masterpoints (S10, S11).
 *
 * @param first the award for first place, from 0.01
 * @param place the place, a whole number from 1
 * @param sessions sessions played, a whole number from 1; default 2
 * @returns the award, rounded half up to 0.01 once
 * @example
 * place(25.16, 2); // { ok: true, value: 18.87 }
 */
export function place(first: number, place: number, sessions?: number): Answer<number> {
  return answer(flawIn({ first, place, sessions }, placeShape) ?? sofPlace(first, place, sessions));
}

/**
 * The awards for the overall places from first down, in masterpoints (S10, S11).
 *
 * @param first the award for first place, from 0.01
 * @param depth how many places to list, a whole number from 1 to 10,000
 * @param sessions sessions played, a whole number from 1; default 2
 * @returns one award per place
 * @example
 * places(25.16, 3); // { ok: true, value: [25.16, 18.87, 14.15] }
 */
export function places(first: number, depth: number, sessions?: number): Answer<readonly number[]> {
  return answer(
    flawIn({ first, depth, sessions }, placesShape) ?? sofPlaces(first, depth, sessions),
  );
}

/**
 * The award of every entry of a score list, in masterpoints (S10, S11, S13).
 *
 * @param first the award for first place, from 0.01
 * @param scores the entries' scores in any order, the highest first place; they may be negative
 * @param options sessions, and how many places are paid
 * @returns one award per score, in the list's own order; tied entries share the mean of their places
 * @example
 * results(25.16, [60, 55, 60]); // { ok: true, value: [22.02, 14.15, 22.02] }
 */
export function results(
  first: number,
  scores: readonly number[],
  options?: SofResultsOptions,
): Answer<readonly number[]> {
  return answer(
    flawIn({ first, scores, options }, resultsShape) ?? sofResults(first, scores, options),
  );
}

/**
 * The award for first place in one session of an event, in masterpoints (S12, S11).
 *
 * @param avgMP average masterpoints per player of the whole event, from 0
 * @param tables tables in the comparison (not those of one section), above 0
 * @param options rating, restrictions and kind of event
 * @returns half the unrounded one-session award, rounded half up to 0.01 once
 * @example
 * session(1250, 60); // { ok: true, value: 8.39 }
 */
export function session(avgMP: number, tables: number, options?: SessionOptions): Answer<number> {
  return answer(
    flawIn({ avgMP, tables, options }, sessionShape) ?? sofSession(avgMP, tables, options),
  );
}

/**
 * The award for first place of the top ("A") stratum of a stratified event, in masterpoints (S8, S11).
 *
 * @param fieldAvg average masterpoints per player of the whole field, from 0
 * @param fieldTables tables of the whole field, above 0
 * @param stratumAvg average masterpoints per player of the A entries alone, from 0
 * @param stratumTables tables the A entries make, above 0 and no more than `fieldTables`
 * @param options sessions, rating and restrictions, the same for both
 * @returns the award of the field, but at least 110 % of what the A entries would earn by themselves
 * @example
 * stratum(1000, 60, 4000, 20); // { ok: true, value: 21.87 }
 */
export function stratum(
  fieldAvg: number,
  fieldTables: number,
  stratumAvg: number,
  stratumTables: number,
  options?: StratumOptions,
): Answer<number> {
  return answer(
    flawIn({ fieldAvg, fieldTables, stratumAvg, stratumTables, options }, stratumShape) ??
      sofStratum(fieldAvg, fieldTables, stratumAvg, stratumTables, options),
  );
}
