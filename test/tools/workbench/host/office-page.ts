import { createRequire } from 'node:module';
import path from 'node:path';

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
  readonly KeptPage: new (others: KeptPage[], frame: object) => KeptPage;
};

interface KeptPage {
  readonly window: OfficePage;
  connect(excel: unknown): void;
  close(): void;
}

const { JSDOM, VirtualConsole, run, KeptPage } = outsideOfSandbox;

/** Pages of this test file that are free, by kind. */
const free = new Map<string, KeptPage[]>();
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

/**
 * The same page once more where one of that kind has been closed: as new, but for what a test has put on its library, which a test
 * takes back. Pages are of one kind if office.js learns the same from their Excel when it starts.
 */
export async function openKeptPage(
  kind: string,
  connect: (frame: object) => void,
): Promise<{ readonly page: OfficePage; close(): void }> {
  const others = free.get(kind) ?? [];
  free.set(kind, others);
  let made = others.pop();
  if (made) {
    const frame: { external?: unknown } = {};
    connect(frame);
    made.connect(frame.external);
    return { page: made.window, close: () => made?.close() };
  }
  const page = await openPage((frame) => {
    connect(frame);
    made = new KeptPage(others, frame);
  });
  return { page, close: () => made?.close() };
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
