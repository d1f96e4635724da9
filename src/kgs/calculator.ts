import { flaw } from '../arguments';
import { existing } from '../existing';
import { significant } from '../numbers/significant';
import { inRow, succeed, type Found, type Refusal, type Result } from '../result';
import { isBlankText } from '../text';
import type { Calculator, CalculatorCells } from './types';
import { numberArgument, refuse } from './refuse';

const NAME = 'calculator';
const POINTS = numberArgument(NAME, 'calculatorPoints', { least: 0, whole: true });
const PLAYERS = numberArgument(NAME, 'calculatorPlayers', { least: 1, whole: true });

/** A blank cell arrives as 0, null or "", depending on the platform. */
function isEmpty(cell: Found): boolean {
  if (typeof cell === 'string') return isBlankText(cell);
  return cell === null || cell === 0;
}

/**
 * Reads a director's own calculator (K4): one row is points, two rows or more are a table.
 * None, or one that is entirely blank, means the reconstruction.
 */
export function readCalculator(cells: CalculatorCells = []): Result<Calculator> {
  if (cells.every((row) => row.every(isEmpty))) {
    return succeed({ kind: 'reconstruction' });
  }
  if (cells.length > 1) return readTable(cells);
  const points = readPoints(existing(cells[0]), 1, 0);
  return points.ok ? succeed({ kind: 'row', points: points.value }) : points;
}

function readTable(cells: CalculatorCells): Result<Calculator> {
  const rows = new Map<number, readonly number[]>();
  let rowNumber = 0;
  for (const row of cells) {
    rowNumber++;
    if (row.every(isEmpty) || (rowNumber === 1 && isHeading(row))) continue;

    const players = readCell(row[0] ?? null, PLAYERS, rowNumber, 1);
    if (!players.ok) return players;
    if (rows.has(players.value)) {
      return inRow(
        refuse({ argument: NAME, found: players.value }, 'calculatorRepeats'),
        rowNumber,
        1,
      );
    }

    const points = readPoints(row, rowNumber, 1);
    if (!points.ok) return points;
    rows.set(players.value, points.value);
  }
  return succeed({ kind: 'table', rows });
}

/** A row of headings has text where a number of players would stand (or nothing there, but text beside it). */
function isHeading(row: readonly Found[]): boolean {
  const head = row.find((cell) => !isEmpty(cell));
  return typeof head === 'string';
}

/** The points of one row, from the column `skip` on; an empty cell is no points. */
function readPoints(row: readonly Found[], rowNumber: number, skip: number): Result<number[]> {
  const points: number[] = [];
  for (let column = skip; column < row.length; column++) {
    const cell = readCell(row[column] ?? null, POINTS, rowNumber, column + 1);
    if (!cell.ok) return cell;
    points.push(cell.value);
  }
  return succeed(points);
}

function readCell(
  cell: Found,
  argument: typeof POINTS,
  row: number,
  column: number,
): Result<number> {
  const given = isEmpty(cell) ? 0 : cell;
  if (typeof given !== 'number') {
    return inRow(refuse({ argument: NAME, found: given }, 'numberNeeded'), row, column);
  }
  const value = significant(given);
  const refusal: Refusal | undefined = flaw(argument, value);
  return refusal ? inRow(refusal, row, column) : succeed(value);
}
