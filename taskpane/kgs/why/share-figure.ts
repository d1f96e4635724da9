import { explainKgsResults } from '../../../src';
import { sentence, type Item } from '../../../language';
import type { DecimalMark } from '../../plan/notation';
import { calculatedState } from '../../why/figures/calculated';
import type { Figure } from '../../why/figures/figure';
import { untold } from '../../why/figures/untold';
import type { ActiveCell } from '../../workbook/why';
import { pointsSourceOf } from '../points-source';
import type { YearColumn, YearStructure } from '../structure';
import { yearRow } from '../year/layout';
import type { WrittenResult, WrittenResults } from './result-list';
import { sources } from './source-figure';

/** The share of a row (K4, K5) where somebody typed over the formula: what the rules give in its place. */
export function shareFigure(
  cell: ActiveCell,
  { rows }: WrittenResults,
  own: WrittenResult,
  {
    tournament,
    structure,
    mark,
    about,
  }: {
    readonly tournament: YearColumn;
    readonly structure: YearStructure;
    readonly mark: DecimalMark;
    readonly about: Item;
  },
): Figure {
  const title = sentence('kgsWhyPointsOf', { points: cell.shown, account: own.account });
  const { column, name } = tournament;
  const from = pointsSourceOf(name, structure, mark, { kind: 'column', column });
  if (!from.ok) return untold(title, about, from.refusals);
  const factor = structure.year.cell(yearRow('factor'), column);
  const counts = rows.map((row) => row.counts);
  const explained = explainKgsResults(
    factor.kind === 'number' ? factor.value : undefined,
    counts.filter(Boolean).length,
    rows.map(({ wins }) => wins),
    rows.map(({ sos }) => sos),
    rows.map(({ sodos }) => sodos),
    from.source.calculator,
    counts,
  );
  if (!explained.ok) return untold(title, about, [from.source.explain(explained.failure)]);
  const { value = 0, steps = [] } = explained.value[rows.indexOf(own)] ?? {};
  return {
    title,
    about,
    warnings: [],
    tables: [],
    heading: sentence('kgsWhyPointsHeading'),
    steps: steps.map((rule) => ({ rule, rows: rows.map(({ account }) => account) })),
    state: calculatedState(cell, value),
    notes: [sentence(sources[from.source.kind])],
  };
}
