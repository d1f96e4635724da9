import { readFileSync } from 'node:fs';
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
interface Jsdom {
  readonly JSDOM: new (
    html: string,
    options: object,
  ) => { readonly window: AddinWindow & { readonly document: Document } };
  readonly VirtualConsole: new () => { on(event: string, listener: (text: unknown) => void): void };
}

const fromHere = createRequire(path.resolve('package.json'));
const fromEnvironment = createRequire(fromHere.resolve('jest-environment-jsdom'));
const { JSDOM, VirtualConsole } = fromEnvironment('jsdom') as Jsdom;
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
  const { window } = new JSDOM('<!doctype html><html><head></head><body></body></html>', {
    url: 'https://localhost:3000/page.html',
    runScripts: 'outside-only',
    pretendToBeVisual: true,
    virtualConsole,
  });
  connect(window);
  const files = serveScripts(window);
  window.eval(source('office.js'));
  const info = (await window.Office.onReady()) as unknown as OfficePage['info'];
  return Object.assign(window, { info, files, complaints });
}

/** office.js appends script elements; each gets the file of that name from the package. */
function serveScripts(window: AddinWindow & { readonly document: Document }): string[] {
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
      window.eval(source(file));
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

const sources = new Map<string, string>();

function source(file: string): string {
  const known = sources.get(file) ?? readFileSync(path.join(dist, file), 'utf8');
  sources.set(file, known);
  return known;
}
