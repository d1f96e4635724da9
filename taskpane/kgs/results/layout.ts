import { areaName } from '../../plan/address';
import { fixed } from '../../plan/named-area';

/** The columns of a result sheet's list, from A. Behind a free one stand wins, SOS and SODOS as numbers, for the add-in. */
const columns = [
  'place',
  'account',
  'wins',
  'sos',
  'sodos',
  'played',
  'scheduled',
  'removed',
  'points',
  'counts',
  'free',
  'winsRead',
  'sosRead',
  'sodosRead',
] as const;
export type ResultColumn = (typeof columns)[number];

/** Rows above the list, from 0: title, source of points, F, players, check; an empty row; then the list's headings. */
export const resultRows = {
  title: 0,
  source: 1,
  F: 2,
  players: 3,
  check: 4,
  headings: 6,
} as const;

/** The first row of the list, from 0. */
export const firstResult = resultRows.headings + 1;

export function indexOf(column: ResultColumn): number {
  return columns.indexOf(column);
}

/** Cells of a column below each other, as formulas name them. */
export function down(column: ResultColumn, row: number, rows: number): string {
  return fixed({ row, column: indexOf(column), rows, columns: 1 });
}

/** One cell of a column, as the formulas of its row name it. */
export function cellAt(row: number, column: ResultColumn): string {
  return areaName({ row, column: indexOf(column), rows: 1, columns: 1 });
}

/** The value of a line above the list. */
export function headCell(row: number): string {
  return fixed({ row, column: 1, rows: 1, columns: 1 });
}

/** What a result sheet refers to on the other sheets of the year, for formulas. */
export interface YearReferences {
  readonly name: string;
  readonly rounds: string;
  readonly tieBreaks: string;
  readonly F: string;
  /** The points of this tournament alone, on Year. */
  readonly ownPoints: string;
  readonly ownTable: { readonly tournament: string; readonly table: string };
  readonly yearPoints: string;
}

/** The expected results of formulas, for the preview. */
export interface Shown {
  readonly name: string;
  readonly F: string;
  readonly players: string;
}
