import { flaw } from '../arguments';
import { halfUp } from '../numbers/half-up';
import { halfUpQuotient } from '../numbers/quotient';
import { significant } from '../numbers/significant';
import { succeed, type Result } from '../result';
import { DEFAULT_SESSIONS, FIRST, PLACE, SESSIONS } from './arguments';
import type { SofTrace } from './steps';

/** The last place that gets 75 % of the place above (Overall Awards below First Place). */
function lastQuarterStep(sessions: number): number {
  if (sessions === 1) return 8;
  return sessions === 2 ? 4 : 3;
}

/** An exact ratio of whole numbers, and the rule it comes from. */
interface Share {
  readonly rule: 'quarterLess' | 'overPlace' | 'bySessions';
  readonly part: number;
  readonly of: number;
}

/**
 * The share of first place that a place below it gets, (S10):
 *
 *     (3 / 4)^(place - 1)                            while 75 % of the place above is paid
 *     1 / place                                      below, in an event of one session
 *     sessions / (place + 2 sessions - 3)            below, in an event of two sessions or more
 *
 * Decision: one session takes the table's words; the general formula would give 1 / (place - 1).
 */
function shareOfFirst(place: number, sessions: number): Share {
  if (place <= lastQuarterStep(sessions)) {
    return { rule: 'quarterLess', part: 3 ** (place - 1), of: 4 ** (place - 1) };
  }
  if (sessions === 1) return { rule: 'overPlace', part: 1, of: place };
  return { rule: 'bySessions', part: sessions, of: place + 2 * sessions - 3 };
}

/** The award for first place, rounded, as whole hundredths (S11). */
export function inHundredths(first: number, trace?: SofTrace): number {
  const rounded = halfUp(first, 2);
  if (rounded !== first) trace?.add('S11', 'firstRounded', { first }, rounded);
  return Math.round(rounded * 100);
}

/** The award for a place in whole hundredths, from the rounded award for first place (S10, S11). */
export function placeHundredths(
  first: number,
  place: number,
  sessions: number,
  trace?: SofTrace,
): number {
  const { rule, part, of } = shareOfFirst(place, sessions);
  const hundredths = halfUpQuotient(first * part, of);
  if (trace) {
    const values = { first: first / 100, place, sessions, last: lastQuarterStep(sessions) };
    const unrounded = significant((first * part) / of / 100);
    trace.add('S10', rule, values, unrounded);
    trace.rounded('S11', unrounded, 2, hundredths / 100);
  }
  return hundredths;
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
  trace?: SofTrace,
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

  const hundredths = inHundredths(given, trace);
  return succeed(placeHundredths(hundredths, position, sessionCount, trace) / 100);
}
