import type { Translate } from '../../language';
import { areaName, cellName } from '../plan/address';
import type { NewBlock } from '../plan/plan';
import { formatted, formula, number, text } from '../plan/plan-cells';
import { headings } from '../plan/sheet-parts';
import type { AwardedEvent } from './awarded-event';
import { awardFormat } from './awards-layout';
import { at, rows } from './event-cells';
import { sessionFormula, type TermCells } from './formulas';

/** First place of each session: the tables in its comparison are typed, or those of the event (S12). */
export function sessionsBlock(
  { comparisons }: AwardedEvent,
  cells: TermCells,
  t: Translate,
): NewBlock {
  const first = rows.session;
  const count = comparisons.length;
  const tables = areaName({ row: first, column: 1, rows: count, columns: 1 });
  return {
    at: cellName(first - 1, 0),
    cells: [
      headings([
        { title: t('sofSession'), kind: 'text' },
        { title: t('sofComparisons'), kind: 'number' },
        { title: t('sofFirst'), kind: 'number' },
      ]),
      ...comparisons.map((comparison, i) => {
        const own = cellName(first + i, 1);
        const award = sessionFormula(at('average', 1), own, cells, at('byItself', 1));
        return [
          text(t('sofSessionNumber', { number: i + 1 })),
          comparison === undefined
            ? formula(`=${at('tables', 1)}`, 'input')
            : number(comparison, 'input'),
          formatted(formula(award), awardFormat),
        ];
      }),
    ],
    lines: [tables],
    choices: [
      {
        at: tables,
        from: { kind: 'number', whole: false, least: 0 },
        refusal: t('sofTablesRefusal'),
      },
    ],
  };
}
