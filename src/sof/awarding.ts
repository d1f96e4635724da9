import { allOf, existing, type Result, succeed } from '../core/result';
import { atOnce, type Stepwise } from '../core/stepwise';
import {
  explainSofAverage,
  explainSofAward,
  explainSofFormer,
  explainSofPlaces,
  explainSofResults,
  explainSofSession,
  explainSofStratum,
  type SofDerivation,
} from './why';
import { resultsWorking } from './places';
import { significant } from '../core/numbers';
import type { EventKind, Rating } from './arguments';

/**
 * The awards of a whole event, in masterpoints: first place of every field (S8, S9), what every entry earns in each field it is ranked
 * in (S10, S11, S13), and its one award, the largest of these. Of equal awards that of the higher stratum is named.
 *
 * @param entries the pairs or teams in the order of the list, at least one; their sizes as in `sofAverage`
 * @param terms the event; its depths within its entries, its tables above 0, no kind of event for a stratified one
 * @returns refused as `sofAverage`, `sofAward`, `sofResults`, `sofSession` and `sofFormer` refuse: a holding by its row, and a field
 *   whose entries hold nothing has no average
 */
export function awardEvent(entries: readonly EventEntry[], terms: EventTerms): EventAwarded {
  return atOnce(awardEventSteps(entries, terms));
}

/** The same in steps, for long lists. */
export function* awardEventSteps(
  entries: readonly EventEntry[],
  terms: EventTerms,
): Stepwise<EventAwarded> {
  const found = awardFields(entries, terms);
  if (!found.ok) return found;
  const { fields, alone } = found.value;
  const [overall] = fields;
  const earned: Partial<Record<Stratum, FieldAward>>[] = entries.map(() => ({}));
  for (const field of fields) {
    yield;
    const awards = inField(field, entries, terms);
    if (!awards.ok) return awards;
    for (const [row, award] of awards.value) existing(earned[row])[field.stratum] = award;
  }

  yield;
  const sessions: SofDerivation[] = [];
  for (const tables of terms.comparisons) {
    const session = explainSofSession(overall.average.value, tables, terms);
    if (!session.ok) return session;
    sessions.push(session.value);
  }
  // Pairs and teams of a Swiss have the same factor.
  const former = explainSofFormer(overall.tables, terms.sessions, {
    rating: terms.rating,
    limit: terms.limit,
    restrictions: terms.restrictions,
  });
  if (!former.ok) return former;
  return succeed({
    fields,
    alone,
    entries: earned.map((byField) => ({
      byField,
      ...largestAward((stratum) => byField[stratum]?.award),
    })),
    sessions,
    former: former.value,
    difference: overall.first.value / former.value.value - 1,
  });
}

/** What the entries of a field earn in it, by their rows. */
function inField(
  { stratum, first, depth }: AwardedField,
  entries: readonly EventEntry[],
  { sessions }: EventTerms,
): Result<ReadonlyMap<number, FieldAward>> {
  const rows: number[] = [];
  const scores: number[] = [];
  for (const [row, entry] of entries.entries()) {
    const score = entry.scores[stratum];
    if (!isRankedIn(stratum, entry.stratum) || score === undefined) continue;
    rows.push(row);
    scores.push(score);
  }
  const awards = new Map<number, FieldAward>();
  if (rows.length === 0) return succeed(awards);
  const options = { sessions, depth };
  const found = allOf({
    workings: resultsWorking(first.value, scores, options),
    reasons: explainSofResults(first.value, scores, options),
  });
  if (!found.ok) return found;
  const { workings, reasons } = found.value;
  for (const [i, row] of rows.entries()) {
    const { from, to, award } = existing(workings[i]);
    awards.set(row, { from, to, award, why: existing(reasons[i]) });
  }
  return succeed(awards);
}

/** The largest of what an entry earned, in the higher stratum where several are equal (E27). */
export function largestAward(earned: (stratum: Stratum) => number | undefined): LargestAward {
  let best: LargestAward = { award: 0, paidIn: undefined };
  for (const stratum of STRATA) {
    const award = earned(stratum) ?? 0;
    if (award > best.award) best = { award, paidIn: stratum };
  }
  return best;
}

/** Whether the entries of a stratum are ranked in a field: A in A, B in A and B, C in all (E27). */
export function isRankedIn(field: Stratum, stratum: Stratum): boolean {
  return stratum >= field;
}

/** The averages, tables and first places of an event's fields. */
interface EventFields {
  readonly fields: readonly [AwardedField, ...AwardedField[]];
  readonly alone: EventField | undefined;
}

