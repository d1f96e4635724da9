import path from 'node:path';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { PassThrough, pipeline, type Readable } from 'node:stream';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';

/**
 * Nothing may come from another machine; the grid compiles its formulas, hence unsafe-eval. `addin` is the origin
 * of the add-in where it has one of its own.
 */
export const pagePolicy = (addin: string): string =>
  `default-src 'self' ${addin}; script-src 'self' 'unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' ${addin} data:; font-src 'self' data:`;

/** Serves the workbench on this machine only. Port 0 takes any free port. */
export async function serveWorkbench(projectRoot: string, port = 0): Promise<RunningServer> {
  return serve(workbenchRoute(projectRoot), port);
}

/** `addin` is the address of the add-in's own server; without it the add-in comes from this one. */
export function workbenchRoute(projectRoot: string, addin?: string): Route {
  const folders = foldersOf(projectRoot);
  const vendor = vendorFiles(projectRoot);

  return async (address) => {
    const below = (prefix: string): string | undefined =>
      address.startsWith(prefix) ? address.slice(prefix.length) : undefined;
    const vendorName = below('/vendor/');
    const addinFile = below('/addin/');
    const officeFile = below('/office-js/');
    if (address === '/manifest.xml') return fileIn(projectRoot, 'manifest.xml');
    if (address === '/addin-address.json' && addin !== undefined) {
      return content('.json', JSON.stringify({ address: addin }));
    }
    if (vendorName !== undefined) {
      const file = vendor.get(vendorName);
      return file === undefined ? undefined : fileIn(path.dirname(file), path.basename(file));
    }
    if (addinFile !== undefined) {
      return (await addinAnswer(folders.addin, addinFile)) ?? manifestOf(projectRoot, addinFile);
    }
    const faulty = await faultyAnswer(folders.addin, address);
    if (faulty) return faulty;
    if (officeFile === 'office.js' || address === loaderAlone) {
      return content('.js', officeJsWithPrologue(folders.officeJs, folders.page));
    }
    if (officeFile !== undefined) return fileIn(folders.officeJs, officeFile);
    const page = await fileIn(folders.page, address === '/' ? 'workbench.html' : address);
    return (
      page &&
      withHeaders(page, {
        'content-security-policy': pagePolicy(addin ?? ''),
      })
    );
  };
}

/** The add-in's files as they were built; in its pages office.js comes from the same server. */
export async function addinAnswer(
  folder: string,
  name: string,
  files?: OfficeFiles,
): Promise<Answer | undefined> {
  const answer = await fileIn(folder, name);
  const isPage = name.endsWith('.html') && !name.startsWith('help/');
  return answer && isPage
    ? { ...answer, body: withLocalOfficeJs(answer.body.toString(), files) }
    : answer;
}

/** The help offers the manifest of a release; before one is made there is that of this project. */
export async function manifestOf(projectRoot: string, name: string): Promise<Answer | undefined> {
  return name === 'manifest.xml' ? fileIn(projectRoot, name) : undefined;
}

/** The same below an address where files of office.js are missing; undefined for another address. */
export async function faultyAnswer(folder: string, address: string): Promise<Answer | undefined> {
  for (const files of ['missing', 'loaderOnly'] as const) {
    const prefix = `/addin-${files}/`;
    if (address.startsWith(prefix)) return addinAnswer(folder, address.slice(prefix.length), files);
  }
  return undefined;
}

export interface RunningServer {
  /** Ends with a slash. */
  readonly url: string;
  close(): Promise<void>;
}

/** Key and certificate in PEM, of a server that speaks https. */
export interface KeyAndCertificate {
  readonly key: string | Buffer;
  readonly cert: string | Buffer;
}

/** Serves a route on this machine only. Port 0 takes any free port. */
export async function serve(
  route: Route,
  port: number,
  secured?: KeyAndCertificate,
): Promise<RunningServer> {
  const server = secured
    ? createSecureServer(secured, guarded(route))
    : createServer(guarded(route));
  await listen(server, port);
  const { port: actual } = server.address() as AddressInfo;
  return {
    url: `${secured ? 'https' : 'http'}://localhost:${actual}/`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, 'localhost', () => {
      resolve();
    });
  });
}

/** This machine by its names, with any port: a page of another site that points its own name here gets nothing. */
const ourNames = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/i;

/**
 * Every server of the project answers through this: GET and HEAD only, to this machine only, and no request,
 * however strange, ends the server. What Node itself cannot read as HTTP it refuses with 400.
 */
