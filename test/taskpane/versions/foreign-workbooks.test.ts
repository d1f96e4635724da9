/** @jest-environment ./test/support/environment.js */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { Workbook as ExcelJsBook } from 'exceljs/dist/exceljs.min.js';
import * as SheetJs from 'xlsx';
import { afterEach, beforeAll, expect, test } from '@jest/globals';
import { qualify } from '../../../taskpane/aga/qualify';
import { noOptions } from '../../../taskpane/kuksu/given';
import { groupLeagues } from '../../../taskpane/kuksu/group';
import { newEvent } from '../../../taskpane/nk/new-event';
import type { Plan } from '../../../taskpane/sheets/plan';
import { awardBridgeEvent } from '../../../taskpane/sof/award-event';
import type { Grid } from '../../../tools/workbench/grid/grid';
import { stateOf } from '../../../tools/workbench/grid/state';
import type { Box } from '../../../tools/workbench/xlsx/content';
import { fill, startOf } from '../../../tools/workbench/xlsx/fill';
import { spring } from '../aga/support/sections';
import { readFixture } from '../../fixtures';
import { Book } from '../../fixtures/book';
import { areaAt } from '../../../tools/workbench/host/model/address';
import { write } from '../excel/operations';
import { planOf, sheetCells } from '../excel/planning';
import { openWorkbook } from '../excel/workbook';
import { tournamentPlan, yearPlan } from '../kgs/support/plans';
import { listOf, removals } from '../kgs/support/sample-year';
import { entries } from '../nk/support/sample-event';
import { isTaken, oneOf, runs } from '../../support/sampled';
import { sample as pairs, sampleOptions } from '../sof/support/event-list';
import type { ExcelPage } from '../../tools/workbench/host/excel';
import { opened as openedFile, readFile } from '../../tools/workbench/xlsx/support';

type Cells = readonly (readonly (string | number | null)[])[];

/** The lists that every workbook here has, a sheet for each; what a test needs to know of a job that reads it. */
const lists: Readonly<Record<string, Cells>> = {
  NK: entries(6),
  SOF: pairs,
  AGA: spring,
  KGS: listOf(removals),
  Kuksu: [['Name', 'Rating'], ...[1, 2, 3, 4, 5].map((each) => [`N${each}`, 2001 - each])],
};
const jobs: Readonly<Record<string, () => Promise<Plan>>> = {
  NK: () => planOf(newEvent, { ...newEvent.initial, rounds: '3' }, { entries: 'NK' }),
  SOF: () => planOf(awardBridgeEvent, sampleOptions, { entries: 'SOF' }),
  AGA: () => planOf(qualify, { ...qualify.initial, name: 'Open' }, { results: 'AGA' }),
  Kuksu: () => planOf(groupLeagues, noOptions, { registrations: 'Kuksu' }),
  KGS: async () => {
    await write(await yearPlan());
    return tournamentPlan('December', 'KGS');
  },
};

interface Foreign {
  readonly file: () => Uint8Array | Promise<Uint8Array>;
  /** What the page says before it is opened. */
  readonly lost: readonly string[];
}

const golden = (name: string) => (): Uint8Array =>
  new Uint8Array(readFileSync(path.join(__dirname, '../../golden/workbooks', `${name}.xlsx`)));

/** ExcelJS writes the lists, and `more` into them. */
const byExcelJs = (more: (book: ExcelJsBook) => void) => async (): Promise<Uint8Array> => {
  const book = new ExcelJsBook();
  for (const [name, rows] of Object.entries(lists)) {
    book.addWorksheet(name).addRows(rows.map((row) => [...row]));
  }
  more(book);
  return new Uint8Array((await book.xlsx.writeBuffer()) as ArrayBuffer);
};

