import { succeed, type Result } from '../../result';
import {
  explainSofAverage,
  explainSofAward,
  explainSofPlaces,
  explainSofStratum,
} from '../explain';
import type { SofDerivation } from '../explain';
import { tablesOf } from './tables';
import type { AwardedField, EventEntry, EventField, EventTerms, Stratum } from './types';

/** Whether the entries of a stratum are ranked in a field: A in A, B in A and B, C in all (E27). */
export function isRankedIn(field: Stratum, stratum: Stratum): boolean {
  return stratum >= field;
}

/** The averages, tables and first places of an event's fields. */
export interface EventFields {
  readonly fields: readonly [AwardedField, ...AwardedField[]];
  readonly alone: EventField | undefined;
}

/** The fields that anybody is ranked in; overall, and of a stratified event B and C (E27-E29). */
export function awardFields(
  entries: readonly EventEntry[],
  terms: EventTerms,
): Result<EventFields> {
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
