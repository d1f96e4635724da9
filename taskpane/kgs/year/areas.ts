import { onSheet } from '../../plan/address';
import { fixed } from '../../plan/named-area';
import {
  areaAt,
  mostAliases,
  mostLines,
  mostPlaces,
  mostTournaments,
  ownTableRows,
  yearRow,
  yearRows,
  type YearRow,
} from './layout';

/** Where the parts of a new year stand on their sheets, counted from 0. */
export const yearArea = { row: 0, column: 0, rows: yearRows.length, columns: 1 + mostTournaments };
export const pointsArea = { row: 1, column: 0, rows: 1, columns: 1 + mostPlaces };
/** One column is left free beside the calculator. */
export const ownTableArea = {
  row: 1,
  column: mostPlaces + 2,
  rows: 2 + ownTableRows,
  columns: 1 + mostPlaces,
};
export const enginesArea = { row: 2, column: 0, rows: 1 + mostAliases, columns: 3 };
export const linesArea = { row: 3, column: 5, rows: 1 + mostLines, columns: 3 };

/** The sheets of one year, which may have a number behind their names. */
export type SheetNames = Readonly<Record<'year' | 'calculator' | 'engines' | 'totals', string>>;

/** A row of Year, from its first tournament to its last, for formulas on other sheets. */
export function rowOfYear({ year }: SheetNames, row: YearRow): string {
  const area = { row: yearRow(row), column: 1, rows: 1, columns: mostTournaments };
  return onSheet(year, fixed(area));
}

/** So many columns from one on, each of the same width. */
export function widthsFrom(first: number, count: number, width: number): Record<string, number> {
  const letters = Array.from({ length: count }, (_, index) =>
    areaAt(0, first + index, 1, 1).replace(/\d+/, ''),
  );
  return Object.fromEntries(letters.map((letter) => [letter, width]));
}
