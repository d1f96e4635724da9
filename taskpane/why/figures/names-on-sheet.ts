import { splitAddress } from '../../sheets/address';
import type { ActiveCell } from '../../excel/workbook/why';

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
