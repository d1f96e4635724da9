import { mapped, type Stepwise } from '../../../src';
import type { Translate } from '../../../language';
import type { NewBlock, PlanCell } from '../../plan/plan';
import { blank, centred, formula, several, spilling, text } from '../../plan/plan-cells';
import { headings } from '../../plan/sheet-parts';
import { countsFormula, placeFormula, readableRows } from '../year/formulas';
import type { Entrant } from './entrants';
import { asNumbers } from './fractions';
import {
  cellAt,
  down,
  firstResult,
  resultRows,
  type ResultColumn,
  type YearReferences,
} from './layout';

/* Columns with a formula in every row: they stay right in whatever order the rows are sorted. */

export function* placesBlock(counted: readonly Entrant[], t: Translate): Stepwise<NewBlock> {
  const standing = ['winsRead', 'sosRead', 'sodosRead'] as const;
  const list = (which: ResultColumn): string => down(which, firstResult, counted.length);
  const place = (index: number): readonly PlanCell[] => {
    const row = firstResult + index;
    const criteria = standing.map((which) => ({ column: list(which), own: cellAt(row, which) }));
    return [
      formula(
        placeFormula(criteria, {
          all: readableRows(list('account'), list('counts'), standing.map(list)),
          own: readableRows(
            cellAt(row, 'account'),
            cellAt(row, 'counts'),
            standing.map((which) => cellAt(row, which)),
          ),
        }),
      ),
    ];
  };
  return {
    at: cellAt(resultRows.headings, 'place'),
    cells: [
      headings([{ title: t('kgsPlace'), kind: 'number' }]),
      ...(yield* mapped(counted, (_, index) => place(index))),
    ],
  };
}

/** Wins, SOS and SODOS as numbers, whatever they were typed as: places compare these. */
export function numbersBlock(count: number, t: Translate): NewBlock {
  const typed = `${cellAt(firstResult, 'wins')}:${cellAt(firstResult + count - 1, 'sodos')}`;
  const size = { rows: count, columns: 3 };
  const rest = several(size.columns - 1, blank('aside'));
  return {
    at: cellAt(resultRows.headings, 'winsRead'),
    cells: [
      [text(t('kgsAsNumbers'), 'aside'), ...rest],
      [spilling(asNumbers(typed), size, 'aside'), ...rest],
      ...Array.from({ length: count - 1 }, () => several(size.columns, blank('aside'))),
    ],
  };
}

/** Whether each account counts, beside its points: marks and games played may change later. */
export function* countsBlock(
  counted: readonly Entrant[],
  { name, rounds }: YearReferences,
  t: Translate,
): Stepwise<NewBlock> {
  const counts = (index: number): readonly PlanCell[] => {
    const own = (which: ResultColumn): string => cellAt(firstResult + index, which);
    const account = own('account');
    const [played, scheduled, removed] = [own('played'), own('scheduled'), own('removed')];
    return [centred(formula(countsFormula({ name, account, played, scheduled, removed, rounds })))];
  };
  return {
    at: cellAt(resultRows.headings, 'counts'),
    cells: [
      headings([{ title: t('kgsCounts'), kind: 'mark' }]),
      ...(yield* mapped(counted, (_, index) => counts(index))),
    ],
  };
}
