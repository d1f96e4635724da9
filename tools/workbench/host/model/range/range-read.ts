import type { Area, Cell, CellValue } from '../../../grid/grid';
import { ExcelError } from '../../batch/errors';
import type { Json } from '../../batch/wire';
import type { Environment } from '../environment';
import { toldError } from '../../manners';
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

/** The same as the user's Excel says it: errors may be in the user's language. */
export function toldValue({ manners, locale }: Environment, value: CellValue): Json {
  const plain = plainValue(value);
  const isError = typeof value === 'object' && value !== null;
  return isError ? toldError(manners, locale(), String(plain)) : plain;
}

/** `Range.text`: what the cell shows; a date four years and a day later where days are counted from 1904. */
export function shownText(env: Environment, { value, text, numberFormat }: Cell): Json {
  if (typeof value === 'object') return toldValue(env, value);
  const isDate = typeof value === 'number' && /[dy]/i.test(numberFormat.replace(/"[^"]*"/g, ''));
  return isDate && env.manners.from1904 ? shownDate(value + 1462, numberFormat) : text;
}

/** A day by its number, in the parts of a format. */
function shownDate(days: number, format: string): string {
  const [year = '', month = '', day = ''] = new Date(Date.UTC(1899, 11, 30) + days * 86_400_000)
    .toISOString()
    .slice(0, 10)
    .split('-');
  const parts: Readonly<Record<string, string>> = {
    yyyy: year,
    yy: year.slice(2),
    mm: month,
    m: String(Number(month)),
    dd: day,
    d: String(Number(day)),
  };
  return format.replace(/y+|m+|d+/g, (part) => parts[part] ?? part);
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
