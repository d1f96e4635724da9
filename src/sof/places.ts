import { flaw } from '../arguments';
import { significant } from '../numbers/significant';
import { succeed, type Result } from '../result';
import { DEFAULT_SESSIONS, DEPTH, FIRST, SESSIONS } from './arguments';
import { inHundredths, placeHundredths } from './place-award';
import type { SofRowTraces } from './steps';

/**
 * The awards for the overall places from first down, in masterpoints (S10, S11).
 *
 * @param first the award for first place, from 0.01; rounded half up to 0.01 before anything else
 * @param depth how many places to list, a whole number from 1 to 10,000
 * @param sessions sessions played, a whole number from 1; default 2
 * @returns one award per place, each as `sofPlace` gives it
 */
export function sofPlaces(
  first: number,
  depth: number,
  sessions: number = DEFAULT_SESSIONS,
  traces?: SofRowTraces,
): Result<readonly number[]> {
  const given = significant(first);
  const placeCount = significant(depth);
  const sessionCount = significant(sessions);
  const refusal = flaw(FIRST, given) ?? flaw(DEPTH, placeCount) ?? flaw(SESSIONS, sessionCount);
  if (refusal) return refusal;

  const ofFirst = traces?.open([]);
  const hundredths = inHundredths(given, ofFirst);
  const awards: number[] = [];
  for (let place = 1; place <= placeCount; place++) {
    const trace = traces?.open([place - 1], ofFirst);
    awards.push(placeHundredths(hundredths, place, sessionCount, trace) / 100);
  }
  return succeed(awards);
}
