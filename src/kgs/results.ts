import { flaw } from '../arguments';
import { significant } from '../numbers/significant';
import { succeed, type Result } from '../result';
import { tiedGroups } from '../standings/groups';
import {
  PLAYERS,
  playersUnknown,
  pointsOfField,
  pointsOfPlace,
  pointsSource,
  type PointsSource,
} from './points';
import { readStandings, type PlacedEntrant } from './standings';
import type { KgsRowTraces, KgsTrace } from './steps';
import type { CalculatorCells } from './types';
import { refuse } from './refuse';

/**
 * The points of every player of a tournament (K4, K5, K6, K9).
 *
 * Players with equal wins share the points of the places they span, whatever separates them: whole points
 * evenly, those left over one each to the better SOS, then SODOS. Where that too is level, the points left
 * are split evenly, and shares are not rounded.
 *
 * @param F factor of the tournament, above 0 (K1); may be blank (0, null) with a calculator
 * @param players number of players, a whole number from 1 (K3); may be blank (0, null) with a calculator of
 *   one row. Rows are at most as many; accounts that do not count hold no place.
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
  traces?: KgsRowTraces,
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
    return refuse({ argument: 'wins', found: wins.length }, 'rowsBeyondPlayers', {
      players: playerCount,
    });
  }

  const points = pointsOfField(source.value, playerCount);
  if (!points.ok) return points;
  const field = { source: source.value, players: playerCount, points: points.value };
  return succeed(sharesOf(standings.value, field, traces));
}

/** What the shares of a field are computed from. */
interface FieldResults {
  readonly source: PointsSource;
  readonly players: number;
  /** The points of 1st, 2nd ... place. */
  readonly points: readonly number[];
}

function sharesOf(
  standings: readonly PlacedEntrant[],
  { source, players, points }: FieldResults,
  traces?: KgsRowTraces,
): number[] {
  const shares = new Array<number>(standings.length);
  let from = 1;
  for (const group of tiedGroups(standings, (a, b) => b.wins - a.wins)) {
    const trace = traces?.open([]);
    const below = from + group.length;
    // Places beyond the list are paid nothing.
    const last = Math.max(from, Math.min(below - 1, points.length));
    const spanned: number[] = [];
    for (let place = from; place <= last; place++) {
      spanned.push(pointsOfPlace(source, players, points, place, trace));
    }
    const sum = spanned.reduce((total, each) => total + each, 0);
    if (trace && group.length > 1) {
      const [{ wins }] = group;
      const values = { rows: rowNumbers(group), wins, from, to: below - 1, points: spanned };
      trace.add('K5', 'sharedPlaces', values, sum);
    }
    share(sum, group, shares, traces, trace);
    from = below;
  }
  return shares;
}

/** K5: a whole part for everyone with these wins, what is left over by SOS and SODOS. */
function share(
  sum: number,
  group: readonly PlacedEntrant[],
  shares: number[],
  traces: KgsRowTraces | undefined,
  trace: KgsTrace | undefined,
): void {
  const evenly = Math.floor(sum / group.length);
  if (group.length > 1 && sum > 0) {
    trace?.add('K5', 'evenShare', { sum, players: group.length }, evenly);
  }
  const over = sum - evenly * group.length;
  let left = over;
  for (const level of tiedGroups(group, (a, b) => b.sos - a.sos || b.sodos - a.sodos)) {
    const extra = Math.min(left, level.length);
    const points = evenly + extra / level.length;
    const rows = level.map(({ row }) => row);
    const own = traces?.open(rows, trace);
    if (own && over > 0) noteExtra(level, { evenly, over, extra, points }, own);
    for (const row of rows) shares[row] = points;
    left -= extra;
  }
}

/** What a player gets of the points left over, and why. */
function noteExtra(
  level: readonly [PlacedEntrant, ...PlacedEntrant[]],
  share: { evenly: number; over: number; extra: number; points: number },
  trace: KgsTrace,
): void {
  const [{ sos, sodos }] = level;
  const { evenly, over, extra, points } = share;
  const values = { evenly, over, sos, sodos };
  if (extra === 0) {
    trace.add('K5', 'noExtraPoint', values, points);
  } else if (extra === level.length) {
    trace.add('K5', 'extraPoint', values, points);
  } else {
    const rows = rowNumbers(level);
    trace.add('K5', 'splitExtra', { ...values, points: extra, rows }, points);
  }
}

/** As a sheet counts them, from 1. */
function rowNumbers(standings: readonly PlacedEntrant[]): readonly number[] {
  return standings.map(({ row }) => row + 1);
}
