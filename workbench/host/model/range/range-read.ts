import type { Area, Cell, CellValue } from '../../../grid/grid';
import { ExcelError } from '../../batch/errors';
import type { Json } from '../../batch/wire';
import type { Environment } from '../environment';
import { maxCellsRead, maxColumns, maxRows } from '../limits';
import { sheetById } from '../sheet/sheets';

/** Whole rows or columns; cell by cell they cannot be read or written. */
export function isUnbounded(area: Area): boolean {
  return area.rows === maxRows || area.columns === maxColumns;
}

/** One value per cell; `null` for whole rows and columns, as Excel answers. */
export function readMatrix(env: Environment, area: Area, of: (cell: Cell) => Json): Json {
  sheetById(env, area.sheetId);
  if (isUnbounded(area)) return null;
  if (area.rows * area.columns > maxCellsRead) throw new ExcelError('RangeExceedsLimit');
  return env.grid.read(area).map((row) => row.map(of));
}

/** `Range.values`: a blank cell is "", an error cell its code. */
export function plainValue(value: CellValue): Json {
  if (value === null) return '';
  return typeof value === 'object' ? value.error : value;
}

/** `Range.formulas`: the formula, or the constant itself. */
export function formulaOrValue(cell: Cell): Json {
  return cell.formula ?? plainValue(cell.value);
}

/** `Range.valueTypes` (Excel.RangeValueType). Excel gives every number as Double. */
export function valueType(cell: Pick<Cell, 'value'>): string {
  switch (typeof cell.value) {
    case 'number':
      return 'Double';
    case 'string':
      return 'String';
    case 'boolean':
      return 'Boolean';
    default:
      return cell.value === null ? 'Empty' : 'Error';
  }
}
