import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Where shipped pages load Microsoft's library from; in the workbench it comes from the npm package. */
export const cdn = 'https://appsforoffice.microsoft.com/lib/1/hosted/';

/** Where the workbench finds the library: below this address, or below one where files of it are missing. */
export const officeAddresses = {
  whole: '/office-js/',
  missing: '/office-js-missing/',
  loaderOnly: '/office-js-loaderOnly/',
} as const;

/** The one file of it that is found where only the loader is. */
export const loaderAlone = `${officeAddresses.loaderOnly}office.js`;

export type OfficeFiles = keyof typeof officeAddresses;

/** A page of the add-in with the one change the workbench makes to the build: the address of office.js. */
export function withLocalOfficeJs(html: string, files: OfficeFiles = 'whole'): string {
  return html.replaceAll(cdn, officeAddresses[files]);
}

/**
 * Microsoft's office.js, byte for byte, behind a prologue of ours. The prologue does what the window of a
 * real Excel does before any script runs: it provides the host that office.js looks for.
 */
export function officeJsWithPrologue(officeJsFolder: string, pageFolder: string): string {
  const prologue = readFileSync(path.join(pageFolder, 'prologue.js'), 'utf8');
  return `${prologue}\n${readFileSync(path.join(officeJsFolder, 'office.js'), 'utf8')}`;
}
