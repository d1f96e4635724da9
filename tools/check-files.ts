import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import * as library from '@odoo/o-spreadsheet';
import * as SheetJs from 'xlsx';
import { systems } from '../src/systems';
import { restore } from '../test/fixtures/restore';
import { functionsOf } from '../test/taskpane/support/functions';
import type { CellValue, Grid } from './workbench/grid/grid';
import { createGrid, defineFunctions } from './workbench/grid/o-spreadsheet';
import { cellAddress, columnLetters, type WorkbookState } from './workbench/grid/state';
import { fill, startOf } from './workbench/xlsx/fill';
import { readXlsx } from './workbench/xlsx/open';
import { toXlsx } from './workbench/xlsx/save';

/**
 * `npm run check:files`: the workbooks that jobs wrote (test/fixtures) as .xlsx files, read by programs that nobody here wrote,
 * where they are installed: openpyxl (Debian: python3-openpyxl) and LibreOffice (libreoffice-calc), which also prints them; pdftoppm
 * (poppler-utils) makes pictures of the pages. Everything is left in build/files. It ends with what agreed and what was skipped.
 */
const root = path.resolve(__dirname, '..');
const folder = path.join(root, 'build', 'files');
const fixtures = path.join(root, 'test', 'fixtures');

interface Made {
  readonly name: string;
  readonly grid: Grid;
  readonly live: string;
  readonly values: string;
}

/** Cells of all sheets, as another program tells them. */
type Told = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** What openpyxl reads: results and formulas, as JSON. Nothing else is asked of it. */
const python = `
import json, sys
from openpyxl import load_workbook
def told(name, data_only):
    book = load_workbook(name, data_only=data_only)
    def text(value):
        return value if value is None or isinstance(value, (int, float, str, bool)) else getattr(value, 'text', str(value))
    return {sheet.title: {cell.coordinate: text(cell.value) for row in sheet.iter_rows() for cell in row if cell.value is not None} for sheet in book}
print(json.dumps([told(sys.argv[1], True), told(sys.argv[1], False)]))
`;

async function main(): Promise<void> {
  // The engine tells each of its steps.
  console.debug = () => undefined;
  if (process.argv.includes('--large')) {
    measureLarge();
    return;
  }
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const made = await makeFiles();
  console.log(`${made.length} workbooks, live and with values only, are in build/files.`);
  const skipped: string[] = [];
  const wrong = [...byOpenpyxl(made, skipped), ...byLibreOffice(made, skipped)];
  for (const each of wrong) console.log(each);
  for (const each of skipped) console.log(`Skipped: ${each}`);
  if (wrong.length > 0) process.exitCode = 1;
}

