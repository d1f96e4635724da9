import type { Area, CellPosition } from '../../grid/grid';
import type { CellStyle } from '../../grid/looks';
import type { Environment } from './environment';
import { sheetById } from './sheet/sheets';

export function positionsOf({ sheetId, row, column, rows, columns }: Area): CellPosition[] {
  return Array.from({ length: rows * columns }, (_, i) => ({
    sheetId,
    row: row + Math.floor(i / columns),
    column: column + (i % columns),
  }));
}

/** What all cells of the area have in common; undefined when they differ. Cells no one has touched are alike. */
export function uniform<T>(
  env: Environment,
  area: Area,
  of: (style: CellStyle) => T,
): T | undefined {
  const sheet = sheetById(env, area.sheetId);
  const rows = Math.min(area.rows, sheet.rows - area.row);
  const columns = Math.min(area.columns, sheet.columns - area.column);
  const untouched = rows < area.rows || columns < area.columns ? [of({})] : [];
  if (rows < 1 || columns < 1) return of({});
  const touched = positionsOf({ ...area, rows, columns }).map((each) =>
    of(env.grid.styles.of(each)),
  );
  const [first, ...others] = [...touched, ...untouched];
  return others.every((each) => each === first) ? first : undefined;
}

/** A worksheet's size in Excel (specifications and limits). */
export const maxRows = 1_048_576;
export const maxColumns = 16_384;

/** Most cells one read may return (resource limits for add-ins: five million). */
export const maxCellsRead = 5_000_000;
