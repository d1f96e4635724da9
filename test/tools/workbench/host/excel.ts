import type {
  OSpreadsheetGrid,
  WorkbookData,
} from '../../../../tools/workbench/grid/o-spreadsheet';
import type { OfficeHost, OfficeHostOptions, Problem } from '../../../../tools/workbench/host';
import type { OfficePage } from './office-page';
import { asked, asTest, records } from './recorded';
import { createWorkbench, emptyWorkbook, failure } from './support';

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

export async function openExcel(
  workbook: WorkbookData = emptyWorkbook,
  options: Partial<OfficeHostOptions> = {},
): Promise<ExcelPage> {
  const workbench = createWorkbench({ workbook, ...(records && { asked }), ...options });
  const page = await workbench.openPane();
  const run = <T>(batch: (context: Excel.RequestContext) => T): Promise<T> =>
    asTest(() =>
      page.Excel.run(async (context) => {
        const result = batch(context);
        await context.sync();
        return result;
      }),
    );
  return { ...workbench, page, run, code: async (batch) => (await failure(run(batch))).code };
}

/** The sheet a test works on. */
export const sheet1 = (context: Excel.RequestContext): Excel.Worksheet =>
  context.workbook.worksheets.getItem('Sheet1');
