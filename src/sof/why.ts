import { significant } from '../core/numbers';
import { type CountedEntry, type FieldAverage, sofAverage } from './average';
import {
  type AwardWorking,
  type BasicAward,
  MOST_MASTERPOINTS,
  roundedAward,
  type ScaledAward,
  type SessionWorking,
  sofAward,
  sofSession,
  TYPICAL,
  TYPICAL_AVERAGE,
} from './award';
import { type FormerWorking, FORMULA_TABLES, sofFormer } from './former';
import { sofStratum, type StratumWorking } from './stratum';
import {
  type FirstAward,
  placeAward,
  type PlaceWorking,
  sofPlace,
  sofPlaces,
  sofResults,
  type TieWorking,
} from './places';
import {
  aStep,
  type Derivation,
  explaining,
  explainingRows,
  rounding,
  type StepList,
  type StepVocabulary,
} from '../core/derivation';
import type { Rating } from './arguments';
import { aNumber, type Kind, numbers } from '../core/message';

/** How many rows of a kind are named one by one. */
const NAMED = 5;

export function tellAverage(working: FieldAverage, steps: SofStepList): number {
  const { entries, skipped, players, strongest, average } = working;
  if (skipped.length > 0) {
    steps.add('S9', 'rowsSkipped', { rows: skipped.slice(0, NAMED) }, skipped.length);
  }
  tellTeams(
    entries.filter(({ size }) => size > players),
    steps,
  );
  tellCapped(
    entries.filter(({ asFour, counted }) => counted < asFour),
    steps,
  );
  if (strongest.length < entries.length) {
    const least = strongest.reduce((lowest, { counted }) => Math.min(lowest, counted), Infinity);
    const values = { entries: entries.length, counted: strongest.length };
    steps.add('S9', 'strongestCounted', values, significant(least));
  }
  const averaged = new Set(strongest);
  const totals = entries.filter((each) => averaged.has(each)).map(({ counted }) => counted);
  steps.add('S9', 'averageOfEntries', { totals, players }, average);
  return average;
}

function tellTeams(larger: readonly CountedEntry[], steps: SofStepList): void {
  for (const { row, total, size, asFour } of larger.slice(0, NAMED)) {
    steps.add('S9', 'teamAsFour', { row, total, size }, significant(asFour));
  }
  const more = larger.length - NAMED;
  if (more > 0) steps.add('S9', 'moreTeamsAsFour', {}, more);
}

function tellCapped(capped: readonly CountedEntry[], steps: SofStepList): void {
  for (const { row, asFour, counted } of capped.slice(0, NAMED)) {
    steps.add('S9', 'entryCapped', { row, total: asFour }, counted);
  }
  const more = capped.length - NAMED;
  for (const { counted } of capped.slice(NAMED, NAMED + 1)) {
    steps.add('S9', 'moreEntriesCapped', { cap: counted }, more);
  }
}

export function tellAward(working: AwardWorking, steps: SofStepList): number {
  tellUnrounded(working, steps);
  return tellRounded(working.award, steps);
}

export function tellSession({ oneSession, award }: SessionWorking, steps: SofStepList): number {
  tellUnrounded(oneSession, steps);
  steps.add('S12', 'halfOfOneSession', { award: oneSession.award }, significant(award));
  return tellRounded(award, steps);
}

export function tellStratum(working: StratumWorking, steps: SofStepList): number {
  const { ofField, alone, ofStratum, larger } = working;
  tellBasic(ofField, steps);
  tellBasic(alone, steps);
  steps.add('S8', 'standAlone', { award: alone.award }, significant(ofStratum));
  const values = { field: ofField.award, stratum: ofStratum };
  steps.add('S8', 'larger', values, significant(larger));
  tellScaled(larger, 1, working, steps);
  return tellRounded(working.award, steps);
}

export function tellFormer({ tables, factors, award }: FormerWorking, steps: SofStepList): number {
  const key = tables <= FORMULA_TABLES ? 'formerTables' : 'formerManyTables';
  steps.add('S14', key, { tables }, significant(factors.B));
  steps.add('S14', 'formerAward', factors, significant(award));
  return tellRounded(award, steps);
}

function tellUnrounded(working: AwardWorking, steps: SofStepList): void {
  const { basic, event, eventFactor } = working;
  tellBasic(basic, steps);
  if (event === 'Flight A') steps.add('S6', 'flightA', {}, eventFactor);
  if (event === 'Bracketed Swiss') {
    const { average, s } = basic;
    if (average < TYPICAL_AVERAGE) steps.add('S7', 'bracketBelow', { average }, eventFactor);
    else steps.add('S7', 'bracket', { s }, significant(eventFactor));
  }
  tellScaled(basic.award, eventFactor, working, steps);
}

