import { sentence, type Sentence } from '../../../language';
import { allCounted } from '../../season/formulas';
import type { Figure } from '../../why/figures/figure';
import { plainFigure } from '../../why/figures/plain-figure';
import type { SheetCells } from '../../why/figures/sheet-cells';
import type { ActiveCell } from '../../workbook/why';
import type { YearStructure } from '../structure';

/** A line beside the totals, and whether it counts; a row of Engines, and whether it is used. */
export function lineFigure(
  cell: ActiveCell,
  cells: SheetCells,
  { lines, engines, hasStates }: YearStructure,
): Figure | undefined {
  const { sheetId, row, column, shown } = cell;
  if (shown === '') return undefined;
  for (const { place } of [lines, engines]) {
    const { area } = place;
    const states = area.column + area.columns;
    const isBelow = row > area.row && row < area.row + area.rows;
    if (place.sheetId !== sheetId || !isBelow || column < area.column || column > states) continue;
    const isState = column === states;
    const isEngines = place === engines.place;
    // Accounts and engines are what somebody typed.
    if (isState ? !hasStates : isEngines) return undefined;
    const [account, event] = [cells.text(row, area.column), cells.text(row, area.column + 1)];
    const what = isState
      ? stateOf(isEngines, shown === allCounted)
      : sentence('kgsCellLine', { event, account });
    return plainFigure(cells.text(area.row, column), shown, {
      about: isEngines ? account : sentence('kgsWhyIn', { event, account }),
      steps: [{ clause: 'K7', what }],
      isTyped: false,
    });
  }
  return undefined;
}

function stateOf(isEngines: boolean, isCounted: boolean): Sentence {
  if (isEngines) return sentence(isCounted ? 'kgsCellUsed' : 'kgsCellUnused');
  return sentence(isCounted ? 'kgsCellCounts' : 'kgsCellLeftOut');
}
