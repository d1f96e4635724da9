import type { ActiveCell, ReadReference, Wanted } from '../workbook/why';
import type { CellAt, Grid } from './values/cell';
import { columnsIn, rowsIn } from './values/grid';

/** Why a result of several cells cannot be shown. */
export interface InTheWay {
  /** How many cells it needs. */
  readonly cells: number;
  /** The first of them that is filled; undefined where none is seen. */
  readonly at: CellAt | undefined;
}

/** So far from the formula a filled cell is looked for. */
const FAR = { rows: 5_000, columns: 26 };

/** The cells below and to the right of a formula whose result cannot spill. */
export function areaNeeded({ row, column, held }: ActiveCell): Wanted | undefined {
  if (!held.isError || held.value !== '#SPILL!') return undefined;
  return { kind: 'area', sheet: undefined, area: { row, column, ...FAR } };
}

/** The first filled cell where the result would stand, row by row. */
export function inTheWay(
  { row, column }: ActiveCell,
  result: Grid,
  read: ReadReference | undefined,
): InTheWay {
  const [rows, columns] = [rowsIn(result), columnsIn(result)];
  const needed = { cells: rows * columns, at: undefined };
  if (read?.kind !== 'cells') return needed;
  const { sheetId, sheet } = read;
  for (const [i, line] of read.held.entries()) {
    for (const [k, value] of line.entries()) {
      const at = { sheetId, sheet, row: read.row + i, column: read.column + k };
      const isOwn = at.row === row && at.column === column;
      const isNeeded = at.row < row + rows && at.column < column + columns;
      if (isNeeded && !isOwn && value !== null) return { ...needed, at };
    }
  }
  return needed;
}
