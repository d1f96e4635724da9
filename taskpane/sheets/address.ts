/** `AB` for column 27, counted from 0. */
export function columnLetters(column: number): string {
  let letters = '';
  for (let left = column + 1; left > 0; left = Math.floor((left - 1) / 26)) {
    letters = String.fromCharCode(65 + ((left - 1) % 26)) + letters;
  }
  return letters;
}

/** 27 for `AB`. */
export function columnOf(letters: string): number {
  let column = 0;
  for (const letter of letters.toUpperCase()) column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}

/** `B4` for row 3, column 1. */
export function cellName(row: number, column: number): string {
  return `${columnLetters(column)}${row + 1}`;
}

/** `B4` or `B4:C9`. */
export function areaName({ row, column, rows, columns }: Area): string {
  const first = cellName(row, column);
  return rows === 1 && columns === 1
    ? first
    : `${first}:${cellName(row + rows - 1, column + columns - 1)}`;
}

/** So many rows a list may grow to. */
const mostBelow = 1000;

/** A column from a row down, counted from 0, for formulas: `$A$5:$A$1004`. Lines that come below are in it. */
export function downFrom(row: number, column: number): string {
  const letters = columnLetters(column);
  return `$${letters}$${row + 1}:$${letters}$${row + mostBelow}`;
}

export const mostSheetRows = 1_048_576;
const mostSheetColumns = 16_384;

/** The area of `B4`, `$B$4:C9`, `A:F` or `3:5`; undefined for anything else, also outside the sheet. */
export function parseArea(address: string): Area | undefined {
  const [from = '', to = from, ...more] = address.replace(/\$/g, '').split(':');
  const [first, last] = [parseCorner(from), parseCorner(to)];
  if (!first || !last || more.length > 0) return undefined;
  const wholeRows = first.column === undefined && last.column === undefined;
  const wholeColumns = first.row === undefined && last.row === undefined;
  const single = !address.includes(':');
  if (single && (wholeRows || wholeColumns)) return undefined;
  if (!wholeRows && (first.column === undefined || last.column === undefined)) return undefined;
  if (!wholeColumns && (first.row === undefined || last.row === undefined)) return undefined;
  const [top, bottom] = ordered(first.row ?? 0, last.row ?? mostSheetRows - 1);
  const [left, right] = ordered(first.column ?? 0, last.column ?? mostSheetColumns - 1);
  if (top < 0 || bottom >= mostSheetRows || right >= mostSheetColumns) return undefined;
  return { row: top, column: left, rows: bottom - top + 1, columns: right - left + 1 };
}

interface Corner {
  readonly row: number | undefined;
  readonly column: number | undefined;
}

function parseCorner(text: string): Corner | undefined {
  const found = /^([A-Za-z]{1,3})?(\d{1,7})?$/.exec(text.trim());
  if (!found || found[0] === '') return undefined;
  const [, letters, digits] = found;
  return {
    row: digits === undefined ? undefined : Number(digits) - 1,
    column: letters === undefined ? undefined : columnOf(letters),
  };
}

function ordered(a: number, b: number): readonly [number, number] {
  return a <= b ? [a, b] : [b, a];
}

/** `Year!B4`, `'Go! 2010'!B4:C9`: as formulas and people write it. */
export function onSheet(sheet: string, address: string): string {
  return `${quotedSheet(sheet)}!${address}`;
}

/** A sheet's name as a formula needs it: in apostrophes unless it is plain and looks like no cell (A1, R1C1). */
function quotedSheet(sheet: string): string {
  const plain = /^[A-Za-z_][A-Za-z0-9_]*$/.test(sheet);
  const likeCell = /^([A-Za-z]{1,3}\d+|[rR]\d*([cC]\d*)?|[cC]\d*|true|false)$/i.test(sheet);
  return plain && !likeCell ? sheet : `'${sheet.replace(/'/g, "''")}'`;
}

export function placeName({ sheet, area }: Place): string {
  return onSheet(sheet, areaName(area));
}

/** The sheet and the rest of `'Go! 2010'!B4:C9`; without a sheet where none is named. */
export function splitAddress(text: string): {
  readonly sheet: string | undefined;
  readonly rest: string;
} {
  const mark = text.lastIndexOf('!');
  if (mark === -1) return { sheet: undefined, rest: text.trim() };
  const named = text.slice(0, mark).trim();
  const quoted = /^'(.*)'$/s.exec(named);
  const sheet = quoted?.[1]?.replace(/''/g, "'") ?? named;
  return { sheet, rest: text.slice(mark + 1).trim() };
}

/** The cell of an area's place, counted from its first row and column. */
export function cellIn(place: Place, row: number, column: number): Place {
  const { area } = place;
  const cell = { row: area.row + row, column: area.column + column, rows: 1, columns: 1 };
  return { ...place, area: cell };
}

export function overlap(a: Area, b: Area): boolean {
  return (
    a.row < b.row + b.rows &&
    b.row < a.row + a.rows &&
    a.column < b.column + b.columns &&
    b.column < a.column + a.columns
  );
}

/** The cells that two areas share. */
export function common(a: Area, b: Area): Area | undefined {
  if (!overlap(a, b)) return undefined;
  const [row, column] = [Math.max(a.row, b.row), Math.max(a.column, b.column)];
  const bottom = Math.min(a.row + a.rows, b.row + b.rows);
  const right = Math.min(a.column + a.columns, b.column + b.columns);
  return { row, column, rows: bottom - row, columns: right - column };
}

export function contains(outer: Area, inner: Area): boolean {
  return (
    outer.row <= inner.row &&
    outer.column <= inner.column &&
    inner.row + inner.rows <= outer.row + outer.rows &&
    inner.column + inner.columns <= outer.column + outer.columns
  );
}

export function cellsIn({ rows, columns }: Area): number {
  return rows * columns;
}

export function sameArea(a: Area, b: Area): boolean {
  return a.row === b.row && a.column === b.column && a.rows === b.rows && a.columns === b.columns;
}

/** A rectangle of cells of some sheet, zero-based, at least one cell. */
export interface Area {
  readonly row: number;
  readonly column: number;
  readonly rows: number;
  readonly columns: number;
}

/** An area of a sheet of the workbook. The id survives renaming; the name is for people and formulas. */
export interface Place {
  readonly sheetId: string;
  readonly sheet: string;
  readonly area: Area;
}

/** Excel's names, of sheets, tables and cells, differ by more than case; so do those of tournaments. */
export function sameName(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}
