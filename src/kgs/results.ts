import { flaw } from '../arguments';
import { significant } from '../numbers/significant';
import { refuse, succeed, type Result } from '../result';
import { tiedGroups } from '../standings/groups';
import { PLAYERS, playersUnknown, pointsOfField, pointsSource } from './points';
import { readStandings, type Standing } from './standings';
import type { CalculatorCells } from './types';

/**
 * The points of every player of a tournament (K4, K5, K6, K9).
 *
 * Players with equal wins share the points of the places they span, whatever separates them: whole points
 * evenly, those left over one each to the better SOS, then SODOS. Where that too is level, the points left
 * are split evenly, and shares are not rounded.
 *
 * @param F factor of the tournament, above 0 (K1); may be blank (0, null) with a calculator
 * @param players number of players, a whole number from 1 (K3); may be blank (0, null) with a calculator of
 *   one row. Rows are at most as many; who does not count as a player holds no place.
 * @param wins games won, a row per player in any order; 0 or more, halves and quarters too
 * @param sos sums of opponents' scores, as entered
 * @param sodos sums of defeated opponents' scores, as entered
 * @param calculator cells of a director's own calculator (K4)
 * @returns points per row, in the list's own order; points of places that nobody holds lapse (K9)
 */
export function kgsResults(
  F: number | null | undefined,
  players: number | null | undefined,
  wins: readonly number[],
  sos: readonly number[],
  sodos: readonly number[],
  calculator?: CalculatorCells,
): Result<readonly number[]> {
  const source = pointsSource(F, calculator);
  if (!source.ok) return source;

  const playerCount = significant(players ?? 0);
  const unknown = playersUnknown(source.value, playerCount);
  const playersFlaw = unknown ? undefined : flaw(PLAYERS, playerCount);
  if (playersFlaw) return playersFlaw;

  const standings = readStandings(wins, sos, sodos);
  if (!standings.ok) return standings;
  if (!unknown && wins.length > playerCount) {
    return refuse('rowsBeyondPlayers', 'wins', wins.length, playerCount);
  }

  const paid = pointsOfField(source.value, playerCount);
  return paid.ok ? succeed(shared(standings.value, paid.value)) : paid;
}

function shared(standings: readonly Standing[], points: readonly number[]): number[] {
  const shares = new Array<number>(standings.length);
  let from = 0;
  for (const group of tiedGroups(standings, (a, b) => b.wins - a.wins)) {
    const sum = points.slice(from, from + group.length).reduce((total, each) => total + each, 0);
    share(sum, group, shares);
    from += group.length;
  }
  return shares;
}

/** K5: a whole part for everyone with these wins, what is left over by SOS and SODOS. */
function share(sum: number, group: readonly Standing[], shares: number[]): void {
  const evenly = Math.floor(sum / group.length);
  let left = sum - evenly * group.length;
  for (const level of tiedGroups(group, (a, b) => b.sos - a.sos || b.sodos - a.sodos)) {
    const extra = Math.min(left, level.length);
    for (const { row } of level) shares[row] = evenly + extra / level.length;
    left -= extra;
  }
}
