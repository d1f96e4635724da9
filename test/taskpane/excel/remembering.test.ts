/** @jest-environment ./test/support/environment.js */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { createExcelWorkbook } from '../../../taskpane/excel/excel';
import type { Where } from '../../../taskpane/sheets/source';
import type {
  Reading,
  ReadOptions,
  WorkbookService,
} from '../../../taskpane/excel/workbook/workbook';
import { hostCodes } from '../../../tools/workbench/host';
import type { ExcelPage } from '../../tools/workbench/host/excel';
import { planOf, sheetOf } from '../sheets/plans';
import { openMeasured } from './job-costs';
import { rest, type Meter } from './meter';
import { type, withExcel } from './workbook';
import { wayOut } from '../../support/text';

jest.setTimeout(120_000);

let excel: ExcelPage;
let meter: Meter;
let workbook: WorkbookService;
let now: number;
let pauses: number[];
/** What happens while the pane pauses. */
let during: () => void;

const clock = {
  now: () => now,
  pause: (milliseconds: number) => {
    pauses.push(milliseconds);
    during();
    return Promise.resolve();
  },
};

const list: Where = { kind: 'table', table: 'Players' };
const notes: Where = { kind: 'typed', text: 'Notes' };
const also = (): readonly Where[] => [list, notes];

beforeEach(async () => {
  ({ excel, meter } = await openMeasured([
    {
      name: 'Entries',
      cells: { A1: 'Name', B1: 'Rating', A2: 'Ann', B2: 2100, A3: 'Bob', B3: 1900, E2: 'note' },
    },
    { name: 'Other', cells: { A1: 1 } },
  ]));
  await withExcel(excel, ({ worksheets, names }) => {
    const sheet = worksheets.getItem('Entries');
    sheet.tables.add('A1:B3', true).name = 'Players';
    names.add('Notes', sheet.getRange('E1:F6'));
  });
  now = 0;
  pauses = [];
  during = () => undefined;
  workbook = createExcelWorkbook(clock);
});
afterEach(() => {
  jest.restoreAllMocks();
  expect(excel.problems).toEqual([]);
  excel.close();
});

async function reading(
  from: WorkbookService = workbook,
  options: ReadOptions = { recent: true },
): Promise<Reading> {
  const read = await from.read([], { also, ...options });
  if (!read.ok) throw new Error(JSON.stringify(read.problem));
  return read.value;
}

/** The requests of a reading. */
async function requests(options?: ReadOptions): Promise<number> {
  return (await meter.cost(() => reading(workbook, options))).requests;
}