/** `-- --large`: time and memory for the largest workbook that is opened, as a file of almost 10 MB. */
function measureLarge(): void {
  const [rows, columns] = [20_000, 25];
  let seed = 1;
  const next = (): number => (seed = (seed * 48_271) % 2_147_483_647);
  const line = (row: number): string[] =>
    Array.from({ length: columns }, (_, column) => {
      const address = `${columnLetters(column)}${row + 1}`;
      return column % 5 === 0
        ? `<c r="${address}" t="inlineStr"><is><t>${next().toString(36)}${next().toString(36)}</t></is></c>`
        : `<c r="${address}"><v>${next() / 1e4}</v></c>`;
    });
  const cells = Array.from(
    { length: rows },
    (_, row) => `<row r="${row + 1}">${line(row).join('')}</row>`,
  );
  const small = unzipSync(toXlsx(createGrid(library), () => false));
  const sheet = strFromU8(small['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
  small['xl/worksheets/sheet1.xml'] = strToU8(
    sheet.replace('<sheetData/>', `<sheetData>${cells.join('')}</sheetData>`),
  );
  const file = zipSync(small, { level: 1 });
  const timed = <T>(what: string, work: () => T): T => {
    const begun = performance.now();
    const done = work();
    const seconds = ((performance.now() - begun) / 1000).toFixed(1);
    console.log(
      `${what}: ${seconds} s, ${Math.round(process.memoryUsage().rss / 2 ** 20)} MB in use`,
    );
    return done;
  };
  console.log(`${rows * columns} cells, ${(file.length / 2 ** 20).toFixed(1)} MB`);
  const content = timed('read', () => readXlsx(file, new Map()));
  const grid = timed('into a grid', () => {
    const empty = createGrid(library, startOf(content));
    fill(empty, content);
    return empty;
  });
  timed('saved', () => toXlsx(grid, () => false));
}

async function makeFiles(): Promise<Made[]> {
  for (const system of ['sof', 'aga', 'kgs', 'kuksu'] as const) {
    defineFunctions(library, await functionsOf(system));
  }
  const ids: readonly string[] = systems.flatMap(({ functions }) => [...functions]);
  const isAddIn = (name: string): boolean => ids.includes(name);
  const [version = ''] = readdirSync(fixtures)
    .filter((name) => /^\d/.test(name))
    .slice(-1);
  return readdirSync(path.join(fixtures, version)).map((file) => {
    const name = file.replace('.json.gz', '');
    const text = gunzipSync(readFileSync(path.join(fixtures, version, file))).toString();
    const grid = createGrid(library);
    restore(grid, JSON.parse(text) as WorkbookState);
    const [live, values] = [`${name}.xlsx`, `${name}.values.xlsx`].map((each) =>
      path.join(folder, each),
    );
    if (live === undefined || values === undefined) throw new Error('No name.');
    writeFileSync(live, toXlsx(grid, isAddIn));
    writeFileSync(values, toXlsx(grid, isAddIn, { valuesOnly: true }));
    return { name, grid, live, values };
  });
}

function byOpenpyxl(made: readonly Made[], skipped: string[]): string[] {
  const command = process.env['PYTHON'] ?? 'python3';
  if (run(command, ['-c', 'import openpyxl']) === undefined) {
    skipped.push('openpyxl, which is not installed (PYTHON names another python3)');
    return [];
  }
  const wrong: string[] = [];
  const sum = { cells: 0, formulas: 0 };
  for (const { name, grid, live } of made) {
    const answer = run(command, ['-c', python, live]);
    if (answer === undefined) {
      wrong.push(`openpyxl does not open ${name}.xlsx.`);
      continue;
    }
    const [results, formulas] = JSON.parse(answer) as [Told, Told];
    wrong.push(...differences(`openpyxl, ${name}`, grid, results));
    sum.cells += filled(grid).length;
    for (const { sheet, address, formula } of filled(grid)) {
      if (formula === undefined) continue;
      sum.formulas += 1;
      const told = asTyped(String(formulas[sheet]?.[address] ?? ''));
      if (told !== formula)
        wrong.push(`openpyxl, ${name}, ${sheet}!${address}: ${told} for ${formula}`);
    }
  }
  console.log(
    `openpyxl: ${made.length} workbooks, ${sum.cells} values and ${sum.formulas} formulas read, ${wrong.length} differences.`,
  );
  return wrong;
}

/** A formula as people type it. */
const asTyped = (formula: string): string =>
  formula
    .replace(/_xlfn\.|_xlws\./g, '')
    .replace(/_xldudf_([A-Z]+)_/g, '$1.')
    .replace(/\bSINGLE\(([^()]*(?:\([^()]*\)[^()]*)*)\)/g, '@$1');

function byLibreOffice(made: readonly Made[], skipped: string[]): string[] {
  const profile = `-env:UserInstallation=${pathToFileURL(path.join(folder, 'profile')).href}`;
  const convert = (to: string, into: string, files: readonly string[]): string | undefined =>
    run('soffice', [profile, '--headless', '--convert-to', to, '--outdir', into, ...files]);
  const again = path.join(folder, 'libreoffice');
  if (
    convert(
      'xlsx',
      again,
      made.map(({ values }) => values),
    ) === undefined
  ) {
    skipped.push('LibreOffice, which is not installed, and with it the printed pages');
    return [];
  }
  const wrong: string[] = [];
  let cells = 0;
  for (const { name, grid, values } of made) {
    const book = SheetJs.read(readFileSync(path.join(again, path.basename(values))));
    const told = Object.fromEntries(
      Object.entries(book.Sheets).map(([sheet, found]) => [
        sheet,
        Object.fromEntries(
          Object.entries(found).map(([address, cell]) => [address, valueOf(cell)]),
        ),
      ]),
    );
    cells += filled(grid).length;
    wrong.push(...differences(`LibreOffice, ${name}`, grid, told));
  }
  console.log(
    `LibreOffice: ${made.length} workbooks with values only, ${cells} values read, ${wrong.length} differences.`,
  );
  convert(
    'pdf',
    folder,
    made.map(({ values }) => values),
  );
  const pages = readdirSync(folder).filter((file) => file.endsWith('.pdf'));
  console.log(`LibreOffice: ${pages.length} of ${made.length} workbooks printed into build/files.`);
  for (const file of pages) {
    const picture = path.join(folder, file.replace('.values.pdf', ''));
    if (run('pdftoppm', ['-r', '60', '-png', path.join(folder, file), picture]) !== undefined)
      continue;
    skipped.push('pictures of the pages, because pdftoppm is not installed');
    break;
  }
  // It calculates array formulas again on opening, and does not know the add-in's: their files are for Excel.
  skipped.push(
    'results of live formulas in LibreOffice, which does not have the add-in’s functions',
  );
  return wrong;
}

const valueOf = (cell: unknown): unknown => {
  const { t, v, w } = (cell ?? {}) as Partial<SheetJs.CellObject>;
  return t === 'e' ? w : v;
};

interface Filled {
  readonly sheet: string;
  readonly address: string;
  readonly value: CellValue;
  readonly formula: string | undefined;
}

function filled(grid: Grid): Filled[] {
  return grid.sheets().flatMap(({ id, name: sheet }) => {
    const used = grid.usedArea(id);
    if (!used) return [];
    return grid.read(used).flatMap((line, down) =>
      line.flatMap(({ value, formula }, right) => {
        const address = cellAddress({ row: used.row + down, column: used.column + right });
        return value === null && formula === undefined ? [] : [{ sheet, address, value, formula }];
      }),
    );
  });
}

function differences(who: string, grid: Grid, told: Told): string[] {
  return filled(grid).flatMap(({ sheet, address, value }) => {
    const wanted = typeof value === 'object' ? (value?.error ?? 0) : value;
    const found = told[sheet]?.[address] ?? (wanted === 0 ? 0 : '');
    const isEqual =
      typeof wanted === 'number' && typeof found === 'number'
        ? Math.abs(wanted - found) <= 1e-12 * Math.max(1, Math.abs(wanted))
        : wanted === found;
    return isEqual
      ? []
      : [`${who}, ${sheet}!${address}: ${JSON.stringify(found)} for ${JSON.stringify(wanted)}`];
  });
}

/** What a program printed; undefined when it is not there or failed. */
function run(command: string, args: readonly string[]): string | undefined {
  const { status, stdout } = spawnSync(command, args, { encoding: 'utf8', maxBuffer: 2 ** 28 });
  return status === 0 ? stdout : undefined;
}

void main();
