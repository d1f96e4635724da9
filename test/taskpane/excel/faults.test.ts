/** @jest-environment ./test/support/environment.js */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { excelWorkbook } from '../../../taskpane/excel/excel';
import { matrix } from '../../../taskpane/sheets/found';
import type { Plan } from '../../../taskpane/sheets/plan';
import type { WrittenReceipt } from '../../../taskpane/sheets/receipt';
import { hostCodes } from '../../../tools/workbench/host';
import type { ExcelPage } from '../../tools/workbench/host/excel';
import { oneOf } from '../../support/sampled';
import {
  longerListPlan,
  newSheetPlan,
  openSample,
  overwritePlan,
  seasonPlan,
} from './sample-plans';
import { FaultRuns, named, receiptOf, turnsUntil, type Write } from './fault-runs';
import { everything, withExcel } from './workbook';

// The real office.js over a real grid takes its time on a busy machine.
jest.setTimeout(300_000);

let excel: ExcelPage;
let runs: FaultRuns;
let before: unknown;
let year: string;

beforeEach(async () => {
  excel = await openSample();
  year = excel.grid.sheets().find(({ name }) => name === 'Year')?.id ?? '';
  await withExcel(excel, ({ worksheets }) => {
    worksheets.getItem('Year').getRange('A2:A3').format.fill.color = '#FF0000';
  });
  runs = new FaultRuns(excel, 30);
  ({ before } = runs);
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
  ['a longer list with its name', () => longerListPlan(year)],
];

const undone = (receipt: WrittenReceipt): Promise<void> => runs.undone(receipt);
const writing = (plan: Plan): Promise<Write> => runs.writing(plan);
const calls: FaultRuns['calls'] = (kind, work) => runs.calls(kind, work);

/** Waiting for the end of cell editing is what the request asks for: no fault. */
const reasons = (Object.keys(hostCodes) as (keyof typeof hostCodes)[]).filter(
  (name) => name !== 'InvalidOperationInCellEditMode',
);

describe('A write that fails leaves the workbook untouched or complete', () => {
  test.each(oneOf(plans))(
    'when any one call of writing %s fails',
    async (_, plan) => {
      expect(await runs.failEveryCall(plan())).toBeGreaterThan(20);
    },
    300_000,
  );

  test.each(oneOf(plans))(
    'when any one request of writing %s is refused, for every reason',
    (_, plan) => runs.refuseEveryRequest(plan(), reasons),
    300_000,
  );
});

describe('An undo that fails leaves what was written, or what was there before', () => {
  test.each(oneOf(plans))(
    'when any one call of undoing %s fails',
    (_, plan) => runs.failEveryCallOfUndo(plan()),
    300_000,
  );
});

const nothingLeft = {
  id: '0123456789abcdef',
  blocks: [],
  names: [],
  activeBefore: '',
};

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

  test.each(oneOf(plans))(
    'writing %s says what may be where, and takes it back once Excel answers again',
    async (_, plan) => {
      const write = await writing(plan());
      const count = await calls('nextAction', async () => {
        await undone(receiptOf(await write()));
      });
      let unfinished = 0;
      for (const k of turnsUntil(count, () => unfinished > 0)) {
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
          // A block is named by its sheet and address.
          for (const { sheet } of plan().blocks) {
            expect(places.filter((place) => place.startsWith(`${sheet}!`))).not.toEqual([]);
          }
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
    for (const k of turnsUntil(count, () => unfinished > 0)) {
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
    expect(unfinished).toBeGreaterThan(0);
  });

  test('another’s sheet of the planned name is never taken away', async () => {
    await withExcel(excel, ({ worksheets }) => {
      worksheets.add('Round 1').getRange('K9').values = [['not ours']];
    });
    const area = { row: 0, column: 0, rows: 5, columns: 3 };
    const parts = [{ area, contents: matrix(5, 3, () => '') }];
    const leftovers = {
      ...nothingLeft,
      sheets: [{ name: 'Round 1', id: undefined, parts, spills: [], tables: [] }],
    };
    expect(await excelWorkbook.takeBack(leftovers)).toEqual({ kind: 'undone', taken: 'Round 1' });
    expect(excel.grid.sheets().map(({ name }) => name)).toContain('Round 1');
  });

  test('a sheet of ours is recognised by its marker where Excel’s answer was lost', async () => {
    await withExcel(excel, ({ worksheets }) => {
      for (const name of ['Round 1', 'round 2']) {
        const sheet = worksheets.add(name);
        sheet.names.add('_TSX_0123456789abcdef', sheet.getRange('A1')).visible = false;
      }
      worksheets.getItem('Round 1').getRange('C5').values = [['ours']];
    });
    const area = { row: 4, column: 2, rows: 1, columns: 1 };
    const parts = [{ area, contents: [['ours']] }];
    const sheets = ['Round 1', 'Round 2'].map((name) => ({
      name,
      id: undefined,
      parts,
      spills: [],
      tables: [],
    }));
    const leftovers = { ...nothingLeft, sheets };
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
      return calls === 50 ? (codes.shift() as 'GeneralException' | undefined) : undefined;
    });
    const outcome = await excelWorkbook.write(newSheetPlan);
    expect([named(outcome), codes]).toEqual(['written', []]);
    jest.restoreAllMocks();
    await undone(receiptOf(outcome));
  });
});
