import type { CoreTable, Model, TableConfig } from '@odoo/o-spreadsheet';

/** What Excel knows of a table beyond the engine's settings; the engine carries it along. */
export interface ExcelTableConfig extends TableConfig {
  readonly excelName?: string;
  /** Filter buttons over a plain list are a table to the engine. */
  readonly excelFilter?: true;
}

/** How the grid's own menu makes a filter over a plain list. */
const madeByMenu = { bandedRows: false, styleId: 'TableStyleLight11' };

export function configOf(table: CoreTable): ExcelTableConfig {
  return table.config;
}

export function isPlainFilter(table: CoreTable): boolean {
  const { excelFilter, excelName, bandedRows, styleId } = configOf(table);
  if (excelFilter === true) return true;
  return (
    excelName === undefined &&
    bandedRows === madeByMenu.bandedRows &&
    styleId === madeByMenu.styleId
  );
}

export interface EngineTable {
  readonly sheetId: string;
  readonly table: CoreTable;
}

export function engineTables(model: Model): EngineTable[] {
  const { getters } = model;
  return getters
    .getSheetIds()
    .flatMap((sheetId) => getters.getCoreTables(sheetId).map((table) => ({ sheetId, table })));
}
