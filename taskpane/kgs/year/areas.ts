import { onSheet } from '../../sheets/address';
import { fixed } from '../../sheets/source';
import { mostLines } from '../../sheets/season';
import {
  areaAt,
  detailsRows,
  mostAliases,
  mostPlaces,
  mostTournaments,
  ownTableRows,
  yearRow,
  type YearRow,
  yearRows,
} from './layout';
import type { AliasColumns, CheckedYear, YearLines } from './line-formulas';

/** Where the parts of a new year stand on their sheets, counted from 0. */
export const yearArea = { row: 0, column: 0, rows: yearRows.length, columns: 1 + mostTournaments };
/** Right below it. */
export const detailsArea = { ...yearArea, row: yearRows.length, rows: detailsRows };
export const pointsArea = { row: 1, column: 0, rows: 1, columns: 1 + mostPlaces };
/** One column is left free beside the calculator. */
export const ownTableArea = {
  row: 1,
  column: mostPlaces + 2,
  rows: 2 + ownTableRows,
  columns: 1 + mostPlaces,
};
export const enginesArea = { row: 2, column: 0, rows: 1 + mostAliases, columns: 3 };
/** The headings of the table of engines and tournaments: place, engine, total, events and the tournaments. */
export const tableArea = { row: 3, column: 0, rows: 1, columns: 4 + mostTournaments };
export const linesArea = { row: 3, column: 5, rows: 1 + mostLines, columns: 3 };

/** On Engines, above its list: whether all its rows can be used. */
export const enginesCheckArea = { row: 0, column: 2, rows: 1, columns: 1 };
export const enginesCheck = fixed(enginesCheckArea);

/** The sheets of one year, which may have a number behind their names. */
export type SheetNames = Readonly<
  Record<'year' | 'calculator' | 'engines' | 'totals' | 'table', string>
>;

/** A row of Year, from its first tournament to its last, for formulas on other sheets. */
export function rowOfYear({ year }: SheetNames, row: YearRow): string {
  const area = { row: yearRow(row), column: 1, rows: 1, columns: mostTournaments };
  return onSheet(year, fixed(area));
}

/** The columns of Engines, as they are written on that sheet. */
export function aliasColumns(): AliasColumns {
  const { row, column } = enginesArea;
  const at = (index: number): string =>
    fixed({ row: row + 1, column: column + index, rows: mostAliases, columns: 1 });
  return [at(0), at(1), at(2)];
}

/** What each row of Engines is, beside its list. */
export const statesArea = {
  row: enginesArea.row + 1,
  column: enginesArea.column + enginesArea.columns,
  rows: mostAliases,
  columns: 1,
};

/** The lines of the year as the sheet Totals itself writes them, with the accounts of Engines. */
export function linesOnTotals({ engines }: SheetNames): YearLines {
  const { row, column } = linesArea;
  const at = (index: number): string =>
    fixed({ row: row + 1, column: column + index, rows: mostLines, columns: 1 });
  const table = { ...enginesArea, row: enginesArea.row + 1, rows: mostAliases };
  return {
    accounts: at(0),
    events: at(1),
    points: at(2),
    states: at(linesArea.columns),
    aliases: {
      table: onSheet(engines, fixed(table)),
      states: onSheet(engines, fixed(statesArea)),
    },
  };
}

/** What the checks of the year look at besides its lines. */
export function checkedYear(names: SheetNames): CheckedYear {
  return {
    names: rowOfYear(names, 'tournament'),
    players: rowOfYear(names, 'players'),
    engines: onSheet(names.engines, enginesCheck),
  };
}

/** So many columns from one on, each of the same width. */
export function widthsFrom(first: number, count: number, width: number): Record<string, number> {
  const letters = Array.from({ length: count }, (_, index) =>
    areaAt(0, first + index, 1, 1).replace(/\d+/, ''),
  );
  return Object.fromEntries(letters.map((letter) => [letter, width]));
}
