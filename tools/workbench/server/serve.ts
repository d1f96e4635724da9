import path from 'node:path';
import { type Answer, content, fileIn, refusal, type Route, withHeaders } from './answer';
import {
  foldersOf,
  loaderAlone,
  type OfficeFiles,
  officeJsWithPrologue,
  vendorFiles,
  withLocalOfficeJs,
} from './routes';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream';

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
