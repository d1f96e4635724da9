import type { Area } from '../../sheets/address';
import {
  type ActiveCell,
  HeldError,
  type HeldValue,
  type ReadCells,
  type ReadReference,
} from '../../excel/workbook/why';
import type { TablePart } from '../formula/references';
import { type CellAt, CellError, type Grid, type Known, type Value } from '../values/cell';
import { tracedIn } from '../values/grid';

/** Above so many cells a range is cut to what is used. */
const MOST_WHOLE = 20_000;

/** One name for a cell of the workbook. */
export const cellKey = ({ sheetId, row, column }: Omit<CellAt, 'sheet'>): string =>
  `${sheetId} ${row} ${column}`;

/** The values of a reference; of a table what the reference names of it. Undefined for columns that are not there. */
export function gridOfReference(
  read: ReadCells,
  part: TablePart | undefined,
  active: ActiveCell,
  instead: ReadonlyMap<string, Value>,
  extents: Extents,
): Grid | undefined {
  const area = part ? partOf(read, part, active) : read.area;
  return area && gridOfArea(read, area, instead, extents);
}

/** The first row and column behind all that is read of a sheet. */
export type Extents = ReadonlyMap<string, { readonly row: number; readonly column: number }>;

const endOf = (extents: Extents, sheetId: string): { row: number; column: number } =>
  extents.get(sheetId) ?? { row: 0, column: 0 };

export function extentsOf(all: Iterable<ReadReference>): Extents {
  const extents = new Map<string, { readonly row: number; readonly column: number }>();
  for (const read of all) {
    if (read.kind !== 'cells') continue;
    const { sheetId, row, column, held } = read;
    const known = endOf(extents, sheetId);
    const end = { row: row + held.length, column: column + (held[0]?.length ?? 0) };
    extents.set(sheetId, {
      row: Math.max(known.row, end.row),
      column: Math.max(known.column, end.column),
    });
  }
  return extents;
}

function gridOfArea(
  read: ReadCells,
  area: Area,
  instead: ReadonlyMap<string, Value>,
  extents: Extents,
): Grid {
  const { sheetId, sheet } = read;
  const isLarge = area.rows * area.columns > MOST_WHOLE;
  // Rows above the used ones stay, so that row numbers are those of the sheet.
  const end = endOf(extents, sheetId);
  const rows = isLarge ? Math.max(1, end.row - area.row) : area.rows;
  const columns = isLarge ? Math.max(1, end.column - area.column) : area.columns;
  const cellAt = (i: number, k: number): CellAt => ({
    sheetId,
    sheet,
    row: area.row + i,
    column: area.column + k,
  });
  const size = { rows: Math.min(rows, area.rows), columns: Math.min(columns, area.columns) };
  const plain = instead.size === 0 ? asRead(read, { ...area, ...size }) : undefined;
  const values =
    plain ?? filled(read, { ...area, ...size }, (i, k) => instead.get(cellKey(cellAt(i, k))));
  return tracedIn(values, {
    trace: (value, i, k) => ({ value, at: cellAt(i, k) }),
    isOurs: () => false,
    range: { sheetId, sheet, ...area },
  });
}

/** The values of an area: what was not read is blank, and some are given others. */
function filled(
  read: ReadCells,
  { row: top, column: left, rows, columns }: Area,
  given: (row: number, column: number) => Value | undefined,
): readonly (readonly Value[])[] {
  return Array.from({ length: rows }, (_row, i) => {
    const line = read.held[top + i - read.row];
    return Array.from({ length: columns }, (_column, k): Value => {
      const other = given(i, k);
      return other === undefined ? valueOf(line?.[left + k - read.column]) : other;
    });
  });
}

/** The values as they were read, where they are just what is asked for and no error is among them. */
function asRead(
  { row, column, held }: ReadCells,
  area: Area,
): readonly (readonly Known[])[] | undefined {
  const isWhole =
    row === area.row &&
    column === area.column &&
    held.length === area.rows &&
    held[0]?.length === area.columns;
  return isWhole && held.every(areKnown) ? held : undefined;
}

const areKnown = (line: readonly HeldValue[]): line is readonly Known[] => line.every(isKnown);

const isKnown = (value: HeldValue): value is Known => !(value instanceof HeldError);

function valueOf(held: HeldValue | undefined): Value {
  if (held === undefined) return null;
  return held instanceof HeldError ? new CellError(held.code) : held;
}

/** The rows and columns that a structured reference names. */
function partOf(
  { area, held, row, table }: ReadCells,
  { columns, sections }: TablePart,
  active: ActiveCell,
): Area | undefined {
  const { headings = true, totals = false } = table ?? {};
  const names = headings ? (held[area.row - row] ?? []) : [];
  const places = columns.map((name) =>
    names.findIndex(
      (value) => isKnown(value) && String(value).toLowerCase() === name.toLowerCase(),
    ),
  );
  if (places.includes(-1)) return undefined;
  const left = places.length > 0 ? Math.min(...places) : 0;
  const right = places.length > 0 ? Math.max(...places) : area.columns - 1;
  const lines = linesOf(area, sections, { headings, totals }, active);
  return lines && { ...lines, column: area.column + left, columns: right - left + 1 };
}

function linesOf(
  { row, rows }: Area,
  sections: readonly string[],
  { headings, totals }: { readonly headings: boolean; readonly totals: boolean },
  active: ActiveCell,
): { readonly row: number; readonly rows: number } | undefined {
  const first = row + (headings ? 1 : 0);
  const last = row + rows - (totals ? 2 : 1);
  const has = (name: string): boolean => sections.some((each) => each.toLowerCase() === name);
  if (has('this row')) {
    return active.row >= first && active.row <= last ? { row: active.row, rows: 1 } : undefined;
  }
  if (has('all')) return { row, rows };
  const from = has('headers') ? row : has('totals') && !has('data') ? last + 1 : first;
  const to = has('totals') ? row + rows - 1 : has('headers') && !has('data') ? row : last;
  // A table without headings or totals has no such row.
  return from <= to ? { row: from, rows: to - from + 1 } : undefined;
}
