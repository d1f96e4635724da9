/** @jest-environment ./test/support/environment.js */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { excelWhy, quiet, readActiveCell } from '../../../taskpane/excel/why/following';
import { explain, type Explanation } from '../../../taskpane/why/explanation';
import { find, readAll } from '../../../taskpane/why/found-cell';
import { areaNeeded, inTheWay } from '../../../taskpane/why/parts';
import { gridOf } from '../../../taskpane/why/values/grid';
import {
  type ActiveCellSeen,
  HeldError,
  type HeldPlace,
  type Wanted,
} from '../../../taskpane/excel/workbook/why';
import type { Attempt } from '../../../taskpane/excel/workbook/problems';
import { hostCodes } from '../../../tools/workbench/host';
import type { ExcelPage } from '../../tools/workbench/host/excel';
import { pane } from '../why/support';
import { Meter, rest } from './meter';
import { everything, openWorkbook, type, withExcel } from './workbook';

// The real office.js over a real grid takes its time on a busy machine.
jest.setTimeout(300_000);

let excel: ExcelPage;
let meter: Meter;
let before: unknown;
let seen: Attempt<ActiveCellSeen>[];
let stop: () => void;
/** Whether the events were unregistered: office.js must not be left speaking of a page that is gone. */
let unregistered: boolean;
/** What was sent to Excel. */
const asked: string[] = [];
/** Which cell the pane holds. */
let held: HeldPlace | undefined;
/** What was told beside the answers. */
let told: ('asked' | 'kept')[] = [];
/** Stands for the page of the pane. */
const page = {
  visibilityState: 'visible',
  listeners: new Set<() => void>(),
  addEventListener: (_kind: string, listener: () => void) => page.listeners.add(listener),
  removeEventListener: (_kind: string, listener: () => void) => page.listeners.delete(listener),
};

/** Until a selection would have been looked at, and what is asked too much would have been sent. */
const look = (): Promise<void> => rest(quiet.selection + 50);

/** Until it is so, however long a busy machine takes. */
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await rest(10);
}

beforeEach(async () => {
  meter = new Meter();
  unregistered = false;
  page.visibilityState = 'visible';
  Object.assign(globalThis, { document: page });
  excel = await openWorkbook(
    [
      {
        name: 'SOF',
        cells: {
          A1: 1250,
          B1: 60,
          C1: 'text',
          D1: '=SUM(A1:B1)',
          E1: '=SOF.AWARD(A1,Other!B2)',
          F1: '=TRANSPOSE(A1:B1)',
          F2: 'in the way',
          G1: '=SOF.AWARD(A1,Other!all)',
        },
      },
      { name: 'Other', cells: { B2: 60, C1: 1, C2: '=IF(B2=60,"",1)', C3: '=1/0', C5: 'x' } },
    ],
    {
      watch: (sent) => {
        meter.watch(sent);
        asked.push(sent.text);
        unregistered ||= sent.text.includes('"_Unregister');
      },
    },
  );
  await withExcel(excel, ({ worksheets }) => {
    const other = worksheets.getItem('Other');
    other.names.add('all', other.getRange('B2'));
  });
  before = everything(excel);
  seen = [];
  held = undefined;
  told = [];
  const following = excelWhy.follow(
    (next) => seen.push(next),
    () => held,
    { asked: () => told.push('asked'), kept: () => told.push('kept') },
  );
  ({ stop } = following);
  // The first answer belongs to no test.
  await until(() => seen.length > 0);
  await rest(30);
});
afterEach(async () => {
  stop();
  await until(() => unregistered);
  await rest(30);
  expect(everything(excel)).toEqual(before);
  excel.close();
});

function select(column: number): void {
  const { id } = excel.grid.activeSheet();
  excel.grid.select({ sheetId: id, row: 0, column, rows: 1, columns: 1 });
}

/** Does something and waits for what Why tells of it. */
async function answerTo(act: () => void): Promise<Attempt<ActiveCellSeen> | undefined> {
  const told = seen.length;
  act();
  await until(() => seen.length > told);
  return seen.at(-1);
}

/** Selects a cell and explains it as the pane does; undefined where nothing of ours stands there. */
async function explainedAt(column: number): Promise<Explanation | undefined> {
  const last = await answerTo(() => {
    select(column);
  });
  if (!last?.ok || last.value.kind !== 'cell') throw new Error(JSON.stringify(last));
  const found = find(last.value.cell, pane);
  if (found.kind !== 'ours') return undefined;
  const all = await readAll(excelWhy, found);
  if (!all.ok) throw new Error(all.problem.code);
  return explain(all.value.found, all.value.read, pane);
}

/** The requests of some work and of what it leads to. */
async function requestsOf(work: () => Promise<unknown>): Promise<number> {
  const { requests } = await meter.cost(async () => {
    await work();
    await look();
  });
  return requests;
}

