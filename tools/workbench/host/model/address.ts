import type { Area, Cell, CellPosition, Grid, Sheet } from '../../grid/grid';
import type { CellStyle } from '../../grid/parts';
import type { Environment } from './object';
import { ExcelError } from '../wire';

/** A rectangle of cells, zero-based, not yet on a sheet. */
export interface Box {
  readonly row: number;
  readonly column: number;
  readonly rows: number;
  readonly columns: number;
}

interface ParsedAddress {
  readonly sheetName?: string;
  readonly box: Box;
}

const cells = /^([A-Z]{1,3})(\d{1,7})(?::([A-Z]{1,3})(\d{1,7}))?$/;
const columns = /^([A-Z]{1,3}):([A-Z]{1,3})$/;
const rows = /^(\d{1,7}):(\d{1,7})$/;

/** Reads "B2", "$B$2:D4", "B:D", "2:5", with or without a sheet before "!". Undefined when it is none of them. */
export function parseAddress(text: string): ParsedAddress | undefined {
  const mark = text.lastIndexOf('!');
  const box = parseBox(text.slice(mark + 1));
  if (box === undefined) return undefined;
  return mark < 0 ? { box } : { sheetName: unquote(text.slice(0, mark)), box };
}

function parseBox(text: string): Box | undefined {
  const plain = text.replaceAll('$', '').toUpperCase();
  const ofCells = cells.exec(plain);
  if (ofCells !== null) {
    const [, column1 = '', row1 = '', column2 = column1, row2 = row1] = ofCells;
    return box(Number(row1), columnNumber(column1), Number(row2), columnNumber(column2));
  }
  const ofColumns = columns.exec(plain);
  if (ofColumns !== null) {
    const [, column1 = '', column2 = ''] = ofColumns;
    return box(1, columnNumber(column1), maxRows, columnNumber(column2));
  }
  const ofRows = rows.exec(plain);
  if (ofRows !== null) return box(Number(ofRows[1]), 1, Number(ofRows[2]), maxColumns);
  return undefined;
}

/** From two corners, one-based, in any order. */
function box(row1: number, column1: number, row2: number, column2: number): Box | undefined {
  const result = {
    row: Math.min(row1, row2) - 1,
    column: Math.min(column1, column2) - 1,
    rows: Math.abs(row2 - row1) + 1,
    columns: Math.abs(column2 - column1) + 1,
  };
  return fits(result) ? result : undefined;
}

export function fits({ row, column, rows, columns }: Box): boolean {
  return (
    row >= 0 &&
    column >= 0 &&
    rows >= 1 &&
    columns >= 1 &&
    row + rows <= maxRows &&
    column + columns <= maxColumns
  );
}

/** "A1:B2" as Excel writes it: "C:C" for whole columns, "2:5" for whole rows. */
export function formatBox({ row, column, rows, columns }: Box): string {
  const [top, bottom] = [row + 1, row + rows];
  const [left, right] = [columnName(column), columnName(column + columns - 1)];
  if (rows === maxRows && columns !== maxColumns) return `${left}:${right}`;
  if (columns === maxColumns) return `${top}:${bottom}`;
  return rows === 1 && columns === 1 ? `${left}${top}` : `${left}${top}:${right}${bottom}`;
}

/** "Sheet1!A1:B2", the sheet in quotes where Excel needs them. */
export function formatAddress(sheetName: string, box: Box): string {
  const bare = /^[\p{L}_][\p{L}\p{N}_.]*$/u.test(sheetName) && parseBox(sheetName) === undefined;
  const sheet = bare ? sheetName : `'${sheetName.replaceAll("'", "''")}'`;
  return `${sheet}!${formatBox(box)}`;
}

/** "Sheet1!$A$1:$B$2", as Excel keeps a reference in names and rules. */
export function absoluteAddress(sheetName: string, box: Box): string {
  const relative = formatBox(box);
  const absolute = relative.replace(/[A-Z]+|\d+/g, (part) => `$${part}`);
  return formatAddress(sheetName, box).slice(0, -relative.length) + absolute;
}

function unquote(sheet: string): string {
  return /^'.*'$/s.test(sheet) ? sheet.slice(1, -1).replaceAll("''", "'") : sheet;
}

function columnNumber(letters: string): number {
  let number = 0;
  for (const letter of letters) number = number * 26 + letter.charCodeAt(0) - 64;
  return number;
}

export function columnName(column: number): string {
  let name = '';
  for (let rest = column + 1; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    name = String.fromCharCode(65 + ((rest - 1) % 26)) + name;
  }
  return name;
}

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

/** The sheet with that id; a sheet that has gone meanwhile is ItemNotFound. */
export function sheetById(env: Environment, id: string): Sheet {
  const sheet = env.grid.sheets().find((candidate) => candidate.id === id);
  if (sheet === undefined) throw new ExcelError('ItemNotFound');
  return sheet;
}

/** By name, case aside, or by id: both are keys of the worksheet collection. */
export function findSheet(env: Environment, key: string): Sheet | undefined {
  const wanted = key.toUpperCase();
  return env.grid.sheets().find((sheet) => sheet.name.toUpperCase() === wanted || sheet.id === key);
}

/**
 * Excel's rules for a name: 1 to 31 characters, none of : \ / ? * [ ], no apostrophe at either end, not
 * "History", which a shared workbook needs, and no other sheet's. `id` is the sheet that is to be renamed.
 */
export function checkedSheetName(env: Environment, name: string, id?: string): string {
  if (name === '' || name.length > 31) throw new ExcelError('InvalidArgument');
  if (/[:\\/?*[\]]|^'|'$/.test(name) || name.toUpperCase() === 'HISTORY') {
    throw new ExcelError('InvalidArgument');
  }
  const wanted = name.toUpperCase();
  const other = env.grid
    .sheets()
    .find((sheet) => sheet.name.toUpperCase() === wanted && sheet.id !== id);
  if (other !== undefined) throw new ExcelError('ItemAlreadyExists');
  return name;
}

export function newSheetName(env: Environment, name: string | undefined): string {
  return name === undefined || name === '' ? unusedName(env) : checkedSheetName(env, name);
}

function unusedName(env: Environment): string {
  let number = env.grid.sheets().length + 1;
  while (findSheet(env, `Sheet${number}`) !== undefined) number++;
  return `Sheet${number}`;
}

/** The area an address names, on the active sheet unless it names one; undefined when it names none. */
export function areaAt(grid: Grid, address: string): Area | undefined {
  const parsed = parseAddress(address);
  if (!parsed) return undefined;
  const name = parsed.sheetName?.toLowerCase();
  const sheet =
    name === undefined
      ? grid.activeSheet()
      : grid.sheets().find((each) => each.name.toLowerCase() === name);
  return sheet && { sheetId: sheet.id, ...parsed.box };
}

/** "SOF!B4" for an area. */
export function addressOf(grid: Grid, area: Area): string {
  const sheet = grid.sheets().find((each) => each.id === area.sheetId);
  return formatAddress(sheet?.name ?? '', area);
}

/** The first cell of an area. */
export function firstCell(grid: Grid, area: Area): Cell | undefined {
  return grid.read({ ...area, rows: 1, columns: 1 })[0]?.[0];
}
