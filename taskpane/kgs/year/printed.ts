import { columnLetters } from '../../plan/address';
import { firstTournament } from './layout';

/* What is printed of the sheets of a year: what is there, but a whole page of it at least. */

/** Tournaments that a page across shows at full size. */
const tournamentsOfPage = 8;

/** Rows of a page, at the width of its sheet. */
const rowsOfPage = { engines: 66, totals: 48 } as const;

/** Rows that may be filled by hand until more is written. */
const spareRows = 20;

/** Year up to its last tournament, where its labels stand in the column `from`, counted from 0. */
export function printedYear(tournaments: number, from = 0): string {
  return upTo(from + Math.max(tournaments, tournamentsOfPage));
}

/** The annual table up to its last tournament. */
export function printedTable(tournaments: number, from = 0): string {
  return upTo(from + firstTournament - 1 + Math.max(tournaments, tournamentsOfPage));
}

/** Engines with so many rows, headings and all. */
export function printedEngines(rows: number): string {
  return `A1:D${Math.max(rows + spareRows, rowsOfPage.engines)}`;
}

/** The totals with so many rows, headings and all. */
export function printedTotals(rows: number): string {
  return `A1:D${Math.max(rows + spareRows, rowsOfPage.totals)}`;
}

function upTo(column: number): string {
  return `A:${columnLetters(column)}`;
}
