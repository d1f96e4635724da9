import { explainKgsFactor } from '../../../src';
import { ruled, sentence } from '../../../language';
import type { DecimalMark } from '../../plan/notation';
import { calculatedState } from '../../why/figures/calculated';
import type { Figure } from '../../why/figures/figure';
import { plainFigure } from '../../why/figures/plain-figure';
import { untold } from '../../why/figures/untold';
import type { ActiveCell } from '../../workbook/why';
import type { YearColumn, YearStructure } from '../structure';
import { detailsInYear } from '../tournament';
import { readEntered } from '../typed/entered';
import { yearRow } from '../year/layout';

/** The F of a tournament on its result sheet (K1), from what stands on Year. */
export function factorFigure(
  cell: ActiveCell,
  { column, name }: YearColumn,
  { year }: YearStructure,
  mark: DecimalMark,
): Figure {
  const what = sentence('figureNamed', { what: 'F', value: cell.shown });
  const entered = readEntered(detailsInYear(year, column), { rounds: true, F: true }, mark);
  if (!entered.ok) return untold(what, name, entered.refusals);
  const { rounds = NaN, board = NaN, hours = NaN } = entered.details;
  const explained = explainKgsFactor(hours, board, rounds);
  if (!explained.ok) {
    const at = year.placeOf(yearRow('rounds'), column, 3);
    return untold(what, name, [{ sentence: ruled(explained.failure), at }]);
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
