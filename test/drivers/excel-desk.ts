import * as library from '@odoo/o-spreadsheet';
import type { Language } from '../../src/language';
import { createExcelWorkbook, excelSheet } from '../../taskpane/excel/excel';
import type { EventReader } from '../../taskpane/sheets/event';
import type { Job } from '../../taskpane/jobs/view/operation-props';
import type { FunctionDefinition } from '../../tools/workbench/grid/grid';
import type { OfficeHostOptions } from '../../tools/workbench/host';
import { defineFunctions } from '../../tools/workbench/grid/o-spreadsheet';
import { openWorkbook } from '../taskpane/excel/workbook';
import { closePane, show } from '../taskpane/support/show';
import { GridSheets, JsdomDesk } from './jsdom-desk';

/** What a pane in jsdom offers. */
interface Offer {
  readonly jobs: readonly Job[];
  readonly events?: readonly EventReader[];
  /** What the formulas of the sheets call. */
  readonly functions?: readonly FunctionDefinition[];
}

/** The pane over the real office.js over the workbench: only the browser is missing. */
export async function excelDesk(
  language: Language,
  { jobs, events = [], functions = [] }: Offer,
  host: Partial<OfficeHostOptions> = {},
): Promise<JsdomDesk> {
  // What it does on leaving it does in the workbook that is open.
  await closePane();
  defineFunctions(library, functions);
  const locale = language === 'nl' ? 'nl-NL' : 'en-US';
  const { grid } = await openWorkbook([{ name: 'Sheet1', cells: {} }], { locale, ...host });
  // What a pane has read and hears of is its own workbook's.
  const sheet = { ...excelSheet, workbook: createExcelWorkbook() };
  return JsdomDesk.over(() => show(sheet, language, jobs, events), language, new GridSheets(grid));
}
