/** @jest-environment node */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { excelWorkbook } from '../../../taskpane/sheet/excel-workbook';
import type { Plan } from '../../../taskpane/sheet/plan';
import type { WrittenReceipt } from '../../../taskpane/sheet/receipt';
import type { FilledCell, Undoing, Writing } from '../../../taskpane/sheet/workbook';
import type { Attempt } from '../../../taskpane/sheet/problems';
import { hostCodes } from '../../../workbench/host';
import type { ExcelPage } from '../../workbench/host/excel';
import { newSheetPlan, openSample, overwritePlan, seasonPlan } from './sample-plans';
import { everything, withExcel } from './workbook';

// The real office.js over a real grid takes its time on a busy machine.
jest.setTimeout(300_000);

let excel: ExcelPage;
let before: unknown;
let year: string;

beforeEach(async () => {
  excel = await openSample();
  year = excel.grid.sheets().find(({ name }) => name === 'Year')?.id ?? '';
  await withExcel(excel, ({ worksheets }) => {
    worksheets.getItem('Year').getRange('A2:A3').format.fill.color = '#FF0000';
  });
  before = everything(excel);
});
afterEach(() => {
  jest.restoreAllMocks();
  expect(excel.problems).toEqual([]);
  excel.close();
});

const plans: readonly (readonly [string, () => Plan])[] = [
  ['a new sheet with everything', () => newSheetPlan],
  ['overwritten cells', () => overwritePlan(year)],
  ['sheets, names and cells', () => seasonPlan(year)],
];

/** Writes a plan over whatever is in its way, asking first. */
async function writing(plan: Plan): Promise<() => Promise<Attempt<Writing>>> {
  const asked = await excelWorkbook.write(plan);
  let agreed: readonly FilledCell[] = [];
  if (asked.ok && asked.value.kind === 'filled') agreed = asked.value.cells;
  else await undone(receiptOf(asked));
  return () => excelWorkbook.write(plan, agreed);
}

function receiptOf(outcome: Attempt<Writing>): WrittenReceipt {
  if (!outcome.ok || outcome.value.kind !== 'written') throw new Error(JSON.stringify(outcome));
  return outcome.value.receipt;
}

async function undone(receipt: WrittenReceipt): Promise<void> {
  const outcome = await excelWorkbook.undoWriting(receipt);
  expect(outcome).toEqual({ ok: true, value: { kind: 'undone' } });
  expect(everything(excel)).toEqual(before);
}

/** How often the host is asked for a fault while the work is done: once for each call, or each request. */
async function calls(
  kind: 'nextAction' | 'nextRequest',
  work: () => Promise<void>,
): Promise<number> {
  const asked = jest.spyOn(excel.host.faults, kind);
  await work();
  const count = asked.mock.calls.length;
  asked.mockRestore();
  return count;
}

const named = (outcome: Attempt<Writing> | Attempt<Undoing>) =>
  outcome.ok ? outcome.value.kind : outcome.problem.code;

describe('A write that fails leaves the workbook untouched or complete', () => {
  test.each(plans)('when any one call of writing %s fails', async (_, plan) => {
    const write = await writing(plan());
    let complete: unknown;
    const count = await calls('nextAction', async () => {
      const receipt = receiptOf(await write());
      complete = everything(excel);
      await undone(receipt);
    });
    expect(count).toBeGreaterThan(20);
    const outcomes = new Map<string, number>();
    for (let k = 1; k <= count; k++) {
      excel.host.faults.failAction(k, 'GeneralException');
      const outcome = await write();
      excel.host.faults.clear();
      const name = named(outcome);
      outcomes.set(name, (outcomes.get(name) ?? 0) + 1);
      if (name === 'written') {
        expect(everything(excel)).toEqual(complete);
        await undone(receiptOf(outcome));
      } else {
        expect([k, name]).toEqual([k, 'otherProblem']);
        expect(everything(excel)).toEqual(before);
      }
    }
    expect([...outcomes.keys()].sort()).toEqual(['otherProblem', 'written']);
  });

  test.each(plans)(
    'when any one request of writing %s is refused, for every reason',
    async (_, plan) => {
      const write = await writing(plan());
      const count = await calls('nextRequest', async () => {
        await undone(receiptOf(await write()));
      });
      for (const [name, code] of Object.entries(hostCodes)) {
        // Waiting for the end of cell editing is what the request asks for: no fault.
        if (name === 'InvalidOperationInCellEditMode') continue;
        for (let k = 1; k <= count; k++) {
          excel.host.faults.failRequest(k, code);
          const outcome = await write();
          excel.host.faults.clear();
          if (named(outcome) === 'written') await undone(receiptOf(outcome));
          else expect(everything(excel)).toEqual(before);
        }
      }
    },
  );
});