/** The explanation of a cell with the number of requests it takes. */
async function costOf(column: number) {
  let explanation: Explanation | undefined;
  const requests = await requestsOf(async () => {
    explanation = await explainedAt(column);
  });
  return { explanation, requests };
}

describe('Why asks Excel', () => {
  test('once for a constant or another formula, twice for one of ours, and writes nothing', async () => {
    const counts: number[] = [];
    for (const column of [2, 0, 3, 4]) {
      counts.push(await requestsOf(() => explainedAt(column)));
    }
    expect(counts).toEqual([1, 1, 1, 2]);
  });

  test('for cells of other sheets, too', async () => {
    const explanation = await explainedAt(4);
    expect(explanation?.result.value).toBe(25.16);
    expect(explanation?.parts[0]?.arguments.map(({ meant }) => meant?.at)).toMatchObject([
      { sheet: 'SOF', row: 0, column: 0 },
      { sheet: 'Other', row: 1, column: 1 },
    ]);
  });

  test('for what is in the way of a result', async () => {
    const last = await answerTo(() => {
      select(5);
    });
    const cell = last?.ok === true && last.value.kind === 'cell' ? last.value.cell : undefined;
    expect(cell?.held).toEqual({ value: '#SPILL!', isError: true });
    const needed = cell && areaNeeded(cell);
    const read = await excelWhy.read(cell?.sheetId ?? '', needed ? [needed] : []);
    const [around] = read.ok ? read.value : [];
    expect(cell && inTheWay(cell, gridOf([[1], [2]]), around)).toMatchObject({
      cells: 2,
      at: { sheet: 'SOF', row: 1, column: 5 },
    });
  });

  test('once for the cells that a foreign formula refers to, with their formulas', async () => {
    const { id } = excel.grid.activeSheet();
    const cells = [
      { sheet: undefined, row: 0, column: 4 },
      { sheet: 'Other', row: 1, column: 1 },
      { sheet: 'None', row: 0, column: 0 },
    ];
    let found: unknown;
    const requests = await requestsOf(async () => {
      found = await excelWhy.referred(id, cells);
    });
    expect(requests).toBe(1);
    expect(found).toMatchObject({
      ok: true,
      value: [
        { sheet: 'SOF', row: 0, column: 4, formula: '=SOF.AWARD(A1,Other!B2)' },
        { sheet: 'Other', row: 1, column: 1, formula: '', held: { value: 60 } },
      ],
    });
  });

  test('for a name of another sheet, too', async () => {
    const { explanation, requests } = await costOf(6);
    expect(requests).toBe(2);
    expect(explanation?.result.value).toBe(25.16);
  });

  test('for the values of a long list alone: blank is blank, and errors are errors', async () => {
    const { id } = excel.grid.activeSheet();
    const area = { row: 0, column: 2, rows: 5, columns: 1 };
    const list = { kind: 'area', sheet: 'Other', area } as const;
    const types: boolean[] = [];
    const heldIn = async (wanted: Wanted): Promise<unknown> => {
      const read = await excelWhy.read(id, [wanted]);
      types.push(asked.some((text) => /valueTypes/i.test(text)));
      asked.length = 0;
      return read.ok && read.value[0]?.kind === 'cells' ? read.value[0].held : read;
    };
    asked.length = 0;
    const error = new HeldError('#DIV/0!');
    expect(await heldIn(list)).toEqual([[1], [''], [error], [null], ['x']]);
    expect(await heldIn({ ...list, valuesOnly: true })).toEqual([
      [1],
      [null],
      [error],
      [null],
      ['x'],
    ]);
    expect(types).toEqual([true, false]);
  });

  test('not again for a long list that another formula needs, too, until anything changes', async () => {
    const { grid } = excel;
    const sheetId = grid.sheets().find(({ name }) => name === 'Other')?.id ?? '';
    grid.batch(() => {
      for (let row = 0; row < 1_100; row++) grid.write({ sheetId, row, column: 7 }, row);
    });
    // One value each: whether a file before this one told the grid of the function, nothing spills.
    for (const address of ['H1', 'I1'])
      type(excel, 'SOF', address, '=SUM(SOF.RESULTS(25,Other!H1:H1100))');
    before = everything(excel);
    // The events of what was typed, and of its results, have arrived.
    await rest(600);
    const costs = async (...columns: readonly number[]): Promise<readonly number[]> => {
      const all: number[] = [];
      for (const column of columns) all.push((await costOf(column)).requests);
      return all;
    };
    expect(await costs(7, 8, 7, 2, 8)).toEqual([2, 1, 1, 1, 1]);
    await answerTo(() => {
      type(excel, 'SOF', 'C1', 'other');
      type(excel, 'SOF', 'C1', 'text');
    });
    expect(await costs(7, 8)).toEqual([2, 1]);
    // A single cell is asked for each time.
    expect(await costs(4, 7, 4)).toEqual([2, 1, 2]);
  });

  test('for the active cell of several areas, and for nothing where none is selected', async () => {
    const { model } = excel.grid;
    const last = await answerTo(() => {
      select(1);
      model.selection.addCellToSelection(4, 0);
    });
    expect(last).toMatchObject({
      ok: true,
      value: { cell: { selection: 'SOF!B1,SOF!E1', several: true } },
    });
    const active = last?.ok === true && last.value.kind === 'cell' ? last.value.cell : undefined;
    expect(active && find(active, pane).kind).toBe(active?.column === 4 ? 'ours' : 'nothing');
    // A chart leaves no cell selected at all.
    const { faults } = excel.host;
    faults.failAction(1, 'InvalidSelection');
    faults.before(2, () => {
      faults.failAction(1, 'InvalidSelection');
    });
    expect(await readActiveCell()).toEqual({ kind: 'other' });
    faults.clear();
  });

  test('once for many selections in quick succession', async () => {
    const requests = await requestsOf(() =>
      answerTo(() => {
        for (let turn = 0; turn < 20; turn++) select(turn % 2);
      }),
    );
    expect(requests).toBe(1);
  });

  test('nothing while the pane is hidden, and once when it is seen again', async () => {
    page.visibilityState = 'hidden';
    const hidden = await requestsOf(async () => {
      select(1);
    });
    expect(hidden).toBe(0);
    page.visibilityState = 'visible';
    const again = await requestsOf(() =>
      answerTo(() => {
        for (const listener of page.listeners) listener();
      }),
    );
    expect(again).toBe(1);
    expect(told.slice(-1)).toEqual(['asked']);
  });
});

