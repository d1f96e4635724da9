import type { DecimalMark } from './notation';
import { type Area, areaName, onSheet, parseArea, type Place, sameName } from './address';
import type { Found } from '../../src';

/** Where a list stands, as the user or an operation points at it. */
export type Where =
  /** What is selected. A single cell means the list around it, as in Excel's own sorting. */
  | { readonly kind: 'selection' }
  /** As typed: an address (`B2:F40`, `Entries!A:F`), the name of a table or a name of the workbook. */
  | {
      readonly kind: 'typed';
      readonly text: string;
      /** What an operation's own name stands for may have been emptied: that is no mistake of the user's. */
      readonly mayBeEmpty?: true;
    }
  /** Everything on a sheet. */
  | { readonly kind: 'sheet'; readonly sheet: string }
  | { readonly kind: 'table'; readonly table: string }
  /** What was read before, again. */
  | { readonly kind: 'again'; readonly origin: Origin };

/** Limits of a reading in rows and cells; larger lists are refused. Whole columns become the used range. */
export const mostRows = 10_000;
export const mostCells = 250_000;

/** A rectangle of cells as it was read: nothing interpreted, nothing left out. */
export interface SourceTable {
  /** The place that was asked for. */
  readonly asked?: Where;
  /** Where it was found, cut to what is used; the first row is its first row. */
  readonly place: Place;
  /** Name of the Excel table it is exactly, if it is one. */
  readonly table: string | undefined;
  /** All rows, the header row included if there is one. */
  readonly rows: readonly SourceRow[];
  /** How many rows are hidden or filtered out. */
  readonly hiddenRows: number;
  /** The workbook's decimal mark, for numbers that are texts. */
  readonly mark: DecimalMark;
  readonly snapshot: Snapshot;
  /** Of the cells around a cell, which end at a blank row: the first filled row that stands near below them, in their columns. */
  readonly below?: SourceRow;
}

export interface SourceRow {
  /** The sheet's own row number, from 1. */
  readonly row: number;
  readonly hidden: boolean;
  readonly cells: readonly SourceCell[];
}

/** What one cell holds; formulas by their result. */
export type SourceCell =
  | { readonly kind: 'blank' }
  | { readonly kind: 'text'; readonly text: string }
  /** `format` is that of a date, a fraction or a percentage; others do not matter here. */
  | {
      readonly kind: 'number';
      readonly value: number;
      readonly isDate: boolean;
      readonly format?: string;
    }
  | { readonly kind: 'truth'; readonly value: boolean }
  /** `#N/A`, or a linked data type, which has no plain value. */
  | {
      readonly kind: 'error';
      readonly error: string;
      /** A date whose number stands for another day: the workbook counts days from 1904. `error` is what it shows. */
      readonly from1904?: true;
    }
  /** Part of merged cells; the text is what they show, on their first cell only. */
  | { readonly kind: 'merged'; readonly merged: string; readonly text: string };

/** The text or number of a cell, for a plan that may replace it (`OwnCell.held`). */
export function heldIn(cell: SourceCell): readonly (string | number)[] {
  if (cell.kind === 'text') return [cell.text];
  return cell.kind === 'number' ? [cell.value] : [];
}

/** A cell as text: numbers as they read, with the workbook's decimal mark. */
export function plainText(cell: SourceCell, mark: DecimalMark): string {
  switch (cell.kind) {
    case 'blank':
      return '';
    case 'text':
    case 'merged':
      return cell.text;
    case 'number':
      return String(cell.value).replace('.', mark);
    case 'truth':
      return cell.value ? 'TRUE' : 'FALSE';
    case 'error':
      return cell.error;
  }
}

/** What was read, to be compared with what is there before the write. */
export interface Snapshot {
  readonly origin: Origin;
  readonly place: Place;
  /** Range.values, row by row. */
  readonly values: readonly (readonly unknown[])[];
  /** Positions of the hidden rows within the place, from 0, ascending. */
  readonly hidden: readonly number[];
  /** Of a table: below the place stands its row of totals. */
  readonly totals?: boolean;
  /** Every cell of it counts, blank ones too: before the write merged cells among them are refused. */
  readonly wholly?: boolean;
  /** Merged cells, where they were asked for. */
  readonly merged?: readonly Area[];
}

/** What was pointed at, so that reading it again finds what has been added to the list since. */
export type Origin =
  | { readonly kind: 'range'; readonly sheetId: string; readonly address: string }
  /** The filled cells around a cell. */
  | { readonly kind: 'region'; readonly sheetId: string; readonly address: string }
  | { readonly kind: 'sheet'; readonly sheetId: string }
  | { readonly kind: 'table'; readonly table: string };

/** What the workbook consists of when an operation starts. */
export interface WorkbookFacts {
  /** All sheets in order, hidden ones included: their names are taken, too. */
  readonly sheets: readonly {
    readonly id: string;
    readonly name: string;
    readonly hidden?: boolean;
  }[];
  readonly tables: readonly {
    readonly name: string;
    readonly sheet: string;
    /** Its last row shows totals, which are not part of the list. */
    readonly totals?: boolean;
  }[];
  /** The names that refer to cells, or to a value. */
  readonly names: readonly string[];
  /** Names of cells, with the sheets and addresses these stand at. What a formula works out, such as OFFSET, is not known. */
  readonly named?: readonly NamedCells[];
  /** Names whose cells were deleted: nothing can be read of them, and a plan that writes the cells again takes them over. */
  readonly gone?: readonly string[];
  readonly activeSheet: string;
  readonly mark: DecimalMark;
  /** Imprints of sheets that were written, the last ones last. */
  readonly written?: readonly string[];
}

