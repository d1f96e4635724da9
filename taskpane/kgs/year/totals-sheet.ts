import type { Translate } from '../../../src/language';
import { cellName, columnLetters } from '../../sheets/address';
import type { NewSheet, PrintedArea } from '../../sheets/plan';
import { blank, headingRow, pages, several, text, widthsOf } from '../../sheets/sheet-parts';
import { fixed, type NamedArea } from '../../sheets/source';
import { allCounted, mostLines, printedRows, unlessBroken } from '../../sheets/season';
import { firstTournament, lineList, linesArea, tableArea, tableList, totalsList } from './lists';
import { areaAt, mostEngines, mostTournaments } from './layout';
import { type CheckedYear, checkFormula, totalsFormula, type YearLines } from './line-formulas';

const totalsRow = headingRow;

/** Rows of totals formatted for shares in advance; below them shares show as many decimals as fit. */
const formatted = Array.from({ length: 61 }, () => undefined);

/** The totals of the year, with a check that says which tournaments are left out. */
export function totalsSheet(
  name: string,
  title: string,
  { lines, year }: Pick<TableReferences, 'lines' | 'year'>,
  t: Translate,
): NewSheet {
  const check = unlessBroken(
    checkFormula(lines, year, {
      one: ` ${t('kgsLeftOutOne')}: `,
      many: ` ${t('kgsLeftOutMany')}: `,
      gone: `${t('kgsResultsDeleted')}: `,
      lost: `${t('linesDeleted')}: `,
      engines: `${t('kgsEnginesUnusable')}: `,
    }),
    filledBelow(totalsRow),
    t,
  );
  const isIncomplete = {
    formula: `=${fixed({ row: totalsRow - 1, column: 1, rows: 1, columns: 1 })}<>"${allCounted}"`,
    look: 'warning',
  } as const;
  const all = { totals: totalsFormula(lines), most: mostLines };
  const { columns, list } = totalsList.write(formatted, { all, t });
  const { column, row } = linesArea;
  const beside = lineList.write([], { all: undefined, t, head: row, column });
  return {
    name,
    blocks: [
      {
        at: 'A1',
        cells: [[text(title, 'title')], [text(t('kgsTotalsNote'), 'note')]],
      },
      {
        // Right above the totals: nobody takes them for complete while it says otherwise.
        at: areaAt(totalsRow - 1, 0, 1, 1),
        cells: [
          [
            text(t('kgsYearCheck'), 'label'),
            { kind: 'formula', formula: check, shown: allCounted, style: 'total' },
            ...several(columns.length - 2, blank()),
          ],
          ...list.block.cells,
        ],
        highlights: [{ at: areaAt(totalsRow - 1, 0, 2, columns.length), ...isIncomplete }],
      },
      beside.list.block,
      beside.behind.block,
    ],
    widths: { ...widthsOf(columns), ...widthsOf(beside.columns, column) },
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

/** Place, engine, total and events below their headings, which one formula fills. */
function filledBelow(row: number): Parameters<typeof unlessBroken>[1] {
  const columns = Object.keys(totalsList.columns).length;
  return {
    headings: fixed({ row, column: 0, rows: 1, columns }),
    columns,
    first: fixed({ row: row + 1, column: 0, rows: 1, columns: 1 }),
  };
}

/** Whether the table lacks the heading of a tournament that has results, or somebody typed over it: its points go by that. */
function headingsGone({ players }: CheckedYear): string {
  const headings = fixed({
    ...tableArea,
    column: firstTournament,
    rows: 1,
    columns: mostTournaments,
  });
  const formulasIn = (cells: string): string => `SUMPRODUCT(ISFORMULA(${cells})*1)`;
  return `(${formulasIn(headings)}<${formulasIn(players)})`;
}

/**
 * Whether the points of a tournament in the table have no formula any more: each fills its cells beside all engines, those of
 * engines that took no part, too.
 */
function pointsGone(): string {
  const { row } = tableArea;
  const tournaments = (below: number): string =>
    fixed({ row: row + below, column: firstTournament, rows: 1, columns: mostTournaments });
  const second = cellName(row + 2, totalsList.places({}).column('engine'));
  const isBlank = `ISBLANK(${tournaments(1)})+ISBLANK(${tournaments(2)})*(${second}<>"")`;
  return `SUMPRODUCT(IFERROR((${tournaments(0)}<>"")*(${isBlank}),0))`;
}

export function titleOfYear(year: string, t: Translate): string {
  return year === '' ? t('kgsTotalsTitlePlain') : t('kgsTotalsTitle', { year });
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

/** The championship as it is published: a row per engine, a column per tournament. */
export function tableSheet(
  name: string,
  title: string,
  { lines, year, totals = totalsFormula(lines), tournaments }: TableReferences,
  t: Translate,
): NewSheet {
  const { row } = tableArea;
  const check = unlessBroken(
    checkFormula(lines, year, {
      one: ` ${t('kgsTableLeftOutOne')}: `,
      many: ` ${t('kgsTableLeftOutMany')}: `,
      gone: `${t('kgsResultsDeleted')}: `,
      lost: `${t('linesDeleted')}: `,
      engines: `${t('kgsEnginesUnusable')}: `,
    }),
    { ...filledBelow(row), isLess: `${pointsGone()}+${headingsGone(year)}` },
    t,
  );
  const all = { totals, most: mostEngines, lines, tournaments };
  const { columns, list } = tableList.write(formatted, { all, t, lines: mostEngines });
  return {
    name,
    blocks: [
      { at: 'A1', cells: [[text(title, 'title')], [text(t('kgsTableNote'), 'note')]] },
      {
        at: areaAt(row - 1, 0, 1, 1),
        cells: [
          [
            text(t('kgsYearCheck'), 'label'),
            { kind: 'formula', formula: check, shown: allCounted, style: 'total' },
            ...several(columns.length - 2, blank()),
          ],
          ...list.block.cells,
        ],
        highlights: [
          {
            at: areaAt(row - 1, 0, 1, 2),
            formula: `=$B$${row}<>"${allCounted}"`,
            look: 'warning',
          },
        ],
      },
    ],
    widths: widthsOf(columns),
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

/** The last column of the totals, and of what each row of Engines is. */
const last = columnLetters(totalsList.area({}).columns - 1);

/** Engines or totals with so many rows, headings and all. */
export function printedList(rows: number): string {
  return printedRows(rows, { last, paper: 'a4' });
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
