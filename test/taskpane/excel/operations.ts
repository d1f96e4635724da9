import { cellName } from '../../../taskpane/sheets/address';
import { excelWorkbook } from '../../../taskpane/excel/excel';
import type { Plan } from '../../../taskpane/sheets/plan';
import { named } from './fault-runs';

export { planOf, read } from './planning';

/** Writes a plan into a workbook where nothing is in its way. */
export async function write(plan: Plan): Promise<void> {
  const outcome = named(await excelWorkbook.write(plan));
  if (outcome !== 'written') throw new Error(`${plan.title}: ${outcome}`);
}

/** The cells of a sheet from rows of plain values, as a workbook is opened with. */
export function sheetCells(
  rows: readonly (readonly (string | number | null)[])[],
): Record<string, string | number> {
  const cells: Record<string, string | number> = {};
  for (const [i, row] of rows.entries()) {
    for (const [j, cell] of row.entries()) {
      if (cell !== null) cells[cellName(i, j)] = cell;
    }
  }
  return cells;
}
