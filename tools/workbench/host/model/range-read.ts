import type { Area, Cell, CellValue } from '../../grid/grid';
import { ExcelError, type Json } from '../wire';
import type { Environment } from './object';
import { toldError } from '../manners';
import { type Box, fits, maxCellsRead, maxColumns, maxRows, sheetById } from './address';

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

/** The box on the same sheet; one that leaves the sheet is refused. */
export function moved(area: Area, box: Box): Area {
  if (!fits(box)) throw new ExcelError('InvalidArgument');
  return { sheetId: area.sheetId, ...box };
}

/** A cell by position inside the range; it may lie outside, as long as it is on the sheet. */
export function cellOf(area: Area, row: number, column: number): Area {
  return moved(area, { row: area.row + row, column: area.column + column, rows: 1, columns: 1 });
}

export function resized(area: Area, moreRows: number, moreColumns: number): Area {
  return moved(area, { ...area, rows: area.rows + moreRows, columns: area.columns + moreColumns });
}

export function rowOf(area: Area, row: number): Area {
  return moved(area, { ...area, row: area.row + row, rows: 1 });
}

export function columnOf(area: Area, column: number): Area {
  return moved(area, { ...area, column: area.column + column, columns: 1 });
}

/** The smallest rectangle around both; ranges of two sheets have none. */
export function around(a: Area, b: Area): Area {
  if (a.sheetId !== b.sheetId) throw new ExcelError('InvalidArgument');
  const row = Math.min(a.row, b.row);
  const column = Math.min(a.column, b.column);
  return moved(a, {
    row,
    column,
    rows: Math.max(a.row + a.rows, b.row + b.rows) - row,
    columns: Math.max(a.column + a.columns, b.column + b.columns) - column,
  });
}

export function common(a: Area, b: Area): Area | undefined {
  const row = Math.max(a.row, b.row);
  const column = Math.max(a.column, b.column);
  const rows = Math.min(a.row + a.rows, b.row + b.rows) - row;
  const columns = Math.min(a.column + a.columns, b.column + b.columns) - column;
  if (a.sheetId !== b.sheetId || rows < 1 || columns < 1) return undefined;
  return { sheetId: a.sheetId, row, column, rows, columns };
}

/** What remains of an area when another is taken out of it: at most four rectangles. */
export function without(area: Area, hole: Area): Area[] {
  const gone = common(area, hole);
  if (gone === undefined) return [area];
  const below = gone.row + gone.rows;
  const right = gone.column + gone.columns;
  const beside = { row: gone.row, rows: gone.rows };
  const parts = [
    { ...area, rows: gone.row - area.row },
    { ...area, row: below, rows: area.row + area.rows - below },
    { ...area, ...beside, columns: gone.column - area.column },
    { ...area, ...beside, column: right, columns: area.column + area.columns - right },
  ];
  return parts.filter(({ rows, columns }) => rows > 0 && columns > 0);
}

/** Whether the second area lies within the first. */
export function holds(area: Area, part: Area): boolean {
  const shared = common(area, part);
  return shared?.rows === part.rows && shared.columns === part.columns;
}

/** The smallest rectangle of a sheet that holds every filled cell, and every formatted one unless `valuesOnly`. */
export function usedOnSheet(
  env: Environment,
  sheetId: string,
  valuesOnly: boolean,
): Area | undefined {
  const filled = env.grid.usedArea(sheetId);
  const formatted = valuesOnly ? undefined : env.grid.styles.formattedArea(sheetId);
  if (filled === undefined || formatted === undefined) return filled ?? formatted;
  return around(filled, formatted);
}

/** The same within a range; undefined when it has no such cell. */
export function usedPart(env: Environment, area: Area, valuesOnly: boolean): Area | undefined {
  const used = usedOnSheet(env, area.sheetId, valuesOnly);
  const candidate = used === undefined ? undefined : common(area, used);
  if (candidate === undefined || isUnbounded(candidate)) return candidate;
  let found: Area | undefined;
  for (const [r, row] of env.grid.read(candidate).entries()) {
    for (const [c, cell] of row.entries()) {
      const here = cellOf(candidate, r, c);
      const isFilled = cell.value !== null || cell.formula !== undefined;
      if (!isFilled && (valuesOnly || !env.grid.styles.isFormatted(here))) continue;
      found = found === undefined ? here : around(found, here);
    }
  }
  return found;
}