/** The fields that anybody is ranked in; overall, and of a stratified event B and C (E27-E29). */
function awardFields(entries: readonly EventEntry[], terms: EventTerms): Result<EventFields> {
  const whole = fieldOf(entries, terms, () => true, terms.tables);
  if (!whole.ok) return whole;
  if (!terms.isStratified) {
    const overall = paidField('A', whole.value, whole.value.byItself, entries, terms);
    return overall.ok ? succeed({ fields: [overall.value], alone: undefined }) : overall;
  }

  const alone = fieldWithin(entries, terms, (stratum) => stratum === 'A');
  if (alone && !alone.ok) return alone;
  const first = alone ? topAward(whole.value, alone.value, terms) : succeed(whole.value.byItself);
  if (!first.ok) return first;
  const overall = paidField('A', whole.value, first.value, entries, terms);
  if (!overall.ok) return overall;

  const fields: [AwardedField, ...AwardedField[]] = [overall.value];
  for (const stratum of ['B', 'C'] as const) {
    const field = fieldWithin(entries, terms, (each) => isRankedIn(stratum, each));
    if (!field) continue;
    if (!field.ok) return field;
    const paid = paidField(stratum, field.value, field.value.byItself, entries, terms);
    if (!paid.ok) return paid;
    fields.push(paid.value);
  }
  return succeed({ fields, alone: alone?.value });
}

/** Stratum A: the award of the field, but at least 110 % of that of the A entries alone (S8). */
function topAward(whole: EventField, alone: EventField, terms: EventTerms): Result<SofDerivation> {
  return explainSofStratum(
    whole.average.value,
    whole.tables,
    alone.average.value,
    alone.tables,
    terms,
  );
}

type Counts = (stratum: Stratum) => boolean;

/** Some entries as a field of their own, of no more tables than the event; undefined where there are none. */
function fieldWithin(
  entries: readonly EventEntry[],
  terms: EventTerms,
  counts: Counts,
): Result<EventField> | undefined {
  const count = entries.filter(({ stratum }) => counts(stratum)).length;
  if (count === 0) return undefined;
  const { counted } = tablesOf(terms.unit, [count]);
  return fieldOf(entries, terms, counts, Math.min(terms.tables, counted));
}

/** Entries that do not count hold nothing, so that a refusal names the row of the whole list. */
function fieldOf(
  entries: readonly EventEntry[],
  terms: EventTerms,
  counts: Counts,
  tables: number,
): Result<EventField> {
  const counted = entries.filter(({ stratum }) => counts(stratum)).length;
  const average = explainSofAverage(
    entries.map(({ stratum, holdings }) => (counts(stratum) ? holdings : holdings.map(() => 0))),
    terms.playersPerEntry,
  );
  if (!average.ok) return average;
  const byItself = explainSofAward(average.value.value, tables, terms);
  if (!byItself.ok) return byItself;
  return succeed({ entries: counted, tables, average: average.value, byItself: byItself.value });
}

/** Places beyond those that are placed pay nobody. */
function paidField(
  stratum: Stratum,
  field: EventField,
  first: SofDerivation,
  entries: readonly EventEntry[],
  terms: EventTerms,
): Result<AwardedField> {
  const placed = entries.filter(
    (entry) => isRankedIn(stratum, entry.stratum) && entry.scores[stratum] !== undefined,
  ).length;
  const depth = Math.min(terms.depths[stratum] ?? placed, placed);
  const places = depth === 0 ? succeed([]) : explainSofPlaces(first.value, depth, terms.sessions);
  if (!places.ok) return places;
  const awards = places.value.map(({ value }) => value);
  return succeed({ ...field, stratum, first, depth, places: awards });
}

/** Below how many masterpoints an entry belongs to B, and to C; without a limit nobody belongs there. */
export interface StratumLimits {
  readonly B?: number | undefined;
  readonly C?: number | undefined;
}

/**
 * The stratum of an entry by its masterpoints (E24). Who holds exactly as much as a limit belongs to the higher stratum.
 *
 * @param masterpoints the average per player of the entry, or what its strongest player holds
 */
export function stratumByLimits(
  masterpoints: number,
  { B = -Infinity, C = -Infinity }: StratumLimits,
): Stratum {
  const held = significant(masterpoints);
  if (held < C) return 'C';
  return held < B ? 'B' : 'A';
}

