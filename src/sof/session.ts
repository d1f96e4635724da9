import { significant } from '../numbers/significant';
import { succeed, type Result } from '../result';
import { roundedAward, unroundedAward } from './award';
import type { SofTrace } from './steps';
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
  trace?: SofTrace,
): Result<number> {
  const overall = unroundedAward(avgMP, tables, { ...options, sessions: 1 }, trace);
  if (!overall.ok) return overall;
  const award = OF_ONE_SESSION * overall.value;
  trace?.add('S12', 'halfOfOneSession', { award: overall.value }, significant(award));
  return succeed(roundedAward(award, trace));
}
