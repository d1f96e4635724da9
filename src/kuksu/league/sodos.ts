import { eachOf, succeed, type Result } from '../../result';
import { readCrosstable, type Winnings } from './crosstable';
import type { CrosstableCells } from '../types';

/** A player's points in a league: the sum of the results. */
export function pointsOf(winnings: Winnings): number {
  return sum(winnings);
}

/**
 * SODOS of each player of a league (U6): "the sum of defeated opponent's scores".
 *
 *     SODOS(i) = sum over opponents j of  result(i, j) points(j),   points(j) = sum over i of result(j, i)
 *
 * Decision: a drawn game counts half of the opponent's points, as SODOS is usually taken; the source, with
 * 6.5 komi, knows no draws.
 *
 * @param crosstable cells of the cross table: 1 won, 0 or empty lost or not played, 0.5 drawn; the diagonal is
 *   ignored
 * @returns one value per row. Refused: a table that is not square, other results, and two cells of one
 *   game that contradict each other; the refusal names row and column, counted from 1.
 */
export function kuksuSodos(crosstable: CrosstableCells): Result<readonly number[]> {
  return eachOf(sodosWorking(crosstable), ({ sodos }) => sodos);
}

/** The working of a SODOS: the player's result against each opponent, and the opponents' points. */
export interface SodosWorking {
  readonly winnings: Winnings;
  readonly points: readonly number[];
  readonly sodos: number;
}

export function sodosWorking(crosstable: CrosstableCells): Result<readonly SodosWorking[]> {
  const table = readCrosstable(crosstable);
  if (!table.ok) return table;
  const points = table.value.map(pointsOf);
  return succeed(
    table.value.map((winnings) => ({ winnings, points, sodos: sodosFrom(winnings, points) })),
  );
}

export function sodosOf(table: readonly Winnings[]): number[] {
  const points = table.map(pointsOf);
  return table.map((winnings) => sodosFrom(winnings, points));
}

function sodosFrom(winnings: Winnings, points: readonly number[]): number {
  return sum(points.map((score, opponent) => score * (winnings[opponent] ?? 0)));
}

function sum(values: readonly number[]): number {
  return values.reduce((total, each) => total + each, 0);
}
