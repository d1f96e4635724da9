/** @jest-environment ./test/support/environment.js */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { placeName } from '../../../taskpane/sheets/address';
import { excelWorkbook } from '../../../taskpane/excel/excel';
import type { SourceTable, Where } from '../../../taskpane/sheets/source';
import type { Reading } from '../../../taskpane/excel/workbook/workbook';
import type { ExcelPage } from '../../tools/workbench/host/excel';
import { everything, openWorkbook, type, withExcel } from './workbook';

// The real office.js over a real grid takes its time on a busy machine.
jest.setTimeout(300_000);

let excel: ExcelPage;
let before: unknown;

beforeEach(async () => {
  excel = await openWorkbook([
    {
      name: 'Entries',
      cells: {
        B2: 'Name',
        C2: 'Rating',
        B3: 'Ann',
        C3: 2100,
        B4: '=1+1',
        C4: '=C3-200',
        C5: '=1/0',
        F9: true,
      },
    },
    { name: "Director's notes", cells: { A1: 'x' } },
    { name: 'Empty', cells: {} },
  ]);
  type(excel, 'Entries', 'B5', "'=1+1");
  before = everything(excel);
});
afterEach(() => {
  expect(everything(excel)).toEqual(before);
  expect(excel.problems).toEqual([]);
  excel.close();
});

async function reading(...wheres: Where[]): Promise<Reading> {
  const read = await excelWorkbook.read(wheres);
  if (!read.ok) throw new Error(JSON.stringify(read.problem));
  return read.value;
}

async function table(where: Where): Promise<SourceTable> {
  const [found] = (await reading(where)).tables;
  if (!found) throw new Error('Nothing was read.');
  return found;
}

async function problem(where: Where): Promise<unknown> {
  const read = await excelWorkbook.read([where]);
  return read.ok ? read.value : read.problem;
}

const typed = (text: string): Where => ({ kind: 'typed', text });
const selection: Where = { kind: 'selection' };
const select = (address: string) =>
  withExcel(excel, ({ worksheets }) => {
    worksheets.getItem('Entries').getRange(address).select();
  });

describe('A place is found', () => {
  test.each([
    ['B2:C5', 'Entries!B2:C5'],
    ['entries!$B$2:$C$5', 'Entries!B2:C5'],
    ["'Director''s notes'!A1:B9", "'Director''s notes'!A1"],
    ['B:C', 'Entries!B2:C5'],
    ['A1:Z500', 'Entries!B2:F9'],
    ['3:4', 'Entries!B3:C4'],
  ])('%s is %s: cut to what is used', async (text, address) => {
    expect(placeName((await table(typed(text))).place)).toBe(address);
  });

  test.each([
    ['Nowhere!A1', { code: 'sheetUnknown', sheet: 'Nowhere' }],
    ['the players', { code: 'placeUnknown', text: 'the players' }],
    ['A1:B2,D4', { code: 'placeUnknown', text: 'A1:B2,D4' }],
    ['Empty!A1:B9', { code: 'nothingThere', address: 'Empty!A1:B9' }],
  ])('%s is refused with what was typed', async (text, refusal) => {
    expect(await problem(typed(text))).toEqual(refusal);
  });

  test('The selection is what is selected; a single cell means the cells around it', async () => {
    await select('B3:C4');
    expect(placeName((await table(selection)).place)).toBe('Entries!B3:C4');
    await select('C4');
    expect(placeName((await table(selection)).place)).toBe('Entries!B2:C5');
    await select('A1');
  });

  test('Below the cells around a cell the next filled row is known, also when they are read again', async () => {
    await select('C4');
    const { below, snapshot } = await table(selection);
    expect(below).toBeUndefined();
    await select('A1');
    await withExcel(excel, ({ worksheets }) => {
      worksheets.getItem('Entries').getRange('C8:C9').values = [['Eva'], ['Fay']];
    });
    const again: Where = { kind: 'again', origin: snapshot.origin };
    for (let time = 0; time < 2; time++) {
      expect((await table(again)).below).toMatchObject({
        row: 8,
        cells: [{ kind: 'blank' }, { kind: 'text', text: 'Eva' }],
      });
    }
    const typedIn = await table(typed('B2:C5'));
    expect(typedIn.below).toBeUndefined();
    await withExcel(excel, ({ worksheets }) => {
      worksheets.getItem('Entries').getRange('C8:C9').clear();
    });
  });

  test('A sheet means everything on it', async () => {
    const where: Where = { kind: 'sheet', sheet: 'ENTRIES' };
    expect(placeName((await table(where)).place)).toBe('Entries!B2:F9');
    expect(await problem({ kind: 'sheet', sheet: 'Round 1' })).toEqual({
      code: 'sheetUnknown',
      sheet: 'Round 1',
    });
  });

  test('Several places come in the order they were asked for, with the facts of the workbook', async () => {
    const { tables, facts } = await reading(typed('C2:C3'), typed('B2'));
    expect(tables.map(({ place }) => placeName(place))).toEqual(['Entries!C2:C3', 'Entries!B2']);
    expect(facts).toEqual({
      sheets: excel.grid.sheets().map(({ id, name }) => ({ id, name })),
      tables: [],
      names: [],
      activeSheet: 'Entries',
      mark: '.',
    });
    expect(await reading()).toMatchObject({ tables: [], also: [] });
  });

  test('What was read before is found again, or is gone', async () => {
    const { snapshot } = await table(typed('B:C'));
    const again = await table({ kind: 'again', origin: snapshot.origin });
    expect(again.snapshot).toEqual(snapshot);
    const origin = { kind: 'range', sheetId: 'none', address: 'A1' } as const;
    expect(await problem({ kind: 'again', origin })).toEqual({ code: 'sheetGone' });
  });
});

