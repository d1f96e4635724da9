import type { DecimalMark } from '../sheets/notation';
import type { Plan } from '../sheets/plan';
import { cellName } from '../sheets/address';
import type { FilledCell } from '../excel/workbook/workbook';
import type { Fault } from './fault';
import type { CallPart } from './parts';
import type { Cell, CellAt } from './values/cell';
import { columnsIn, rowsIn } from './values/grid';

/** A text that is certainly a number. */
export interface NumberAsText {
  readonly at: CellAt;
  readonly text: string;
  readonly number: number;
}

/** What can be put right where a function refuses a text. */
type Fix =
  | { readonly kind: 'one'; readonly cell: NumberAsText }
  /** Several texts in the column of the one at fault: they are named, not converted. */
  | { readonly kind: 'several'; readonly cells: readonly NumberAsText[] };

/** Digits with at most the one decimal mark of this Excel: nothing with two marks, and none that may part thousands. */
const certain = {
  '.': /^[+-]?\d+(?:\.\d+)?$/,
  ',': /^[+-]?\d+(?:,\d+)?$/,
} as const;

/** The mark may part thousands: `1.250` is 1250 to somebody from elsewhere. */
const maybeThousands = /^[+-]?[1-9]\d{0,2}[.,]\d{3}$/;

/** The number that a text is without any doubt; blanks around it, also ones that do not break, do not count. */
export function certainNumber(text: string, mark: DecimalMark): number | undefined {
  const trimmed = text.trim();
  if (!certain[mark].test(trimmed) || maybeThousands.test(trimmed)) return undefined;
  const number = Number(trimmed.replace(',', '.'));
  // Beyond 15 digits Excel would keep another number.
  return Number(number.toPrecision(15)) === number && trimmed.length <= 16 ? number : undefined;
}

/** The text at fault as a number, with its like in the same column; undefined where nothing is certain. */
export function fixOf(part: CallPart, fault: Fault, mark: DecimalMark): Fix | undefined {
  const { argument, cell: at } = fault;
  if (argument === undefined || !at) return undefined;
  const grid = part.call.given[argument];
  if (!grid) return undefined;
  const all = columnWith(grid.cells, at).flatMap((each) => asNumber(each, mark) ?? []);
  const one = all.find((each) => isSameCell(each.at, at));
  if (!one) return undefined;
  const isList = rowsIn(grid) > 1 || columnsIn(grid) > 1;
  return isList && all.length > 1 ? { kind: 'several', cells: all } : { kind: 'one', cell: one };
}

function columnWith(cells: readonly (readonly Cell[])[], at: CellAt): readonly Cell[] {
  const column = cells
    .flatMap((line) => line.map((cell, k) => ({ cell, k })))
    .find(({ cell }) => cell.at && isSameCell(cell.at, at))?.k;
  return column === undefined ? [] : cells.flatMap((line) => line[column] ?? []);
}

function asNumber({ value, at }: Cell, mark: DecimalMark): NumberAsText | undefined {
  if (typeof value !== 'string' || !at) return undefined;
  const number = certainNumber(value, mark);
  return number === undefined ? undefined : { at, text: value, number };
}

const isSameCell = (a: CellAt, b: CellAt): boolean =>
  a.sheetId === b.sheetId && a.row === b.row && a.column === b.column;

/**
 * The plan that makes it a number, and the one cell that may be overwritten for it: a cell that holds anything else by
 * then stays as it is.
 */
export function conversion(
  { at, text, number }: NumberAsText,
  title: string,
): { readonly plan: Plan; readonly agreed: readonly FilledCell[] } {
  const { sheetId, sheet, row, column } = at;
  const place = { sheetId, sheet, area: { row, column, rows: 1, columns: 1 } };
  const cell = { kind: 'number', value: number } as const;
  return {
    plan: {
      title,
      sheets: [],
      blocks: [{ sheetId, sheet, at: cellName(row, column), cells: [[cell]] }],
      names: [],
      sources: [],
      warnings: [],
      activate: sheet,
    },
    agreed: [{ place, content: { kind: 'text', text, shown: text } }],
  };
}
