import type { Translate } from '../../language';
import { columnLetters } from '../plan/address';
import type { PlanCell } from '../plan/plan';
import { blank, centred, formatted, formula, spilling } from '../plan/plan-cells';
import type { ListColumn } from '../plan/sheet-parts';
import type { AwardedEvent } from './awarded-event';
import { awardFormat, type AwardsLayout, type EventCells } from './awards-layout';
import type { TypedKey } from './awards-typed';
import { bestFormula, paidFormula, placeFormula, resultsFormula, type Ranks } from './formulas';

interface ComputedColumn extends ListColumn {
  /** The cell of the entry in this row, from 0. */
  readonly cell: (row: number) => PlanCell;
}

const placeTitles = { A: 'sofPlace', B: 'sofPlaceB', C: 'sofPlaceC' } as const;
const awardTitles = { A: 'sofAwardOf', B: 'sofAwardB', C: 'sofAwardC' } as const;

/** Place and award in each field, then the one that counts and where it is paid. */
export function computedColumns(
  { terms: { isStratified } }: AwardedEvent,
  layout: AwardsLayout,
  { sessions, first, depth }: EventCells,
  left: number,
  t: Translate,
): readonly ComputedColumn[] {
  const { own, count } = layout;
  const fields: readonly Ranks[] = isStratified ? ['A', 'B', 'C'] : ['A'];
  const awardAt = (field: Ranks, row: number): string =>
    `${columnLetters(left + 2 * fields.indexOf(field) + 1)}${layout.first + row + 1}`;
  const ofField = (field: Ranks): readonly ComputedColumn[] => {
    const cells = { first: first[field], sessions, depth: depth[field] };
    const results = resultsFormula(own, field, cells);
    return [
      {
        title: t(placeTitles[field]),
        kind: 'mark',
        width: 10,
        cell: (row) => {
          const at = layout.first + row;
          const key = ownOrder(layout, field);
          const place = { order: layout.at(key, at), stratum: layout.at('stratum', at) };
          return centred(formula(placeFormula(own, field, place)));
        },
      },
      {
        title: t(isStratified ? awardTitles[field] : 'sofMasterpoints'),
        kind: 'number',
        width: isStratified ? 14 : Math.max(16, t('sofMasterpoints').length + 5),
        cell: (row) => {
          const style = isStratified ? undefined : 'total';
          const award =
            row === 0 ? spilling(results, { rows: count, columns: 1 }, style) : blank(style);
          return formatted(award, awardFormat);
        },
      },
    ];
  };
  if (!isStratified) return ofField('A');
  const bestAt = (row: number): string =>
    `${columnLetters(left + 2 * fields.length)}${layout.first + row + 1}`;
  return [
    ...fields.flatMap(ofField),
    {
      title: t('sofMasterpoints'),
      kind: 'number',
      width: Math.max(14, t('sofMasterpoints').length + 5),
      cell: (row) =>
        formatted(
          formula(bestFormula(fields.map((field) => awardAt(field, row))), 'total'),
          awardFormat,
        ),
    },
    {
      title: t('sofPaidIn'),
      kind: 'mark',
      width: 10,
      cell: (row) => {
        const awards = { A: awardAt('A', row), B: awardAt('B', row) };
        return centred(formula(paidFormula(bestAt(row), awards)));
      },
    },
  ];
}

/** The column that orders a field: its own places, else that of all. */
function ownOrder({ columns }: AwardsLayout, field: Ranks): TypedKey {
  const key: TypedKey = field === 'A' ? 'order' : `order${field}`;
  return columns.some((each) => each.key === key) ? key : 'order';
}