const bySheetJs =
  (more: (book: SheetJs.WorkBook) => void, options: SheetJs.WritingOptions = {}) =>
  (): Uint8Array => {
    const book = SheetJs.utils.book_new();
    for (const [name, rows] of Object.entries(lists)) {
      SheetJs.utils.book_append_sheet(
        book,
        SheetJs.utils.aoa_to_sheet(rows.map((row) => [...row])),
        name,
      );
    }
    more(book);
    return new Uint8Array(
      SheetJs.write(book, { type: 'array', bookType: 'xlsx', ...options }) as ArrayBuffer,
    );
  };

/** The parts of a file changed by hand, as programs write them that are not here. */
const changed =
  (file: Foreign['file'], change: (parts: Record<string, string>) => void) =>
  async (): Promise<Uint8Array> => {
    const parts = Object.fromEntries(
      Object.entries(unzipSync(await file())).map(([name, bytes]) => [name, strFromU8(bytes)]),
    );
    change(parts);
    return zipSync(
      Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])),
    );
  };

const foreign: Readonly<Record<string, Foreign>> = {
  'openpyxl, lists alone': { file: golden('openpyxl-lists'), lost: [] },
  'openpyxl, with much else': {
    file: golden('openpyxl-rich'),
    lost: [
      'comments',
      'drawings',
      'charts',
      'fonts',
      'underlined, struck out, raised and lowered texts',
      'indented, turned and shrunk texts',
      'names that stand for no cells (Best, Growing)',
      'columns that are printed on each page',
      'groups of rows and columns (NK)',
      'color scales, bars, icons and other ready-made conditional formats (NK)',
      'passwords of protected sheets, which stay protected (NK)',
      'headers and footers of the first page and of even pages (NK)',
      'hyperlinks (More)',
      'formats of parts of a text',
      'entry rules for dates or times, or with formulas as limits (More!I2:I9)',
    ],
  },
  'LibreOffice, lists alone': { file: golden('libreoffice-lists'), lost: [] },
  'LibreOffice, with formulas and looks': {
    file: golden('libreoffice-rich'),
    lost: [
      'the fixed size of array formulas, which fill as many cells as they need here (More!C2:C4)',
    ],
  },
  'ExcelJS, lists alone': { file: byExcelJs(() => undefined), lost: [] },
  'ExcelJS, with looks, a table, rules and pages': {
    file: byExcelJs((book) => {
      const sheet = book.getWorksheet('NK');
      if (!sheet) return;
      sheet.getRow(1).font = { bold: true };
      sheet.getColumn(1).width = 20;
      sheet.views = [{ state: 'frozen', ySplit: 1 }];
      sheet.getCell('E2').dataValidation = {
        type: 'whole',
        operator: 'between',
        formulae: [1, 9],
        allowBlank: true,
      };
      sheet.pageSetup.printArea = 'A1:C7';
      sheet.addConditionalFormatting({
        ref: 'B2:B7',
        rules: [
          {
            type: 'cellIs',
            operator: 'greaterThan',
            formulae: [2650],
            priority: 1,
            style: { font: { bold: true } },
          },
        ],
      });
      book.addWorksheet('Table').addTable({
        name: 'Clubs',
        ref: 'A1',
        headerRow: true,
        columns: [{ name: 'Club' }, { name: 'City' }],
        rows: [['One', 'Delft']],
      });
      book.definedNames.add("'NK'!$B$2:$B$7", 'Ratings');
    }),
    lost: ['looks of whole rows (NK)'],
  },
  'ExcelJS, with shared formulas and results': {
    file: byExcelJs((book) => {
      const sheet = book.getWorksheet('NK');
      sheet?.fillFormula('B2:B7', '2715-15*ROW(A1)', (row) => 2715 - 15 * (row - 1));
    }),
    lost: [],
  },
  'ExcelJS, with days from 1904, links, remarks and formats in a text': {
    file: byExcelJs((book) => {
      book.properties.date1904 = true;
      const sheet = book.addWorksheet('More');
      sheet.getCell('F2').value = new Date(Date.UTC(2026, 10, 22));
      sheet.getCell('F2').numFmt = 'yyyy-mm-dd';
      sheet.getCell('F3').value = { text: 'site', hyperlink: 'https://example.org/' };
      sheet.getCell('F4').value = {
        richText: [{ text: 'half ' }, { font: { bold: true }, text: 'bold' }],
      };
      sheet.getCell('F5').note = 'A remark';
    }),
    lost: [
      'comments',
      'the count of days from 1904: dates are moved to the count from 1900',
      'formats of parts of a text',
      'hyperlinks (More)',
    ],
  },
  'SheetJS, lists alone': { file: bySheetJs(() => undefined, { bookSST: true }), lost: [] },
  'SheetJS, with texts in their cells, a hidden sheet and a filter': {
    file: bySheetJs((book) => {
      const sheet = book.Sheets['NK'];
      if (!sheet) return;
      sheet['!autofilter'] = { ref: 'A1:C7' };
      sheet['!merges'] = [{ s: { r: 9, c: 0 }, e: { r: 9, c: 2 } }];
      book.Workbook = {
        Sheets: Object.keys(lists).map((name) => ({ name, Hidden: name === 'KGS' ? 1 : 0 })),
      };
    }),
    lost: [],
  },
  'a program that puts a prefix before every element': {
    file: changed(
      bySheetJs(() => undefined),
      (parts) => {
        for (const [name, text] of Object.entries(parts)) {
          if (!/^xl\/worksheets\/sheet/.test(name)) continue;
          parts[name] = text
            .replace(/<(\/?)(?=[a-zA-Z])/g, '<$1x:')
            .replace(' xmlns=', ' xmlns:x=');
        }
      },
    ),
    lost: [],
  },
  'Excel, with macros, a chart, a pivot table and links to other workbooks': {
    file: changed(
      bySheetJs(() => undefined),
      (parts) => {
        for (const part of [
          'vbaProject.bin',
          'charts/chart1.xml',
          'pivotTables/pivotTable1.xml',
          'externalLinks/externalLink1.xml',
          'slicers/slicer1.xml',
          'webextensions/webextension1.xml',
          'strange.xml',
        ]) {
          parts[`xl/${part}`] = '<x/>';
        }
      },
    ),
    lost: [
      'macros',
      'charts',
      'pivot tables',
      'links to other workbooks',
      'slicers',
      'add-ins that open with the workbook, and what they keep in it',
      'parts that only other programs know (xl/strange.xml)',
    ],
  },
};

