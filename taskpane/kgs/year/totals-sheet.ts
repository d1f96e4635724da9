import type { Translate } from '../../../src/language';
import type { NewSheet, PlanCell, PrintedArea } from '../../sheets/plan';
import {
  aligned,
  blank,
  formatted,
  formula,
  headings,
  pages,
  several,
  spilling,
  text,
} from '../../sheets/sheet-parts';
import { fixed, type NamedArea } from '../../sheets/source';
import { allCounted, mostLines, printedRows } from '../../sheets/season';
import {
  checkedYear,
  linesArea,
  linesOnTotals,
  type SheetNames,
  tableArea,
  widthsFrom,
} from './areas';
import {
  areaAt,
  firstTournament,
  formattedRows,
  mostEngines,
  mostTournaments,
  pointsFormat,
} from './layout';
import {
  type CheckedYear,
  checkFormula,
  type LineColumns,
  lineStatesFormula,
  pointsOfTournament,
  totalsFormula,
  type YearLines,
} from './line-formulas';
import { columnLetters } from '../../sheets/address';

const totalsRow = 3;

/** Place, engine, total and events of the totals, and their engines, where they may stand. */
export const totalsColumns = fixed({
  row: totalsRow + 1,
  column: 0,
  rows: mostEngines,
  columns: 4,
});
export const totalsEngines = fixed({
  row: totalsRow + 1,
  column: 1,
  rows: mostEngines,
  columns: 1,
});

/** The totals of the year, with a check that says which tournaments are left out. */
export function totalsSheet(names: SheetNames, year: string, t: Translate): NewSheet {
  const lines = linesOnTotals(names);
  const check = checkFormula(lines, checkedYear(names), {
    one: ` ${t('kgsLeftOutOne')}: `,
    many: ` ${t('kgsLeftOutMany')}: `,
    gone: `${t('kgsResultsDeleted')}: `,
  });
  const isIncomplete = {
    formula: `=${fixed({ row: totalsRow - 1, column: 1, rows: 1, columns: 1 })}<>"${allCounted}"`,
    look: 'warning',
  } as const;
  const totals = spilling(totalsFormula(lines), {
    rows: mostLines,
    columns: 4,
  });
  const ofPoints = formatted(blank(), pointsFormat);
  return {
    name: names.totals,
    blocks: [
      {
        at: 'A1',
        cells: [[text(titleOfYear(year, t), 'title')], [text(t('kgsTotalsNote'), 'note')]],
      },
      {
        // Right above the totals: nobody takes them for complete while it says otherwise.
        at: areaAt(totalsRow - 1, 0, 1, 1),
        cells: [
          [
            text(t('kgsYearCheck'), 'label'),
            { kind: 'formula', formula: check, shown: allCounted, style: 'total' },
            ...several(2, blank()),
          ],
          headings([
            { title: t('kgsPlace'), kind: 'number' },
            { title: t('kgsEngine'), kind: 'text' },
            { title: t('kgsTotalsHeadTotal'), kind: 'number' },
            { title: t('kgsTotalsHeadEvents'), kind: 'number' },
          ]),
          [totals, blank(), ofPoints, blank()],
          ...Array.from({ length: formattedRows }, () => [
            ...several(2, blank()),
            ofPoints,
            blank(),
          ]),
        ],
        highlights: [{ at: areaAt(totalsRow - 1, 0, 2, 4), ...isIncomplete }],
      },
      {
        at: areaAt(linesArea.row, linesArea.column, 1, 1),
        cells: [
          headings([
            { title: t('kgsAccount'), kind: 'text' },
            { title: t('kgsEvent'), kind: 'text' },
            { title: t('kgsPoints'), kind: 'number' },
          ]),
        ],
      },
      {
        at: areaAt(linesArea.row, linesArea.column + linesArea.columns, 1, 1),
        cells: [lineStateHeading(t)],
      },
    ],
    widths: { A: 10, B: 50, C: 14, D: 24, F: 24, G: 24, H: 10, I: 24 },
    freeze: { rows: totalsRow + 1, columns: 2 },
    // The lines on the right are for the add-in.
    print: pages(
      t('runNameKGS'),
      {
        orientation: 'portrait',
        area: printedList(0),
        titleRows: `${totalsRow + 1}:${totalsRow + 1}`,
      },
      t,
    ),
  };
}

