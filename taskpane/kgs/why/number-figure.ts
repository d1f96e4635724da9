import { sentence } from '../../../language';
import { calculatedState } from '../../why/figures/calculated';
import type { Figure } from '../../why/figures/figure';
import { plainFigure } from '../../why/figures/plain-figure';
import { isSaid, type SheetCells } from '../../why/figures/sheet-cells';
import type { ActiveCell } from '../../workbook/why';
import type { WrittenResult, WrittenResults } from './result-list';

const figures = ['wins', 'sos', 'sodos'] as const;

/** Wins, SOS or SODOS beside a list of results, as the numbers that its places and points are worked out from. */
export function numberFigure(
  cell: ActiveCell,
  cells: SheetCells,
  { header }: WrittenResults,
  own: WrittenResult,
): Figure | undefined {
  const at = figures.findIndex((_, index) =>
    isSaid(cells.text(header, cell.column - index), 'kgsAsNumbers'),
  );
  const figure = figures[at];
  if (figure === undefined) return undefined;
  const label = { wins: 'kgsWins', sos: 'kgsSos', sodos: 'kgsSodos' } as const;
  const what = { code: label[figure] } as const;
  return plainFigure(what, cell.shown, {
    about: own.account,
    steps: [{ clause: 'K5', what: sentence('kgsCellNumber'), value: own[figure] }],
    state: calculatedState(cell, own[figure]),
  });
}
