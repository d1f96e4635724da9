import { sentence } from '../../../language';
import type { Area } from '../../plan/place';
import { calculatedState } from '../../why/figures/calculated';
import type { Figure, FigureStep } from '../../why/figures/figure';
import { plainFigure } from '../../why/figures/plain-figure';
import { isSaid, rowsBelow, whichSaid, type SheetCells } from '../../why/figures/sheet-cells';
import type { ActiveCell } from '../../workbook/why';
import { allCounted } from '../../season/formulas';
import { lineColumns } from '../season/layout';

/** A cell beside the totals of a season: the points of a line, whether it counts, and the check of all lines. */
export function lineFigure(cell: ActiveCell, cells: SheetCells, area: Area): Figure | undefined {
  const { row, column, shown } = cell;
  const states = area.column + lineColumns;
  if (row > area.row && column >= area.column && column <= states) {
    return inLines(cell, cells, area);
  }
  const heading = cells.text(row, column - 1);
  if (column === 0 || column > area.column || !isSaid(heading, 'agaSeasonCheck')) return undefined;
  const rows = rowsBelow(area);
  const left = rows.filter((at) => !['', allCounted].includes(cells.text(at, states))).length;
  const step: FigureStep = { clause: 'A10', what: sentence('agaCellChecked'), value: left };
  // What is said of several lines is words around their number.
  const isRight = left === 0 ? shown === allCounted : shown.startsWith(String(left));
  return plainFigure(heading, shown, {
    about: cell.sheet,
    steps: [step],
    state: calculatedState(cell, isRight ? String(cell.held.value) : String(left)),
  });
}

const headings = ['agaPointsHeading', 'agaSeasonCheck'] as const;

function inLines(
  { row, column, shown, formula, spill }: ActiveCell,
  cells: SheetCells,
  area: Area,
): Figure | undefined {
  const heading = cells.text(area.row, column);
  const key = whichSaid(heading, headings);
  const [name, event] = [cells.text(row, area.column), cells.text(row, area.column + 2)];
  if (shown === '' || (key === undefined && formula === '' && spill === undefined))
    return undefined;
  const counts = shown === allCounted ? 'agaCellCounts' : 'agaCellLeftOut';
  const what =
    key === 'agaPointsHeading'
      ? sentence('agaCellLine', { name, event })
      : key === undefined
        ? sentence('agaCellFromSection', { event })
        : sentence(counts);
  return plainFigure(heading, shown, {
    about: name,
    steps: [{ clause: 'A10', what }],
    isTyped: false,
  });
}
