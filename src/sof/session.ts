import { succeed, type Result } from '../result';
import { awardWorking, roundedAward, type AwardWorking } from './award';
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
  options?: SessionOptions,
): Result<number> {
  const working = sessionWorking(avgMP, tables, options);
  return working.ok ? succeed(roundedAward(working.value.award)) : working;
}

/** The working of a session award; `award` is unrounded. */
export interface SessionWorking {
  readonly oneSession: AwardWorking;
  readonly award: number;
}

export function sessionWorking(
  avgMP: number,
  tables: number,
  options: SessionOptions = {},
): Result<SessionWorking> {
  const oneSession = awardWorking(avgMP, tables, { ...options, sessions: 1 });
  if (!oneSession.ok) return oneSession;
  const award = OF_ONE_SESSION * oneSession.value.award;
  return succeed({ oneSession: oneSession.value, award });
}
