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
import { appendFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

export interface Workbench {
  readonly grid: OSpreadsheetGrid;
  readonly host: OfficeHost;
  readonly functions: FunctionHost;
  readonly problems: Problem[];
  open(role: Role): Promise<OfficePage>;
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
  const pages: OfficePage[] = [];
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
  const page = await workbench.open('pane');
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

/** The file in which `npm run members` collects who asks for which member of Excel's model; else nothing is recorded. */
const file = process.env['RECORD_MEMBERS'];

export const records = file !== undefined;

export type Who = 'pane' | 'test';

const recorded = new Set<string>();

/** Adds a member to the record, once for each test file. */
export function record(who: Who, member: string): void {
  const line = `${who} ${member}\n`;
  if (file === undefined || recorded.has(line)) return;
  recorded.add(line);
  appendFileSync(file, line);
}

let byHand = 0;

/** What is asked for meanwhile is the test's own doing: as a colleague, as the user, or to look at what was written. */
export async function asTest<T>(work: () => Promise<T>): Promise<T> {
  byHand += 1;
  try {
    return await work();
  } finally {
    byHand -= 1;
  }
}

export const asked = (member: string): void => {
  record(byHand > 0 ? 'test' : 'pane', member);
};

/** What a page of the add-in finds in its window once office.js has run. */
export interface AddinWindow {
  readonly Excel: typeof Excel;
  readonly Office: typeof Office;
  readonly OfficeExtension: typeof OfficeExtension;
  readonly CustomFunctions: typeof CustomFunctions;
  eval(code: string): unknown;
  close(): void;
}

export interface OfficePage extends AddinWindow {
  readonly info: { readonly host: string; readonly platform: string; readonly addin: unknown };
  /** Files office.js has asked for, below its own folder. */
  readonly files: readonly string[];
  /** Errors and warnings of the page. */
  readonly complaints: readonly string[];
}

/** The little of jsdom that is used here. */
interface Dom {
  readonly window: AddinWindow & { readonly document: Document };
}

/** What test/support/environment.js keeps from one test file to the next. */
declare const outsideOfSandbox: {
  readonly JSDOM: new (html: string, options: object) => Dom;
  readonly VirtualConsole: new () => { on(event: string, listener: (text: unknown) => void): void };
  readonly run: (dom: Dom, file: string) => void;
};

const { JSDOM, VirtualConsole, run } = outsideOfSandbox;
const fromHere = createRequire(path.resolve('package.json'));
const dist = path.join(path.dirname(fromHere.resolve('@microsoft/office-js/package.json')), 'dist');
const base = 'https://localhost:3000/office-js/';

/**
 * Runs Microsoft's unmodified office.js in a page of jsdom. `connect` stands where the workbench's prologue
 * stands: after the window exists, before office.js. Files come from the package, nothing from elsewhere.
 */
export async function openPage(connect: (frame: object) => void): Promise<OfficePage> {
  const complaints: string[] = [];
  const virtualConsole = new VirtualConsole();
  for (const kind of ['warn', 'error', 'jsdomError']) {
    virtualConsole.on(kind, (text) => complaints.push(String(text)));
  }
  const dom = new JSDOM('<!doctype html><html><head></head><body></body></html>', {
    url: 'https://localhost:3000/page.html',
    runScripts: 'outside-only',
    pretendToBeVisual: true,
    virtualConsole,
  });
  const { window } = dom;
  connect(window);
  const files = serveScripts(dom);
  run(dom, path.join(dist, 'office.js'));
  const info = (await window.Office.onReady()) as unknown as OfficePage['info'];
  return Object.assign(window, { info, files, complaints });
}

/** office.js appends script elements; each gets the file of that name from the package. */
function serveScripts(dom: Dom): string[] {
  const { window } = dom;
  const files: string[] = [];
  const { head } = window.document;
  const append = head.appendChild.bind(head);
  head.appendChild = <T extends Node>(node: T): T => {
    const script = node as unknown as HTMLScriptElement;
    if (script.tagName !== 'SCRIPT') return append(node);
    if (!script.src.startsWith(base)) throw new Error(`A script from elsewhere: ${script.src}`);
    const file = script.src.slice(base.length);
    files.push(file);
    setTimeout(() => {
      run(dom, path.join(dist, file));
      script.onload?.(new Event('load'));
    }, 0);
    return node;
  };
  // office.js learns its folder from the script element it was loaded by.
  const own = window.document.createElement('script');
  own.type = 'text/plain';
  own.setAttribute('src', `${base}office.js`);
  append(own);
  return files;
}
