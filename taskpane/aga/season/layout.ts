import type { WorkbookFacts, Where } from '../../plan/source';
import { mostLines } from '../../season/lines';

/** Names of the workbook by which the sheets of a season are found, even after they were renamed. */
export const seasonNames = {
  qualifiers: 'AGA_Qualifiers',
  best: 'AGA_Best',
  lines: 'AGA_Lines',
} as const;

export type SeasonPart = keyof typeof seasonNames;

export const seasonParts = Object.keys(seasonNames) as readonly SeasonPart[];

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

/** The parts of a season that this workbook does not hold, or no longer. */
export function partsMissing({ names }: WorkbookFacts): readonly SeasonPart[] {
  const known = new Set(names.map((name) => name.toLowerCase()));
  return seasonParts.filter((part) => !known.has(seasonNames[part].toLowerCase()));
}

/** The areas of a season that this workbook holds whole; none otherwise. */
export function seasonPlaces(facts: WorkbookFacts): readonly Where[] {
  if (partsMissing(facts).length > 0) return [];
  return seasonParts.map((part) => ({ kind: 'typed', text: seasonNames[part] }));
}
