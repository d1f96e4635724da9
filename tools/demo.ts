import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import * as library from '@odoo/o-spreadsheet';
import { systems } from '../src/systems';
import { restore } from '../test/fixtures/restore';
import { defineAllFunctions } from '../test/taskpane/support/functions';
import { createGrid, type OSpreadsheetGrid } from './workbench/grid/o-spreadsheet';
import type { WorkbookState } from './workbench/grid/state';
import { toXlsx } from './workbench/xlsx/save';

const root = path.resolve(__dirname, '..');

/** An invented event that jobs have written as far as it is under way: `nk.en`, `nk.nl`, ... */
interface WrittenWorkbook {
  readonly name: string;
  readonly grid: OSpreadsheetGrid;
  /** As a file of Excel's. */
  file(valuesOnly?: boolean): Uint8Array;
}

/** The workbooks that the jobs of the newest version wrote (test/fixtures), a system and a language each. */
export async function* writtenWorkbooks(
  isAsked: (name: string) => boolean = () => true,
): AsyncGenerator<WrittenWorkbook> {
  const fixtures = path.join(root, 'test', 'fixtures');
  const versions = readdirSync(fixtures).filter((name) => /^\d/.test(name));
  yield* keptWorkbooks(path.join(fixtures, versions.sort(byNumber).at(-1) ?? ''), isAsked);
}

/** The workbooks whose states a folder keeps, calculated by the add-in. */
export async function* keptWorkbooks(
  folder: string,
  isAsked: (name: string) => boolean = () => true,
): AsyncGenerator<WrittenWorkbook> {
  await defineAllFunctions();
  const ids: readonly string[] = systems.flatMap(({ functions }) => [...functions]);
  for (const file of readdirSync(folder)) {
    const name = file.replace('.json.gz', '');
    if (!isAsked(name)) continue;
    const text = gunzipSync(readFileSync(path.join(folder, file))).toString();
    const grid = createGrid(library);
    restore(grid, JSON.parse(text) as WorkbookState);
    yield {
      name,
      grid,
      file: (valuesOnly = false) => toXlsx(grid, (name) => ids.includes(name), { valuesOnly }),
    };
  }
}

const byNumber = (a: string, b: string): number => a.localeCompare(b, 'en', { numeric: true });

/** `npm run demo`: they become build/demo/demo-nk.en.xlsx and so on, which a release offers. */
async function writeDemos(): Promise<void> {
  // The engine tells each of its steps.
  console.debug = () => undefined;
  const folder = path.join(root, 'build', 'demo');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for await (const { name, file } of writtenWorkbooks()) {
    writeFileSync(path.join(folder, `demo-${name}.xlsx`), file());
  }
  console.log(`${readdirSync(folder).length} workbooks are in build/demo.`);
}

if (require.main === module) void writeDemos();
