import { flaw } from '../arguments';
import { significant } from '../numbers/significant';
import { eachOf, succeed, type Result } from '../result';
import { DEFAULT_SESSIONS, DEPTH, FIRST, SESSIONS } from './arguments';
import { firstAward, placeAward, type PlaceWorking } from './place-award';

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
  sessions?: number,
): Result<readonly number[]> {
  return eachOf(placesWorking(first, depth, sessions), ({ hundredths }) => hundredths / 100);
}

export function placesWorking(
  first: number,
  depth: number,
  sessions: number = DEFAULT_SESSIONS,
): Result<readonly PlaceWorking[]> {
  const given = significant(first);
  const placeCount = significant(depth);
  const sessionCount = significant(sessions);
  const refusal = flaw(FIRST, given) ?? flaw(DEPTH, placeCount) ?? flaw(SESSIONS, sessionCount);
  if (refusal) return refusal;

  const ofFirst = firstAward(given);
  const awards: PlaceWorking[] = [];
  for (let place = 1; place <= placeCount; place++) {
    awards.push(placeAward(ofFirst, place, sessionCount));
  }
  return succeed(awards);
}
