import {
  addinAnswer,
  addinRoute,
  buildFolder,
  faultyAnswer,
  fileIn,
  foldersOf,
  type KeyAndCertificate,
  loaderAlone,
  manifestOf,
  type Route,
  type RunningServer,
  serve,
  withHeaders,
  workbenchRoute,
} from './serve';
import { X509Certificate } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createCA, createCert } from 'mkcert';

/** The workbench as Excel on the web: its page and the add-in over https, each on an origin of its own. */
export interface WebWorkbench extends RunningServer {
  /** Where the add-in is served; ends with a slash. */
  readonly addin: string;
}

interface WebOptions {
  /** Port of the page; the add-in takes any free one. 0 takes any free port, too. */
  readonly port?: number;
  /**
   * Where the add-in's pages find office.js: `package` serves Microsoft's files from here and changes the one address in
   * those pages; `cdn` serves them byte for byte as they were built.
   */
  readonly officeJs?: 'package' | 'cdn';
}

export async function serveWebWorkbench(
  projectRoot: string,
  { port = 0, officeJs = 'package' }: WebOptions = {},
): Promise<WebWorkbench> {
  const { addin: built, officeJs: library } = foldersOf(projectRoot);
  const certificate = await localCertificate(buildFolder(projectRoot));
  const route = withFaults(
    built,
    library,
    officeJs === 'cdn' ? addinRoute(built) : withLibrary(built, library),
  );
  const withManifest: Route = async (path) =>
    (await route(path)) ?? manifestOf(projectRoot, path.slice(1));
  const addin = await serve(withManifest, 0, certificate);
  try {
    const page = await serve(workbenchRoute(projectRoot, addin.url), port, certificate);
    return {
      url: page.url,
      addin: addin.url,
      close: async () => {
        await Promise.all([page.close(), addin.close()]);
      },
    };
  } catch (error) {
    await addin.close();
    throw error;
  }
}

/** The build with Microsoft's library beside it, as it came. */
function withLibrary(built: string, library: string): Route {
  const files = '/office-js/';
  return async (path) => {
    if (path.startsWith(files)) return fileIn(library, path.slice(files.length));
    const answer = await addinAnswer(built, path.slice(1));
    return answer && withHeaders(answer, { 'access-control-allow-origin': '*' });
  };
}

/** Beside a route the build below addresses where files of the library are missing (`officejs=` in the page's address). */
function withFaults(built: string, library: string, route: Route): Route {
  return async (path) => {
    if (path === loaderAlone) return fileIn(library, 'office.js');
    return (await faultyAnswer(built, path)) ?? route(path);
  };
}

const day = 24 * 60 * 60 * 1000;
/** In days. */
const validity = 30;
const nameOfMaker = 'Workbench of Tournament Scoring for Excel';

/**
 * A certificate for this machine's own names and its key, in one file below the folder of what is built. It is never
 * installed: browsers warn of it, and what it was signed with is thrown away. Making one takes about half a second.
 */
export async function localCertificate(buildFolder: string): Promise<KeyAndCertificate> {
  const file = path.join(buildFolder, 'certificate.pem');
  const kept = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  const pem = kept !== undefined && isGoodTomorrow(kept) ? kept : await makeCertificate();
  if (pem !== kept) {
    // Another process may look for it at this moment: it finds the whole file or none.
    const whole = `${file}.${process.pid}`;
    mkdirSync(buildFolder, { recursive: true });
    writeFileSync(whole, pem, { mode: 0o600 });
    renameSync(whole, file);
  }
  return { key: pem, cert: pem };
}

function isGoodTomorrow(pem: string): boolean {
  return Date.parse(new X509Certificate(pem).validTo) > Date.now() + day;
}

async function makeCertificate(): Promise<string> {
  const ca = await createCA({
    organization: nameOfMaker,
    countryCode: '--',
    state: '',
    locality: '',
    validity,
  });
  const domains = ['localhost', '127.0.0.1', '::1'];
  const { key, cert } = await createCert({ ca, domains, validity });
  return `${key}\n${cert}`;
}