/** A year takes long to calculate: one run of three has it, and then with one of the files. */
const yearsOf: readonly string[] = isTaken(0, 3) ? oneOf(Object.keys(foreign)) : [];

let excel: ExcelPage | undefined;
let native: Readonly<Record<string, unknown>>;

beforeAll(async () => {
  excel = await openWorkbook(
    Object.entries(lists).map(([name, rows]) => ({ name, cells: sheetCells(rows) })),
  );
  native = await planned(yearsOf.length > 0);
});
afterEach(() => {
  excel?.close();
  excel = undefined;
});

test.each(Object.entries(foreign))(
  'a workbook of %s opens after a word about what is not kept, and every job reads its list',
  async (name, { file, lost }) => {
    const content = readFile(await file());
    expect(content.lost).toEqual(lost);
    excel = await openWorkbook(startOf(content).sheets);
    fill(excel.grid, content);
    const withYear = yearsOf.includes(name);
    const { KGS, ...others } = native;
    expect(await planned(withYear)).toEqual(withYear ? { ...others, KGS } : others);
    expect(excel.problems).toEqual([]);
  },
);

const opened = (name: string): Grid => openedFile(golden(name)());

test('Formulas, dates and looks of other programs are what they were there', () => {
  const rich = opened('openpyxl-rich');
  const sheetId = (grid: Grid, name: string): string =>
    grid.sheets().find((sheet) => sheet.name === name)?.id ?? '';
  const values = (grid: Grid, name: string, box: Box): unknown =>
    grid.read({ sheetId: sheetId(grid, name), ...box }).map((row) => row.map(({ value }) => value));
  expect(values(rich, 'More', { row: 0, column: 3, rows: 1, columns: 4 })).toEqual([
    [46348, 0.5625, true, expect.objectContaining({ error: '#DIV/0!' })],
  ]);
  expect(values(rich, 'More', { row: 1, column: 11, rows: 2, columns: 1 })).toEqual([
    [27],
    [26.85],
  ]);
  expect(rich.sheets().map(({ visible }) => visible)).toEqual([
    true,
    true,
    true,
    false,
    true,
    true,
  ]);
  const nk = stateOf(rich).sheets.find(({ name }) => name === 'NK');
  expect(nk).toMatchObject({
    frozen: { rows: 1, columns: 1 },
    filter: { area: 'A1:C7' },
    extraAreas: { printArea: ['A1:E7'], printTitleRows: ['1:1'] },
    conditionalFormats: [
      { areas: ['B2:B9'], condition: { operator: 'GreaterThan', formulas: ['2000'] } },
    ],
  });
  expect(rich.tables.all().map(({ name }) => name)).toEqual(['Pairs']);
  const libre = opened('libreoffice-rich');
  expect(values(libre, 'More', { row: 1, column: 1, rows: 1, columns: 2 })).toEqual([
    [2662.5, 5400],
  ]);
  expect(libre.styles.of({ sheetId: sheetId(libre, 'NK'), row: 0, column: 0 })).toMatchObject({
    bold: true,
    fill: '#DDEBF7',
  });
});

