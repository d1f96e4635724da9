import type { Translate } from '../../../language';
import type { NewSheet } from '../../plan/plan';
import { blank, several, text } from '../../plan/plan-cells';
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
          [
            text(t('kgsAccount'), 'header'),
            text(t('kgsEvent'), 'header'),
            text(t('kgsEngine'), 'header'),
          ],
          ...Array.from({ length: mostAliases }, () => several(3, blank('input'))),
        ],
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
    widths: { A: 26, B: 26, C: 30 },
    freeze: { rows: row + 1, columns: 0 },
  };
}
