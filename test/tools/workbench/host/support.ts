import * as library from '@odoo/o-spreadsheet';
import {
  createGrid,
  defineFunctions,
  type OSpreadsheetGrid,
  type WorkbookData,
} from '../../../../tools/workbench/grid/o-spreadsheet';
import {
  createFunctionHost,
  createOfficeHost,
  type FunctionHost,
  type FunctionHostOptions,
  type OfficeHost,
  type OfficeHostOptions,
  type Problem,
  type Role,
} from '../../../../tools/workbench/host';
import { type OfficePage, openKeptPage, openPage } from './office-page';

export interface Workbench {
  readonly grid: OSpreadsheetGrid;
  readonly host: OfficeHost;
  readonly functions: FunctionHost;
  readonly problems: Problem[];
  open(role: Role): Promise<OfficePage>;
  /** The pane, in a page that may have been one before. */
  openPane(): Promise<OfficePage>;
  close(): void;
}

export const emptyWorkbook: WorkbookData = { sheets: [{ name: 'Sheet1', cells: {} }] };

interface WorkbenchOptions extends Partial<OfficeHostOptions> {
  readonly workbook?: WorkbookData;
  readonly metadata?: FunctionHostOptions['metadata'];
}

/** A workbench over the real grid, whose pages run the real office.js. */
export function createWorkbench({
  workbook = emptyWorkbook,
  metadata = { functions: [] },
  ...options
}: WorkbenchOptions = {}): Workbench {
  const problems: Problem[] = [];
  const pages: { close(): void }[] = [];
  const report = (problem: Problem): void => void problems.push(problem);
  const functions: FunctionHost = createFunctionHost({
    metadata,
    blanks: 'zero',
    send: (calls) => {
      host.sendCalls(calls);
    },
    onResults: (cells) => {
      grid.recalculate(cells);
    },
    report,
  });
  defineFunctions(library, functions.definitions);
  const grid = createGrid(library, workbook);
  const host: OfficeHost = createOfficeHost({ grid, functions, report, ...options });
  return {
    grid,
    host,
    functions,
    problems,
    async open(role) {
      const page = await openPage((frame) => {
        host.connect(frame, role);
      });
      pages.push(page);
      return page;
    },
    async openPane() {
      const { locale, documentName, requirementSets, theme } = options;
      const kind = JSON.stringify([locale, documentName, requirementSets, theme]);
      const { page, ...own } = await openKeptPage(kind, (frame) => {
        host.connect(frame, 'pane');
      });
      pages.push(own);
      return page;
    },
    close() {
      for (const page of pages) page.close();
    },
  };
}

/** Waits for something that other parties bring about; the test's own time limit ends a wait in vain. */
export async function until(happened: () => boolean): Promise<void> {
  while (!happened()) await turn();
}

/** Lets everything that is due now happen. */
export async function turn(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 2));
}

/** The failure of a promise that must fail, as office.js makes it. */
export async function failure(promise: Promise<unknown>): Promise<OfficeExtension.Error> {
  try {
    await promise;
  } catch (error) {
    return error as OfficeExtension.Error;
  }
  throw new Error('It did not fail.');
}

/** CustomFunctions.Error is an Error when it runs; its types do not say so. */
export function asError(error: CustomFunctions.Error): Error {
  return error as unknown as Error;
}
