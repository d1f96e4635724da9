import { sentence } from '../../../language';
import { calculatedState } from '../../why/figures/calculated';
import type { Figure } from '../../why/figures/figure';
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
  return {
    title: sentence('figureNamed', { what: sentence('kgsTournament'), value: cell.shown }),
    about: cell.sheet,
    warnings: [],
    tables: [],
    heading: sentence('figureHow'),
    steps: [
      {
        what:
          address === undefined
            ? sentence('kgsWhyNotInYear')
            : sentence('figureNameIn', { address }),
      },
    ],
    ...(tournament && { state: calculatedState(cell, tournament.name) }),
    notes: [],
  };
}
