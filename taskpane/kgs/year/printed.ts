import { columnLetters } from '../../plan/address';
import type { NamedArea } from '../../plan/named-area';
import type { PrintedArea } from '../../plan/plan';
import { printedRows } from '../../season/printed';
import { firstTournament } from './layout';

/* What is printed of the sheets of a year: what is there, but a whole page of it at least. */

/** Tournaments that a page across shows at full size. */
const tournamentsOfPage = 8;

/** Year up to its last tournament, where its labels stand in the column `from`, counted from 0. */
export function printedYear(tournaments: number, from = 0): string {
  return upTo(from + Math.max(tournaments, tournamentsOfPage));
}

/** The annual table up to its last tournament. */
export function printedTable(tournaments: number, from = 0): string {
  return upTo(from + firstTournament - 1 + Math.max(tournaments, tournamentsOfPage));
}

/** Engines or totals with so many rows, headings and all. */
export function printedList(rows: number): string {
  return printedRows(rows, { last: 'D', paper: 'a4' });
}

/** How much of the sheets of a year there is, with what is added. */
export interface YearExtents {
  readonly year: Extent;
  /** Tournaments that the annual table shows. */
  readonly table: Extent | undefined;
  /** Rows that are filled, headings and all. */
  readonly engines: Extent;
  readonly totals: Extent;
}

interface Extent {
  readonly area: NamedArea;
  readonly now: number;
}

/** What is printed of the year when something is added; nothing of sheets of which one page holds all. */
export function printedNow({ year, table, engines, totals }: YearExtents): readonly PrintedArea[] {
  const grown = (
    extent: Extent | undefined,
    printed: (count: number, from?: number) => string,
  ): readonly PrintedArea[] => {
    if (!extent) return [];
    const { sheetId, area } = extent.area.place;
    const now = printed(extent.now, area.column);
    return now === printed(0, area.column) ? [] : [{ sheetId, area: now }];
  };
  return [
    ...grown(year, printedYear),
    ...grown(table, printedTable),
    ...grown(engines, printedList),
    ...grown(totals, printedList),
  ];
}

function upTo(column: number): string {
  return `A:${columnLetters(column)}`;
}
