import type { ActiveCell } from '../../workbook/why';
import type { Grid } from '../values/cell';
import { alone, columnsIn, firstOf, rowsIn, single } from '../values/grid';
import { errors } from '../values/numbers';

/** `@`: the cell of the active cell's row or column; of an array its first value. */
export function implicit(grid: Grid, { row, column, sheetId }: ActiveCell): Grid {
  const { range } = grid;
  if (!range || (range.rows === 1 && range.columns === 1)) return alone(firstOf(grid));
  const [down, right] = [row - range.row, column - range.column];
  const isInRows = down >= 0 && down < range.rows;
  const isInColumns = right >= 0 && right < range.columns;
  const isColumn = range.columns === 1 && isInRows;
  const isRow = range.rows === 1 && isInColumns;
  if (range.sheetId !== sheetId || !(isColumn || isRow)) return single(errors.value);
  const at = isColumn ? [down, 0] : [0, right];
  const [atRow = 0, atColumn = 0] = at;
  // What is beyond the used cells is blank.
  if (atRow >= rowsIn(grid) || atColumn >= columnsIn(grid)) return single(null);
  return alone(grid.cellAt(atRow, atColumn) ?? { value: null });
}
