import type { Translate } from '../../../language';
import { onSheet } from '../../plan/address';
import type { NewSheet } from '../../plan/plan';
import { blank, several, spilling, text } from '../../plan/plan-cells';
import { fixed } from '../../plan/named-area';
import { headings, pages } from '../../plan/sheet-parts';
import { enginesArea, linesArea, rowOfYear, type SheetNames } from './areas';
import { allCounted, leftOutFormula, totalsFormula } from './formulas';
import { areaAt, mostAliases, mostLines } from './layout';

const totalsRow = 3;

/** The totals of the year, with a check that says which tournaments are left out. */
export function totalsSheet(names: SheetNames, year: string, t: Translate): NewSheet {
  const lines = (index: number): string =>
    fixed({
      row: linesArea.row + 1,
      column: linesArea.column + index,
      rows: mostLines,
      columns: 1,
    });
  const aliases = fixed({ ...enginesArea, row: enginesArea.row + 1, rows: mostAliases });
  const columns = { accounts: lines(0), events: lines(1), points: lines(2) };
  const check = leftOutFormula(
    columns,
    { names: rowOfYear(names, 'tournament'), players: rowOfYear(names, 'players') },
    { one: ` ${t('kgsLeftOutOne')}: `, many: ` ${t('kgsLeftOutMany')}: ` },
  );
  const isIncomplete = {
    formula: `=${fixed({ row: totalsRow - 1, column: 1, rows: 1, columns: 1 })}<>"${allCounted}"`,
    look: 'warning',
  } as const;
  const totals = spilling(totalsFormula({ ...columns, aliases: onSheet(names.engines, aliases) }), {
    rows: mostLines,
    columns: 4,
  });
  const title = year === '' ? t('kgsTotalsTitlePlain') : t('kgsTotalsTitle', { year });
  return {
    name: names.totals,
    blocks: [
      { at: 'A1', cells: [[text(title, 'title')], [text(t('kgsTotalsNote'), 'note')]] },
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
          [totals, ...several(3, blank())],
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
    ],
    widths: { A: 10, B: 50, C: 14, D: 24, F: 24, G: 24, H: 10 },
    freeze: { rows: totalsRow + 1, columns: 2 },
    // The lines on the right are for the add-in.
    print: pages(
      t('runNameKGS'),
      { orientation: 'portrait', area: 'A:D', titleRows: `${totalsRow + 1}:${totalsRow + 1}` },
      t,
    ),
  };
}
