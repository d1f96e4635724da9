import { defineFunctions } from './engine/functions';
import { excelFunctions } from './formulas/excel-functions';
import { keepReferencesInGrowth } from './plugins/growth';
import { prepare } from './plugins/prepare';
import type { Library } from './engine/library';
import { toModelData } from './engine/model-data';
import { OSpreadsheetGrid } from './o-spreadsheet-grid';
import type { WorkbookData } from './workbook';

export { defineFunctions, forgetFunctions } from './engine/functions';
export type { Library } from './engine/library';
export { OSpreadsheetGrid } from './o-spreadsheet-grid';
export type { CellFormat, SheetData, WorkbookData } from './workbook';

/**
 * A workbook in an o-spreadsheet model. Functions that its formulas use have to be defined before
 * (`defineFunctions`). `grid.model` can be shown by `mount`, or stay alone as in Node.
 */
export function createGrid(library: Library, workbook?: WorkbookData): OSpreadsheetGrid {
  prepare(library);
  defineFunctions(library, excelFunctions, 'everywhere');
  const model = new library.Model(toModelData(library, workbook));
  keepReferencesInGrowth(model);
  return new OSpreadsheetGrid(library, model);
}
