import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import * as library from '@odoo/o-spreadsheet';
import * as SheetJs from 'xlsx';
import { systems } from '../src/systems';
import { randomFrom } from '../test/support/sampled';
import { keptWorkbooks, writtenWorkbooks } from './demo';
import type { Cell, CellPosition, CellValue, Grid } from './workbench/grid/grid';
import { createGrid, type OSpreadsheetGrid } from './workbench/grid/o-spreadsheet';
import { cellAddress, columnLetters } from './workbench/grid/state';
import { fill, startOf } from './workbench/xlsx/fill';
import { readXlsx } from './workbench/xlsx/open';
import { toXlsx } from './workbench/xlsx/save';

/**
 * `npm run check:files`: the workbooks that jobs wrote (test/fixtures), after each job and at the end of each event, as .xlsx files,
 * read by programs that nobody here wrote, where they are installed: openpyxl (Debian: python3-openpyxl) and LibreOffice (libreoffice-calc), which also prints them; pdftoppm
 * (poppler-utils) makes pictures of the pages. Everything is left in build/files. It ends with what agreed and what was skipped.
 * `SCHEMAS` names a folder with the standard's schemas (sml.xsd of ECMA-376 part 4, transitional, and what it includes): python3-lxml
 * then checks each part against them. A LibreOffice that has FILTER and XLOOKUP (24.8 or newer; `SOFFICE` names another one than the
 * first) also calculates the workbooks again, each after random changes of its cells (`SEED` draws others).
 */
const root = path.resolve(__dirname, '..');
const folder = path.join(root, 'build', 'files');

interface Made {
  readonly name: string;
  readonly cells: readonly Filled[];
  readonly live: string;
  readonly values: string;
  readonly changed: readonly Changed[];
}

/** A workbook in which a few cells were typed over, and what the grid made of it. */
interface Changed {
  readonly file: string;
  readonly what: string;
  readonly cells: readonly Filled[];
}

/** Cells of all sheets, as another program tells them. */
type Told = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** What openpyxl reads: results and formulas, as JSON. Nothing else is asked of it. */
const python = `
import json, sys
from datetime import date
from openpyxl import load_workbook
from openpyxl.utils.datetime import to_excel
def told(name, data_only):
    book = load_workbook(name, data_only=data_only)
    def text(value):
        if isinstance(value, date):
            return to_excel(value)
        return value if value is None or isinstance(value, (int, float, str, bool)) else getattr(value, 'text', str(value))
    return {sheet.title: {cell.coordinate: text(cell.value) for row in sheet.iter_rows() for cell in row if cell.value is not None} for sheet in book}
print(json.dumps([told(sys.argv[1], True), told(sys.argv[1], False)]))
`;

