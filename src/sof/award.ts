import { flaw } from '../core/arguments';
import { halfUp, significant } from '../core/numbers';
import { type Result, ruleOf, succeed } from '../core/result';
import {
  AVERAGE,
  type AwardOptions,
  DEFAULT_EVENT,
  DEFAULT_RATING,
  DEFAULT_RESTRICTIONS,
  DEFAULT_SESSIONS,
  type EventKind,
  type Rating,
  RESTRICTIONS,
  type SessionOptions,
  SESSIONS,
  type StratumOptions,
  TABLES,
} from './arguments';
import { refuse } from './messages';
import { nameKey } from '../core/text';

/**
 * The award for first place overall in a pairs or Swiss team event, in masterpoints (S1-S7, S11).
 *
 * @param avgMP average masterpoints per player, from 0; counted up to 10,000 (S3)
 * @param tables tables in the event itself, above 0, fractions allowed; counted up to 60 (S3)
 * @param options sessions, rating and restrictions (S5); whether it is a stand-alone Flight A (S6) or
 *   a bracket of a bracketed Swiss (S7)
 * @returns the award, rounded half up to 0.01 once, at the end (S11). Refused: a negative average, no
 *   tables, sessions that are not whole or below 1, restrictions not whole or below 0, another rating
 *   or event.
 */
export const sofAward = ruleOf(awardWorking, ({ award }) => roundedAward(award));

/** S11 */
export function roundedAward(award: number): number {
  return halfUp(award, 2);
}

/** The working of an award; `award` is unrounded, for awards that are computed from it. */
export interface AwardWorking extends ScaledAward {
  readonly basic: BasicAward;
  readonly event: EventKind;
  /** S6, S7 */
  readonly eventFactor: number;
}

function awardWorking(avgMP: number, tables: number, options?: AwardOptions): Result<AwardWorking> {
  const average = significant(avgMP);
  const tableCount = significant(tables);
  const fieldFlaw = flaw(AVERAGE, average) ?? flaw(TABLES, tableCount);
  if (fieldFlaw) return fieldFlaw;
  const basic = basicAward(average, tableCount);
  // No options: nothing scales it.
  if (options === undefined) return succeed(workingOf(basic, DEFAULT_EVENT, 1, BASIC_SCALE));

  const scale = readScale(options);
  if (!scale.ok) return scale;

  const text = options.event ?? DEFAULT_EVENT;
  const event = eventNamed(text);
  if (event === undefined) return refuse({ argument: 'event', found: text }, 'eventKnown');
  return succeed(workingOf(basic, event, eventFactor(event, basic), scale.value));
}

function workingOf(
  basic: BasicAward,
  event: EventKind,
  factor: number,
  scale: Scale,
): AwardWorking {
  const by = scaling(scale);
  const award = basic.award * factor * by;
  return { basic, event, eventFactor: factor, scale, scaling: by, award };
}

/** S5 from the options as given. */
export function readScale(options: StratumOptions): Result<Scale> {
  const sessions = significant(options.sessions ?? DEFAULT_SESSIONS);
  const sessionsFlaw = flaw(SESSIONS, sessions);
  if (sessionsFlaw) return sessionsFlaw;

  const text = options.rating ?? DEFAULT_RATING;
  const rating = ratingNamed(text);
  if (rating === undefined) return refuse({ argument: 'rating', found: text }, 'ratingKnown');

  const restrictions = significant(options.restrictions ?? DEFAULT_RESTRICTIONS);
  const restrictionsFlaw = flaw(RESTRICTIONS, restrictions);
  if (restrictionsFlaw) return restrictionsFlaw;

  return succeed(scaleOf(rating, sessions, restrictions));
}

/** "Tables subject to a maximum of 60" (Basic SOF Formula). */
const MOST_TABLES = 60;

/** "subject to a 20,000 limit per pair" (Basic SOF Formula): 10,000 a player. */
export const MOST_MASTERPOINTS = 10_000;

/** The average up to which the first line holds; decision: exactly here too, as the sample table shows. */
export const TYPICAL_AVERAGE = 1250;

/** A line of the Basic SOF Formula: a s + b + (T / 60)(c s + d). */
interface AwardLine {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
}

export const TYPICAL: AwardLine = { a: 1.0, b: 2.25, c: 12.158, d: 6.461 };
const STRONG: AwardLine = { a: 2.0, b: 1.0, c: 3.13, d: 17.087 };

/** "Minimum Award = 2.50 Masterpoints, Maximum Award = 50 Masterpoints" (Basic SOF Formula). */
const LEAST_AWARD = 2.5;
const MOST_AWARD = 50;

/** The working of a basic award. */
export interface BasicAward {
  readonly average: number;
  readonly tables: number;
  /** S3: the average counted, in thousands. */
  readonly s: number;
  /** S3: the tables counted. */
  readonly T: number;
  readonly line: AwardLine;
  /** By the line, before the limits of S4. */
  readonly unlimited: number;
  readonly award: number;
}

/**
 * The award for first place in an unrestricted two-session regional, unrounded (S1-S4).
 *
 *     s <= 1.25:  1.000 s + 2.250 + (T / 60) (12.158 s +  6.461)
 *     s >  1.25:  2.000 s + 1.000 + (T / 60) ( 3.130 s + 17.087)
 *
 * s = average masterpoints per player / 1000, T = tables. The two lines do not meet at s = 1.25:
 * just above it the award drops (60 tables: 25.16, then 24.50). That is the source's, and kept.
 */
