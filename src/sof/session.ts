import { halfUp } from '../numbers/half-up';
import { succeed, type Result } from '../result';
import { unroundedAward } from './award';
import type { SessionOptions } from './types';

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
export function sofSession(
  avgMP: number,
  tables: number,
  options: SessionOptions = {},
): Result<number> {
  const award = unroundedAward(avgMP, tables, { ...options, sessions: 1 });
  return award.ok ? succeed(halfUp(OF_ONE_SESSION * award.value, 2)) : award;
}
