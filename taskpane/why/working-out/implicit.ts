import type { ActiveCell } from '../../workbook/why';
import type { Grid } from '../values/cell';
import { alone, firstOf, single } from '../values/grid';
import { errors } from '../values/numbers';

/** `@`: the cell of the active cell's row or column, also of another sheet; of an array its first value. */
export function implicit(grid: Grid, { row, column }: ActiveCell): Grid {
  const { range } = grid;
  if (!range || (range.rows === 1 && range.columns === 1)) return alone(firstOf(grid));
  const [down, right] = [row - range.row, column - range.column];
  const isColumn = range.columns === 1 && down >= 0 && down < range.rows;
  const isRow = range.rows === 1 && right >= 0 && right < range.columns;
  if (!isColumn && !isRow) return single(errors.value);
  // What is beyond the used cells is blank.
  return alone((isColumn ? grid.cellAt(down, 0) : grid.cellAt(0, right)) ?? { value: null });
}