export function basicAward(average: number, tables: number): BasicAward {
  // S3
  const s = Math.min(average, MOST_MASTERPOINTS) / 1000;
  const T = Math.min(tables, MOST_TABLES);
  // S1, S2
  const line = average <= TYPICAL_AVERAGE ? TYPICAL : STRONG;
  const unlimited = line.a * s + line.b + (T / 60) * (line.c * s + line.d);
  return { average, tables, s, T, line, unlimited, award: withinLimits(unlimited) };
}

/** S4 */
function withinLimits(award: number): number {
  return Math.min(Math.max(award, LEAST_AWARD), MOST_AWARD);
}

/** "R = Classification Factor (Sectional = 10, Regional = 14)" (The Current Masterpoint System). */
const R_SECTIONAL = 10;
const R_REGIONAL = 14;

/** "P = Restriction Factor (None = 1, One = 0.8, Two or more = 0.7)" (The Current Masterpoint System). */
const P = { none: 1, one: 0.8, more: 0.7 } as const;

/** The factors of an award (S5), taken over from the former system (S14). */
interface Scale {
  readonly rating: Rating;
  readonly sessions: number;
  readonly restrictions: number;
  /** The classification factor. */
  readonly R: number;
  /** The sessions factor: 0.5 (sessions + 1). */
  readonly S: number;
  /** The restriction factor. */
  readonly P: number;
}

export function scaleOf(rating: Rating, sessions: number, restrictions: number): Scale {
  return {
    rating,
    sessions,
    restrictions,
    R: rating === 'Regional' ? R_REGIONAL : R_SECTIONAL,
    S: 0.5 * (sessions + 1),
    P: restrictionFactor(restrictions),
  };
}

function restrictionFactor(restrictions: number): number {
  if (restrictions === 0) return P.none;
  return restrictions === 1 ? P.one : P.more;
}

/** The scale of the event the basic award is made for. */
export const BASIC_SCALE = scaleOf('Regional', 2, 0);

/**
 * The factor of the basic award (S5): R / 14 x S / 1.5 x P.
 *
 * Decision: the basic award is that of a two-session regional without restrictions (R = 14, S = 1.5,
 * P = 1). At the typical average, s = 1.25, its second line equals 21 (T + 10) / 60, which is the
 * former formula with exactly these factors.
 */
export function scaling(scale: Scale): number {
  return (scale.R / 14) * (scale.S / 1.5) * scale.P;
}

/** The working of a scaled award: an award times the factor of S5. */
export interface ScaledAward {
  readonly scale: Scale;
  readonly scaling: number;
  /** Unrounded. */
  readonly award: number;
}

/** The rating that a text names in any case, or its classification factor. */
export function ratingNamed(given: number | string): Rating | undefined {
  // The spelling of nearly every sheet: no need to change case.
  if (given === 'Regional' || given === 'Sectional') return given;
  if (typeof given === 'number') return ratingOf(significant(given));
  switch (nameKey(given)) {
    case 'regional':
      return 'Regional';
    case 'sectional':
      return 'Sectional';
    default:
      return undefined;
  }
}

function ratingOf(factor: number): Rating | undefined {
  if (factor === R_REGIONAL) return 'Regional';
  return factor === R_SECTIONAL ? 'Sectional' : undefined;
}

/** "Awards for Stand-alone Flight A events are 110% of the basic formula value" (Adjustments to Basic Formula). */
const FLIGHT_A = 1.1;

/**
 * What an event's basic award, already within S4's limits, is multiplied by before it is scaled:
 *
 *     stand-alone Flight A                          1.10                      (S6)
 *     bracketed Swiss, average of 1250 or more      1 + 0.1 (s - 1.25)        (S7)
 *     any other                                     1
 *
 * Decisions: "increased by 0.1 x (s - 1.25)" is read as a factor (at s = 2.25 it equals Flight A's
 * 10 %; as masterpoints it would be next to nothing), and nothing limits the award a second time.
 */
export function eventFactor(event: EventKind, basic: BasicAward): number {
  switch (event) {
    case '':
      return 1;
    case 'Flight A':
      return FLIGHT_A;
    case 'Bracketed Swiss':
      return bracketFactor(basic);
  }
}

/** S3: s counts up to 10 here too. */
function bracketFactor({ s }: BasicAward): number {
  return 1 + 0.1 * Math.max(0, s - TYPICAL_AVERAGE / 1000);
}

/** The event a text names, in any case. */
export function eventNamed(text: string): EventKind | undefined {
  // As in nearly every sheet: no letters to compare.
  if (text === '') return text;
  switch (nameKey(text)) {
    case '':
      return '';
    case 'flight a':
      return 'Flight A';
    case 'bracketed swiss':
      return 'Bracketed Swiss';
    default:
      return undefined;
  }
}

/** "50% of the one-session award for the table count in the comparison" (Session Awards). */
const OF_ONE_SESSION = 0.5;

/**
 * The award for first place in one session of an event, in masterpoints (S12, S11).
 *
 * @param avgMP average masterpoints per player of the whole event, from 0
 * @param tables tables in the comparison (not those of one section), above 0
 * @param options rating and restrictions (S5), Flight A or bracketed Swiss (S6, S7), as for the event
 * @returns half the unrounded one-session award, rounded half up to 0.01 once; refused as in `sofAward`
 */
export const sofSession = ruleOf(sessionWorking, ({ award }) => roundedAward(award));

/** The working of a session award; `award` is unrounded. */
export interface SessionWorking {
  readonly oneSession: AwardWorking;
  readonly award: number;
}

function sessionWorking(
  avgMP: number,
  tables: number,
  options: SessionOptions = {},
): Result<SessionWorking> {
  const oneSession = awardWorking(avgMP, tables, { ...options, sessions: 1 });
  if (!oneSession.ok) return oneSession;
  const award = OF_ONE_SESSION * oneSession.value.award;
  return succeed({ oneSession: oneSession.value, award });
}