export function guarded(route: Route): RequestListener {
  return (request, response) => {
    void answerTo(request, route).then((answer) => {
      const { status, headers, body } = answer;
      const isWhole = typeof body === 'string' || Buffer.isBuffer(body);
      const length = isWhole ? { 'content-length': Buffer.byteLength(body) } : {};
      response.writeHead(status, { ...headers, ...length });
      if (request.method === 'HEAD') response.end();
      else if (isWhole) response.end(body);
      // A client that leaves in the middle ends its own answer only.
      else pipeline(body, response, () => undefined);
    });
  };
}

async function answerTo(request: IncomingMessage, route: Route): Promise<Answer> {
  const { method = '', url = '' } = request;
  if (method !== 'GET' && method !== 'HEAD') {
    return refusal(405, 'Only GET and HEAD are answered here.', { allow: 'GET, HEAD' });
  }
  if (!ourNames.test(request.headers.host ?? '')) {
    return refusal(403, 'This server answers to localhost, 127.0.0.1 and [::1] only.');
  }
  const path = decodedPath(url);
  if (path === undefined) return refusal(400, 'The address of this request cannot be read.');
  try {
    return (await route(path)) ?? refusal(404, 'Not found.');
  } catch (error) {
    return refusal(500, `The server failed: ${String(error)}`);
  }
}

/** A path alone is an address here: "//name" and "http://name" would name another server. */
function decodedPath(url: string): string | undefined {
  if (!url.startsWith('/') || url.startsWith('//')) return undefined;
  try {
    const path = decodeURIComponent(new URL(`http://localhost${url}`).pathname);
    return path.includes('\0') ? undefined : path;
  } catch {
    return undefined;
  }
}

/** Folders that are served as they are. Everything comes from this machine. */
interface Folders {
  /** The production build of the add-in. */
  readonly addin: string;
  /** The workbench's own page and scripts. */
  readonly page: string;
  /** Microsoft's library, from its package. */
  readonly officeJs: string;
}

/** What is made on this machine and stays on it. */
export function buildFolder(projectRoot: string): string {
  return path.join(projectRoot, 'build');
}

export function foldersOf(projectRoot: string): Folders {
  return {
    addin: path.join(projectRoot, 'dist'),
    page: path.join(buildFolder(projectRoot), 'workbench'),
    officeJs: path.join(projectRoot, 'node_modules', '@microsoft', 'office-js', 'dist'),
  };
}

/**
 * The grid's own files by the name the page asks for, each from its unmodified package. They stay separate
 * files because the grid is LGPL and must remain replaceable.
 */
export function vendorFiles(projectRoot: string): ReadonlyMap<string, string> {
  const file = (...parts: string[]): string => path.join(projectRoot, 'node_modules', ...parts);
  return new Map([
    ['o_spreadsheet.js', file('@odoo', 'o-spreadsheet', 'dist', 'o_spreadsheet.min.iife.js')],
    ['o_spreadsheet.css', file('@odoo', 'o-spreadsheet', 'dist', 'o_spreadsheet.css')],
    ['o_spreadsheet.xml', file('@odoo', 'o-spreadsheet', 'dist', 'o_spreadsheet.xml')],
    ['grid.css', path.join(projectRoot, 'tools', 'workbench', 'grid', 'grid.css')],
    ['owl.js', file('@odoo', 'owl', 'dist', 'owl.iife.js')],
    ['bootstrap.css', file('bootstrap', 'dist', 'css', 'bootstrap.min.css')],
    ['css/font-awesome.css', file('font-awesome', 'css', 'font-awesome.min.css')],
    ['fonts/fontawesome-webfont.woff2', file('font-awesome', 'fonts', 'fontawesome-webfont.woff2')],
  ]);
}

/**
 * The build as a web server hosts it. Excel on the web fetches the metadata and the script of the functions
 * from its own origin, hence the permission for any.
 */
export function addinRoute(folder: string): Route {
  return async (path) => {
    const answer = await fileIn(folder, path);
    return answer && withHeaders(answer, { 'access-control-allow-origin': '*' });
  };
}

/** Where shipped pages load Microsoft's library from; in the workbench it comes from the npm package. */
export const cdn = 'https://appsforoffice.microsoft.com/lib/1/hosted/';