export function titleOfYear(year: string, t: Translate): string {
  return year === '' ? t('kgsTotalsTitlePlain') : t('kgsTotalsTitle', { year });
}

/** The heading of the column beside the lines that says what each of them is. */
function lineStateHeading(t: Translate): PlanCell[] {
  return headings([{ title: t('kgsYearCheck'), kind: 'text' }]);
}

/** What some of the lines are, beside them. */
export function lineStates(lines: LineColumns, rows: number, t: Translate): PlanCell {
  const states = lineStatesFormula(lines, t('kgsLineLeftOut'));
  return spilling(states, { rows, columns: 1 }, 'note');
}

/** What the table refers to on the other sheets of the year. */
export interface TableReferences {
  readonly lines: YearLines;
  readonly year: CheckedYear;
  /** The formula of the totals; without it they are computed from the lines. */
  readonly totals?: string;
  /** The cells of Year that name the tournaments with results. */
  readonly tournaments: readonly string[];
}

const first = tableArea.row + 1;

/** The engines below each other, as in column B, where KGS.ANNUAL gives them. */
const engines = `$B$${first + 1}:$B$${first + mostEngines}`;

/** The championship as it is published: a row per engine, a column per tournament. */
export function tableSheet(
  name: string,
  title: string,
  { lines, year, totals = totalsFormula(lines), tournaments }: TableReferences,
  t: Translate,
): NewSheet {
  const { row, column, columns } = tableArea;
  const check = checkFormula(lines, year, {
    one: ` ${t('kgsTableLeftOutOne')}: `,
    many: ` ${t('kgsTableLeftOutMany')}: `,
    gone: `${t('kgsResultsDeleted')}: `,
  });
  const open = several(mostTournaments - tournaments.length, blank());
  const ofPoints = formatted(blank(), pointsFormat);
  const points = Array.from({ length: mostTournaments }, (_, index) => {
    const heading = fixed({ row, column: firstTournament + index, rows: 1, columns: 1 });
    return pointsBelow(heading, lines);
  });
  return {
    name,
    blocks: [
      { at: 'A1', cells: [[text(title, 'title')], [text(t('kgsTableNote'), 'note')]] },
      {
        at: areaAt(row - 1, column, 1, 1),
        cells: [
          [
            text(t('kgsYearCheck'), 'label'),
            { kind: 'formula', formula: check, shown: allCounted, style: 'total' },
            ...several(columns - 2, blank()),
          ],
          [
            ...headings([
              { title: t('kgsPlace'), kind: 'number' },
              { title: t('kgsEngine'), kind: 'text' },
              { title: t('kgsTotalsHeadTotal'), kind: 'number' },
              { title: t('kgsTotalsHeadEvents'), kind: 'number' },
            ]),
            ...tournaments.map(headingOf),
            ...open,
          ],
          [
            spilling(totals, { rows: mostEngines, columns: 4 }),
            ...[blank(), ofPoints, blank()],
            ...points,
          ],
          ...Array.from({ length: formattedRows }, () => [
            ...several(2, blank()),
            ofPoints,
            blank(),
            ...several(mostTournaments, ofPoints),
          ]),
        ],
        highlights: [
          {
            at: areaAt(row - 1, column, 1, 2),
            formula: `=$B$${row}<>"${allCounted}"`,
            look: 'warning',
          },
        ],
      },
    ],
    widths: { A: 8, B: 26, C: 9, D: 12, ...widthsFrom(4, mostTournaments, 11) },
    // Headings are formulas, for which Excel makes no row higher: a month and a year take two lines.
    tall: { rows: `${first}:${first}`, points: 30 },
    freeze: { rows: first, columns: 2 },
    print: pages(
      t('runNameKGS'),
      {
        orientation: 'landscape',
        area: printedTable(tournaments.length),
        titleRows: `${first}:${first}`,
      },
      t,
    ),
  };
}

/** The heading of a tournament's column: its name, from this cell of Year. */
export function headingOf(name: string): PlanCell {
  return aligned(formula(headingFormula(name), 'header'), 'right');
}

export function headingFormula(name: string): string {
  return `=IF(${name}="","",${name})`;
}

/** The points of the tournament that a cell names, beside the engines. */
function pointsBelow(name: string, lines: YearLines): PlanCell {
  const points = pointsOfTournament(lines, name, engines);
  return formatted(spilling(points, { rows: mostEngines, columns: 1 }), pointsFormat);
}

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
