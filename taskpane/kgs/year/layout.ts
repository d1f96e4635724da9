import { areaName, sameName } from '../../sheets/address';
import { namedParts, numberedCells, together, topPlace } from '../../sheets/sheet-names';
import type { Where, WorkbookFacts } from '../../sheets/source';

/** The areas of a year. Each holds its own headings, so that it is never empty. */
export const yearParts = namedParts({
  year: 'KGS_Year',
  points: 'KGS_Points',
  ownTable: 'KGS_OwnTable',
  engines: 'KGS_Engines',
  lines: 'KGS_Lines',
  details: 'KGS_Details',
});
export const yearNames = yearParts.names;

/** The table of engines and tournaments, whose sheet may be deleted. */
export const tableName = 'KGS_Table';

export type YearPart = keyof typeof yearNames;

/** The tournaments that a year has room for (KGS held up to fifteen). */
export const mostTournaments = 24;

/**
 * The rows of Year, from 0: a column per tournament. Players, rounds, board and hours stand in rows 2 to 5, where
 * scoring.xls had them; F follows.
 */
export const yearRows = [
  'tournament',
  'players',
  'rounds',
  'board',
  'hours',
  'factor',
  'tieBreaks',
  'points',
  'check',
] as const;

export type YearRow = (typeof yearRows)[number];

export function yearRow(row: YearRow): number {
  return yearRows.indexOf(row);
}

/** The rows of the details, which Year holds below the rows above, from 0; the tournament's own points follow, a row per place. */
export const detailRows = { date: 0, winner: 1, ownPoints: 2 } as const;

/** Of one tournament its name on Year and its lines on Totals, with its number behind. */
export const namesOfOne = together({
  tournament: numberedCells('KGS_Tournament', '_1'),
  lines: numberedCells('KGS_Lines', '_1'),
});

/** Own points reach to 12th place; the reconstruction pays so many for F 12,000 and 32 players. */
export const mostPlaces = 12;

/** All rows of the details. */
export const detailsRows = detailRows.ownPoints + mostPlaces;

/** A main time as a number, in hours: those of a year. Dates are larger numbers, from 1924 on. */
export const mostHours = 8760;

/** The calculator lists as many players as KGS.TABLE does by itself. */
export const mostListed = 32;

/** Rows of a director's own table, below its row of headings. */
export const ownTableRows = 40;

/** Accounts that have an engine of another name. */
export const mostAliases = 500;

/** Engines of a year, as far as the table of engines and tournaments shows them. */
export const mostEngines = 500;

/** Halves show, and whole points stand above each other. */
export const pointsFormat = '0.0?';

/** `B2:M2` for a rectangle counted from 0. */
export function areaAt(row: number, column: number, rows: number, columns: number): string {
  return areaName({ row, column, rows, columns });
}

/** The areas of a year that this workbook holds, its table and its tournaments last; none where it holds no year. */
export function yearPlaces(facts: WorkbookFacts): readonly Where[] {
  const parts = yearParts.places(facts);
  if (parts.length === 0) return [];
  return [
    ...parts,
    // A tournament that was removed leaves its cells empty.
    ...addedNames(facts).map((text): Where => ({ kind: 'typed', text, mayBeEmpty: true })),
  ];
}

/** The totals, the engines and the annual table with the checks above them, as far as the workbook holds them. */
export function resultPlaces(facts: WorkbookFacts): readonly Where[] {
  return [yearNames.lines, yearNames.engines, tableName].flatMap((name) => topPlace(facts, name));
}

/** Names that not every year has: of the annual table, and of single tournaments. */
export function addedNames({ names }: WorkbookFacts): readonly string[] {
  return names.filter((name) => sameName(name, tableName) || namesOfOne.of(name) !== undefined);
}