/** Where the workbench finds the library: below this address, or below one where files of it are missing. */
const officeAddresses = {
  whole: '/office-js/',
  missing: '/office-js-missing/',
  loaderOnly: '/office-js-loaderOnly/',
} as const;

/** The one file of it that is found where only the loader is. */
export const loaderAlone = `${officeAddresses.loaderOnly}office.js`;

type OfficeFiles = keyof typeof officeAddresses;

/** A page of the add-in with the one change the workbench makes to the build: the address of office.js. */
function withLocalOfficeJs(html: string, files: OfficeFiles = 'whole'): string {
  return html.replaceAll(cdn, officeAddresses[files]);
}

/**
 * Microsoft's office.js, byte for byte, behind a prologue of ours. The prologue does what the window of a
 * real Excel does before any script runs: it provides the host that office.js looks for.
 */
function officeJsWithPrologue(officeJsFolder: string, pageFolder: string): string {
  const prologue = readFileSync(path.join(pageFolder, 'prologue.js'), 'utf8');
  return `${prologue}\n${readFileSync(path.join(officeJsFolder, 'office.js'), 'utf8')}`;
}

/** What a server of ours says to one request. */
interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer | Readable;
}

/** A whole file, or what was made of one. */
interface FileAnswer extends Answer {
  readonly body: string | Buffer;
}

/**
 * Finds the answer to a path: decoded, without its query, beginning with a slash. `undefined` is "not found".
 * What it throws becomes status 500.
 */
export type Route = (path: string) => Answer | undefined | Promise<Answer | undefined>;

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
  '.xml': 'text/xml; charset=utf-8',
};

/** A file's content under its type. Nothing is cached: a reload shows the latest build. */
export function content(extension: string, body: FileAnswer['body']): FileAnswer {
  const type = types[extension] ?? 'application/octet-stream';
  return { status: 200, headers: { 'content-type': type, 'cache-control': 'no-store' }, body };
}

/** A refusal in one sentence. */
function refusal(status: number, sentence: string, headers: Answer['headers'] = {}): Answer {
  return { status, headers: { 'content-type': types['.txt'] ?? '', ...headers }, body: sentence };
}

/** The same answer with further headers. */
export function withHeaders(answer: Answer, headers: Answer['headers']): Answer {
  return { ...answer, headers: { ...answer.headers, ...headers } };
}

/** What the system says of a name that is no file of ours. */
const noFile = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'EINVAL', 'ENAMETOOLONG']);

/** A file below a folder, or a folder's index.html; `undefined` if there is none or the name leads elsewhere. */
export async function fileIn(folder: string, name: string): Promise<FileAnswer | undefined> {
  const file = path.resolve(folder, `./${name}${name.endsWith('/') ? 'index.html' : ''}`);
  if (!file.startsWith(path.resolve(folder) + path.sep)) return undefined;
  const body = await bytesOf(file);
  return body && content(path.extname(file), body);
}

async function bytesOf(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file);
  } catch (error) {
    if (noFile.has((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw error;
  }
}

/** A route whose page loads again when it is told to. */
interface Reloading {
  readonly route: Route;
  /** Tells every open page to load again. */
  reload(): void;
}

const events = '/reload/events';
const script = '/reload/client.js';

/** Also when the server has come back after it was gone: the build may be another one. */
const client = `
let isConnected = false;
const source = new EventSource(${JSON.stringify(events)});
source.onopen = () => {
  if (isConnected) location.reload();
  isConnected = true;
};
source.onmessage = () => {
  location.reload();
};
`;

/** Adds to a route a stream of events, and to its page the script that listens to them. */
export function reloading(route: Route): Reloading {
  const open = new Set<PassThrough>();
  return {
    route: async (path) => {
      if (path === script) return content('.js', client);
      if (path === events) {
        const stream = new PassThrough();
        open.add(stream);
        stream.on('close', () => open.delete(stream));
        stream.write('retry: 500\n\n');
        const headers = { 'content-type': 'text/event-stream', 'cache-control': 'no-store' };
        return { status: 200, headers, body: stream };
      }
      const answer = await route(path);
      if (path !== '/' || answer === undefined) return answer;
      const { body: page } = answer;
      if (typeof page !== 'string' && !Buffer.isBuffer(page)) return answer;
      const html = page.toString();
      const body = html.replace('</head>', `<script src="${script}" defer></script></head>`);
      return { ...answer, body };
    },
    reload: () => {
      for (const stream of open) stream.write('data: built\n\n');
    },
  };
}
