import { flaw } from '../arguments';
import { halfUp } from '../numbers/half-up';
import { significant } from '../numbers/significant';
import { refuse, succeed, type Result } from '../result';
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
import { BASIC_EVENT, ratingNamed, scaling } from './scaling';
import type { AwardOptions, StratumOptions } from './types';

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
export function sofAward(avgMP: number, tables: number, options?: AwardOptions): Result<number> {
  const award = unroundedAward(avgMP, tables, options);
  return award.ok ? succeed(halfUp(award.value, 2)) : award;
}

/** The same, unrounded, for awards that are computed from it. */
export function unroundedAward(
  avgMP: number,
  tables: number,
  options?: AwardOptions,
): Result<number> {
  const average = significant(avgMP);
  const tableCount = significant(tables);
  const fieldFlaw = flaw(AVERAGE, average) ?? flaw(TABLES, tableCount);
  if (fieldFlaw) return fieldFlaw;
  const basic = basicAward(average, tableCount);
  if (options === undefined) return succeed(basic * BASIC_EVENT);

  const scaled = scalingOf(options);
  if (!scaled.ok) return scaled;

  const text = options.event ?? DEFAULT_EVENT;
  const event = eventNamed(text);
  if (event === undefined) return refuse('eventKnown', 'event', text);
  return succeed(basic * eventFactor(event, average) * scaled.value);
}

/** S5 from the options as given. */
export function scalingOf(options: StratumOptions): Result<number> {
  const sessions = significant(options.sessions ?? DEFAULT_SESSIONS);
  const sessionsFlaw = flaw(SESSIONS, sessions);
  if (sessionsFlaw) return sessionsFlaw;

  const text = options.rating ?? DEFAULT_RATING;
  const rating = ratingNamed(text);
  if (rating === undefined) return refuse('ratingKnown', 'rating', text);

  const restrictions = significant(options.restrictions ?? DEFAULT_RESTRICTIONS);
  const restrictionsFlaw = flaw(RESTRICTIONS, restrictions);
  if (restrictionsFlaw) return restrictionsFlaw;

  return succeed(scaling(rating, sessions, restrictions));
}
