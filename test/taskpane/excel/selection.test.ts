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
import { followSelection } from '../../../taskpane/excel/reading/selection';
import { parseArea } from '../../../taskpane/sheets/address';
import type { Following, SelectionSeen } from '../../../taskpane/excel/workbook/workbook';
import { hostCodes } from '../../../tools/workbench/host';
import type { ExcelPage } from '../../tools/workbench/host/excel';
import { everything, openWorkbook, type } from './workbook';

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
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick', 'performance'] });
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

describe('The pane follows the selection', () => {
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
