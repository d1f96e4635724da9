import { sentence } from '../../../language';
import { calculatedState } from '../../why/figures/calculated';
import type { Figure } from '../../why/figures/figure';
import { plainFigure } from '../../why/figures/plain-figure';
import type { ActiveCell } from '../../workbook/why';
import type { YearColumn, YearStructure } from '../structure';
import { yearRow } from '../year/layout';

/** The name of a tournament above its results, or above its points in the annual table: that of its column of Year. */
export function titleFigure(
  cell: ActiveCell,
  tournament: YearColumn | undefined,
  { year }: YearStructure,
): Figure {
  const address = tournament && year.address(yearRow('tournament'), tournament.column);
  const what =
    address === undefined ? sentence('kgsWhyNotInYear') : sentence('figureNameIn', { address });
  return plainFigure(sentence('kgsTournament'), cell.shown, {
    about: cell.sheet,
    steps: [{ what }],
    state: tournament && calculatedState(cell, tournament.name),
    isTyped: false,
  });
}
