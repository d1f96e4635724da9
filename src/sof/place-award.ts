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

/** The award for first place as given and as whole hundredths, rounded (S11). */
export interface FirstAward {
  readonly given: number;
  readonly hundredths: number;
}

export function firstAward(given: number): FirstAward {
  return { given, hundredths: Math.round(halfUp(given, 2) * 100) };
}

/** The working of the award for a place. */
export interface PlaceWorking {
  readonly first: FirstAward;
  readonly place: number;
  readonly sessions: number;
  /** The last place that gets 75 % of the place above. */
  readonly last: number;
  /** The share of first place, an exact ratio of whole numbers. */
  readonly part: number;
  readonly of: number;
  readonly hundredths: number;
}

/**
 * The award for a place, as an exact share of the rounded award for first place (S10, S11):
 *
 *     (3 / 4)^(place - 1)                            while 75 % of the place above is paid
 *     1 / place                                      below, in an event of one session
 *     sessions / (place + 2 sessions - 3)            below, in an event of two sessions or more
 *
 * Decision: one session takes the table's words; the general formula would give 1 / (place - 1).
 */
export function placeAward(first: FirstAward, place: number, sessions: number): PlaceWorking {
  const last = lastQuarterStep(sessions);
  let part = sessions;
  let of = place + 2 * sessions - 3;
  if (place <= last) {
    part = 3 ** (place - 1);
    of = 4 ** (place - 1);
  } else if (sessions === 1) {
    of = place;
  }
  const hundredths = halfUpQuotient(first.hundredths * part, of);
  return { first, place, sessions, last, part, of, hundredths };
}

/**
 * The award for an overall place, in masterpoints (S10, S11).
 *
 * @param first the award for first place, from 0.01; rounded half up to 0.01 before anything else
 * @param place the place, a whole number from 1 to 10,000
 * @param sessions sessions played, a whole number from 1; default 2
 * @returns the award, from the rounded first through an exact ratio, rounded half up to 0.01 once
 */
export function sofPlace(first: number, place: number, sessions?: number): Result<number> {
  const working = placeWorking(first, place, sessions);
  return working.ok ? succeed(working.value.hundredths / 100) : working;
}

export function placeWorking(
  first: number,
  place: number,
  sessions: number = DEFAULT_SESSIONS,
): Result<PlaceWorking> {
  const given = significant(first);
  const firstFlaw = flaw(FIRST, given);
  if (firstFlaw) return firstFlaw;

  const position = significant(place);
  const placeFlaw = flaw(PLACE, position);
  if (placeFlaw) return placeFlaw;

  const sessionCount = significant(sessions);
  return (
    flaw(SESSIONS, sessionCount) ?? succeed(placeAward(firstAward(given), position, sessionCount))
  );
}
