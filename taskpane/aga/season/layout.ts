import { mostLines } from '../../sheets/season';

/** The columns of the list of qualifiers. */
export const qualifierColumns = [
  'name',
  'date',
  'players',
  'average',
  'category',
  'points',
] as const;
export type QualifierColumn = (typeof qualifierColumns)[number];

/** Qualifiers that a season has room for. */
export const mostQualifiers = 40;

/** Player, AGA ID, event and points of a line. */
export const lineColumns = 4;

/** Where the parts of a new season stand on their sheets, counted from 0. */
export const bestArea = { row: 2, column: 0, rows: 1, columns: 2 };
export const qualifiersArea = {
  row: 4,
  column: 0,
  rows: 1 + mostQualifiers,
  columns: qualifierColumns.length,
};
export const linesArea = { row: 3, column: 6, rows: 1 + mostLines, columns: lineColumns };
