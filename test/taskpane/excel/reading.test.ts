/** @jest-environment ./test/support/environment.js */
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  jest,
  test,
} from '@jest/globals';
import { parseArea, placeName } from '../../../taskpane/sheets/address';
import { createExcelWorkbook, excelWorkbook } from '../../../taskpane/excel/excel';
import type { SourceTable, Where } from '../../../taskpane/sheets/source';
import type {
  Following,
  Reading,
  SelectionSeen,
  WorkbookService,
} from '../../../taskpane/excel/workbook/workbook';
import type { ExcelPage } from '../../tools/workbench/host/excel';
import { planOf } from '../sheets/plans';
import { Meter } from './meter';
import { everything, openWorkbook, type, withExcel } from './workbook';
import { LastRead } from '../../../taskpane/excel/why/references';
import type { ReadReference, Wanted } from '../../../taskpane/excel/workbook/why';
import { excelWhy } from '../../../taskpane/excel/why/following';
import { certainNumber, conversion } from '../../../taskpane/why/fix';
import { followSelection } from '../../../taskpane/excel/reading/selection';
import { hostCodes } from '../../../tools/workbench/host';

describe('reading', () => {
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
    test('Ten thousand rows are read; one more is refused with the number', async () => {
      excel.close();
      const cells = Array.from({ length: 10_001 }, (_, i) => [`A${i + 1}`, i] as const);
      excel = await openWorkbook([{ name: 'Long', cells: Object.fromEntries(cells) }]);
      before = everything(excel);
      expect(await problem(typed('A:C'))).toEqual({
        code: 'tooManyRows',
        address: 'Long!A1:A10001',
        rows: 10_001,
        most: 10_000,
      });
      type(excel, 'Long', 'A10001', null);
      before = everything(excel);
      const { rows, snapshot } = await table(typed('A:C'));
      expect(rows.map(({ row }) => row)).toEqual(rows.map((_, i) => i + 1));
      expect(rows.map(({ cells: [cell] }) => cell)).toEqual(
        rows.map((_, value) => ({ kind: 'number', value, isDate: false })),
      );
      expect([rows.length, snapshot.values.length]).toEqual([10_000, 10_000]);
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

  describe('What is more than an answer of Excel holds', () => {
    const rows = 400;
    const long = (row: number): string => `${row} ${'é'.repeat(200)}`;
    const list: Where = { kind: 'sheet', sheet: 'Long' };
    let meter: Meter;

    const open = async (sizeLimit?: number): Promise<void> => {
      excel.close();
      meter = new Meter();
      const cells = Array.from({ length: rows }, (_, i) => [`A${i + 1}`, long(i)] as const);
      const data = [
        { name: 'Long', cells: Object.fromEntries(cells) },
        { name: 'Other', cells: {} },
      ];
      excel = await openWorkbook(data, { watch: meter.watch, ...(sizeLimit && { sizeLimit }) });
      before = everything(excel);
    };
    const read = async (): Promise<SourceTable> => {
      const workbook = createExcelWorkbook();
      const answer = await workbook.read([list]);
      if (!answer.ok) throw new Error(JSON.stringify(answer.problem));
      const [found] = answer.value.tables;
      if (!found) throw new Error('Nothing was read.');
      return found;
    };

    test('comes in halves, each row once and in its place', async () => {
      await open();
      const whole = await read();
      expect(whole.snapshot.values).toEqual(Array.from({ length: rows }, (_, i) => [long(i)]));
      await open(60_000);
      let parted: SourceTable | undefined;
      const { requests } = await meter.cost(async () => {
        parted = await read();
      });
      expect(parted).toEqual(whole);
      // The first look and what follows it, both again without cells, and then 400 rows, which are cut three times.
      expect(requests).toBe(4 + 1 + 2 + 4 + 8);
    });

    test('does not keep anything from being written, and a change among it is seen', async () => {
      await open(60_000);
      const { snapshot } = await read();
      const cells = [[{ kind: 'number', value: 1 }]] as const;
      const { id: sheetId } = excel.grid.sheets()[1] ?? { id: '' };
      const block = { sheetId, sheet: 'Other', at: 'A1', cells };
      const plan = planOf({
        title: 'One',
        blocks: [block],
        sources: [snapshot],
      });
      type(excel, 'Long', 'A300', 'new');
      expect(await excelWorkbook.write(plan)).toMatchObject({ value: { kind: 'changed' } });
      type(excel, 'Long', 'A300', long(299));
      expect(await excelWorkbook.write(plan)).toMatchObject({ value: { kind: 'written' } });
      before = everything(excel);
    });

    test('is told where one row is more', async () => {
      await open(1_500);
      expect(await problem(list)).toEqual({ code: 'tooLarge' });
    });
  });

  test('Cells are shown on request, without a change', async () => {
    const { place } = await table(typed('C3'));
    expect(await excelWorkbook.show(place)).toEqual({ ok: true, value: undefined });
    expect(excel.grid.selection()).toMatchObject({ row: 2, column: 2, rows: 1, columns: 1 });
  });
});

const area = (rows: number) => ({ row: 0, column: 0, rows, columns: 1 });
const wanted = (rows: number): readonly Wanted[] => [
  { kind: 'area', sheet: undefined, area: area(rows) },
];
const cells = (rows: number): readonly ReadReference[] => [
  {
    kind: 'cells',
    ...{ sheetId: '1', sheet: 'A', area: area(rows), row: 0, column: 0 },
    held: Array.from({ length: rows }, (_, row) => [row]),
  },
];

/** How often Excel was asked for lists of these lengths, one after the other. */
async function asked(last: LastRead, ...lengths: readonly number[]): Promise<number> {
  let count = 0;
  for (const rows of lengths) {
    await last.read('1', wanted(rows), () => {
      count += 1;
      return Promise.resolve(cells(rows));
    });
  }
  return count;
}

test('a long list is asked for once, another one and a short one each time', async () => {
  const last = new LastRead();
  last.listen();
  expect(await asked(last, 2_000, 2_000, 2_000)).toBe(1);
  expect(await asked(last, 3_000, 2_000, 2_000)).toBe(2);
  expect(await asked(last, 500, 500)).toBe(2);
});

test('the same cells of another sheet are another list', async () => {
  const last = new LastRead();
  last.listen();
  const ask = () => Promise.resolve(cells(2_000));
  const first = await last.read('1', wanted(2_000), ask);
  expect(await last.read('1', wanted(2_000), ask)).toBe(first);
  expect(await last.read('2', wanted(2_000), ask)).not.toBe(first);
});

test('nothing is remembered before Excel tells of changes, after that has ended, and after a change', async () => {
  const last = new LastRead();
  expect(await asked(last, 2_000, 2_000)).toBe(2);
  const end = last.listen();
  expect(await asked(last, 2_000, 2_000)).toBe(1);
  last.forget();
  expect(await asked(last, 2_000, 2_000)).toBe(1);
  end();
  expect(await asked(last, 2_000, 2_000)).toBe(2);
});

test('what was being read when something changed is not kept', async () => {
  const last = new LastRead();
  last.listen();
  await last.read('1', wanted(2_000), () => {
    last.forget();
    return Promise.resolve(cells(2_000));
  });
  expect(await asked(last, 2_000)).toBe(1);
});

describe('convert', () => {
  jest.setTimeout(120_000);

  let excel: ExcelPage;
  let workbook: WorkbookService;
  let before: unknown;
  let sheetId: string;

  beforeEach(async () => {
    excel = await openWorkbook([{ name: 'Events', cells: { A1: 'tables', C1: '=1+1' } }]);
    await withExcel(excel, ({ worksheets }) => {
      const cell = worksheets.getItem('Events').getRange('B7');
      cell.numberFormat = [['@']];
      cell.values = [['60']];
    });
    sheetId = excel.grid.activeSheet().id;
    workbook = createExcelWorkbook();
    before = everything(excel);
  });
  afterEach(() => {
    expect(excel.problems).toEqual([]);
    excel.close();
  });

  const text = () => ({
    at: { sheetId, sheet: 'Events', row: 6, column: 1 },
    text: '60',
    number: 60,
  });
  const held = async (): Promise<unknown> =>
    excel.run(async (context) => {
      const cell = context.workbook.worksheets.getItem('Events').getRange('B7');
      cell.load('values,numberFormat');
      await context.sync();
      return [cell.values[0]?.[0], cell.numberFormat[0]?.[0]];
    });

  describe('A text that is certainly a number', () => {
    test('becomes one, its format General, and the undo gives the text back', async () => {
      expect(await held()).toEqual(['60', '@']);
      const { plan, agreed } = conversion(text(), 'B7 is the number 60');
      const outcome = await workbook.write(plan, agreed);
      if (!outcome.ok || outcome.value.kind !== 'written') throw new Error(JSON.stringify(outcome));
      expect(await held()).toEqual([60, 'General']);
      const undone = await workbook.undoWriting(outcome.value.receipt);
      expect(undone).toMatchObject({ ok: true, value: { kind: 'undone' } });
      expect(everything(excel)).toEqual(before);
    });

    test.each<readonly [string, string | number]>([
      ['another text', '61'],
      ['a formula that gives the same text', '="60"'],
      ['a number', 12],
    ])('stays as it is where the cell holds %s by then', async (_name, content) => {
      type(excel, 'Events', 'B7', null);
      await withExcel(excel, ({ worksheets }) => {
        worksheets.getItem('Events').getRange('B7').numberFormat = [['General']];
      });
      type(excel, 'Events', 'B7', content);
      const changed = everything(excel);
      const { plan, agreed } = conversion(text(), 'B7 is the number 60');
      expect(await workbook.write(plan, agreed)).toMatchObject({
        ok: true,
        value: { kind: 'filled' },
      });
      expect(everything(excel)).toEqual(changed);
    });

    test('is offered for constants of sheets that are not protected', async () => {
      const isConstant = (row: number, column: number) =>
        excelWhy.isConstant({ sheetId, row, column });
      expect(await isConstant(6, 1)).toEqual({ ok: true, value: true });
      expect(await isConstant(0, 2)).toEqual({ ok: true, value: false });
      await withExcel(excel, ({ worksheets }) => {
        worksheets.getItem('Events').protection.protect();
      });
      expect(await isConstant(6, 1)).toEqual({ ok: true, value: false });
    });
  });

  test.each<readonly [text: string, mark: '.' | ',', number: number | undefined]>([
    ['60', '.', 60],
    [' 60 ', '.', 60],
    ['60\u00a0', ',', 60],
    ['-3', '.', -3],
    ['1250.5', '.', 1250.5],
    ['1250,5', ',', 1250.5],
    ['1250,5', '.', undefined],
    ['1250.5', ',', undefined],
    ['1.250,5', ',', undefined],
    ['1,250.5', '.', undefined],
    ['1 250', '.', undefined],
    ['1.250', '.', undefined],
    ['-12,500', ',', undefined],
    ['0.125', '.', 0.125],
    ['1250.125', '.', 1250.125],
    ['1e3', '.', undefined],
    ['50%', '.', undefined],
    ['12345678901234567', '.', undefined],
    ['', '.', undefined],
    ['60 tables', '.', undefined],
  ])('%j with the mark %s is certainly %p', (given, mark, number) => {
    expect(certainNumber(given, mark)).toBe(number);
  });
});

describe('The pane follows the selection', () => {
  let excel: ExcelPage;
  let seen: SelectionSeen[];
  let following: Following;
  /** Every request of the pane. */
  let requests: string[];
  /** The page of office.js keeps its own time. */
  const realTime = setTimeout;

  beforeAll(async () => {
    const sheets = ['SOF', 'AGA'].map((name) => ({ name, cells: {} }));
    excel = await openWorkbook(sheets, {
      watch: ({ text, isOwn }) => {
        if (isOwn) requests.push(text);
      },
    });
  });
  afterAll(() => {
    excel.close();
  });
  beforeEach(async () => {
    jest.useFakeTimers({
      doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick', 'performance'],
    });
    jest.spyOn(Excel, 'run').mockClear();
    excel.grid.tabs.rename('sheet1', 'SOF');
    type(excel, 'SOF', 'B4', null);
    select('B4');
    await settle();
    requests = [];
    seen = [];
    following = followSelection((next) => seen.push(next));
    await settle();
  });
  afterEach(async () => {
    excel.host.faults.clear();
    following.stop();
    await settle();
    jest.useRealTimers();
  });

  /** Lets so much time go by in the pane, and whatever is under way arrive. */
  async function pass(milliseconds: number): Promise<void> {
    await jest.advanceTimersByTimeAsync(milliseconds);
    await new Promise((resolve) => realTime(resolve, 1));
    await jest.advanceTimersByTimeAsync(0);
  }

  async function settle(): Promise<void> {
    for (let turn = 0; turn < 20; turn++) await pass(50);
  }

  function select(address: string, sheetId = 'sheet1'): void {
    const area = parseArea(address);
    if (area) excel.grid.select({ sheetId, ...area });
  }

  const addresses = () =>
    seen.map((next) => (next.kind === 'block' ? next.selection.address : next.kind));

  test('The selection is told at once, with whether it is one cell', () => {
    expect(seen).toEqual([{ kind: 'block', selection: { address: 'SOF!B4', cells: 'one' } }]);
  });

  test('The formula of its first cell is told with it', async () => {
    type(excel, 'SOF', 'B4', '=SOF.AWARD(1250,60)');
    following.refresh();
    await settle();
    expect(seen.at(-1)).toMatchObject({ selection: { formula: '=SOF.AWARD(1250,60)' } });
    type(excel, 'SOF', 'B4', '1250');
    following.refresh();
    await settle();
    expect(seen.at(-1)).toEqual({
      kind: 'block',
      selection: { address: 'SOF!B4', cells: 'one', isFilled: true },
    });
  });

  test('A changed selection and a changed sheet are told', async () => {
    select('B4:C9');
    await settle();
    expect(seen.at(-1)).toEqual({
      kind: 'block',
      selection: { address: 'SOF!B4:C9', cells: 'several' },
    });
    excel.grid.activateSheet('sheet2');
    await settle();
    expect(addresses().at(-1)).toBe('AGA!A1');
  });

  test('Of many changes in quick succession only the last is looked at', async () => {
    requests = [];
    for (const address of ['C1', 'C2', 'C3', 'C4']) {
      select(address);
      await pass(20);
    }
    await settle();
    expect(requests).toHaveLength(1);
    expect(addresses()).toEqual(['SOF!B4', 'SOF!C4']);
  });

  test('An answer overtaken by a later change is not told', async () => {
    let answer: () => void = () => undefined;
    excel.host.faults.before(
      1,
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    select('C1');
    await settle();
    select('C2');
    await settle();
    expect(addresses()).toEqual(['SOF!B4']);
    answer();
    await settle();
    expect(addresses()).toEqual(['SOF!B4', 'SOF!C2']);
  });

  test('Looking again tells what Excel does not announce', async () => {
    excel.grid.tabs.rename('sheet1', 'Renamed');
    following.refresh();
    await settle();
    expect(addresses()).toEqual(['SOF!B4', 'Renamed!B4']);
  });

  test('Several areas or an object are told as such', async () => {
    excel.host.faults.failAction(1, 'InvalidSelection');
    following.refresh();
    await settle();
    expect(seen.at(-1)).toEqual({ kind: 'other' });
  });

  test('While a cell is being edited the last address stands', async () => {
    excel.host.faults.failRequest(1, hostCodes.InvalidOperationInCellEditMode);
    following.refresh();
    await settle();
    expect(addresses()).toEqual(['SOF!B4']);
  });

  test('Any other refusal is told as a problem', async () => {
    excel.host.faults.failRequest(1, hostCodes.InvalidOrTimedOutSession);
    following.refresh();
    await settle();
    expect(seen.at(-1)).toEqual({ kind: 'problem', problem: { code: 'sessionLost' } });
  });

  test('Where the events cannot be had, that is told instead of an address that would go stale', async () => {
    const told: SelectionSeen[] = [];
    const unknown = Object.assign(new Error('ApiNotFound'), { code: 'ApiNotFound' });
    jest.mocked(Excel.run).mockRejectedValueOnce(unknown);
    followSelection((next) => told.push(next));
    await settle();
    expect(told).toEqual([{ kind: 'problem', problem: { code: 'unsupported' } }]);
  });

  test('Nothing is ever written; only asking for the events waits for the end of cell editing', async () => {
    const before = everything(excel);
    select('C1');
    await settle();
    expect(everything(excel)).toEqual(before);
    const options = jest.mocked(Excel.run).mock.calls.map(([first]: unknown[]) => first);
    expect(options.map((first) => (typeof first === 'function' ? undefined : first))).toEqual([
      { delayForCellEdit: true },
      undefined,
      undefined,
    ]);
  });

  test('After stopping, nothing is told and the events are given back', async () => {
    select('C1');
    following.stop();
    await settle();
    expect(addresses()).toEqual(['SOF!B4']);
    const givenBack = /_UnregisterSelectionChangedEvent.*_UnregisterActivatedEvent/;
    expect(requests.at(-1)).toMatch(givenBack);
    following.refresh();
    await settle();
    expect(addresses()).toEqual(['SOF!B4']);
  });
});
