/** @jest-environment ./test/support/environment.js */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { excelWorkbook } from '../../../taskpane/excel/excel';
import { insert } from '../../../taskpane/excel/writing/insertion';
import type { Attempt } from '../../../taskpane/excel/workbook/problems';
import { waiting } from '../../../taskpane/excel/requests/requests';
import type { WriteOutcome } from '../../../taskpane/excel/workbook/workbook';
import type { ExcelPage } from '../../tools/workbench/host/excel';
import { FaultRuns, named, receiptOf, type Write } from './fault-runs';
import { openSample, overwritePlan, seasonPlan } from './sample-plans';
import { everything } from './workbook';

// The real office.js over a real grid takes its time on a busy machine.
jest.setTimeout(120_000);

let excel: ExcelPage;
let runs: FaultRuns;
let write: Write;
let requests: number;

beforeEach(async () => {
  excel = await openSample();
  runs = new FaultRuns(excel);
  await plan(seasonPlan);
});

/** What is written from now on, and in how many requests. */
async function plan(make: typeof seasonPlan): Promise<void> {
  write = await runs.writing(
    make(excel.grid.sheets().find(({ name }) => name === 'Year')?.id ?? ''),
  );
  let outcome: Attempt<WriteOutcome> | undefined;
  requests = await runs.calls('nextRequest', async () => {
    outcome = await write();
  });
  if (outcome) await runs.undone(receiptOf(outcome));
}
afterEach(() => {
  expect(excel.problems).toEqual([]);
  excel.close();
});

const tasks = (count: number): Promise<void> =>
  new Promise((resolve) => {
    const next = (left: number): void => {
      if (left === 0) resolve();
      else setTimeout(next, 0, left - 1);
    };
    next(count);
  });

/** Long enough for every request of a write to be answered that will be answered. */
const quiet = (): Promise<void> => tasks(100);

/** Waits until a write is done, or hangs for good. */
async function outcomeOf(
  writing: Promise<Attempt<WriteOutcome>>,
): Promise<Attempt<WriteOutcome> | undefined> {
  let outcome: Attempt<WriteOutcome> | undefined;
  void writing.then((value) => {
    outcome = value;
  });
  await quiet();
  return outcome;
}

describe('A write that the user no longer waits for', () => {
  test.each([
    ['sheets', seasonPlan, true],
    ['cells, in one step of undo', overwritePlan, false],
  ] as const)(
    'leaves nothing of %s, whichever of its requests is never answered',
    async (_what, make, processed) => {
      await plan(make);
      expect(requests).toBeGreaterThan(1);
      let stopped = 0;
      for (let k = 1; k <= requests; k++) {
        excel.host.faults.neverAnswer(k, processed);
        const writing = write();
        let outcome = await outcomeOf(writing);
        if (outcome === undefined) {
          stopped += 1;
          waiting.stop();
          outcome = await writing;
        }
        excel.host.faults.clear();
        await quiet();
        // What only decides how the sheets are printed and which of them is shown may be given up.
        if (named(outcome) === 'written') {
          expect(k).toBeGreaterThan(2);
          await runs.undone(receiptOf(outcome));
        } else expect(everything(excel)).toEqual(runs.before);
      }
      expect(stopped).toBe(requests);
    },
  );

  test('of one formula is not tried in another way', async () => {
    excel.grid.select({
      sheetId: excel.grid.sheets()[0]?.id ?? '',
      row: 9,
      column: 0,
      rows: 1,
      columns: 1,
    });
    excel.host.faults.cellEdit(true);
    const inserting = insert('=1+1');
    await quiet();
    waiting.stop();
    expect(await inserting).toEqual({ ok: false, problem: { code: 'stoppedWaiting' } });
    excel.host.faults.cellEdit(false);
    await quiet();
    expect(everything(excel)).toEqual(runs.before);
  });

  test('is not begun later, when the cell is left that Excel waited for', async () => {
    excel.host.faults.cellEdit(true);
    const writing = write();
    expect(await outcomeOf(writing)).toBeUndefined();
    waiting.stop();
    expect(named(await writing)).toBe('stoppedWaiting');
    excel.host.faults.cellEdit(false);
    await quiet();
    expect(everything(excel)).toEqual(runs.before);
  });

  test('is taken back when Excel answers again, and nothing is written before', async () => {
    for (let k = 1; k < requests; k++) {
      const { faults } = excel.host;
      faults.before(k, () => {
        faults.cellEdit(true);
      });
      const writing = write();
      expect(await outcomeOf(writing)).toBeUndefined();
      const held = everything(excel);
      waiting.stop();
      await quiet();
      expect(everything(excel)).toEqual(held);
      faults.cellEdit(false);
      const outcome = await writing;
      await quiet();
      if (named(outcome) === 'written') await runs.undone(receiptOf(outcome));
      else expect(everything(excel)).toEqual(runs.before);
      faults.clear();
    }
  });
});

test('A look whether a cell is edited does not wait itself', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick'], advanceTimers: true });
  try {
    excel.host.faults.cellEdit(true);
    const reading = excelWorkbook.read([]);
    await jest.advanceTimersByTimeAsync(1500);
    expect(waiting.state.for).toBe('cell');
    excel.host.faults.cellEdit(false);
    await jest.advanceTimersByTimeAsync(100);
    expect((await reading).ok).toBe(true);
    expect(waiting.state.for).toBe('nothing');
  } finally {
    jest.useRealTimers();
  }
});
