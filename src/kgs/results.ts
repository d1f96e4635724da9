import { flaw } from '../core/arguments';
import { significant } from '../core/numbers';
import { existing, listRuleOf, type Refusal, type Result, succeed } from '../core/result';
import { readColumn, type Row, tiedGroups } from '../core/standings';
import {
  PLAYERS,
  playersUnknown,
  pointsOfField,
  pointsOfPlace,
  type PointsOfPlace,
  pointsSource,
  type PointsSource,
} from './points';
import type { CalculatorCells } from './types';
import { numberArgument, refuse } from './messages';

/**
 * The points of every player of a tournament (K4, K5, K6, K9).
 *
 * Players with equal wins share the points of the places they span, whatever separates them: whole points
 * evenly, those left over one each to the better SOS, then SODOS. Where that too is level, the points left
 * are split evenly, and shares are not rounded.
 *
 * @param F factor of the tournament, above 0 (K1); may be blank (0, null) with a calculator
 * @param players number of players, a whole number from 1 (K3); may be blank (0, null) with a calculator of
 *   one row. Rows that count are at most as many.
 * @param wins games won, a row per player in any order; 0 or more, halves and quarters too
 * @param sos sums of opponents' scores, as entered
 * @param sodos sums of defeated opponents' scores, as entered
 * @param calculator cells of a director's own calculator (K4)
 * @param counts whether each row counts (K3); left out, all do. A row that does not count holds no place.
 * @returns points per row, in the list's own order; points of places that nobody holds lapse (K9), and rows that
 *   do not count have 0
 */
export const kgsResults = listRuleOf(resultsWorking, ({ points }) => points);

/** A working per row; players level in everything have the same one. */
function resultsWorking(
  F: number | null | undefined,
  players: number | null | undefined,
  wins: readonly number[],
  sos: readonly number[],
  sodos: readonly number[],
  calculator?: CalculatorCells,
  counts?: readonly (boolean | undefined)[],
): Result<readonly RowWorking[]> {
  const source = pointsSource(F, calculator);
  if (!source.ok) return source;

  const playerCount = significant(players ?? 0);
  const unknown = playersUnknown(source.value, playerCount);
  const playersFlaw = unknown ? undefined : flaw(PLAYERS, playerCount);
  if (playersFlaw) return playersFlaw;

  const standings = readStandings(wins, sos, sodos);
  if (!standings.ok) return standings;
  const lengthFlaw = counts && unlikeWins('counts', counts, wins);
  if (lengthFlaw) return lengthFlaw;
  const counted = counts ? standings.value.filter(({ row }) => counts[row]) : standings.value;
  if (!unknown && counted.length > playerCount) {
    const at = { argument: counts ? 'counts' : 'wins', found: counted.length };
    return refuse(at, 'rowsBeyondPlayers', { players: playerCount });
  }

  const points = pointsOfField(source.value, playerCount);
  if (!points.ok) return points;
  const field = { source: source.value, players: playerCount, points: points.value };
  const workings: RowWorking[] = standings.value.map(({ row }) => ({
    leftOut: row + 1,
    points: 0,
  }));
  for (const share of sharesOf(counted, field)) {
    for (const { row } of share.level) workings[row] = share;
  }
  return succeed(workings);
}

/** The input for the shares of a field. */
interface FieldResults {
  readonly source: PointsSource;
  readonly players: number;
  /** The points of 1st, 2nd ... place. */
  readonly points: readonly number[];
}

type Tied = readonly [PlacedEntrant, ...PlacedEntrant[]];

/** The working of the points that players with equal wins share. */
export interface GroupWorking {
  readonly players: Tied;
  readonly from: number;
  readonly to: number;
  /** The points of the places they span, as far as places are paid. */
  readonly spanned: readonly PointsOfPlace[];
  readonly sum: number;
  /** The whole points of each, and what is left over. */
  readonly evenly: number;
  readonly over: number;
}

/** The working of the points of one of them, or of several level on SOS and SODOS too. */
export interface ShareWorking {
  readonly group: GroupWorking;
  readonly level: Tied;
  /** Their part of the points left over. */
  readonly extra: number;
  readonly points: number;
}

/** A row that does not count (K3), from 1. */
interface LeftOutRow {
  readonly leftOut: number;
  readonly points: 0;
}

export type RowWorking = ShareWorking | LeftOutRow;

/** The shares of players level in everything, best first. */
function sharesOf(
  standings: readonly PlacedEntrant[],
  field: FieldResults,
): readonly ShareWorking[] {
  const shares: ShareWorking[] = [];
  let from = 1;
  for (const players of tiedGroups(standings, (a, b) => b.wins - a.wins)) {
    const group = groupWorking(players, from, field);
    share(group, shares);
    from = group.to + 1;
  }
  return shares;
}

/** K5: a whole part for everyone with these wins. */
function groupWorking(players: Tied, from: number, field: FieldResults): GroupWorking {
  const to = from + players.length - 1;
  // Places beyond the list are paid nothing.
  const last = Math.max(from, Math.min(to, field.points.length));
  const spanned: PointsOfPlace[] = [];
  let sum = 0;
  for (let place = from; place <= last; place++) {
    const ofPlace = pointsOfPlace(field.source, field.players, field.points, place);
    spanned.push(ofPlace);
    sum += ofPlace.points;
  }
  const evenly = Math.floor(sum / players.length);
  return { players, from, to, spanned, sum, evenly, over: sum - evenly * players.length };
}

/** K5: what is left over goes by SOS and SODOS. */
function share(group: GroupWorking, shares: ShareWorking[]): void {
  let left = group.over;
  for (const level of tiedGroups(group.players, (a, b) => b.sos - a.sos || b.sodos - a.sodos)) {
    const extra = Math.min(left, level.length);
    shares.push({ group, level, extra, points: group.evenly + extra / level.length });
    left -= extra;
  }
}

const atLeastZero = { least: 0 } as const;
const WINS = numberArgument('wins', 'standingNotNegative', atLeastZero);
const SOS = numberArgument('sos', 'standingNotNegative', atLeastZero);
const SODOS = numberArgument('sodos', 'standingNotNegative', atLeastZero);

/** A player's final result, as entered (K5, K8). */
export interface PlacedEntrant extends Row {
  readonly wins: number;
  readonly sos: number;
  readonly sodos: number;
}

/** The final standings, a row per player; a refusal names the row, from 1. */
export function readStandings(
  wins: readonly number[],
  sos: readonly number[],
  sodos: readonly number[],
): Result<readonly PlacedEntrant[]> {
  const lengthFlaw = unlikeWins(SOS.name, sos, wins) ?? unlikeWins(SODOS.name, sodos, wins);
  if (lengthFlaw) return lengthFlaw;

  const winsRead = readColumn(WINS, wins);
  if (!winsRead.ok) return winsRead;
  const sosRead = readColumn(SOS, sos);
  if (!sosRead.ok) return sosRead;
  const sodosRead = readColumn(SODOS, sodos);
  if (!sodosRead.ok) return sodosRead;

  // The columns are equally long.
  return succeed(
    winsRead.value.map((won, row) => ({
      row,
      wins: won,
      sos: existing(sosRead.value[row]),
      sodos: existing(sodosRead.value[row]),
    })),
  );
}

function unlikeWins(
  name: string,
  column: readonly unknown[],
  wins: readonly number[],
): Refusal | undefined {
  return column.length === wins.length
    ? undefined
    : refuse({ argument: name, found: column.length }, 'rowsUnlikeWins', { rows: wins.length });
}