test('A workbook that counts days from 1904 is the one that counts them from 1900: dates, times, and what jobs read of them', async () => {
  const day = 46_348.25;
  const formats = ['yyyy-mm-dd', 'd/m', 'mmm yy', 'h:mm', 'mm:ss', '[mm]', '0.00', 'd-m-yy h:mm'];
  const dated = byExcelJs((book) => {
    book.properties.date1904 = true;
    const sheet = book.addWorksheet('More');
    for (const [i, numFmt] of formats.entries()) {
      const cell = sheet.getCell(1, i + 1);
      cell.value = day - 1462;
      cell.numFmt = numFmt;
    }
  });
  const more = openedFile(await dated());
  const { id: sheetId = '' } = more.sheets().find(({ name }) => name === 'More') ?? {};
  const [cells = []] = more.read({ sheetId, row: 0, column: 0, rows: 1, columns: formats.length });
  const before = day - 1462;
  expect(cells.map(({ value }) => value)).toEqual([
    day,
    day,
    day,
    before,
    before,
    before,
    before,
    day,
  ]);

  // A year, which takes long to calculate, in the full tier.
  const dates = [
    ['aga', 'Season!B6'],
    ['kgs', 'Year!B10'],
  ] as const;
  for (const [name, date] of dates.slice(0, runs(1, 2))) {
    const saved = await Book.open(readFixture('1.0', name, 'en'), 'en');
    const { grid } = saved.excel;
    const area = areaAt(grid, date);
    if (!area) throw new Error(`${date} is no cell.`);
    grid.write(area, 46_348);
    grid.setNumberFormat(area, 'd mmm yyyy');
    const [file, state] = [saved.file(), saved.state()];
    saved.close();
    const from1904 = changed(
      () => file,
      (parts) => {
        parts['xl/workbook.xml'] = (parts['xl/workbook.xml'] ?? '').replace(
          '<workbookPr ',
          '<workbookPr date1904="1" ',
        );
        for (const [part, text] of Object.entries(parts))
          if (part.startsWith('xl/worksheets/'))
            parts[part] = text.replaceAll('<v>46348</v>', `<v>${46_348 - 1462}</v>`);
      },
    );
    const again = await Book.open(await from1904(), 'en');
    expect(again.state()).toEqual(state);
    expect(again.values(date)).toEqual([[46_348]]);
    again.close();
  }
});

/** What each job would write, without the grid's own ids. */
async function planned(withYear: boolean): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = {};
  for (const [name, job] of Object.entries(jobs)) {
    if (name === 'KGS' && !withYear) continue;
    const { sheets, names } = await job();
    found[name] = { names, blocks: sheets.map(({ name: sheet, blocks }) => [sheet, blocks]) };
  }
  return found;
}