/** S1-S4; caps and limits where they change anything. */
function tellBasic(basic: BasicAward, steps: SofStepList): void {
  const { average, tables, s, T, line, unlimited, award } = basic;
  if (average > MOST_MASTERPOINTS) steps.add('S3', 'averageCapped', { average }, MOST_MASTERPOINTS);
  if (tables > T) steps.add('S3', 'tablesCapped', { tables }, T);
  const clause = line === TYPICAL ? 'S1' : 'S2';
  steps.add(clause, 'basicAward', { s, tables: T, ...line }, significant(unlimited));
  if (award > unlimited) steps.add('S4', 'leastAward', { award: unlimited }, award);
  if (award < unlimited) steps.add('S4', 'mostAward', { award: unlimited }, award);
}

function tellScaled(
  basic: number,
  event: number,
  { scale, scaling, award }: ScaledAward,
  steps: SofStepList,
): void {
  steps.add('S5', 'scaling', scale, significant(scaling));
  steps.add('S5', 'award', { basic, event, scaling }, significant(award));
}

function tellRounded(award: number, steps: SofStepList): number {
  const rounded = roundedAward(award);
  steps.rounded('S11', award, 2, rounded);
  return rounded;
}

export function tellPlace(working: PlaceWorking, steps: SofStepList): number {
  tellFirst(working.first, steps);
  tellShare(working, steps);
  return working.hundredths / 100;
}

export function tellTie(
  { first, from, to, last, sessions, award }: TieWorking,
  steps: SofStepList,
): number {
  tellFirst(first, steps);
  const awards: number[] = [];
  for (let place = from; place <= last; place++) {
    const paid = placeAward(first, place, sessions);
    tellShare(paid, steps);
    awards.push(paid.hundredths / 100);
  }
  const entries = to - from + 1;
  if (awards.length === 0) {
    steps.add('S13', 'unpaid', { from, to }, award);
  } else if (entries > 1) {
    const mean = significant(awards.reduce((sum, each) => sum + each, 0) / entries);
    steps.add('S13', 'tiedAward', { from, to, awards }, mean);
    steps.rounded('S13', mean, 2, award);
  }
  return award;
}

function tellFirst({ given, hundredths }: FirstAward, steps: SofStepList): void {
  const rounded = hundredths / 100;
  if (rounded !== given) steps.add('S11', 'firstRounded', { first: given }, rounded);
}

/** S10, S11 */
function tellShare(working: PlaceWorking, steps: SofStepList): void {
  const { first, place, sessions, last, part, of, hundredths } = working;
  const values = { first: first.hundredths / 100, place, sessions, last };
  const unrounded = significant((first.hundredths * part) / of / 100);
  steps.add('S10', rule(working), values, unrounded);
  steps.rounded('S11', unrounded, 2, hundredths / 100);
}

function rule({ place, sessions, last }: PlaceWorking): 'quarterLess' | 'overPlace' | 'bySessions' {
  if (place <= last) return 'quarterLess';
  return sessions === 1 ? 'overPlace' : 'bySessions';
}

/** An award and the steps that lead to it. */
export type SofDerivation = Derivation<SofSteps>;

/** Explains `sofAverage`; refuses the same arguments. */
export const explainSofAverage = explaining(sofAverage, tellAverage);

/** Explains `sofAward`; refuses the same arguments. */
export const explainSofAward = explaining(sofAward, tellAward);

/** Explains `sofStratum`; refuses the same arguments. */
export const explainSofStratum = explaining(sofStratum, tellStratum);

/** Explains `sofSession`; refuses the same arguments. */
export const explainSofSession = explaining(sofSession, tellSession);

/** Explains `sofPlace`; refuses the same arguments. */
export const explainSofPlace = explaining(sofPlace, tellPlace);

/** Explains `sofPlaces` place by place; refuses the same arguments. */
export const explainSofPlaces = explainingRows(sofPlaces, tellPlace);

/** Explains `sofResults` row by row; refuses the same arguments. */
export const explainSofResults = explainingRows(sofResults, tellTie);

/** Explains `sofFormer`; refuses the same arguments. */
export const explainSofFormer = explaining(sofFormer, tellFormer);

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
type SofStepList = StepList<SofSteps>;
