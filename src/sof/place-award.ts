import { flaw } from '../arguments';
import { halfUp } from '../numbers/half-up';
import { halfUpQuotient } from '../numbers/quotient';
import { significant } from '../numbers/significant';
import { succeed, type Result } from '../result';
import { DEFAULT_SESSIONS, FIRST, PLACE, SESSIONS } from './arguments';

/** The last place that gets 75 % of the place above (Overall Awards below First Place). */
function lastQuarterStep(sessions: number): number {
  if (sessions === 1) return 8;
  return sessions === 2 ? 4 : 3;
}

/**
 * The share of first place that a place below it gets, as an exact ratio of whole numbers (S10):
 *
 *     (3 / 4)^(place - 1)                            while 75 % of the place above is paid
 *     1 / place                                      below, in an event of one session
 *     sessions / (place + 2 sessions - 3)            below, in an event of two sessions or more
 *
 * Decision: one session takes the table's words; the general formula would give 1 / (place - 1).
 */
function shareOfFirst(place: number, sessions: number): readonly [number, number] {
  if (place <= lastQuarterStep(sessions)) return [3 ** (place - 1), 4 ** (place - 1)];
  if (sessions === 1) return [1, place];
  return [sessions, place + 2 * sessions - 3];
}

/** The award for first place, rounded, as whole hundredths (S11). */
export function inHundredths(first: number): number {
  return Math.round(halfUp(first, 2) * 100);
}

/** The award for a place in whole hundredths, from the rounded award for first place (S10, S11). */
export function placeHundredths(first: number, place: number, sessions: number): number {
  const [part, of] = shareOfFirst(place, sessions);
  return halfUpQuotient(first * part, of);
}

/**
 * The award for an overall place, in masterpoints (S10, S11).
 *
 * @param first the award for first place, from 0.01; rounded half up to 0.01 before anything else
 * @param place the place, a whole number from 1
 * @param sessions sessions played, a whole number from 1; default 2
 * @returns the award, from the rounded first through an exact ratio, rounded half up to 0.01 once
 */
export function sofPlace(
  first: number,
  place: number,
  sessions: number = DEFAULT_SESSIONS,
): Result<number> {
  const given = significant(first);
  const firstFlaw = flaw(FIRST, given);
  if (firstFlaw) return firstFlaw;

  const position = significant(place);
  const placeFlaw = flaw(PLACE, position);
  if (placeFlaw) return placeFlaw;

  const sessionCount = significant(sessions);
  const sessionsFlaw = flaw(SESSIONS, sessionCount);
  if (sessionsFlaw) return sessionsFlaw;

  return succeed(placeHundredths(inHundredths(given), position, sessionCount) / 100);
}
