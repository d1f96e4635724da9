import { flaw } from '../../arguments';
import { significant } from '../../numbers/significant';
import { succeed, type Result } from '../../result';
import { PLAYERS } from '../arguments';
import { capacity, leaguesIn, LEAST_PLAYERS } from '../hierarchy';
import type { Layout } from '../types';
import { unavailable } from '../refuse';

/**
 * How a number of players fills the tiers (U2): with k full tiers and r players beyond them,
 *
 *     k = the largest with 10 (2^k - 1) <= n,   r = n - 10 (2^k - 1)
 *
 * as many leagues of 5 or more as r allows, at most the 2^k of tier k + 1. For 1 to 4 there is none.
 */
export function divide(count: number): Layout {
  let fullTiers = 0;
  while (capacity(fullTiers + 1) <= count) fullTiers++;
  const remainder = count - capacity(fullTiers);
  const leagues = Math.floor(remainder / LEAST_PLAYERS);
  return { fullTiers, remainder, bottomLeagues: Math.min(leaguesIn(fullTiers + 1), leagues) };
}

/** Whether every player beyond the full tiers has a league (U3). */
export function isPossible({ remainder, bottomLeagues }: Layout): boolean {
  return remainder === 0 || bottomLeagues > 0;
}

/**
 * How a number of players fills the tiers (U2). Not available (U3): 1 to 4 players beyond the full tiers, and
 * fewer than 5 in all, which no league can hold.
 */
export function layoutOf(players: number): Result<Layout> {
  const count = significant(players);
  const countFlaw = flaw(PLAYERS, count);
  if (countFlaw) return countFlaw;
  if (count < LEAST_PLAYERS) {
    return unavailable({ argument: PLAYERS.name, found: count }, 'tooFewForLeague', {
      missing: LEAST_PLAYERS - count,
    });
  }
  const layout = divide(count);
  return isPossible(layout)
    ? succeed(layout)
    : unavailable({ argument: PLAYERS.name, found: count }, 'remainderWithoutLeague', {
        left: layout.remainder,
        missing: LEAST_PLAYERS - layout.remainder,
      });
}

/**
 * The number of tiers of a cycle (U2, U3).
 *
 * @param players registered players, a whole number
 * @returns whole tiers from 1. A number of players that no leagues of 5 to 10 can hold (fewer than 5;
 *   11-14, 31-34, 71-74, 151-154 ...) is not available; the sentence names the ways out.
 */
export function kuksuTiers(players: number): Result<number> {
  const working = layoutOf(players);
  return working.ok ? succeed(tiersOf(working.value)) : working;
}

export function tiersOf({ fullTiers, bottomLeagues }: Layout): number {
  return bottomLeagues === 0 ? fullTiers : fullTiers + 1;
}
