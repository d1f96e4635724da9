import * as library from '@odoo/o-spreadsheet';

import { createGrid, type OSpreadsheetGrid } from '../../../workbench/grid/o-spreadsheet';
import type { WorkbookData } from '../../../workbench/grid/workbook';
import {
  createFunctionHost,
  createOfficeHost,
  type OfficeHost,
  type OfficeHostOptions,
  type Problem,
} from '../../../workbench/host';
import { openPage, type OfficePage } from './office-page';
import { asked, asTest, records } from './recorded';
import { failure } from './support';

/** The real office.js over the host over the real grid: what an add-in's author sees. */
export interface ExcelPage {
  readonly grid: OSpreadsheetGrid;
  readonly host: OfficeHost;
  readonly page: OfficePage;
  readonly problems: Problem[];
  /** Excel.run with one sync at the end. */
  run<T>(batch: (context: Excel.RequestContext) => T): Promise<T>;
  /** The code of the error that the batch must end in. */
  code(batch: (context: Excel.RequestContext) => unknown): Promise<string>;
  close(): void;
}

const emptySheet: WorkbookData = { sheets: [{ name: 'Sheet1', cells: {} }] };

export async function openExcel(
  workbook: WorkbookData = emptySheet,
  options: Partial<OfficeHostOptions> = {},
): Promise<ExcelPage> {
  const problems: Problem[] = [];
  const report = (problem: Problem): void => void problems.push(problem);
  const functions = createFunctionHost({
    metadata: { functions: [] },
    blanks: 'zero',
    send: () => undefined,
    onResults: () => undefined,
    report,
  });
  const grid = createGrid(library, workbook);
  const host = createOfficeHost({ grid, functions, report, ...(records && { asked }), ...options });
  const page = await openPage((frame) => {
    host.connect(frame, 'pane');
  });
  const run = <T>(batch: (context: Excel.RequestContext) => T): Promise<T> =>
    asTest(() =>
      page.Excel.run(async (context) => {
        const result = batch(context);
        await context.sync();
        return result;
      }),
    );
  return {
    grid,
    host,
    page,
    problems,
    run,
    code: async (batch) => (await failure(run(batch))).code,
    close: () => {
      page.close();
    },
  };
}

/** The sheet a test works on. */
export const sheet1 = (context: Excel.RequestContext): Excel.Worksheet =>
  context.workbook.worksheets.getItem('Sheet1');
