import { existing } from '../../src/existing';
import type { ReadCells, ReadReference } from '../workbook/why';
import type { Cell, CellAt, Grid, OurCall } from './values/cell';

/** What may name the rows of lists, on the sheet of the cell explained: what stands left of them, and tables. */
export interface Beside {
  readonly sheetId: string;
  readonly reads: readonly ReadReference[];
}

/** Rows of longer lists are not named. */
export const MOST_NAMED_ROWS = 500;

/** Names have two letters: neither a number kept as text nor the letter of a section is one. */
const isName = (text: string): boolean => /\p{L}.*\p{L}/su.test(text);

/** What the rows of a call are called, each where it stands, whatever a filter has left of a list; none where nothing names them. */
export function rowNames({ given }: OurCall, { sheetId, reads }: Beside): readonly string[] {
  const here = reads.flatMap((each) =>
    each.kind === 'cells' && each.sheetId === sheetId ? [each] : [],
  );
  if (here.length === 0) return [];
  for (const grid of given) {
    if (!grid || grid.rows < 2 || grid.rows > MOST_NAMED_ROWS) continue;
    const places = placesOf(grid, sheetId);
    const [first] = places.filter((at) => at !== undefined);
    const names = first ? namesLeftOf(first.column, places, here) : [];
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
  reads: readonly ReadCells[],
): readonly string[] {
  const textAt = (row: number, k: number): string => {
    for (const read of reads) {
      const value = read.held[row - read.row]?.[k - read.column];
      if (typeof value === 'string') return value.trim();
    }
    return '';
  };
  const first = Math.min(...reads.map((read) => read.column));
  const standing = places.filter((at) => at !== undefined).length;
  for (let k = column - 1; k >= first; k--) {
    const texts = places.map((at) => (at ? textAt(at.row, k) : ''));
    const names = texts.filter(isName);
    const areOfRows = 4 * new Set(names).size > 3 * names.length;
    if (2 * names.length >= standing && areOfRows) return texts;
  }
  return [];
}
