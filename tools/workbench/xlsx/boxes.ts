import { sheetLimits } from '../grid/sheet-limits';
import type { Box } from './content';

/** "B7" as row and column from 0; -1 for what is left out, as in "B" or "7". */
export function placeOf(address: string): { row: number; column: number } {
  const [, letters = '', digits = ''] = /^\$?([A-Z]*)\$?(\d*)$/i.exec(address) ?? [];
  let column = 0;
  for (const letter of letters.toUpperCase()) column = column * 26 + letter.charCodeAt(0) - 64;
  return { row: Number(digits || 0) - 1, column: column - 1 };
}

/** "B2:C9", "B:C", "2:9" or "B2". */
export function boxOf(reference: string): Box {
  const [first = '', second = first] = reference.split(':');
  const [from, to] = [placeOf(first), placeOf(second)];
  const { rows, columns } = sheetLimits;
  if (from.row < 0)
    return { row: 0, column: from.column, rows, columns: to.column - from.column + 1 };
  if (from.column < 0) return { row: from.row, column: 0, rows: to.row - from.row + 1, columns };
  return {
    row: Math.min(from.row, to.row),
    column: Math.min(from.column, to.column),
    rows: Math.abs(to.row - from.row) + 1,
    columns: Math.abs(to.column - from.column) + 1,
  };
}

/** Several, with spaces between them, as rules have them. */
export function boxesOf(references: string | undefined): Box[] {
  return (references ?? '').split(/\s+/).filter(Boolean).map(boxOf);
}

export function isWithin({ row, column }: { row: number; column: number }, box: Box): boolean {
  return (
    row >= box.row &&
    row < box.row + box.rows &&
    column >= box.column &&
    column < box.column + box.columns
  );
}
