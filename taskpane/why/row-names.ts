import { existing } from '../../src/existing';
import type { ReadReference } from '../workbook/why';
import type { Cell, CellAt, Grid, OurCall } from './values/cell';

/** What stands left of the lists of a formula, on the sheet of its cell: it may name their rows. */
export interface Beside {
  readonly sheetId: string;
  readonly read: ReadReference | undefined;
}

/** Rows of longer lists are not named. */
export const MOST_NAMED_ROWS = 500;

/** Names have two letters: neither a number kept as text nor the letter of a section is one. */
const isName = (text: string): boolean => /\p{L}.*\p{L}/su.test(text);

/** What the rows of a call are called, each where it stands, whatever a filter has left of a list; none where nothing names them. */
export function rowNames({ given }: OurCall, beside: Beside | undefined): readonly string[] {
  if (!beside) return [];
  for (const grid of given) {
    if (!grid || grid.rows < 2 || grid.rows > MOST_NAMED_ROWS) continue;
    const places = placesOf(grid, beside.sheetId);
    const [first] = places.filter((at) => at !== undefined);
    const names = first ? namesLeftOf(first.column, places, beside.read) : [];
    if (names.length > 0) return names;
  }
  return [];
}

/** Where the rows of a list stand on a sheet; undefined for a row that stands on none, or on several. */
function placesOf(grid: Grid, sheetId: string): readonly (CellAt | undefined)[] {
  return Array.from({ length: grid.rows }, (_, row) => {
    const cells = originsOf(grid.cellAt(row, 0)).filter((at) => at.sheetId === sheetId);
    return cells.every((at) => at.row === existing(cells[0]).row) ? cells[0] : undefined;
  });
}

const originsOf = (cell: Cell | undefined): readonly CellAt[] =>
  cell?.at ? [cell.at] : (cell?.from ?? []);

/** The nearest column to the left with names in at least half of the rows, most of them of one row only: not yes and no. */
function namesLeftOf(
  column: number,
  places: readonly (CellAt | undefined)[],
  read: ReadReference | undefined,
): readonly string[] {
  if (read?.kind !== 'cells') return [];
  for (let k = column - 1; k >= read.area.column; k--) {
    const texts = places.map((at) => {
      const value = at && read.held[at.row - read.row]?.[k - read.column];
      return typeof value === 'string' ? value.trim() : '';
    });
    const names = texts.filter(isName);
    const areOfRows = 4 * new Set(names).size > 3 * names.length;
    if (2 * names.length >= places.length && areOfRows) return texts;
  }
  return [];
}
