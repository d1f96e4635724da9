import { aStep, rounding, type StepList, type StepVocabulary } from '../derivation/step';
import { aNumber, numbers, type Kind } from '../message';
import type { Rating } from './types';

const aRating: Kind<Rating> = { samples: ['Sectional', 'Regional'] };

/** What a lower place is paid by; `last` is the last place that gets 75 % of the place above. */
const placeOfFirst = { first: aNumber, place: aNumber, sessions: aNumber, last: aNumber } as const;

/** The steps of an SOF award. The value of a step is not repeated here. */
export const sofSteps = {
  rounded: aStep(['S11', 'S13'], rounding),

  averageCapped: aStep('S3', { average: aNumber }),
  tablesCapped: aStep('S3', { tables: aNumber }),
  /** a s + b + (T / 60)(c s + d) */
  basicAward: aStep(['S1', 'S2'], {
    s: aNumber,
    tables: aNumber,
    a: aNumber,
    b: aNumber,
    c: aNumber,
    d: aNumber,
  }),
  leastAward: aStep('S4', { award: aNumber }),
  mostAward: aStep('S4', { award: aNumber }),

  flightA: aStep('S6', {}),
  bracket: aStep('S7', { s: aNumber }),
  bracketBelow: aStep('S7', { average: aNumber }),
  /** R / 14 x S / 1.5 x P */
  scaling: aStep('S5', {
    rating: aRating,
    R: aNumber,
    sessions: aNumber,
    S: aNumber,
    restrictions: aNumber,
    P: aNumber,
  }),
  award: aStep('S5', { basic: aNumber, event: aNumber, scaling: aNumber }),

  standAlone: aStep('S8', { award: aNumber }),
  larger: aStep('S8', { field: aNumber, stratum: aNumber }),
  halfOfOneSession: aStep('S12', { award: aNumber }),

  firstRounded: aStep('S11', { first: aNumber }),
  /** 75 % of the place above, down to place `last`. */
  quarterLess: aStep('S10', placeOfFirst),
  /** first / place */
  overPlace: aStep('S10', placeOfFirst),
  /** sessions x first / (place + 2 sessions - 3) */
  bySessions: aStep('S10', placeOfFirst),

  /** The awards of the paid ones of the places that so many tied entries span. */
  tiedAward: aStep('S13', { from: aNumber, to: aNumber, awards: numbers }),
  unpaid: aStep('S13', { from: aNumber, to: aNumber }),

  /** Rows that hold nothing, the first of them by number. */
  rowsSkipped: aStep('S9', { rows: numbers }),
  /** total / size x 4 */
  teamAsFour: aStep('S9', { row: aNumber, total: aNumber, size: aNumber }),
  /** Teams that are not listed one by one. */
  moreTeamsAsFour: aStep('S9', {}),
  entryCapped: aStep('S9', { row: aNumber, total: aNumber }),
  /** Entries that are not listed one by one. */
  moreEntriesCapped: aStep('S9', { cap: aNumber }),
  /** The lowest total that counts. */
  strongestCounted: aStep('S9', { entries: aNumber, counted: aNumber }),
  /** sum / (players x entries) */
  averageOfEntries: aStep('S9', { totals: numbers, players: aNumber }),

  formerTables: aStep('S14', { tables: aNumber }),
  formerManyTables: aStep('S14', { tables: aNumber }),
  formerAward: aStep('S14', {
    B: aNumber,
    R: aNumber,
    S: aNumber,
    M: aNumber,
    P: aNumber,
    T: aNumber,
  }),
} as const satisfies StepVocabulary;

/** The steps of SOF awards: each code with its clause and its values. */
export type SofSteps = typeof sofSteps;
export type SofStepList = StepList<SofSteps>;
