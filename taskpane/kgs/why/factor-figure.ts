import { explainKgsFactor } from '../../../src';
import { ruled, sentence } from '../../../language';
import { calculatedState } from '../../why/figures/calculated';
import type { Figure } from '../../why/figures/figure';
import { plainFigure } from '../../why/figures/plain-figure';
import { untold } from '../../why/figures/untold';
import type { ActiveCell } from '../../workbook/why';
import type { YearColumn, YearStructure } from '../structure';
import { yearRow, type YearRow } from '../year/layout';

/** The F of a tournament on its result sheet (K1), from what stands on Year. */
export function factorFigure(
  cell: ActiveCell,
  { column, name }: YearColumn,
  { year }: YearStructure,
): Figure {
  const given = (row: YearRow): number => {
    const found = year.cell(yearRow(row), column);
    return found.kind === 'number' ? found.value : NaN;
  };
  const explained = explainKgsFactor(given('hours'), given('board'), given('rounds'));
  if (!explained.ok) {
    const row = yearRow('rounds');
    const at = year.placeOf(row, column, 3);
    return untold(sentence('figureNamed', { what: 'F', value: cell.shown }), name, [
      { sentence: ruled(explained.failure), at },
    ]);
  }
  const { value, steps } = explained.value;
  return plainFigure('F', cell.shown, {
    about: name,
    steps: [
      ...steps.map((rule) => ({ rule })),
      { what: sentence('kgsCellFOf', { address: year.address(yearRow('factor'), column) }), value },
    ],
    state: calculatedState(cell, value),
  });
}
