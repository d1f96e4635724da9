import { flaw } from '../arguments';
import { halfUp } from '../numbers/half-up';
import { significant } from '../numbers/significant';
import { refuse, succeed, type Result } from '../result';
import {
  AVERAGE,
  DEFAULT_RATING,
  DEFAULT_RESTRICTIONS,
  DEFAULT_SESSIONS,
  RESTRICTIONS,
  SESSIONS,
  TABLES,
} from './arguments';
import { basicAward } from './basic-award';
import { BASIC_EVENT, ratingNamed, scaling } from './scaling';
import type { AwardOptions } from './types';

/**
 * The award for first place overall in a pairs or Swiss team event, in masterpoints (S1-S5, S11).
 *
 * @param avgMP average masterpoints per player, from 0; counted up to 10,000 (S3)
 * @param tables tables in the event itself, above 0, fractions allowed; counted up to 60 (S3)
 * @param options sessions, rating and restrictions (S5)
 * @returns the award, rounded half up to 0.01 once, at the end (S11). Refused: a negative average, no
 *   tables, sessions that are not whole or below 1, restrictions not whole or below 0, another rating.
 */
export function sofAward(avgMP: number, tables: number, options?: AwardOptions): Result<number> {
  const average = significant(avgMP);
  const averageFlaw = flaw(AVERAGE, average);
  if (averageFlaw) return averageFlaw;

  const tableCount = significant(tables);
  const tablesFlaw = flaw(TABLES, tableCount);
  if (tablesFlaw) return tablesFlaw;

  let factor = BASIC_EVENT;
  if (options !== undefined) {
    const scaled = scalingOf(options);
    if (!scaled.ok) return scaled;
    factor = scaled.value;
  }

  return succeed(halfUp(basicAward(average, tableCount) * factor, 2));
}

/** S5 from the options as given. */
function scalingOf(options: AwardOptions): Result<number> {
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
