import * as library from '@odoo/o-spreadsheet';
import { createGrid, type OSpreadsheetGrid } from '../../../../tools/workbench/grid/o-spreadsheet';
import type { BookContent } from '../../../../tools/workbench/xlsx/content';
import { fill, startOf } from '../../../../tools/workbench/xlsx/fill';
import { readXlsx } from '../../../../tools/workbench/xlsx/open';
import { toXlsx } from '../../../../tools/workbench/xlsx/save';
import { systems } from '../../../../src/systems';

/** The add-in's functions as formulas spell them, and as files do. */
const functions: readonly string[] = systems.flatMap(({ functions: own }) => [...own]);
const inFiles = new Map(functions.map((name) => [name.replace('.', '_'), name]));

export const isAddIn = (name: string): boolean => functions.includes(name);

export const savedFile = (grid: OSpreadsheetGrid, settings?: string): Uint8Array =>
  toXlsx(grid, isAddIn, settings === undefined ? {} : { settings });

export const readFile = (bytes: Uint8Array): BookContent => readXlsx(bytes, inFiles);

/** A grid of its own with what the file holds. */
export function opened(bytes: Uint8Array): OSpreadsheetGrid {
  const content = readFile(bytes);
  const grid = createGrid(library, startOf(content));
  fill(grid, content);
  return grid;
}
