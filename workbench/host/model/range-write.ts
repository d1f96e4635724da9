import type { Area } from '../../grid/grid';
import { ExcelError } from '../batch/errors';
import type { Json } from '../batch/wire';
import type { Environment } from './environment';
import { mayChange, mayWrite } from './guards';
import { isUnbounded } from './range-read';
import { sheetById } from './sheets';

/** Excel's number format for text. */
const textFormat = '@';

const wrongSize =
  "The number of rows or columns in the input array doesn't match the size or dimensions of the range.";

/** `Range.values` and `Range.formulas`, which Excel reads alike: each string as if typed. */
export function writeContents(env: Environment, area: Area, value: Json): void {
  const content = matrixFor(env, area, value, isCellContent);
  mayWrite(env, area);
  env.writing(() => {
    each(content, (item, row, column) => {
      const position = { sheetId: area.sheetId, row: area.row + row, column: area.column + column };
      const isText = env.grid.numberFormat(position) === textFormat;
      env.grid.write(position, isText && item !== '' ? asText(item) : item);
    });
  });
}

/** In a cell formatted as text nothing is recognised; an apostrophe tells the grid so. */
function asText(item: string | number | boolean): string {
  return `'${typeof item === 'boolean' ? String(item).toUpperCase() : item}`;
}

/** `Range.numberFormat`: codes, one for all cells or one per cell. */
export function writeNumberFormats(env: Environment, area: Area, value: Json): void {
  const formats = matrixFor(env, area, value, isText);
  mayChange(env, area.sheetId, 'allowFormatCells');
  env.writing(() => {
    if (typeof value === 'string') {
      env.grid.setNumberFormat(area, value);
      return;
    }
    each(formats, (format, row, column) => {
      const cell = { row: area.row + row, column: area.column + column, rows: 1, columns: 1 };
      env.grid.setNumberFormat({ sheetId: area.sheetId, ...cell }, format);
    });
  });
}

/**
 * A single value stands for every cell; an array must have the range's own size; `null` leaves a cell as it
 * is. Whole rows and columns cannot be written cell by cell.
 */
function matrixFor<T extends Json>(
  env: Environment,
  area: Area,
  value: Json,
  allowed: (item: Json) => item is T,
): readonly (readonly (T | null)[])[] {
  sheetById(env, area.sheetId);
  if (isUnbounded(area)) throw new ExcelError('InvalidArgument');
  const check = (item: Json): T | null => {
    if (item === null || allowed(item)) return item;
    throw new ExcelError('InvalidArgument');
  };
  if (!isList(value)) {
    const item = check(value);
    return Array.from({ length: area.rows }, () =>
      Array.from({ length: area.columns }, () => item),
    );
  }
  if (value.length !== area.rows) throw new ExcelError('InvalidArgument', wrongSize);
  return value.map((row) => {
    if (!isList(row) || row.length !== area.columns) {
      throw new ExcelError('InvalidArgument', wrongSize);
    }
    return row.map(check);
  });
}

function isCellContent(item: Json): item is string | number | boolean {
  return typeof item === 'string' || typeof item === 'number' || typeof item === 'boolean';
}

function isText(item: Json): item is string {
  return typeof item === 'string';
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}

function each<T>(
  matrix: readonly (readonly (T | null)[])[],
  act: (item: T, row: number, column: number) => void,
): void {
  for (const [r, row] of matrix.entries()) {
    for (const [c, item] of row.entries()) {
      if (item !== null) act(item, r, c);
    }
  }
}