/** Which parts the schema refuses, and why. Of texts it does not know xml:space, which the standard's text asks for and Excel writes. */
const validate = `
import json, sys, zipfile
from lxml import etree
schema = etree.XMLSchema(etree.parse(sys.argv[1] + '/sml.xsd'))
parts, wrong = 0, []
for name in sys.argv[2:]:
    with zipfile.ZipFile(name) as book:
        for part in book.namelist():
            if part.startswith('xl/') and part.endswith('.xml'):
                parts += 1
                xml = etree.fromstring(book.read(part).replace(b' xml:space="preserve"', b''))
                if not schema.validate(xml):
                    wrong += [f'{name}, {part}: {error.message}' for error in schema.error_log]
print(json.dumps([parts, wrong]))
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
  const wrong = [
    ...bySchemas(made, skipped),
    ...byOpenpyxl(made, skipped),
    ...byLibreOffice(made, skipped),
    ...byItsCalculation(made, skipped),
  ];
  for (const each of wrong) console.log(each);
  for (const each of skipped) console.log(`Skipped: ${each}`);
  if (wrong.length > 0) process.exitCode = 1;
}

/**
 * `-- --large`: what files of about 1, 5 and 10 MB take, the last of which has the most cells that are opened. Seconds are those of
 * the processor: the machine may do other work as well.
 */
function measureLarge(): void {
  for (const rows of [2_000, 10_000, 20_000]) {
    const file = largeFile(rows, 25);
    console.log(`${rows * 25} cells, ${(file.length / 2 ** 20).toFixed(1)} MB`);
    const content = timed('read', () => readXlsx(file, new Map()));
    const grid = timed('into a grid', () => {
      const empty = createGrid(library, startOf(content));
      fill(empty, content);
      return empty;
    });
    timed('saved', () => toXlsx(grid, () => false));
  }
}

function timed<T>(what: string, work: () => T): T {
  const begun = process.cpuUsage();
  const done = work();
  const { user, system } = process.cpuUsage(begun);
  const memory = Math.round(process.memoryUsage().rss / 2 ** 20);
  console.log(`  ${what}: ${((user + system) / 1e6).toFixed(1)} s, ${memory} MB in use`);
  return done;
}

/** A sheet of texts and numbers that a zip can do little with. */
function largeFile(rows: number, columns: number): Uint8Array {
  let seed = 1;
  const next = (): number => (seed = (seed * 48_271) % 2_147_483_647);
  const cell = (address: string, column: number): string =>
    column % 5 === 0
      ? `<c r="${address}" t="inlineStr"><is><t>${Array.from({ length: 6 }, () => next().toString(36)).join(' ')}</t></is></c>`
      : `<c r="${address}"><v>${next() * next()}</v></c>`;
  const lines = Array.from({ length: rows }, (_, row) => {
    const cells = Array.from({ length: columns }, (_none, column) =>
      cell(`${columnLetters(column)}${row + 1}`, column),
    );
    return `<row r="${row + 1}">${cells.join('')}</row>`;
  });
  const small = unzipSync(toXlsx(createGrid(library), () => false));
  const sheet = strFromU8(small['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
  small['xl/worksheets/sheet1.xml'] = strToU8(
    sheet.replace('<sheetData/>', `<sheetData>${lines.join('')}</sheetData>`),
  );
  return zipSync(small, { level: 6 });
}

async function makeFiles(): Promise<Made[]> {
  const made: Made[] = [];
  for (const workbooks of [writtenWorkbooks(), keptWorkbooks(afterJobs())]) {
    for await (const { name, grid, file } of workbooks) {
      const live = path.join(folder, `${name}.xlsx`);
      const values = path.join(folder, `${name}.values.xlsx`);
      writeFileSync(live, file());
      writeFileSync(values, file(true));
      made.push({ name, cells: filled(grid), live, values, changed: changesOf(name, grid) });
    }
  }
  return made;
}

/**
 * What is typed over cells, beside nothing at all. No truth values and no texts without a letter: LibreOffice has numbers for the one,
 * and an error in a list where NUMBERVALUE of the other is 0.
 */
const texts = "x|A|É|W|B|'3|' 3|'1-0|'12:00|12 h|½|-|*|?|~*|'<3|'=A|=NA()|=1/0".split('|');
const typed = [null, null, null, -1, 0, 1, 2, 0.5, 2.5, 1e6, 46_000, ...texts];

const next = randomFrom(Number(process.env['SEED'] ?? 1));
const oneOf = <T>(all: readonly T[]): T => all[Math.floor(next() * all.length)] as T;

/** Three times one to three cells without a formula are typed over; the grid is then as before. */
function changesOf(name: string, grid: OSpreadsheetGrid): Changed[] {
  const inputs = filled(grid).filter(
    ({ formula, isSpilled }) => formula === undefined && !isSpilled,
  );
  return [1, 2, 3].map((times) => {
    const what = Array.from({ length: times }, () => ({ ...oneOf(inputs), content: oneOf(typed) }));
    grid.batch(() => {
      for (const { position, content } of what) grid.write(position, content);
    });
    const file = path.join(folder, `${name}.changed-${times}.xlsx`);
    writeFileSync(
      file,
      toXlsx(withoutAddIn(grid), () => false),
    );
    const cells = filled(grid);
    grid.undo();
    const told = what.map(({ sheet, address, content }) => `${sheet}!${address} = ${content}`);
    return { file, what: told.join(', '), cells };
  });
}

const ownCall = new RegExp(`\\b(?:${systems.map(({ prefix }) => prefix).join('|')})\\.[A-Z]+\\(`);

/** A formula that gives a value: checks ask whether a cell holds one. */
function formulaOf(value: CellValue): string | undefined {
  if (typeof value === 'number') return `=${value}`;
  if (typeof value === 'string') return `="${value.replace(/"/g, '""')}"`;
  if (typeof value === 'boolean') return value ? '=TRUE' : '=FALSE';
  return { '#N/A': '=NA()', '#VALUE!': '=VALUE("x")' }[value?.error ?? ''];
}