describe('What was read', () => {
  test('answers until something changes; asked for anew, it takes one request', async () => {
    expect(await requests()).toBe(2);
    expect(await requests()).toBe(0);
    expect(await requests({ recent: false })).toBe(1);
  });

  test('comes once for two who ask at the same time', async () => {
    const both = await meter.cost(() => Promise.all([reading(), reading()]));
    expect(both.requests).toBe(2);
  });

  test('comes whole where it is larger than what is asked for beforehand, with one more request', async () => {
    const line = (row: number) => Array.from({ length: 32 }, (_, column) => 100 * row + column);
    const cells = Array.from({ length: 12 }, (_, row) => line(row));
    await withExcel(excel, ({ worksheets }) => {
      worksheets.getItem('Other').getRange('B2:AG13').values = cells;
    });
    const wheres: readonly Where[] = [{ kind: 'sheet', sheet: 'Other' }, list];
    let read: Awaited<ReturnType<WorkbookService['read']>> | undefined;
    const { requests: asked } = await meter.cost(async () => {
      read = await workbook.read(wheres);
    });
    if (!read?.ok) throw new Error('It cannot be read.');
    const [other, players] = read.value.tables;
    expect([asked, other?.snapshot.values.slice(1), players?.snapshot.values.length]).toEqual([
      ...[3, cells.map((row) => ['', ...row]), 3],
    ]);
    expect(other?.snapshot.values[0]?.[0]).toBe(1);
  });

  test('is asked for again after five minutes', async () => {
    await reading();
    now += 5 * 60_000;
    expect(await requests()).toBe(0);
    now += 1;
    expect(await requests()).toBe(1);
  });

  const sheet = ({ worksheets }: Excel.Workbook): Excel.Worksheet => worksheets.getItem('Entries');
  test.each<readonly [string, (open: ExcelPage) => unknown]>([
    [
      'a cell is typed',
      (open) => {
        type(open, 'Entries', 'B3', 1950);
      },
    ],
    [
      'a cell elsewhere is typed',
      (open) => {
        type(open, 'Other', 'A1', 2);
      },
    ],
    ['a sheet is made', (open) => open.grid.addSheet('New')],
    [
      'a sheet is deleted',
      (open) =>
        withExcel(open, (book) => {
          book.worksheets.getItem('Other').delete();
        }),
    ],
    ['a sheet is renamed', (open) => withExcel(open, (book) => (sheet(book).name = 'People'))],
    [
      'rows are hidden',
      (open) => withExcel(open, (book) => (sheet(book).getRange('3:3').rowHidden = true)),
    ],
    [
      'the add-in writes',
      (open) => withExcel(open, (book) => (sheet(book).getRange('E3').values = [['x']])),
    ],
  ])('counts no longer when %s, and reading is what a first reading is', async (_, change) => {
    await reading();
    await change(excel);
    await rest();
    expect(await requests()).toBeGreaterThan(0);
    expect(await reading()).toEqual(await reading(createExcelWorkbook(clock)));
  });

  test('is found where it went: longer, shorter, moved, hidden, with totals, renamed, or gone', async () => {
    await reading();
    const changes: readonly (() => unknown)[] = [
      () => {
        type(excel, 'Entries', 'F6', 'last');
      },
      () => {
        type(excel, 'Entries', 'E1', 'first');
      },
      () => {
        type(excel, 'Entries', 'E1', null);
      },
      () => withExcel(excel, (book) => sheet(book).getRange('1:2').insert('Down')),
      () => withExcel(excel, (book) => book.tables.getItem('Players').rows.add(-1, [['Cas', 1]])),
      () => withExcel(excel, (book) => (book.tables.getItem('Players').showTotals = true)),
      () => withExcel(excel, (book) => (sheet(book).getRange('5:5').rowHidden = true)),
      () => withExcel(excel, (book) => (sheet(book).getRange('5:6').rowHidden = true)),
      () => withExcel(excel, (book) => (sheet(book).name = 'People')),
      () => withExcel(excel, (book) => (book.tables.getItem('Players').showTotals = false)),
    ];
    for (const change of changes) {
      await change();
      await rest();
      expect(await reading()).toEqual(await reading(createExcelWorkbook(clock)));
      expect(await requests()).toBe(0);
    }
    await withExcel(excel, (book) => {
      book.names.getItem('Notes').delete();
    });
    const gone = await workbook.read([], { also });
    expect(gone).toMatchObject({ ok: false, problem: { code: 'placeUnknown', text: 'Notes' } });
  });

  test('is not what a colleague has changed while we wrote', async () => {
    await reading();
    excel.host.faults.before(3, () => {
      type(excel, 'Entries', 'B3', 1234);
    });
    const plan = planOf({ sheets: [sheetOf('Round 1', {})] });
    expect(await workbook.write(plan)).toMatchObject({ ok: true, value: { kind: 'written' } });
    await rest();
    const seen = await reading();
    expect(seen.also[0]?.snapshot.values[2]).toEqual(['Bob', 1234]);
    expect(seen.facts.sheets.map(({ name }) => name)).toContain('Round 1');
  });
});