describe('When something comes between', () => {
  const other = (): string => excel.grid.sheets().find(({ name }) => name === 'Other')?.id ?? '';

  test('a sheet that is deleted between the two requests is said to be missing', async () => {
    const last = await answerTo(() => {
      select(4);
    });
    excel.host.faults.before(1, () => {
      excel.grid.tabs.remove(other());
    });
    const cell = last?.ok === true && last.value.kind === 'cell' ? last.value.cell : undefined;
    const found = cell && find(cell, pane);
    if (found?.kind !== 'ours') throw new Error('nothing is found');
    const all = await readAll(excelWhy, found);
    excel.host.faults.clear();
    expect(all.ok && explain(all.value.found, all.value.read, pane).unknown).toMatchObject({
      why: 'noSheet',
      source: 'Other!B2',
    });
    excel.grid.undo();
  });

  test.each([1, 2])(
    'a failure of request %i is told, and the next selection answered',
    async (at) => {
      excel.host.faults.failRequest(at, hostCodes.AccessDenied);
      const failed = await explainedAt(4).then(
        () => false,
        () => true,
      );
      excel.host.faults.clear();
      expect(failed).toBe(true);
      await explainedAt(0);
      expect((await explainedAt(4))?.result.value).toBe(25.16);
      const told = await excelWhy.isConstant({ sheetId: other(), row: 1, column: 1 });
      expect(told).toEqual({ ok: true, value: true });
    },
  );

  test('a cell that is being edited leaves what was told', async () => {
    const before = seen.length;
    told = [];
    excel.host.faults.cellEdit(true);
    select(4);
    await until(() => told.includes('kept'));
    await look();
    expect(told).toEqual(['asked', 'kept']);
    expect(seen).toHaveLength(before);
    excel.host.faults.clear();
  });

  test('nothing is told once the pane is closed', async () => {
    const before = seen.length;
    select(4);
    stop();
    await look();
    await look();
    expect(seen).toHaveLength(before);
  });
});

describe('Of a cell that is held', () => {
  const change = (): void => {
    type(excel, 'SOF', 'C1', 'other');
    type(excel, 'SOF', 'C1', 'text');
  };

  test('a selection asks nothing, a change of cells asks for it once', async () => {
    held = { sheetId: excel.grid.activeSheet().id, row: 0, column: 4 };
    const selected = await requestsOf(async () => {
      select(1);
    });
    expect(selected).toBe(0);
    const changed = await requestsOf(() => answerTo(change));
    expect(changed).toBe(1);
    expect(seen.at(-1)).toMatchObject({
      value: { kind: 'cell', cell: { selection: 'SOF!E1', several: false, row: 0, column: 4 } },
    });
  });

  test('it is told that its sheet is gone', async () => {
    held = { sheetId: 'no such sheet', row: 0, column: 0 };
    expect(await answerTo(change)).toEqual({ ok: true, value: { kind: 'gone' } });
  });
});
