import { halfUpTo, log10, ratio, times } from './decimal';

/**
 * SOF in exact fractions, written from the slides (and, where they are silent, the clauses S1-S14) alone and sharing nothing with the
 * rules under test. Averages are whole hundredths, tables whole or halves.
 */

/** A number as numerator and denominator, the denominator above 0. */
export type Fraction = readonly [bigint, bigint];

/** numerator / denominator to whole numbers, halves up. */
export function halfUp(numerator: bigint, denominator: bigint): bigint {
  return (2n * numerator + denominator) / (2n * denominator);
}

/** What an event is, with R and P as the slides list them (P in tenths). */
export interface SofEvent {
  readonly R: number;
  readonly sessions: number;
  readonly tenthsP: number;
  readonly kind?: 'Flight A' | 'Bracketed Swiss' | undefined;
}

const BASIC_EVENT: SofEvent = { R: 14, sessions: 2, tenthsP: 10 };

/**
 * Basic awards are counted in units of 1/12,000,000,000 masterpoint, in which every number of the
 * formula is whole for an average in hundredths and tables in halves.
 */
const UNITS = 12_000_000_000n;

const hundredthsOf = (average: number): bigint =>
  BigInt(Math.round(Math.min(average, 10_000) * 100));

/** The basic award in those units, within 2.50 and 50. */
export function basicUnits(average: number, tables: number): bigint {
  const mp = hundredthsOf(average);
  const halves = BigInt(2 * Math.min(tables, 60));
  // Constants and slopes of the slide, in thousandths of a masterpoint and millionths per masterpoint held.
  const [slope, constant, tableSlope, tableConstant] =
    average <= 1250 ? [1000n, 2250n, 12158n, 6461n] : [2000n, 1000n, 3130n, 17087n];
  const units =
    120n * (slope * mp + constant * 100_000n) +
    halves * (tableSlope * mp + tableConstant * 100_000n);
  const [least, most] = [(UNITS * 5n) / 2n, UNITS * 50n];
  return units < least ? least : units > most ? most : units;
}

/** S5-S7, S12: what a basic award in units becomes in such an event. */
export function awardOf(units: bigint, average: number, event: SofEvent): Fraction {
  // S / 1.5 = (sessions + 1) / 3
  const scale = BigInt(event.R * (event.sessions + 1) * event.tenthsP);
  const denominator = UNITS * 14n * 3n * 10n;
  if (event.kind === 'Flight A') return [units * scale * 11n, denominator * 10n];
  if (event.kind === undefined || average < 1250) return [units * scale, denominator];
  // 1 + 0.1 (s - 1.25), counted in millionths: s is the average in hundredths / 100,000.
  const factor = 1_000_000n + (hundredthsOf(average) - 125_000n);
  return [units * scale * factor, denominator * 1_000_000n];
}

/** The award in hundredths: basic award x event x R/14 x S/1.5 x P. */
export function awardHundredths(average: number, tables: number, event = BASIC_EVENT): bigint {
  const [part, of] = awardOf(basicUnits(average, tables), average, event);
  return halfUp(100n * part, of);
}

/** S12: half of the one-session award. */
export function sessionHundredths(average: number, tables: number, event: SofEvent): bigint {
  const [part, of] = awardOf(basicUnits(average, tables), average, { ...event, sessions: 1 });
  return halfUp(50n * part, of);
}

/** S8: the field's award, or 110 % of what the stratum would be paid alone. */
export function stratumHundredths(
  field: { readonly average: number; readonly tables: number },
  stratum: { readonly average: number; readonly tables: number },
  event: SofEvent,
): bigint {
  const ofField = 10n * basicUnits(field.average, field.tables);
  const ofStratum = 11n * basicUnits(stratum.average, stratum.tables);
  const [part, of] = awardOf(ofField > ofStratum ? ofField : ofStratum, 0, event);
  return halfUp(10n * part, of);
}

/** The award of a place in hundredths: the table's own words, walked down place by place in exact fractions. */
export function placeHundredths(firstHundredths: number, place: number, sessions: number): bigint {
  const first = BigInt(firstHundredths);
  const quarters = sessions === 1 ? 8 : sessions === 2 ? 4 : 3;
  if (place > quarters) {
    if (sessions === 1) return halfUp(first, BigInt(place));
    return halfUp(BigInt(sessions) * first, BigInt(place) + 2n * BigInt(sessions) - 3n);
  }
  let fraction: Fraction = [first, 1n];
  for (let below = 2; below <= place; below++) fraction = [fraction[0] * 3n, fraction[1] * 4n];
  return halfUp(...fraction);
}

/** S13: the awards in hundredths of a list from the top down, given as the numbers of entries that are level. */
export function tiedHundredths(
  firstHundredths: number,
  groups: readonly number[],
  sessions: number,
  depth = Infinity,
): bigint[] {
  const awards: bigint[] = [];
  for (const tied of groups) {
    const places = Array.from({ length: tied }, (_, index) => awards.length + index + 1);
    const paid = places.filter((place) => place <= depth);
    const sum = paid.reduce((all, at) => all + placeHundredths(firstHundredths, at, sessions), 0n);
    awards.push(...places.map(() => halfUp(sum, BigInt(tied))));
  }
  return awards;
}

/** S14: the former system's factors, M in tenths, T in hundredths. */
export interface FormerEvent extends Omit<SofEvent, 'kind'> {
  readonly tenthsM: number;
  readonly hundredthsT: number;
}

/** S14: B R S M P T in hundredths; B = (tables + 10) / 60, or log10(tables / 4) above 60 tables. */
export function formerHundredths(tables: number, event: FormerEvent): bigint {
  const { R, sessions, tenthsP, tenthsM, hundredthsT } = event;
  const halves = BigInt(2 * tables);
  // S = (sessions + 1) / 2
  const factors = BigInt(R * (sessions + 1) * tenthsP * tenthsM * hundredthsT);
  const of = 2n * 10n * 10n * 100n;
  if (tables <= 60) return halfUp(100n * (halves + 20n) * factors, 120n * of);
  return halfUpTo(2, times(log10(halves, 8n), ratio(factors, of)));
}

/** S9: entries as what they hold in hundredths and how many they are; the average as an exact fraction. */
export function averageHundredths(
  entries: readonly { readonly hundredths: number; readonly players: number }[],
): Fraction {
  const pairs = entries.some(({ players }) => players === 2);
  const [players, counted] = pairs ? [2n, 120] : [4n, 60];
  const cap = 1_000_000n * players;
  // Divisible by the 5 and 6 players of larger teams.
  const PARTS = 30n;
  const totals = entries.map((entry) => {
    const total = (BigInt(entry.hundredths) * players * PARTS) / BigInt(entry.players);
    return total < cap * PARTS ? total : cap * PARTS;
  });
  const strongest = totals.sort((a, b) => (a < b ? 1 : a > b ? -1 : 0)).slice(0, counted);
  const sum = strongest.reduce((all, each) => all + each, 0n);
  return [sum, players * BigInt(strongest.length) * PARTS];
}
