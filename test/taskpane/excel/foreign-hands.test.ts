/** @jest-environment ./test/support/environment.js */
import { afterAll, afterEach, describe, expect, jest, test } from '@jest/globals';
import { excelWorkbook } from '../../../taskpane/excel/excel';
import type { Plan } from '../../../taskpane/sheets/plan';
import { conversion } from '../../../taskpane/why/fix';
import type { ExcelPage } from '../../tools/workbench/host/excel';
import { attackPlan, tellLostKinds } from './foreign-hands';
import { openList, someJobs } from './jobs-that-write';
import {
  longerListPlan,
  newSheetPlan,
  openSample,
  overwritePlan,
  seasonPlan,
} from './sample-plans';
import { openWorkbook, type } from './workbook';

// The real office.js over a real grid takes its time on a busy machine.
jest.setTimeout(1_200_000);

let excel: ExcelPage;

/** Everything can be undone here: so each run begins with the same workbook. */
const undo = 'everything';

afterEach(() => {
  expect(excel.problems).toEqual([]);
  excel.close();
});
afterAll(() => {
  tellLostKinds('all jobs');
});

const plans: readonly (readonly [string, (year: string) => Plan])[] = [
  ['a new sheet with everything', () => newSheetPlan],
  ['overwritten cells', overwritePlan],
  ['sheets, names and cells', seasonPlan],
  ['a longer list with its name', longerListPlan],
];

describe('Nothing another hand typed is gone or replaced without a sentence naming it', () => {
  test.each(plans)('while %s is written or undone', async (_, plan) => {
    excel = await openSample({ undo });
    const year = excel.grid.sheets().find(({ name }) => name === 'Year')?.id ?? '';
    expect(await attackPlan(excel, plan(year), 4, 800)).toEqual([]);
  });

  test('while a text is converted to a number, or that is undone', async () => {
    excel = await openWorkbook([{ name: 'SOF', cells: { A1: 1250, C1: 'other' } }], { undo });
    type(excel, 'SOF', 'B1', "'60");
    const { id = '' } = excel.grid.sheets()[0] ?? {};
    const text = { sheetId: id, sheet: 'SOF', row: 0, column: 1 };
    const { plan, agreed } = conversion({ at: text, text: '60', number: 60 }, 'B1 is a number');
    expect(await attackPlan(excel, plan, 10, 800, agreed)).toEqual([]);
    // Where nobody interferes it is done.
    expect(await excelWorkbook.write(plan, agreed)).toMatchObject({ value: { kind: 'written' } });
  });

  test.each(someJobs)('while %s is written or undone by its job', async (_, job) => {
    excel = await openList(job, { undo });
    expect(await attackPlan(excel, await job.plan(excel), 3, 80)).toEqual([]);
  });
});
