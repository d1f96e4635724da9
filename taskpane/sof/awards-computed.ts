import type { Translate } from '../../language';
import { fixed } from '../plan/named-area';
import type { CellStyle, PlanCell } from '../plan/plan';
import { blank, centred, formatted, spilling } from '../plan/plan-cells';
import { headings, type ListColumn } from '../plan/sheet-parts';
import type { AwardedEvent } from './awarded-event';
import { awardFormat, type AwardsLayout, type EventCells } from './awards-layout';
import { bestFormula, paidFormula, placeFormula, resultsFormula, type Ranks } from './formulas';

interface ComputedColumn extends ListColumn {
  /** One formula in the first row fills the column: a row that is inserted has all of it. */
  readonly formula: string;
  readonly look: (cell: PlanCell) => PlanCell;
  readonly style?: CellStyle;
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
  const column = (at: number): string =>
    fixed({ row: layout.first, column: left + at, rows: count, columns: 1 });
  const award = (cell: PlanCell): PlanCell => formatted(cell, awardFormat);
  const masterpoints = {
    title: t('sofMasterpoints'),
    kind: 'number',
    look: award,
    style: 'total',
  } as const;
  const ofField = (field: Ranks): readonly ComputedColumn[] => {
    const cells = { first: first[field], sessions, depth: depth[field] };
    const results = resultsFormula(own, field, cells);
    return [
      {
        title: t(placeTitles[field]),
        kind: 'mark',
        width: 10,
        formula: placeFormula(own, field),
        look: centred,
      },
      isStratified
        ? { title: t(awardTitles[field]), kind: 'number', width: 14, formula: results, look: award }
        : {
            ...masterpoints,
            width: Math.max(16, masterpoints.title.length + 5),
            formula: results,
          },
    ];
  };
  if (!isStratified) return ofField('A');
  const awards = { A: column(1), B: column(3), C: column(5) };
  return [
    ...fields.flatMap(ofField),
    {
      ...masterpoints,
      width: Math.max(14, masterpoints.title.length + 5),
      formula: bestFormula(awards),
    },
    {
      title: t('sofPaidIn'),
      kind: 'mark',
      width: 10,
      formula: paidFormula(column(6), awards),
      look: centred,
    },
  ];
}

/** The headings of the computed columns, and below them the formulas that fill these. */
export function computedCells(columns: readonly ComputedColumn[], count: number): PlanCell[][] {
  return [
    headings(columns),
    ...Array.from({ length: count }, (_, row) =>
      columns.map(({ formula, look, style }) =>
        look(row === 0 ? spilling(formula, { rows: count, columns: 1 }, style) : blank(style)),
      ),
    ),
  ];
}