/**
 * The tables that entries make (S3, E22): two pairs make one, a team is one. A sit-out makes a half table, which counts as a full one.
 *
 * @param unit pairs or teams
 * @param sections entries in each section; pairs of two sections do not meet
 * @returns the tables as played, with halves, and as they count
 */
export function tablesOf(
  unit: 'pairs' | 'teams',
  sections: readonly number[],
): { readonly played: number; readonly counted: number } {
  const share = unit === 'pairs' ? 2 : 1;
  let played = 0;
  let counted = 0;
  for (const entries of sections) {
    played += entries / share;
    counted += Math.ceil(entries / share);
  }
  return { played, counted };
}

/** The strata of an event, the strongest first (S8). */
export const STRATA = ['A', 'B', 'C'] as const;

export type Stratum = (typeof STRATA)[number];

/** A pair or a team of an event. */
export interface EventEntry {
  /** The stratum it belongs to; A for every entry of an event without strata. */
  readonly stratum: Stratum;
  /**
   * Its score in each field that it is ranked in, the highest first; a place counts as a negative score. Undefined: not placed.
   * Fields that the entry is not ranked in are not looked at.
   */
  readonly scores: Readonly<Record<Stratum, number | undefined>>;
  /** Its masterpoints, in one cell or a cell per player; none or 0 in all: it plays and is left out of the average. */
  readonly holdings: readonly number[];
}

/** What the awards of an event depend on beside its entries. */
export interface EventTerms {
  readonly unit: 'pairs' | 'teams';
  readonly isStratified: boolean;
  /** Sessions played, a whole number from 1. */
  readonly sessions: number;
  readonly rating: Rating;
  /** Restrictions on entry: 0, 1, or 2 for two or more. */
  readonly restrictions: number;
  /** Flight A or a bracketed Swiss; "" for every other event, and for a stratified one (S8 has no such factor). */
  readonly event: EventKind;
  /** Tables in the event, above 0; halves are allowed. */
  readonly tables: number;
  /** Places paid in each field, from 1 to its entries; left out: every place (the source gives no depth). */
  readonly depths: Readonly<Partial<Record<Stratum, number>>>;
  /** The upper masterpoint limit of the former system: 100, 750 or "Unlimited". */
  readonly limit: number | string;
  /** Players of an entry whose masterpoints stand in one cell: 2, 4, 5 or 6; one for all, or one per entry. */
  readonly playersPerEntry: readonly number[];
  /** Tables in the comparison of each session, above 0. */
  readonly comparisons: readonly number[];
}

/** Entries that count together. */
export interface EventField {
  readonly entries: number;
  readonly tables: number;
  /** Masterpoints per player (S9), unrounded. */
  readonly average: SofDerivation;
  /** First place of these entries by themselves. */
  readonly byItself: SofDerivation;
}

/** A field in which awards are given: overall, in B, in C. */
export interface AwardedField extends EventField {
  readonly stratum: Stratum;
  readonly first: SofDerivation;
  /** Places that get an award. */
  readonly depth: number;
  /** The awards of the paid places (S10, S11). */
  readonly places: readonly number[];
}

/** What an entry earns in one field. */
export interface FieldAward {
  /** The places it spans with those it is tied with. */
  readonly from: number;
  readonly to: number;
  readonly award: number;
  /** The same for all that are tied. */
  readonly why: SofDerivation;
}

/** An entry's places and its one award. */
interface EntryAwards extends LargestAward {
  /** By field; undefined where it is not ranked, or not placed. */
  readonly byField: Readonly<Partial<Record<Stratum, FieldAward>>>;
}

interface LargestAward {
  /** The largest that it earned. */
  readonly award: number;
  /** The field it is paid in, the higher one of equals; undefined without an award. */
  readonly paidIn: Stratum | undefined;
}

/** The awards of an event. */
export interface EventAwards {
  /** Overall first, then those of B and C that anybody is ranked in. */
  readonly fields: readonly [AwardedField, ...AwardedField[]];
  /** The entries of stratum A by themselves; undefined without strata, or without any entry in A. */
  readonly alone: EventField | undefined;
  /** In the order of the list. */
  readonly entries: readonly EntryAwards[];
  /** First place of each session (S12). */
  readonly sessions: readonly SofDerivation[];
  /** First place by the former formula (S14). */
  readonly former: SofDerivation;
  /** How much more first place pays than by the former formula, as a share of that. */
  readonly difference: number;
}

/** The awards, or the first thing that a rule refuses. */
type EventAwarded = Result<EventAwards>;
