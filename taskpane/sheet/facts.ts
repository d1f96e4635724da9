import { offers } from './requests';
import type { WorkbookFacts } from './source';

/** What is asked of Excel to know the workbook: load first, sync, then read. */
export function askFacts(context: Excel.RequestContext): () => WorkbookFacts {
  const { workbook } = context;
  const { worksheets, tables, names, application } = workbook;
  worksheets.load('items/id,items/name');
  tables.load('items/name,items/worksheet/name');
  names.load('items/name');
  const active = worksheets.getActiveWorksheet();
  active.load('name');
  const tellsMark = offers('1.11');
  if (tellsMark) application.load('decimalSeparator');
  return () => ({
    sheets: worksheets.items.map(({ id, name }) => ({ id, name })),
    tables: tables.items.map(({ name, worksheet }) => ({ name, sheet: worksheet.name })),
    names: names.items.map(({ name }) => name),
    activeSheet: active.name,
    mark: tellsMark && application.decimalSeparator === ',' ? ',' : '.',
  });
}