describe('A refusal', () => {
  test('without a reason is followed by a second try after half a second, whichever call it hits', async () => {
    const asked = jest.spyOn(excel.host.faults, 'nextAction');
    await reading(createExcelWorkbook(clock));
    const calls = asked.mock.calls.length;
    asked.mockRestore();
    for (let k = 1; k <= calls; k += 3) {
      pauses = [];
      const fresh = createExcelWorkbook(clock);
      excel.host.faults.failAction(k, 'GeneralException');
      const found = await reading(fresh);
      excel.host.faults.clear();
      expect([k, pauses]).toEqual([k, [500]]);
      expect(found).toEqual(await reading(workbook, { recent: false }));
    }
  });

  test('that comes twice is told', async () => {
    excel.host.faults.failAction(1, 'GeneralException');
    during = () => {
      excel.host.faults.failAction(1, 'GeneralException');
    };
    const read = await workbook.read([list]);
    expect(read).toMatchObject({ ok: false, problem: { code: 'otherProblem' } });
    expect(pauses).toEqual([500]);
  });

  test('with a reason is told at once', async () => {
    excel.host.faults.failRequest(1, hostCodes.ActivityLimitReached);
    const read = await workbook.read([list]);
    expect(read).toMatchObject({ ok: false, problem: { code: 'busy' } });
    expect(pauses).toEqual([]);
  });
});

describe('Which sheets are read is told', () => {
  const places: readonly Where[] = [
    list,
    notes,
    { kind: 'typed', text: 'Other!A1' },
    { kind: 'typed', text: 'B2:B3' },
    { kind: 'sheet', sheet: 'other' },
  ];

  test('as soon as Excel has told of its sheets, and before it answers once they are known', async () => {
    const told: (readonly string[])[] = [];
    const onReading = (sheets: readonly string[]): void => {
      told.push(sheets);
    };
    await workbook.read([], { also, onReading });
    expect(told).toEqual([['Entries']]);
    told.splice(0);
    await workbook.read(places, { onReading });
    expect(told).toEqual([
      ['Entries', 'Other'],
      ['Entries', 'Other'],
    ]);
    told.splice(0);
    const both = [
      workbook.read([], { also, recent: true }),
      workbook.read([], { also, recent: true, onReading }),
    ];
    expect(told).toEqual([['Entries']]);
    await Promise.all(both);
  });

  test('by the place of a list that is read again', async () => {
    const read = await workbook.read([list, { kind: 'typed', text: 'Other!A1' }]);
    if (!read.ok) throw new Error('not read');
    const again = read.value.tables.map(({ snapshot }): Where => {
      return { kind: 'again', origin: snapshot.origin };
    });
    for (const [at, sheet] of ['Entries', 'Other'].entries()) {
      const told: (readonly string[])[] = [];
      await workbook.read(again.slice(at, at + 1), { onReading: (sheets) => told.push(sheets) });
      expect(told.at(-1)).toEqual([sheet]);
    }
  });
});

describe('While Excel is calculating', () => {
  const calculating = (state: () => string) =>
    jest
      .spyOn(excel.page.Excel.Application.prototype, 'calculationState', 'get')
      .mockImplementation(() => state() as 'Done');

  test('it is asked every half second, and then read', async () => {
    let left = 3;
    calculating(() => (left > 0 ? 'Pending' : 'Done'));
    during = () => {
      left -= 1;
      if (left === 0) type(excel, 'Entries', 'B3', 7);
    };
    const told = jest.fn();
    const found = await reading(workbook, { onCalculating: told });
    expect([told.mock.calls.length, pauses]).toEqual([1, [500, 500, 500]]);
    expect(found.also[0]?.snapshot.values[2]).toEqual(['Bob', 7]);
    expect(found.stillCalculating).toBeUndefined();
  });

  test('for ten seconds at most; what is read then says so and is not remembered', async () => {
    calculating(() => 'Calculating');
    const found = await reading();
    expect([pauses.length, found.stillCalculating]).toEqual([20, true]);
    calculating(() => 'Done');
    expect(await requests()).toBeGreaterThan(0);
  });

  test('whoever asks for the same meanwhile is told as well, and gets the same answer', async () => {
    calculating(() => 'Calculating');
    const told = [jest.fn(), jest.fn()];
    const [one, two] = await Promise.all(
      told.map((onCalculating) => reading(workbook, { recent: true, onCalculating })),
    );
    expect(two).toBe(one);
    expect([pauses.length, ...told.map(({ mock }) => mock.calls.length)]).toEqual([20, 1, 1]);
  });

  test('what the workbook consists of is not waited for', async () => {
    calculating(() => 'Pending');
    expect((await workbook.read([])).ok).toBe(true);
    expect(pauses).toEqual([]);
  });
});

