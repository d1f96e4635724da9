import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import sirv from 'sirv';
import { officeJsWithPrologue, withLocalOfficeJs } from './office-js';
import { foldersOf, vendorFiles } from './routes';

export interface RunningServer {
  /** Ends with a slash. */
  readonly url: string;
  close(): Promise<void>;
}

/** Nothing may come from another machine; the grid compiles its formulas, hence unsafe-eval. */
const pagePolicy =
  "default-src 'self'; script-src 'self' 'unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:";

const contentTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.woff2': 'font/woff2',
  '.xml': 'text/xml; charset=utf-8',
};

/** Serves the workbench on this machine only. Port 0 takes any free port. */
export async function serveWorkbench(projectRoot: string, port = 0): Promise<RunningServer> {
  const server = createServer(handler(projectRoot));
  await listen(server, port);
  const { port: actual } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${actual}/`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}

function handler(
  projectRoot: string,
): (request: IncomingMessage, response: ServerResponse) => void {
  const folders = foldersOf(projectRoot);
  const vendor = vendorFiles(projectRoot);
  const files = (folder: string): ReturnType<typeof sirv> => sirv(folder, { dev: true });
  const serve = {
    addin: files(folders.addin),
    officeJs: files(folders.officeJs),
    page: files(folders.page),
  };

  return (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const below = (prefix: string): string | undefined =>
      pathname.startsWith(prefix) ? pathname.slice(prefix.length) : undefined;
    const pass = (serveFrom: ReturnType<typeof sirv>, rest: string): void => {
      request.url = `/${rest}`;
      serveFrom(request, response);
    };

    const vendorName = below('/vendor/');
    const addinFile = below('/addin/');
    const officeFile = below('/office-js/');
    if (pathname === '/manifest.xml') {
      send(response, '.xml', readFileSync(path.join(projectRoot, 'manifest.xml')));
    } else if (vendorName !== undefined) {
      const file = vendor.get(vendorName);
      if (file === undefined) notFound(response);
      else send(response, path.extname(file), readFileSync(file));
    } else if (addinFile?.endsWith('.html') === true && !addinFile.startsWith('help/')) {
      const file = path.join(folders.addin, path.basename(addinFile));
      if (!existsSync(file)) notFound(response);
      else send(response, '.html', withLocalOfficeJs(readFileSync(file, 'utf8')));
    } else if (addinFile !== undefined) {
      pass(serve.addin, addinFile);
    } else if (officeFile === 'office.js') {
      send(response, '.js', officeJsWithPrologue(folders.officeJs, folders.page));
    } else if (officeFile !== undefined) {
      pass(serve.officeJs, officeFile);
    } else {
      response.setHeader('content-security-policy', pagePolicy);
      pass(serve.page, pathname === '/' ? 'workbench.html' : pathname.slice(1));
    }
  };
}

function send(response: ServerResponse, extension: string, body: string | Buffer): void {
  response.writeHead(200, {
    'content-type': contentTypes[extension] ?? 'application/octet-stream',
    'cache-control': 'no-store',
  });
  response.end(body);
}

function notFound(response: ServerResponse): void {
  response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' });
  response.end('Not found');
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, 'localhost', () => {
      resolve();
    });
  });
}
