import { excelWorkbook } from '../../../taskpane/excel/excel';
import type { Plan } from '../../../taskpane/sheets/plan';
import { named } from './fault-runs';

/** Writes a plan into a workbook where nothing is in its way. */
export async function write(plan: Plan): Promise<void> {
  const outcome = named(await excelWorkbook.write(plan));
  if (outcome !== 'written') throw new Error(`${plan.title}: ${outcome}`);
}
