import type { Translate } from '../../../language';
import type { NewSheet, PlanCell } from '../../plan/plan';
import { blank, formatted, several, spilling, text } from '../../plan/plan-cells';
import { fixed } from '../../plan/named-area';
import { headings, pages } from '../../plan/sheet-parts';
import { allCounted } from '../../season/formulas';
import { mostLines } from '../../season/lines';
import { checkedYear, linesArea, linesOnTotals, type SheetNames } from './areas';
import { areaAt, formattedRows, mostEngines, pointsFormat } from './layout';
import { checkFormula, lineStatesFormula, totalsFormula, type LineColumns } from './line-formulas';
import { printedList } from './printed';

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
export function lineStateHeading(t: Translate): PlanCell[] {
  return headings([{ title: t('kgsYearCheck'), kind: 'text' }]);
}

/** What some of the lines are, beside them. */
export function lineStates(lines: LineColumns, rows: number, t: Translate): PlanCell {
  const states = lineStatesFormula(lines, t('kgsLineLeftOut'));
  return spilling(states, { rows, columns: 1 }, 'note');
}