interface NamedCells {
  readonly name: string;
  readonly sheet: string;
  /** `A5:H20` */
  readonly address: string;
}

/** The cells that a name of the workbook stands for, as its formula tells them. */
export function cellsNamed(
  { named = [], sheets }: WorkbookFacts,
  name: string,
): Extract<Origin, { kind: 'range' }> | undefined {
  const found = named.find((each) => sameName(each.name, name));
  const sheet = found && sheets.find((each) => sameName(each.name, found.sheet));
  return found && sheet && { kind: 'range', sheetId: sheet.id, address: found.address };
}

/** Whether the sheet or table of a place still exists. */
export function isThere(origin: Origin, { sheets, tables }: WorkbookFacts): boolean {
  return origin.kind === 'table'
    ? tables.some(({ name }) => name === origin.table)
    : sheets.some(({ id }) => id === origin.sheetId);
}

/** Whether it is a table with a row of totals. */
export function hasTotals(origin: Origin, { tables }: WorkbookFacts): boolean {
  return (
    origin.kind === 'table' &&
    tables.some(({ name, totals }) => name === origin.table && totals === true)
  );
}

/** A named area as it stands now. What was read of it is cut to its filled cells; this is all of it. */
export interface NamedArea {
  readonly place: Place;
  /** What stands in a row and column, counted from 0 within the area. */
  readonly cell: (row: number, column: number) => SourceCell;
  /** `'Year 2010'!B1`, for people. */
  readonly address: (row: number, column: number, rows?: number, columns?: number) => string;
  /** `'Year 2010'!$B$1`, for formulas on other sheets. */
  readonly reference: (row: number, column: number, rows?: number, columns?: number) => string;
  readonly placeOf: (row: number, column: number, rows?: number, columns?: number) => Place;
}

/** A key, the same for places that mean the same cells; none for the selection, which nobody knows beforehand. */
export function keyOf(where: Where): string | undefined {
  switch (where.kind) {
    case 'selection':
      return undefined;
    case 'typed':
      return `typed ${where.text.trim().toLowerCase()}`;
    case 'sheet':
      return `sheet ${where.sheet.toLowerCase()}`;
    case 'table':
      return keyOfOrigin({ kind: 'table', table: where.table });
    case 'again':
      return keyOfOrigin(where.origin);
  }
}

export function keyOfOrigin(origin: Origin): string {
  switch (origin.kind) {
    case 'table':
      return `table ${origin.table.toLowerCase()}`;
    case 'sheet':
      return `sheet-id ${origin.sheetId}`;
    case 'range':
    case 'region': {
      const area = parseArea(origin.address);
      return `${origin.kind} ${origin.sheetId} ${area ? areaName(area) : origin.address}`;
    }
  }
}

/** What was read at some of the places that were asked for. */
export function readAt(
  tables: readonly SourceTable[],
  places: readonly Where[],
): readonly SourceTable[] {
  return places.flatMap((place) => {
    const key = keyOf(place);
    return tables.find(({ asked }) => asked !== undefined && keyOf(asked) === key) ?? [];
  });
}

/** What a name of the workbook stands for, among what was read. */
export function readNamed(tables: readonly SourceTable[], name: string): SourceTable | undefined {
  return readAt(tables, [{ kind: 'typed', text: name }])[0];
}

/** A table among those that were read. */
export function tableNamed(tables: readonly SourceTable[], name: string): SourceTable | undefined {
  return tables.find(({ table }) => table !== undefined && sameName(table, name));
}

const blank: SourceCell = { kind: 'blank' };

export function namedArea({ place: used, rows, snapshot }: SourceTable): NamedArea {
  const { origin } = snapshot;
  const whole = origin.kind === 'range' ? parseArea(origin.address) : undefined;
  const area = whole ?? used.area;
  const [down, right] = [area.row - used.area.row, area.column - used.area.column];
  const within = (row: number, column: number, rowCount = 1, columnCount = 1): Area => ({
    row: area.row + row,
    column: area.column + column,
    rows: rowCount,
    columns: columnCount,
  });
  return {
    place: { ...used, area },
    cell: (row, column) => rows[row + down]?.cells[column + right] ?? blank,
    address: (...cells) => onSheet(used.sheet, areaName(within(...cells))),
    reference: (...cells) => onSheet(used.sheet, fixed(within(...cells))),
    placeOf: (...cells) => ({ ...used, area: within(...cells) }),
  };
}

/** `$B$1:$M$1`: an address that copying and sorting leave as it is. */
export function fixed(area: Area): string {
  return areaName(area).replace(/([A-Z]+)(\d+)/g, '$$$1$$$2');
}

/** A cell as the rules take it. Errors and merged cells are no values: the caller has refused them. */
export function foundIn(cell: SourceCell): Found {
  switch (cell.kind) {
    case 'text':
    case 'merged':
      return cell.text;
    case 'number':
    case 'truth':
      return cell.value;
    case 'blank':
    case 'error':
      return null;
  }
}

/** The cells of an area, row by row, counted from 0 within it. */
export function matrix<T>(
  rows: number,
  columns: number,
  cell: (row: number, column: number) => T,
): T[][] {
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => cell(row, column)),
  );
}
