import type { Translate } from '../../../language';
import { inputTab } from '../../plan/looks';
import type { NewSheet } from '../../plan/plan';
import { blank, several, text } from '../../plan/plan-cells';
import { headings, pages } from '../../plan/sheet-parts';
import { enginesArea, rowOfYear, type SheetNames } from './areas';
import { areaAt, mostAliases } from './layout';

/** Which account of a tournament stands for which engine. */
export function enginesSheet(names: SheetNames, t: Translate): NewSheet {
  const { row, column } = enginesArea;
  const events = rowOfYear(names, 'tournament');
  const eventCells = areaAt(row + 1, column + 1, mostAliases, 1);
  const first = areaAt(row + 1, column + 1, 1, 1);
  return {
    name: names.engines,
    blocks: [
      {
        at: 'A1',
        cells: [[text(t('kgsEnginesTitle'), 'title')], [text(t('kgsEnginesNote'), 'note')]],
      },
      {
        at: areaAt(row, column, 1, 1),
        cells: [
          headings([
            { title: t('kgsAccount'), kind: 'text' },
            { title: t('kgsEvent'), kind: 'text' },
            { title: t('kgsEngine'), kind: 'text' },
          ]),
          ...Array.from({ length: mostAliases }, () => several(3, blank('input'))),
        ],
        lines: [areaAt(row + 1, column, mostAliases, 3)],
        choices: [
          {
            at: eventCells,
            from: { kind: 'range', formula: `=${events}` },
            refusal: t('kgsEventRefusal'),
          },
        ],
        highlights: [
          {
            at: eventCells,
            formula: `=AND(${first}<>"",SUMPRODUCT(--(${events}=${first}))=0)`,
            look: 'warning',
          },
        ],
      },
    ],
    widths: { A: 36, B: 36, C: 36 },
    freeze: { rows: row + 1, columns: 1 },
    tabColor: inputTab,
    print: pages(
      t('runNameKGS'),
      { orientation: 'portrait', titleRows: `${row + 1}:${row + 1}` },
      t,
    ),
  };
}