describe('What Excel is never asked for by reading', () => {
  test('are merged cells, which would end the user’s undo list', async () => {
    const seen: string[] = [];
    const { excel: other } = await openMeasured(
      [{ name: 'Entries', cells: { A1: 'Name', A2: 'Ann' } }],
      (text) => seen.push(text),
    );
    const fresh = createExcelWorkbook(clock);
    const sheet: Where = { kind: 'sheet', sheet: 'Entries' };
    const read = await fresh.read([sheet]);
    await fresh.read([sheet], { recent: true });
    expect(seen.join()).not.toContain('GetMergedAreas');
    if (read.ok) await fresh.mergedIn(read.value.tables.map(({ place }) => place));
    expect(seen.join()).toContain('GetMergedAreas');
    other.close();
    Object.assign(globalThis, { Excel: excel.page.Excel, Office: excel.page.Office });
  });

  test('are merged cells before a write asks: those among cells that all count stop it, by name', async () => {
    await withExcel(excel, ({ worksheets }) => {
      worksheets.getItem('Entries').getRange('E2:F3').merge();
    });
    const sources = (await reading()).also.map(({ snapshot }) => snapshot);
    const plan = planOf({ sheets: [sheetOf('Round 1', {})] });
    const wholly = sources.map((source) => ({ ...source, wholly: true }));
    expect(await workbook.write({ ...plan, sources: wholly })).toMatchObject({
      ok: true,
      value: {
        kind: 'changed',
        findings: [{ sentence: { code: 'sourceMerged', merged: 'Entries!E2:F3' } }],
      },
    });
    expect(await workbook.write({ ...plan, sources })).toMatchObject({
      value: { kind: 'written' },
    });
    await withExcel(excel, ({ worksheets }) => {
      worksheets.getItem('Entries').getRange('E2:F3').unmerge();
    });
    const second = { ...plan, sheets: [sheetOf('Round 2', {})] };
    wayOut('sourceMerged', await workbook.write({ ...second, sources: wholly })).toMatchObject({
      value: { kind: 'written' },
    });
  });

  test('are rows one by one, where a stray cell makes the list too long', async () => {
    type(excel, 'Other', 'A12000', 'stray');
    await withExcel(excel, ({ worksheets }) => {
      worksheets.getItem('Other').getRange('5:5').rowHidden = true;
    });
    const where: Where = { kind: 'sheet', sheet: 'Other' };
    const cost = await meter.cost(() => workbook.read([where]));
    expect(cost.requests).toBe(2);
    expect(await workbook.read([where])).toMatchObject({
      ok: false,
      problem: { code: 'tooManyRows', rows: 12_000 },
    });
  });
});

describe('Hidden sheets', () => {
  test('are part of what the workbook consists of; a plan for their name is refused and says why', async () => {
    await withExcel(excel, ({ worksheets }) => {
      worksheets.getItem('Other').visibility = 'Hidden';
    });
    const { facts } = await reading();
    expect(facts.sheets).toMatchObject([{ name: 'Entries' }, { name: 'Other', hidden: true }]);
    expect(await workbook.write(planOf({ sheets: [sheetOf('OTHER', {})] }))).toEqual({
      ok: false,
      problem: { code: 'sheetTakenHidden', sheet: 'OTHER' },
    });
  });
});
