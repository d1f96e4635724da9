import { sentence } from '../../../language';
import { calculatedState } from '../../why/figures/calculated';
import type { Figure } from '../../why/figures/figure';
import { plainFigure } from '../../why/figures/plain-figure';
import type { SheetCells } from '../../why/figures/sheet-cells';
import type { ActiveCell } from '../../workbook/why';
import type { YearStructure } from '../structure';
import { yearRow } from '../year/layout';

/** On the Calculator sheet: the F whose points are looked up, and beside it the first tournament that has it. */
export function lookUpFigure(
  cell: ActiveCell,
  cells: SheetCells,
  { points, year, tournaments }: YearStructure,
): Figure | undefined {
  const { sheetId, area } = points.place;
  const { row, column, shown } = cell;
  const isThere =
    cell.sheetId === sheetId && row < area.row && cells.text(row, area.column) === 'F';
  if (!isThere) return undefined;
  if (column === area.column + 1 && shown !== '') {
    const steps = [{ clause: 'K4', what: sentence('kgsCellChosenF') }];
    return plainFigure('F', shown, { about: cell.sheet, steps });
  }
  if (column !== area.column + 2) return undefined;
  const F = cells.number(row, area.column + 1);
  const found = tournaments.find((each) => {
    const factor = year.cell(yearRow('factor'), each.column);
    return F !== undefined && factor.kind === 'number' && factor.value === F;
  });
  return plainFigure(sentence('kgsTournament'), shown, {
    about: cell.sheet,
    steps: [{ what: sentence('kgsCellLookUp'), ...(F !== undefined && { value: F }) }],
    state: calculatedState(cell, found?.name ?? ''),
  });
}
