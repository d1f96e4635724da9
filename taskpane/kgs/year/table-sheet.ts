import type { Translate } from '../../../language';
import { fixed } from '../../plan/named-area';
import type { NewSheet, PlanCell } from '../../plan/plan';
import { aligned, blank, formatted, formula, several, spilling, text } from '../../plan/plan-cells';
import { headings, pages } from '../../plan/sheet-parts';
import { allCounted } from '../../season/formulas';
import { tableArea, widthsFrom } from './areas';
import {
  areaAt,
  firstTournament,
  formattedRows,
  mostEngines,
  mostTournaments,
  pointsFormat,
} from './layout';
import {
  checkFormula,
  pointsOfTournament,
  totalsFormula,
  type CheckedYear,
  type YearLines,
} from './line-formulas';
import { printedTable } from './printed';

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
          [spilling(totals, { rows: mostEngines, columns: 4 }), ...several(3, blank()), ...points],
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
export function pointsBelow(name: string, lines: YearLines): PlanCell {
  const points = pointsOfTournament(lines, name, engines);
  return formatted(spilling(points, { rows: mostEngines, columns: 1 }), pointsFormat);
}
