import type { Translate } from '../../../language';
import type { ExistingBlock, NewSheet, PlanCell } from '../../plan/plan';
import { aligned, blank, formatted, formula, several, spilling, text } from '../../plan/plan-cells';
import { headings, pages } from '../../plan/sheet-parts';
import { allCounted } from '../../season/formulas';
import { tableArea, widthsFrom } from './areas';
import { areaAt, mostEngines, mostTournaments, pointsFormat } from './layout';
import {
  checkFormula,
  pointsOfTournament,
  totalsFormula,
  type CheckedYear,
  type YearLines,
} from './line-formulas';

/** What the table refers to on the other sheets of the year. */
export interface TableReferences {
  readonly lines: YearLines;
  readonly year: CheckedYear;
  /** The formula of the totals; without it they are computed from the lines. */
  readonly totals?: string;
  /** The cells of Year that name the tournaments with results. */
  readonly tournaments: readonly string[];
}

/** Rows formatted for shares in advance; below them shares show as many decimals as fit. */
const formattedRows = 60;

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
  });
  const filled = tournaments.map((each) => tournamentCells(each, lines));
  const open = several(mostTournaments - filled.length, blank());
  const ofPoints = formatted(blank(), pointsFormat);
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
            ...filled.map(([heading]) => heading),
            ...open,
          ],
          [
            spilling(totals, { rows: mostEngines, columns: 4 }, 'total'),
            ...several(3, blank()),
            ...filled.map(([, points]) => points),
            ...several(open.length, ofPoints),
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
    widths: { A: 8, B: 26, C: 9, D: 10, ...widthsFrom(4, mostTournaments, 11) },
    freeze: { rows: first, columns: 2 },
    print: pages(t('runNameKGS'), { orientation: 'landscape', titleRows: `${first}:${first}` }, t),
  };
}

/** The heading and the points of a tournament, which stand above each other. */
function tournamentCells(name: string, lines: YearLines): [PlanCell, PlanCell] {
  const points = pointsOfTournament(lines, name, engines);
  return [
    aligned(formula(`=IF(${name}="","",${name})`, 'header'), 'right'),
    formatted(spilling(points, { rows: mostEngines, columns: 1 }), pointsFormat),
  ];
}

/** A tournament's column in a table that stands in the workbook. */
export function tournamentBlock(
  table: { readonly sheetId: string; readonly sheet: string; readonly at: string },
  name: string,
  lines: YearLines,
): ExistingBlock {
  return { ...table, cells: tournamentCells(name, lines).map((cell) => [cell]) };
}
