import path from 'node:path';
import { content, withHeaders, type Answer, type Route } from './answer';
import { fileIn } from './files';
import { serve, type RunningServer } from './listen';
import {
  loaderAlone,
  officeJsWithPrologue,
  withLocalOfficeJs,
  type OfficeFiles,
} from './office-js';
import { foldersOf, vendorFiles } from './routes';

export type { RunningServer } from './listen';

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
