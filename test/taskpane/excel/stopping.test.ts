/** @jest-environment node */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { excelWorkbook } from '../../../taskpane/sheet/excel-workbook';
import type { Attempt } from '../../../taskpane/sheet/problems';
import { waiting } from '../../../taskpane/sheet/requests';
import type { Writing } from '../../../taskpane/sheet/workbook';
import type { ExcelPage } from '../../workbench/host/excel';
import { FaultRuns, named, receiptOf, type Write } from './fault-runs';
import { openSample, seasonPlan } from './sample-plans';
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
  write = await runs.writing(
    seasonPlan(excel.grid.sheets().find(({ name }) => name === 'Year')?.id ?? ''),
  );
  let outcome: Attempt<Writing> | undefined;
  requests = await runs.calls('nextRequest', async () => {
    outcome = await write();
  });
  if (outcome) await runs.undone(receiptOf(outcome));
});
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
  writing: Promise<Attempt<Writing>>,
): Promise<Attempt<Writing> | undefined> {
  let outcome: Attempt<Writing> | undefined;
  void writing.then((value) => {
    outcome = value;
  });
  await quiet();
  return outcome;
}

describe('A write that the user no longer waits for', () => {
  test.each([true, false])(
    'leaves nothing, whichever of its requests is never answered (processed: %s)',
    async (processed) => {
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
        if (named(outcome) === 'written') await runs.undone(receiptOf(outcome));
        else expect(everything(excel)).toEqual(runs.before);
      }
      expect(stopped).toBe(requests);
    },
  );

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
