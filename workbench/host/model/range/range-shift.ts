import type { Area } from '../../../grid/grid';
import type { Dimension } from '../../../grid/parts';
import { ExcelError } from '../../batch/errors';
import type { Json } from '../../batch/wire';
import type { Environment } from '../environment';
import { mayChange } from '../sheet/guards';
import { maxColumns, maxRows } from '../limits';
import { common } from './range-geometry';
import { sheetById } from '../sheet/sheets';
import { tablesTouching } from '../table/grid-tables';
import { oneOf } from '../values';

/** `Range.insert`: new cells where the range is, which is given back; others move down or to the right. */
export function insert(env: Environment, area: Area, shift: Json): void {
  const direction = oneOf(['Down', 'Right'] as const, shift);
  const whole = wholeLines(area);
  mayShift(env, area, whole, 'Insert');
  env.writing(() => {
    if (whole !== undefined)
      env.grid.lines.insert(area.sheetId, { dimension: whole, ...run(area, whole) });
    else env.grid.shifts.insertCells(area, direction === 'Down' ? 'down' : 'right');
  });
}

/** `Range.delete`: the cells go, others close the gap from below or from the right. */
export function remove(env: Environment, area: Area, shift: Json): void {
  const direction = oneOf(['Up', 'Left'] as const, shift);
  const whole = wholeLines(area);
  mayShift(env, area, whole, 'Delete');
  env.writing(() => {
    if (whole !== undefined)
      env.grid.lines.remove(area.sheetId, { dimension: whole, ...run(area, whole) });
    else env.grid.shifts.removeCells(area, direction === 'Up' ? 'up' : 'left');
  });
}

/** Whole rows or columns go or come as such, whatever direction is named. */
function wholeLines({ rows, columns }: Area): Dimension | undefined {
  if (columns === maxColumns) return 'rows';
  return rows === maxRows ? 'columns' : undefined;
}

function run(
  { row, column, rows, columns }: Area,
  dimension: Dimension,
): { first: number; count: number } {
  return dimension === 'rows' ? { first: row, count: rows } : { first: column, count: columns };
}

/**
 * Protection may allow whole lines only. Cells of a list that is filtered, and part of a table's width, cannot
 * be moved.
 */
function mayShift(
  env: Environment,
  area: Area,
  whole: Dimension | undefined,
  what: 'Insert' | 'Delete',
): void {
  const lines = whole === 'rows' ? 'Rows' : 'Columns';
  mayChange(env, area.sheetId, whole === undefined ? undefined : `allow${what}${lines}`);
  if (whole !== undefined) return;
  const sheet = sheetById(env, area.sheetId);
  const last = Math.min(sheet.rows, area.row + area.rows);
  for (let row = area.row; row < last; row++) {
    if (env.grid.lines.isFiltered(area.sheetId, row)) throw new ExcelError('FilteredRangeConflict');
  }
  const moving = { ...area, rows: maxRows - area.row };
  const cut = tablesTouching(env, moving).some((table) => {
    const part = common(table.area, { ...moving, columns: area.columns });
    return part !== undefined && part.columns !== table.area.columns;
  });
  if (cut) throw new ExcelError('InsertDeleteConflict');
}
