import { flaw } from '../arguments';
import { halfUp } from '../numbers/half-up';
import { significant } from '../numbers/significant';
import { succeed, type Result } from '../result';
import {
  AVERAGE,
  DEFAULT_EVENT,
  DEFAULT_RATING,
  DEFAULT_RESTRICTIONS,
  DEFAULT_SESSIONS,
  RESTRICTIONS,
  SESSIONS,
  TABLES,
} from './arguments';
import { basicAward } from './basic-award';
import { eventFactor, eventNamed } from './event';
import { BASIC_SCALE, ratingNamed, scaledAward, scaleOf, type Scale } from './scaling';
import type { SofTrace } from './steps';
import type { AwardOptions, StratumOptions } from './types';
import { refuse } from './refuse';

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
export function sofAward(
  avgMP: number,
  tables: number,
  options?: AwardOptions,
  trace?: SofTrace,
): Result<number> {
  const unrounded = unroundedAward(avgMP, tables, options, trace);
  return unrounded.ok ? succeed(roundedAward(unrounded.value, trace)) : unrounded;
}

/** S11 */
export function roundedAward(unrounded: number, trace?: SofTrace): number {
  const award = halfUp(unrounded, 2);
  trace?.rounded('S11', unrounded, 2, award);
  return award;
}

/** The same, unrounded, for awards that are computed from it. */
export function unroundedAward(
  avgMP: number,
  tables: number,
  options?: AwardOptions,
  trace?: SofTrace,
): Result<number> {
  const average = significant(avgMP);
  const tableCount = significant(tables);
  const fieldFlaw = flaw(AVERAGE, average) ?? flaw(TABLES, tableCount);
  if (fieldFlaw) return fieldFlaw;
  const basic = basicAward(average, tableCount, trace);
  if (options === undefined) {
    // Nothing scales it, which nearly every formula of a sheet need not be told.
    return succeed(trace ? scaledAward(basic, 1, BASIC_SCALE, trace) : basic);
  }

  const scale = readScale(options);
  if (!scale.ok) return scale;

  const text = options.event ?? DEFAULT_EVENT;
  const event = eventNamed(text);
  if (event === undefined) return refuse({ argument: 'event', found: text }, 'eventKnown');
  const factor = eventFactor(event, average, trace);
  return succeed(scaledAward(basic, factor, scale.value, trace));
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
