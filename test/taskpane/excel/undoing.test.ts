/** @jest-environment ./test/support/environment.js */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { excelWorkbook } from '../../../taskpane/excel/excel';
import type { Finding, Plan } from '../../../taskpane/sheets/plan';
import type { WrittenReceipt } from '../../../taskpane/sheets/receipt';
import { sentence } from '../../../src/language';
import type { ExcelPage } from '../../tools/workbench/host/excel';
import { requirementSetsOf } from '../../../tools/workbench/host/manners';
import { planOf } from '../sheets/plans';
import {
  longerListPlan,
  newSheetPlan,
  openSample,
  overwritePlan,
  seasonPlan,
} from './sample-plans';
import { everything, type, withExcel } from './workbook';
import { insert } from '../../../taskpane/excel/writing/insertion';
import type { Attempt } from '../../../taskpane/excel/workbook/problems';
import { waiting } from '../../../taskpane/excel/requests/requests';
import type { WriteOutcome } from '../../../taskpane/excel/workbook/workbook';
import { FaultRuns, named, receiptOf, type Write } from './fault-runs';

describe('undoing', () => {
  // The real office.js over a real grid takes its time on a busy machine.
  jest.setTimeout(300_000);

  let excel: ExcelPage;
  let before: unknown;
  let year: string;

  beforeEach(async () => {
    excel = await openSample();
    const sheet = excel.grid.sheets().find(({ name }) => name === 'Year');
    year = sheet?.id ?? '';
    await withExcel(excel, ({ worksheets }) => {
      const range = worksheets.getItem('Year').getRange('A1:A4');
      range.numberFormat = [['General'], ['@'], ['0.0'], ['0.00']];
      range.format.fill.color = '#FF0000';
      range.format.font.italic = true;
    });
    before = everything(excel);
  });
  afterEach(() => {
    expect(excel.problems).toEqual([]);
    excel.close();
  });

  async function write(plan: Plan): Promise<WrittenReceipt> {
    let outcome = await excelWorkbook.write(plan);
    if (outcome.ok && outcome.value.kind === 'filled') {
      outcome = await excelWorkbook.write(plan, outcome.value.cells);
    }
    if (!outcome.ok || outcome.value.kind !== 'written') throw new Error(JSON.stringify(outcome));
    return outcome.value.receipt;
  }

  async function undo(receipt: WrittenReceipt, agreed?: readonly Finding[]): Promise<unknown> {
    const outcome = await excelWorkbook.undoWriting(receipt, agreed);
    return outcome.ok ? outcome.value.kind : outcome.problem;
  }

  describe('Undo restores exactly what was there', () => {
    test.each([
      ['a new sheet', () => newSheetPlan],
      ['overwritten cells of every kind, with their formats and looks', () => overwritePlan(year)],
      ['sheets, names and cells', () => seasonPlan(year)],
      ['a list that became longer, with its name', () => longerListPlan(year)],
    ])('after %s', async (_, plan) => {
      expect(await undo(await write(plan()))).toBe('undone');
      expect(everything(excel)).toEqual(before);
      expect(excel.grid.activeSheet().name).toBe('Entries');
    });

    test('It can be written again, and undone again', async () => {
      await undo(await write(seasonPlan(year)));
      expect(await undo(await write(seasonPlan(year)))).toBe('undone');
      expect(everything(excel)).toEqual(before);
    });

    test('What formulas calculate in the meantime is no edit, spilled results included', async () => {
      const receipt = await write(seasonPlan(year));
      type(excel, 'Entries', 'A2', 'Anna');
      expect(await undo(receipt)).toBe('undone');
    });

    test('A renamed sheet is still the one that was made', async () => {
      const receipt = await write(newSheetPlan);
      await withExcel(excel, ({ worksheets }) => {
        worksheets.getItem('Round 1').name = 'First round';
      });
      expect(await undo(receipt)).toBe('asking');
      const values = { sheet: 'First round', was: 'Round 1' };
      const agreed = [{ sentence: sentence('undoRenamed', values) }];
      expect(await undo(receipt, agreed)).toBe('undone');
      expect(everything(excel)).toEqual(before);
    });

    test('The sheet that was active may be gone', async () => {
      const receipt = await write(newSheetPlan);
      await withExcel(excel, ({ worksheets }) => {
        worksheets.getItem('Entries').delete();
      });
      expect(await undo(receipt)).toBe('undone');
    });
  });

  describe('The name of a list that became longer', () => {
    const cells = (): unknown =>
      excel.grid.names.all().find(({ name }) => name === 'Factors')?.area;
    const rows = (count: number) => ({ row: 0, column: 0, rows: count, columns: 2 });

    test('stands for all of it, and for what it was once that is undone', async () => {
      const receipt = await write(longerListPlan(year));
      expect(cells()).toMatchObject(rows(5));
      expect(await undo(receipt)).toBe('undone');
      expect(cells()).toMatchObject(rows(3));
    });

    test('is put back by a pane that was opened since', async () => {
      await write(longerListPlan(year));
      const last = await excelWorkbook.lastWriting();
      if (!last.ok || !last.value) throw new Error('Nothing was kept.');
      expect(await undo(last.value.receipt)).toBe('undone');
      expect(cells()).toMatchObject(rows(3));
    });

    test.each([
      ['begins in another cell', { row: 1, column: 0, rows: 2, columns: 2 }],
      ['has other columns', { row: 0, column: 0, rows: 3, columns: 1 }],
    ])('is somebody’s own where it %s, and stays', async (_, theirs) => {
      excel.grid.names.remove('Factors');
      excel.grid.names.add({ name: 'Factors', area: { sheetId: year, ...theirs } });
      const receipt = await write(longerListPlan(year));
      expect(cells()).toMatchObject(theirs);
      expect(await undo(receipt)).toBe('undone');
      expect(cells()).toMatchObject(theirs);
    });

    test('stays where somebody has put it since the write', async () => {
      const receipt = await write(longerListPlan(year));
      const theirs = { row: 0, column: 0, rows: 2, columns: 2 };
      excel.grid.names.remove('Factors');
      excel.grid.names.add({ name: 'Factors', area: { sheetId: year, ...theirs } });
      expect(await undo(receipt)).toBe('undone');
      expect(cells()).toMatchObject(theirs);
    });
  });

  describe('Excel’s own undo', () => {
    test('takes overwritten cells back in one step, where Excel can merge a run into one', async () => {
      await write(overwritePlan(year));
      expect(everything(excel)).not.toEqual(before);
      excel.grid.undo();
      expect(everything(excel)).toEqual(before);
    });

    // worksheets.add clears the list of what can be undone on Windows (office-js #6170).
    test('has nothing to take back after a plan with sheets', async () => {
      await write(newSheetPlan);
      const written = everything(excel);
      excel.grid.undo();
      expect(everything(excel)).toEqual(written);
    });

    test('or a deleted sheet leaves nothing for the undo of the pane, which says so', async () => {
      const receipt = await write(newSheetPlan);
      excel.grid.tabs.remove(excel.grid.sheets().find(({ name }) => name === 'Round 1')?.id ?? '');
      expect(await undo(receipt)).toEqual({ code: 'sheetMissing', sheet: 'Round 1' });
    });

    test('leaves nothing for the undo of the pane, which says so', async () => {
      const receipt = await write(overwritePlan(year));
      excel.grid.undo();
      expect(await undo(receipt)).toEqual({ code: 'editedAfterWriting', address: 'Year!A1' });
    });
  });

  describe('An older Excel', () => {
    test('without spills, merged areas, separators and merged undo writes and undoes all the same', async () => {
      excel.close();
      excel = await openSample({ requirementSets: requirementSetsOf('1.9') });
      before = everything(excel);
      year = excel.grid.sheets().find(({ name }) => name === 'Year')?.id ?? '';
      for (const plan of [
        newSheetPlan,
        overwritePlan(year),
        seasonPlan(year),
        longerListPlan(year),
      ]) {
        expect(await undo(await write(plan))).toBe('undone');
        expect(everything(excel)).toEqual(before);
      }
      const read = await excelWorkbook.read([{ kind: 'typed', text: 'Entries!A:B' }]);
      expect(read).toMatchObject({ ok: true, value: { facts: { mark: '.' } } });
    });
  });

  describe('Undo is refused, and changes nothing, if what was written was edited since', () => {
    const edited = async (plan: Plan, edit: () => void | Promise<void>): Promise<unknown> => {
      const receipt = await write(plan);
      await edit();
      const after = everything(excel);
      const refusal = await undo(receipt);
      expect(everything(excel)).toEqual(after);
      return refusal;
    };

    test.each([
      ['a result typed', 'C4', '1-0', "'Round 1'!C4"],
      ['a text changed', 'B5', 'Bert', "'Round 1'!B5"],
      ['a cell emptied', 'A5', null, "'Round 1'!A5"],
      ['a remark beside it', 'H20', 'remark', "'Round 1'!H20"],
    ] as const)('on a new sheet: %s', async (_, address, content, named) => {
      const refusal = await edited(newSheetPlan, () => {
        type(excel, 'Round 1', address, content);
      });
      expect(refusal).toEqual({ code: 'editedAfterWriting', address: named });
    });

    test('in a cell of an existing sheet', async () => {
      const refusal = await edited(overwritePlan(year), () => {
        type(excel, 'Year', 'A2', 61);
      });
      expect(refusal).toEqual({ code: 'editedAfterWriting', address: 'Year!A2' });
    });

    test('but not in a cell the plan left alone', async () => {
      const receipt = await write(overwritePlan(year));
      type(excel, 'Year', 'B2', 'mine');
      expect(await undo(receipt)).toBe('undone');
    });

    test('where a spill was to be: then its formula is blocked', async () => {
      const refusal = await edited(seasonPlan(year), () => {
        type(excel, 'Totals', 'A4', 'mine');
      });
      expect(refusal).toEqual({ code: 'editedAfterWriting', address: 'Totals!A3' });
    });

    test('by deleting the sheet', async () => {
      const refusal = await edited(newSheetPlan, () =>
        withExcel(excel, ({ worksheets }) => {
          worksheets.getItem('Round 1').delete();
        }),
      );
      expect(refusal).toEqual({ code: 'sheetMissing', sheet: 'Round 1' });
    });

    test('by deleting the sheet whose cells were written', async () => {
      const refusal = await edited(overwritePlan(year), () =>
        withExcel(excel, ({ worksheets }) => {
          worksheets.getItem('Year').delete();
        }),
      );
      expect(refusal).toEqual({ code: 'sheetMissing', sheet: 'Year' });
    });

    test('by protecting the sheet or the workbook', async () => {
      expect(
        await edited(overwritePlan(year), () =>
          withExcel(excel, ({ worksheets }) => {
            worksheets.getItem('Year').protection.protect();
          }),
        ),
      ).toEqual({ code: 'sheetProtected', sheet: 'Year' });
      expect(
        await edited(newSheetPlan, () =>
          withExcel(excel, ({ protection }) => {
            protection.protect();
          }),
        ),
      ).toEqual({ code: 'workbookProtected' });
    });

    test('on a sheet that held nothing', async () => {
      const empty = planOf({
        title: 'Empty',
        sheets: [{ name: 'Empty', blocks: [{ at: 'A1', cells: [[{ kind: 'blank' }]] }] }],
      });
      expect(await undo(await write(empty))).toBe('undone');
      const refusal = await edited(empty, () => {
        type(excel, 'Empty', 'B2', 'mine');
      });
      expect(refusal).toEqual({ code: 'editedAfterWriting', address: 'Empty!B2' });
    });
  });
});

describe('stopping', () => {
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
});
