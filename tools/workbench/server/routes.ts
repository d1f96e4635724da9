import path from 'node:path';
import { fileIn, type Route, withHeaders } from './answer';
import { readFileSync } from 'node:fs';

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
