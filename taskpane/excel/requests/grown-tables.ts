import { sentence } from '../../../src/language';
import { type Area, type Place, sameArea } from '../../sheets/address';
import type { Finding } from '../../sheets/plan';
import type { GrownTable, Leftovers, WrittenReceipt } from '../../sheets/receipt';
import { areaOf, bounds } from './ranges';
import { offers } from './requests';

/** Where a table stands. */
export interface TableSize {
  readonly name: string;
  readonly area: Area;
}

/**
 * Asks where tables stand: load first, sync, then read. Excel takes what is written right beside a table into it. A plan
 * names such tables (`Plan.beside`); undo makes one smaller again where it still has the area that the write gave it (ExcelApi 1.13).
 */
export function askTables(
  context: Excel.RequestContext,
  names: readonly string[],
): () => readonly TableSize[] {
  const asked = names.map((name) => {
    const range = context.workbook.tables.getItemOrNullObject(name).getRange();
    range.load(bounds);
    return { name, range };
  });
  return () =>
    asked.flatMap(({ name, range }) => (range.isNullObject ? [] : [{ name, area: areaOf(range) }]));
}

/** The tables that have taken something in. */
export function grownSince(
  before: readonly TableSize[],
  after: readonly TableSize[],
): readonly GrownTable[] {
  return before.flatMap(({ name, area: from }) => {
    const to = after.find((each) => each.name === name)?.area;
    return to && !sameArea(from, to) ? [{ name, from, to }] : [];
  });
}

/** Those that are still as large as the write has made them. */
export function stillGrown(
  { grown = [] }: WrittenReceipt,
  now: readonly TableSize[],
): readonly GrownTable[] {
  return grown.filter(
    ({ name, to }) =>
      canResize() && now.some((each) => each.name === name && sameArea(each.area, to)),
  );
}

/** Those that stay larger than they were. */
export function tooLarge(receipt: WrittenReceipt, now: readonly TableSize[]): readonly Finding[] {
  const grown = stillGrown(receipt, now);
  const left = (receipt.grown ?? []).filter(
    (table) =>
      !grown.includes(table) &&
      now.some(({ name, area }) => name === table.name && !sameArea(area, table.from)),
  );
  const tables = left.map(({ name }) => name);
  if (tables.length === 0) return [];
  const code = canResize() ? 'undoTableChanged' : 'undoTableStays';
  return [{ sentence: sentence(code, { tables }) }];
}

/** Below ExcelApi 1.13 no table can be made smaller. */
function canResize(): boolean {
  return offers('1.13');
}

/**
 * Those that a failed batch has made larger. Without Excel's answer these are tables that have grown over columns and rows
 * of the plan, and over no cell that somebody changed.
 */
export function leftGrown(
  { tables = [], blocks }: Leftovers,
  now: readonly TableSize[],
  kept: readonly Place[],
): readonly GrownTable[] {
  return tables.flatMap(({ name, from, to: known }) => {
    const to = now.find((each) => each.name === name)?.area;
    if (!to || sameArea(from, to) || (known && !sameArea(known, to))) return [];
    const isNew = ({ area: { row, column } }: Place): boolean =>
      row < to.row + to.rows &&
      column < to.column + to.columns &&
      (row >= from.row + from.rows || column >= from.column + from.columns);
    const areas = blocks.map(({ place }) => place.area);
    const isOurs = known !== undefined || hasGrownOver(from, to, areas);
    return isOurs && !kept.some(isNew) ? [{ name, from, to }] : [];
  });
}

/** Queues that tables have this size from their first cell on, wherever it is by now; contents stay where they are. */
export function queueSizes(context: Excel.RequestContext, sizes: readonly TableSize[]): void {
  if (!canResize()) return;
  for (const { name, area } of sizes) {
    const table = context.workbook.tables.getItemOrNullObject(name);
    table.resize(table.getRange().getAbsoluteResizedRange(area.rows, area.columns));
  }
}

/** The tables with the size they had before. */
export function asBefore(grown: readonly GrownTable[]): readonly TableSize[] {
  return grown.map(({ name, from }) => ({ name, area: from }));
}

function hasGrownOver(from: Area, to: Area, blocks: readonly Area[]): boolean {
  if (to.row !== from.row || to.column !== from.column) return false;
  if (to.rows < from.rows || to.columns < from.columns) return false;
  const isFilled = (line: number, first: 'row' | 'column', count: 'rows' | 'columns'): boolean =>
    blocks.some((area) => line >= area[first] && line < area[first] + area[count]);
  const [right, below] = [from.column + from.columns, from.row + from.rows];
  return (
    numbers(right, to.column + to.columns).every((each) => isFilled(each, 'column', 'columns')) &&
    numbers(below, to.row + to.rows).every((each) => isFilled(each, 'row', 'rows'))
  );
}

function numbers(from: number, to: number): readonly number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, i) => from + i);
}
