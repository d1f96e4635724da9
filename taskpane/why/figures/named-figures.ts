import type { ActiveCell } from '../../excel/workbook/why';
import type { FigureReader } from './cells';

/** The figures of a system whose areas have names: what is read are the areas that tell what a cell is. */
export function namedFigures(
  areaNames: (cell: ActiveCell) => readonly string[],
  load: FigureReader['load'],
): FigureReader {
  return {
    mayBe: (cell) =>
      cell.table === undefined && cell.held.value !== null && areaNames(cell).length > 0
        ? 'named'
        : undefined,
    places: (_, cell) => areaNames(cell).map((text) => ({ kind: 'typed', text })),
    load,
  };
}
