import type { Rounding, Says, StepList, StepKinds } from '../derivation/step';
import type { Rating } from './types';

/** The steps of an SOF award. The value of a step is not repeated here. */
export interface SofSteps extends StepKinds {
  rounded: Says<'S11' | 'S13', Rounding>;

  averageCapped: Says<'S3', { average: number }>;
  tablesCapped: Says<'S3', { tables: number }>;
  /** a s + b + (T / 60)(c s + d) */
  basicAward: Says<
    'S1' | 'S2',
    { s: number; tables: number; a: number; b: number; c: number; d: number }
  >;
  leastAward: Says<'S4', { award: number }>;
  mostAward: Says<'S4', { award: number }>;

  flightA: Says<'S6', object>;
  bracket: Says<'S7', { s: number }>;
  bracketBelow: Says<'S7', { average: number }>;
  /** R / 14 x S / 1.5 x P */
  scaling: Says<
    'S5',
    { rating: Rating; R: number; sessions: number; S: number; restrictions: number; P: number }
  >;
  award: Says<'S5', { basic: number; event: number; scaling: number }>;

  standAlone: Says<'S8', { award: number }>;
  larger: Says<'S8', { field: number; stratum: number }>;
  halfOfOneSession: Says<'S12', { award: number }>;

  firstRounded: Says<'S11', { first: number }>;
  /** 75 % of the place above, down to place `last`. */
  quarterLess: Says<'S10', PlaceOfFirst>;
  /** first / place */
  overPlace: Says<'S10', PlaceOfFirst>;
  /** sessions x first / (place + 2 sessions - 3) */
  bySessions: Says<'S10', PlaceOfFirst>;

  /** The awards of the paid ones of the places that so many tied entries span. */
  tiedAward: Says<'S13', { from: number; to: number; awards: readonly number[] }>;
  unpaid: Says<'S13', { from: number; to: number }>;

  /** Rows that hold nothing, the first of them by number. */
  rowsSkipped: Says<'S9', { rows: readonly number[] }>;
  /** total / size x 4 */
  teamAsFour: Says<'S9', { row: number; total: number; size: number }>;
  /** Teams that are not listed one by one. */
  moreTeamsAsFour: Says<'S9', object>;
  entryCapped: Says<'S9', { row: number; total: number }>;
  /** Entries that are not listed one by one. */
  moreEntriesCapped: Says<'S9', { cap: number }>;
  /** The lowest total that counts. */
  strongestCounted: Says<'S9', { entries: number; counted: number }>;
  /** sum / (players x entries) */
  averageOfEntries: Says<'S9', { totals: readonly number[]; players: number }>;

  formerTables: Says<'S14', { tables: number }>;
  formerManyTables: Says<'S14', { tables: number }>;
  formerAward: Says<'S14', { B: number; R: number; S: number; M: number; P: number; T: number }>;
}

/** The input for a lower place; `last` is the last place that gets 75 % of the place above. */
interface PlaceOfFirst {
  readonly first: number;
  readonly place: number;
  readonly sessions: number;
  readonly last: number;
}

export type SofStepList = StepList<SofSteps>;