describe('An undo that fails leaves what was written, or what was there before', () => {
  test.each(plans)('when any one call of undoing %s fails', async (_, plan) => {
    const write = await writing(plan());
    const first = receiptOf(await write());
    const complete = everything(excel);
    const count = await calls('nextAction', () => undone(first));
    for (let k = 1; k <= count; k++) {
      const receipt = receiptOf(await write());
      excel.host.faults.failAction(k, 'GeneralException');
      const outcome = await excelWorkbook.undoWriting(receipt);
      excel.host.faults.clear();
      if (named(outcome) === 'undone') {
        expect(everything(excel)).toEqual(before);
      } else {
        expect([k, named(outcome)]).toEqual([k, 'otherProblem']);
        expect(everything(excel)).toEqual(complete);
        await undone(receipt);
      }
    }
  });
});

describe('When Excel fails half-way and then refuses everything', () => {
  /** The k-th call fails, and from then on the session is lost. */
  const loseAt = (k: number): void => {
    const { faults } = excel.host;
    let left = k;
    jest.spyOn(faults, 'nextAction').mockImplementation(() => {
      left--;
      if (left !== 0) return undefined;
      faults.failRequests(hostCodes.InvalidOrTimedOutSession);
      return 'GeneralException';
    });
  };
  const found = (): void => {
    jest.restoreAllMocks();
    excel.host.faults.clear();
  };

  test.each(plans)(
    'writing %s says what may be where, and takes it back once Excel answers again',
    async (_, plan) => {
      const write = await writing(plan());
      const count = await calls('nextAction', async () => {
        await undone(receiptOf(await write()));
      });
      let unfinished = 0;
      for (let k = 1; k <= count; k += 3) {
        loseAt(k);
        const outcome = await write();
        found();
        if (named(outcome) === 'written') {
          await undone(receiptOf(outcome));
          continue;
        }
        if (outcome.ok && outcome.value.kind === 'unfinished') {
          unfinished++;
          const { places, problem, leftovers } = outcome.value;
          expect(problem.code).toBe('otherProblem');
          for (const { name } of plan().sheets) expect(places).toContain(name);
          for (const { sheet } of plan().blocks) expect(places).toContain(`${sheet}!`);
          expect(await excelWorkbook.takeBack(leftovers)).toEqual({ kind: 'undone' });
        }
        expect(everything(excel)).toEqual(before);
      }
      expect(unfinished).toBeGreaterThan(0);
    },
  );

  test('so does undoing', async () => {
    const write = await writing(seasonPlan(year));
    const first = receiptOf(await write());
    const count = await calls('nextAction', () => undone(first));
    let unfinished = 0;
    for (let k = 1; k <= count; k += 2) {
      const receipt = receiptOf(await write());
      loseAt(k);
      const outcome = await excelWorkbook.undoWriting(receipt);
      found();
      if (outcome.ok && outcome.value.kind === 'unfinished') {
        unfinished++;
        expect(await excelWorkbook.takeBack(outcome.value.leftovers)).toEqual({ kind: 'undone' });
        expect(everything(excel)).toEqual(before);
      } else if (!outcome.ok) {
        await undone(receipt);
      }
    }
    expect(unfinished).toBeGreaterThan(3);
  });

  test('another’s sheet of the planned name is never taken away', async () => {
    await withExcel(excel, ({ worksheets }) => {
      worksheets.add('Round 1').getRange('K9').values = [['not ours']];
    });
    const leftovers = {
      sheets: [
        { name: 'Round 1', id: undefined, areas: [{ row: 0, column: 0, rows: 5, columns: 3 }] },
      ],
      sheetsBefore: [],
      blocks: [],
      names: [],
    };
    expect(await excelWorkbook.takeBack(leftovers)).toEqual({ kind: 'undone' });
    expect(excel.grid.sheets().map(({ name }) => name)).toContain('Round 1');
  });

  test('a sheet of ours is recognised by what it holds where Excel’s answer was lost', async () => {
    await withExcel(excel, ({ worksheets }) => {
      worksheets.add('Round 1').getRange('C5').values = [['ours']];
      worksheets.add('Round 2');
    });
    const areas = [{ row: 0, column: 0, rows: 5, columns: 3 }];
    const sheets = ['Round 1', 'Round 2'].map((name) => ({ name, id: undefined, areas }));
    const leftovers = { sheets, sheetsBefore: [], blocks: [], names: [] };
    expect(await excelWorkbook.takeBack(leftovers)).toEqual({ kind: 'undone' });
    expect(everything(excel)).toEqual(before);
  });
});

describe('Where Excel can merge a run into one undo step', () => {
  test('a plan goes in one step if all of it can be undone, and without that promise if not', async () => {
    // Answers as an Excel that cannot undo one of the calls.
    const codes = ['UndoNotSupported'];
    const { faults } = excel.host;
    let calls = 0;
    jest.spyOn(faults, 'nextAction').mockImplementation(() => {
      calls++;
      return calls === 40 ? (codes.shift() as 'GeneralException' | undefined) : undefined;
    });
    const outcome = await excelWorkbook.write(newSheetPlan);
    expect(named(outcome)).toBe('written');
    jest.restoreAllMocks();
    await undone(receiptOf(outcome));
  });
});
