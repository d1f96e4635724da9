import type { ActiveCell } from '../../excel/workbook/why';
import type { FigureReader } from './figure';
import { splitAddress } from '../../sheets/address';

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

/** The names of the workbook, like those wanted, that stand for cells on the sheet of a cell. */
export function namesOnSheet(
  { names, sheet }: ActiveCell,
  wanted: (name: string) => boolean,
): readonly string[] {
  const own = sheet.toLowerCase();
  return names
    .filter(({ name, ofSheet, formula }) => {
      if (ofSheet || !wanted(name)) return false;
      return splitAddress(formula.slice(1)).sheet?.toLowerCase() === own;
    })
    .map(({ name }) => name);
}
