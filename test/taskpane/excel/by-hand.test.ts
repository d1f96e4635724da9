/** @jest-environment ./test/support/environment.js */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { createExcelWorkbook, excelWorkbook } from '../../../taskpane/excel/excel';
import type { Plan } from '../../../taskpane/sheets/plan';
import type { ExcelPage } from '../../tools/workbench/host/excel';
import { formula, number, planOf } from '../sheets/plans';
import { openWorkbook } from './workbook';

// The real office.js over a real grid takes its time on a busy machine.
jest.setTimeout(60_000);

let excel: ExcelPage;
beforeEach(async () => {
  excel = await openWorkbook([{ name: 'Mine', cells: { A1: 2, B1: '=A1*10' } }]);
});
afterEach(() => {
  expect(excel.problems).toEqual([]);
  excel.close();
});

const plan: Plan = planOf({
  title: 'Round 1',
  sheets: [{ name: 'Round 1', blocks: [{ at: 'A1', cells: [[number(3), formula('=A1*10')]] }] }],
});
const value = (sheet: string): unknown => {
  const sheetId = excel.grid.sheets().find(({ name }) => name === sheet)?.id ?? '';
  return excel.grid.read({ sheetId, row: 0, column: 1, rows: 1, columns: 1 })[0]?.[0]?.value;
};

test('a workbook that is calculated by hand stays so; what was made is calculated once, and the user is told', async () => {
  excel.grid.calculatesByHand = true;
  excel.grid.write({ sheetId: excel.grid.sheets()[0]?.id ?? '', row: 0, column: 0 }, 5);
  const calculated = jest.spyOn(excel.grid, 'recalculateSheet');
  const outcome = await excelWorkbook.write(plan);
  expect(outcome.ok && outcome.value).toMatchObject({ kind: 'written', calculatesByHand: true });
  const made = excel.grid.sheets().find(({ name }) => name === 'Round 1')?.id;
  expect(calculated.mock.calls).toEqual([[made]]);
  expect(value('Round 1')).toBe(30);
  expect(excel.grid.calculatesByHand).toBe(true);
  // What stood there before waits for the user.
  expect(value('Mine')).toBe(20);
});

test('in any other nothing is said', async () => {
  const calculated = jest.spyOn(excel.grid, 'recalculateSheet');
  const outcome = await excelWorkbook.write(plan);
  expect(calculated).not.toHaveBeenCalled();
  expect(outcome.ok && 'calculatesByHand' in outcome.value).toBe(false);
  expect(value('Round 1')).toBe(30);
});

test('what waits for its user is read at once, and said', async () => {
  excel.grid.calculatesByHand = true;
  excel.grid.write({ sheetId: excel.grid.sheets()[0]?.id ?? '', row: 0, column: 0 }, 5);
  const pauses: number[] = [];
  const clock = {
    now: () => 0,
    pause: (time: number) => Promise.resolve(void pauses.push(time)),
  };
  const reading = await createExcelWorkbook(clock).read([{ kind: 'sheet', sheet: 'Mine' }]);
  expect(reading).toMatchObject({ ok: true, value: { stillCalculating: true, byHand: true } });
  expect(pauses).toEqual([]);
});