/** The same workbook with results in place of formulas that call the add-in. */
function withoutAddIn(grid: OSpreadsheetGrid): OSpreadsheetGrid {
  const isOurs = ({ formula = '' }: Cell): boolean => ownCall.test(formula);
  const held = (cell: Cell): Cell => {
    if (cell.formula !== undefined && !isOurs(cell)) return cell;
    const { formula: _, ...rest } = cell;
    const formula = formulaOf(cell.value);
    return formula === undefined ? rest : { ...rest, formula };
  };
  const read: Grid['read'] = (area) => grid.read(area).map((line) => line.map(held));
  const spill: Grid['spill'] = (position) => {
    const area = grid.spill(position);
    const [[first] = []] = area ? grid.read({ ...area, rows: 1, columns: 1 }) : [];
    return first && isOurs(first) ? undefined : area;
  };
  return new Proxy(grid, {
    get(target, key) {
      const own = { read, spill }[key as string] ?? Reflect.get(target, key, target);
      return typeof own === 'function' ? own.bind(target) : own;
    },
  });
}

/** Runs each job on a workbook of its own, and each course to its end; the folder where test/fixtures/after-jobs.ts left them. */
function afterJobs(): string {
  const kept = path.join(folder, 'after-jobs');
  const jest = [require.resolve('jest/bin/jest'), '-c', 'test/fixtures/jest.config.js'];
  const { status } = spawnSync(process.execPath, [...jest, 'after-jobs'], {
    cwd: root,
    env: { ...process.env, WORKBOOKS: kept },
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('A job did not write its workbook.');
  return kept;
}

const pythonCommand = process.env['PYTHON'] ?? 'python3';
const officeCommand = process.env['SOFFICE'] ?? 'soffice';

function bySchemas(made: readonly Made[], skipped: string[]): string[] {
  const { SCHEMAS: schemas } = process.env;
  const files = made.flatMap(({ live, values }) => [live, values]);
  const answer =
    schemas === undefined ? undefined : run(pythonCommand, ['-c', validate, schemas, ...files]);
  if (answer === undefined) {
    skipped.push(
      'the schemas of the standard (SCHEMAS names their folder; python3-lxml reads them)',
    );
    return [];
  }
  const [parts, wrong] = JSON.parse(answer) as [number, string[]];
  console.log(`Schemas: ${parts} parts, ${wrong.length} errors.`);
  return wrong;
}

function byOpenpyxl(made: readonly Made[], skipped: string[]): string[] {
  if (run(pythonCommand, ['-c', 'import openpyxl']) === undefined) {
    skipped.push('openpyxl, which is not installed (PYTHON names another python3)');
    return [];
  }
  const wrong: string[] = [];
  const sum = { cells: 0, formulas: 0 };
  for (const { name, cells, live } of made) {
    const answer = run(pythonCommand, ['-c', python, live]);
    if (answer === undefined) {
      wrong.push(`openpyxl does not open ${name}.xlsx.`);
      continue;
    }
    const [results, formulas] = JSON.parse(answer) as [Told, Told];
    wrong.push(...differences(`openpyxl, ${name}`, cells, results));
    sum.cells += cells.length;
    for (const { sheet, address, formula } of cells) {
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

/** Has LibreOffice open files and write them in another format; `user` is the folder of its settings. */
function convert(
  files: readonly string[],
  { user, to, into }: Readonly<Record<'user' | 'to' | 'into', string>>,
): string | undefined {
  const profile = `-env:UserInstallation=${pathToFileURL(user).href}`;
  const options = ['--headless', '--convert-to', to, '--outdir', into];
  return run(officeCommand, [profile, ...options, ...files]);
}

function byLibreOffice(made: readonly Made[], skipped: string[]): string[] {
  const user = path.join(folder, 'profile');
  const again = path.join(folder, 'libreoffice');
  if (
    convert(
      made.map(({ values }) => values),
      { user, to: 'xlsx', into: again },
    ) === undefined
  ) {
    skipped.push('LibreOffice, which is not installed, and with it the printed pages');
    return [];
  }
  const wrong: string[] = [];
  let read = 0;
  const told = (file: string): Told => toldIn(path.join(again, path.basename(file)));
  for (const { name, cells, values } of made) {
    read += cells.length;
    wrong.push(...differences(`LibreOffice, ${name}`, cells, told(values)));
  }
  console.log(
    `LibreOffice: ${made.length} workbooks with values only, ${read} values read, ${wrong.length} differences.`,
  );
  convert(
    made.map(({ values }) => values),
    { user, to: 'pdf', into: folder },
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
  return wrong;
}

/** What LibreOffice makes of the formulas of changed workbooks; it calculates each of them as it opens the file. */
function byItsCalculation(made: readonly Made[], skipped: string[]): string[] {
  const user = path.join(folder, 'calculating');
  const registry = path.join(user, 'user', 'registrymodifications.xcu');
  mkdirSync(path.dirname(registry), { recursive: true });
  writeFileSync(registry, alwaysCalculate);
  const again = path.join(folder, 'calculated');
  const all = made.flatMap(({ changed }) => changed);
  // Its command line is limited, and so is what it opens at once.
  for (let from = 0; from < all.length; from += 40) {
    const files = all.slice(from, from + 40).map(({ file }) => file);
    convert(files, { user, to: 'xlsx', into: again });
  }
  const [first] = all;
  if (first === undefined || !existsSync(path.join(again, path.basename(first.file)))) {
    skipped.push('formulas calculated by LibreOffice, which is not installed');
    return [];
  }
  const wrong: string[] = [];
  const sum = { formulas: 0, odd: 0 };
  for (const { file, what, cells } of all) {
    const name = path.basename(file);
    const told = toldIn(path.join(again, name));
    const calculated = cells.filter(({ formula, isSpilled }) => formula !== undefined || isSpilled);
    sum.formulas += calculated.length;
    for (const each of calculated) {
      // It has no truth values: TRUE is 1.
      const value = typeof each.value === 'boolean' ? Number(each.value) : each.value;
      const [difference] = differences(`${name}, ${what}`, [{ ...each, value }], told);
      if (difference === undefined) continue;
      const found = told[each.sheet]?.[each.address];
      if (found === '#NAME?') {
        skipped.push('formulas calculated by LibreOffice, whose version has no FILTER or XLOOKUP');
        return [];
      }
      if (isOdd(each, found)) sum.odd += 1;
      else wrong.push(difference);
    }
  }
  console.log(
    `LibreOffice: ${all.length} workbooks with changed cells calculated, ${sum.formulas} results, ${wrong.length} differences, ${sum.odd} where LibreOffice refuses to filter one cell.`,
  );
  return wrong;
}

/** FILTER of what another FILTER left as a single cell is #VALUE! there; to Excel a single value is an array of one. */
const isOdd = ({ formula = '', value }: Filled, found: unknown): boolean =>
  found === '#VALUE!' && value === '' && /FILTER\(.*FILTER\(/.test(formula);

const alwaysCalculate = `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry">
<item oor:path="/org.openoffice.Office.Calc/Formula/Load"><prop oor:name="OOXMLRecalcMode" oor:op="fuse"><value>0</value></prop></item>
</oor:items>
`;

function toldIn(file: string): Told {
  const book = SheetJs.read(readFileSync(file));
  return Object.fromEntries(
    Object.entries(book.Sheets).map(([sheet, found]) => [
      sheet,
      Object.fromEntries(Object.entries(found).map(([address, cell]) => [address, valueOf(cell)])),
    ]),
  );
}

const valueOf = (cell: unknown): unknown => {
  const { t, v, w } = (cell ?? {}) as Partial<SheetJs.CellObject>;
  return t === 'e' ? w : v;
};

interface Filled {
  readonly sheet: string;
  readonly address: string;
  readonly position: CellPosition;
  readonly value: CellValue;
  readonly formula: string | undefined;
  /** A formula elsewhere fills it. */
  readonly isSpilled: boolean;
}

function filled(grid: Grid): Filled[] {
  return grid.sheets().flatMap(({ id, name: sheet }) => {
    const used = grid.usedArea(id);
    if (!used) return [];
    return grid.read(used).flatMap((line, down) =>
      line.flatMap(({ value, formula }, right) => {
        if (value === null && formula === undefined) return [];
        const position = { sheetId: id, row: used.row + down, column: used.column + right };
        const isSpilled = formula === undefined && grid.spill(position) !== undefined;
        return [{ sheet, address: cellAddress(position), position, value, formula, isSpilled }];
      }),
    );
  });
}

function differences(who: string, cells: readonly Filled[], told: Told): string[] {
  return cells.flatMap(({ sheet, address, value }) => {
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
