import { cellName, onSheet } from '../plan/address';
import { fixed } from '../plan/named-area';
import type { Area } from '../plan/place';
import type { EventCells } from './awards-layout';
import type { Ranks } from './formulas';

/** Rows of the event sheet, from 0. */
export const rows = {
  date: 2,
  unit: 3,
  sessions: 4,
  rating: 5,
  restrictions: 6,
  kind: 7,
  limit: 8,
  headings: 10,
  entries: 11,
  tables: 12,
  average: 13,
  byItself: 14,
  first: 15,
  depth: 16,
  former: 19,
  session: 22,
} as const;

/** The columns of the fields: overall, A by itself, B and C, C. */
export const columnOf = { A: 1, alone: 2, B: 3, C: 4 } as const;

/** To the right of the terms, in this order: what is wrong with them, and with the list by kinds of faults. */
const checksAt = {
  column: 2,
  kinds: ['terms', 'rows', 'strata', 'orders', 'held', 'sizes', 'nobody'],
} as const;

export const checkCell = (kind: (typeof checksAt.kinds)[number]): string =>
  fixed(checkArea(checksAt.kinds.indexOf(kind), 1));

export const firstCheck = cellName(rows.date, checksAt.column);

const checkArea = (from: number, count: number): Area => ({
  ...{ row: rows.date + from, column: checksAt.column, rows: count, columns: 1 },
});

/** The places stand to the right of them. */
export const placesAt = 6;

export const at = (row: keyof typeof rows, column: number): string =>
  fixed({ row: rows[row], column, rows: 1, columns: 1 });

/** What the awards sheet reads from the event sheet of this name. */
export function eventCells(sheet: string): EventCells {
  const there = (row: keyof typeof rows, column: number): string => onSheet(sheet, at(row, column));
  const each = (row: 'first' | 'depth'): Record<Ranks, string> => ({
    A: there(row, columnOf.A),
    B: there(row, columnOf.B),
    C: there(row, columnOf.C),
  });
  return {
    title: onSheet(sheet, '$A$1'),
    checks: onSheet(sheet, fixed(checkArea(0, checksAt.kinds.length))),
    sessions: there('sessions', 1),
    first: each('first'),
    depth: each('depth'),
  };
}
