import path from 'node:path';

/** Folders that are served as they are. Everything comes from this machine. */
export interface Folders {
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
