/** @jest-environment ./test/support/environment.js */
import { beforeEach, describe, expect, test } from '@jest/globals';
import { FakeExcel } from './support/fake-excel';

let excel: FakeExcel;
beforeEach(() => {
  excel = new FakeExcel().install();
  excel.put('B4', 1);
});

/** Adds one to B4, reading and writing in requests of their own. */
const count = (options: Excel.RunOptions = {}): Promise<void> =>
  Excel.run(options, async (context) => {
    const cell = context.workbook.getSelectedRange().getCell(0, 0);
    cell.load('formulas');
    await context.sync();
    cell.formulas = [[Number(cell.formulas[0]?.[0]) + 1]];
    await context.sync();
  });

const b4 = (): unknown => excel.cell('B4').formula;

describe('The fake Excel fails like the workbench', () => {
  test('A colleague comes before a request', async () => {
    excel.faults.before(2, () => {
      excel.put('B4', 70);
    });
    await count();
    expect(b4()).toBe(2);
    excel.faults.before(1, () => {
      excel.put('B4', 70);
    });
    await count();
    expect(b4()).toBe(71);
  });

  test('An answer is lost, once or for ever', async () => {
    excel.faults.loseAnswer(2);
    await expect(count()).rejects.toMatchObject({ code: 'InvalidOrTimedOutSession' });
    expect(b4()).toBe(2);
    await count();
    excel.faults.loseAnswer(1, Infinity);
    for (let k = 0; k < 2; k++) {
      await expect(count()).rejects.toMatchObject({ code: 'InvalidOrTimedOutSession' });
    }
    expect(b4()).toBe(3);
  });

  test('An answer never comes', async () => {
    excel.faults.neverAnswer(2);
    let answered = false;
    void count().then(() => {
      answered = true;
    });
    await new Promise((resolve) => setTimeout(resolve, 2));
    await count();
    expect([b4(), answered]).toEqual([3, false]);
  });

  test('A run that is to be one undo step is refused at its change', async () => {
    excel.faults.groupRefused('UndoNotSupported');
    await expect(count({ mergeUndoGroup: true })).rejects.toMatchObject({
      code: 'UndoNotSupported',
    });
    expect(b4()).toBe(1);
    await count();
    expect(b4()).toBe(2);
  });

  test('Errors may be plain', async () => {
    excel.faults.plainErrors();
    excel.faults.failAction(2, 'AccessDenied');
    const refused = { code: 'GeneralException', message: '' };
    await expect(count()).rejects.toMatchObject(refused);
  });

  test('While a cell is edited plain runs are refused and patient ones wait', async () => {
    excel.faults.cellEdit(true);
    await expect(count()).rejects.toMatchObject({ code: 'InvalidOperationInCellEditMode' });
    const waiting = count({ delayForCellEdit: true });
    await Promise.resolve();
    expect(b4()).toBe(1);
    excel.faults.cellEdit(false);
    await waiting;
    expect(b4()).toBe(2);
  });
});
