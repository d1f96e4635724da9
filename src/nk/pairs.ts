import { flaw } from '../arguments';
import { significant } from '../numbers/significant';
import { succeed, type Result } from '../result';
import { N } from './arguments';
import type { Pair } from './types';

/**
 * The pairs of round 1 inside a group ranked by strength (N3): i against i + h, where 2 h play.
 *
 * @param n players of the group, a whole number from 2 to 10,000. Of an odd group one player floats or has
 *   the bye; the numbers then count the others: 15 give the pairs of 14
 * @returns h pairs, by the number of the higher player
 */
export function slidePairs(n: number): Result<readonly Pair[]> {
  return pairsOf(n, (i, h) => i + h);
}

/**
 * The pairs of later rounds inside a group ranked by SOS, then strength (N4): 1 against the last, 2 against
 * the last but one, and so on. Arguments and result as for `slidePairs`.
 */
export function foldPairs(n: number): Result<readonly Pair[]> {
  return pairsOf(n, (i, h) => 2 * h + 1 - i);
}

function pairsOf(n: number, opponent: (i: number, h: number) => number): Result<readonly Pair[]> {
  const players = significant(n);
  const playersFlaw = flaw(N, players);
  if (playersFlaw) return playersFlaw;

  const h = Math.floor(players / 2);
  const pairs: Pair[] = [];
  for (let i = 1; i <= h; i++) pairs.push([i, opponent(i, h)]);
  return succeed(pairs);
}
