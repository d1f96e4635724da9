import type * as OSpreadsheet from '@odoo/o-spreadsheet';
import type { CoreCommand, CoreTable, Model, TableConfig } from '@odoo/o-spreadsheet';

/**
 * The o-spreadsheet module object. It is always passed in and never imported, so that the library stays
 * a separate, replaceable file: a script of its own in the page (global `o_spreadsheet`), a package in Node.
 */
export type Library = typeof OSpreadsheet;

/** The library's words for a command that leaves everything as it is. */
const harmless: ReadonlySet<string> = new Set(['NoChanges']);

type Payload<T extends CoreCommand['type']> = Omit<Extract<CoreCommand, { type: T }>, 'type'>;

type Dispatch = <T extends CoreCommand['type']>(type: T, payload: Payload<T>) => void;

/** Dispatches a command that has to succeed: a refusal is an exception that names it. */
export function dispatcher(model: Model): Dispatch {
  const dispatch = model.dispatch as (type: string, payload: object) => Outcome;
  return (type, payload) => {
    const reasons = dispatch(type, payload).reasons.filter((reason) => !harmless.has(reason));
    if (reasons.length > 0) throw new Error(`${type} was refused: ${reasons.join(', ')}.`);
  };
}

interface Outcome {
  readonly reasons: readonly string[];
}

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