describe('Tables and names', () => {
  beforeEach(async () => {
    await withExcel(excel, ({ worksheets, names }) => {
      const sheet = worksheets.getItem('Entries');
      sheet.tables.add('B2:C5', true).name = 'Players';
      names.add('Ratings', sheet.getRange('C2:C4'));
    });
    before = everything(excel);
  });

  test('A table is found by its name, typed or asked for, in any case', async () => {
    for (const where of [typed('PLAYERS'), { kind: 'table', table: 'players' } as const]) {
      const { place, table: name } = await table(where);
      expect([placeName(place), name]).toEqual(['Entries!B2:C5', 'Players']);
    }
    expect(await problem({ kind: 'table', table: 'Rounds' })).toEqual({
      code: 'placeUnknown',
      text: 'Rounds',
    });
  });

  test('A cell of a table, or its body without the header, means the table', async () => {
    for (const address of ['C3', 'B3:C5']) {
      await select(address);
      const found = await table(selection);
      expect([placeName(found.place), found.table]).toEqual(['Entries!B2:C5', 'Players']);
    }
    await select('B3:C4');
    expect((await table(selection)).table).toBeUndefined();
    await select('A1');
  });

  test('A name of the workbook means its cells', async () => {
    expect(placeName((await table(typed('ratings'))).place)).toBe('Entries!C2:C4');
  });

  test('What was read of a table is found again by the table', async () => {
    const { snapshot } = await table(typed('Players'));
    expect(snapshot.origin).toEqual({ kind: 'table', table: 'Players' });
    expect((await table({ kind: 'again', origin: snapshot.origin })).snapshot).toEqual(snapshot);
    const origin = { kind: 'table', table: 'Rounds' } as const;
    expect(await problem({ kind: 'again', origin })).toEqual({ code: 'sheetGone' });
  });
});

