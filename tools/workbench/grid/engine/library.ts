import type * as OSpreadsheet from '@odoo/o-spreadsheet';

/**
 * The o-spreadsheet module object. It is always passed in and never imported, so that the library stays
 * a separate, replaceable file: a script of its own in the page (global `o_spreadsheet`), a package in Node.
 */
export type Library = typeof OSpreadsheet;
