import { significant } from '../core/numbers';
import { type Found, inRow, listRuleOf, type Result, succeed } from '../core/result';
import { isBlankText } from '../core/text';
import type { CrosstableCells } from './arguments';
import { refuse } from './messages';

const NAME = 'crosstable';

/** Points from one game: 0, 0.5 or 1. */
const isGameResult = (result: number): boolean => result === 0 || result === 0.5 || result === 1;

/** A player's points by the opponent's index in the table: 1, 0.5 or 0, and 0 on the diagonal. */
export type Winnings = readonly number[];

/**
 * Reads a league's cross table (U6): a square of results, whatever stands on its diagonal. Both cells of a
 * game agree: 1 and 0, two halves, or 0 twice when it was not played.
 */
export function readCrosstable(cells: CrosstableCells): Result<readonly Winnings[]> {
  const size = cells.length;
  const uneven = cells.find((line) => line.length !== size);
  if (uneven)
    return refuse({ argument: NAME, found: `${size} x ${uneven.length}` }, 'crosstableSquare');

  const table: Winnings[] = [];
  for (const line of cells) {
    const row = table.length;
    const winnings: number[] = [];
    for (const opponent of cells) {
      const column = winnings.length;
      const result = column === row ? succeed(0) : readGame(line[column], opponent[row]);
      if (!result.ok) return inRow(result, row + 1, column + 1);
      winnings.push(result.value);
    }
    table.push(winnings);
  }
  return succeed(table);
}

/** A player's result, checked against the opponent's cell (an unusable one is refused in its own turn). */
function readGame(cell: Found | undefined, opposite: Found | undefined): Result<number> {
  const own = readResult(cell);
  if (!own.ok) return own;
  const other = readResult(opposite);
  const contradicted = other.ok && !agree(own.value, other.value);
  return contradicted
    ? refuse({ argument: NAME, found: own.value }, 'gameContradicted', { other: other.value })
    : own;
}

function readResult(cell: Found | undefined): Result<number> {
  const content = cell ?? '';
  if (typeof content === 'string' && isBlankText(content)) return succeed(0);
  if (typeof content !== 'number' || !Number.isFinite(content)) {
    return refuse({ argument: NAME, found: content }, 'numberNeeded');
  }
  const result = significant(content);
  return isGameResult(result)
    ? succeed(result)
    : refuse({ argument: NAME, found: result }, 'gameResult');
}

/** One game gives one point away, or none at all when it was not played. */
function agree(result: number, other: number): boolean {
  const given = result + other;
  return given === 1 || given === 0;
}

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
export const kuksuSodos = listRuleOf(sodosWorking, ({ sodos }) => sodos);

/** The working of a SODOS: the player's result against each opponent, and the opponents' points. */
export interface SodosWorking {
  readonly winnings: Winnings;
  readonly points: readonly number[];
  readonly sodos: number;
}

function sodosWorking(crosstable: CrosstableCells): Result<readonly SodosWorking[]> {
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