describe('Cells are read as they are', () => {
  test('Formulas by their result, texts that look like formulas as texts, errors as errors', async () => {
    const { rows } = await table(typed('B2:C5'));
    expect(rows.map(({ row }) => row)).toEqual([2, 3, 4, 5]);
    expect(rows.map(({ cells }) => cells)).toEqual([
      [
        { kind: 'text', text: 'Name' },
        { kind: 'text', text: 'Rating' },
      ],
      [
        { kind: 'text', text: 'Ann' },
        { kind: 'number', value: 2100, isDate: false },
      ],
      [
        { kind: 'number', value: 2, isDate: false },
        { kind: 'number', value: 1900, isDate: false },
      ],
      [
        { kind: 'text', text: '=1+1' },
        { kind: 'error', error: '#DIV/0!' },
      ],
    ]);
  });

  test('Dates are told by their format', async () => {
    await withExcel(excel, ({ worksheets }) => {
      worksheets.getItem('Entries').getRange('C3').numberFormat = [['d-m-yyyy']];
    });
    before = everything(excel);
    expect((await table(typed('C3'))).rows[0]?.cells).toEqual([
      { kind: 'number', value: 2100, isDate: true, format: 'd-m-yyyy' },
    ]);
  });

  test('Hidden rows are known, some or all', async () => {
    await withExcel(excel, ({ worksheets }) => {
      worksheets.getItem('Entries').getRange('4:4').rowHidden = true;
    });
    before = everything(excel);
    const some = await table(typed('B2:C5'));
    expect(some.rows.map(({ hidden }) => hidden)).toEqual([false, false, true, false]);
    expect([some.hiddenRows, some.snapshot.hidden]).toEqual([1, [2]]);
    expect((await table(typed('B4:C4'))).hiddenRows).toBe(1);
  });

  test('Merged cells are known by their address where they are asked for, and never before', async () => {
    await withExcel(excel, ({ worksheets }) => {
      worksheets.getItem('Entries').getRange('B3:B4').merge();
    });
    before = everything(excel);
    const { rows, place } = await table(typed('B2:C5'));
    expect(rows[1]?.cells[0]).toEqual({ kind: 'text', text: 'Ann' });
    expect(rows[2]?.cells[0]).toEqual({ kind: 'blank' });
    const apart = { ...place, area: { row: 1, column: 1, rows: 1, columns: 2 } };
    expect(await excelWorkbook.mergedIn([place, apart])).toEqual({
      ok: true,
      value: [[{ row: 2, column: 1, rows: 2, columns: 1 }], []],
    });
  });
});

describe('Long lists', () => {
  const column = async (rows: number) => {
    excel.close();
    const cells = Array.from({ length: rows }, (_, i) => [`A${i + 1}`, i] as const);
    excel = await openWorkbook([{ name: 'Long', cells: Object.fromEntries(cells) }]);
    before = everything(excel);
  };

  test('Ten thousand rows are read', async () => {
    await column(10_000);
    const { rows, snapshot } = await table(typed('A:C'));
    expect(rows.map(({ row }) => row)).toEqual(rows.map((_, i) => i + 1));
    expect(rows.map(({ cells: [cell] }) => cell)).toEqual(
      rows.map((_, value) => ({ kind: 'number', value, isDate: false })),
    );
    expect([rows.length, snapshot.values.length]).toEqual([10_000, 10_000]);
  });

  test('One more is refused with the number', async () => {
    await column(10_001);
    expect(await problem(typed('A:C'))).toEqual({
      code: 'tooManyRows',
      address: 'Long!A1:A10001',
      rows: 10_001,
      most: 10_000,
    });
  });

  test('So are more than 250,000 cells, and fewer are read in parts', async () => {
    type(excel, 'Empty', 'A1', 1);
    type(excel, 'Empty', 'CW2501', 1);
    before = everything(excel);
    expect(await problem(typed('Empty!A1:CW2501'))).toEqual({
      code: 'tooManyCells',
      address: 'Empty!A1:CW2501',
      cells: 252_601,
      most: 250_000,
    });
    type(excel, 'Empty', 'CW2501', null);
    type(excel, 'Empty', 'CV450', 7);
    before = everything(excel);
    const { rows } = await table(typed('Empty!A:CV'));
    expect(rows.map(({ row }) => row)).toEqual(rows.map((_, i) => i + 1));
    expect(rows[449]?.cells[99]).toEqual({ kind: 'number', value: 7, isDate: false });
  });
});

test('Cells are shown on request, without a change', async () => {
  const { place } = await table(typed('C3'));
  expect(await excelWorkbook.show(place)).toEqual({ ok: true, value: undefined });
  expect(excel.grid.selection()).toMatchObject({ row: 2, column: 2, rows: 1, columns: 1 });
});
