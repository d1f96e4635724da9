/** @jest-environment ./test/support/environment.js */
import { afterAll, afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { Plan } from '../../../taskpane/plan/plan';
import type { ExcelPage } from '../../workbench/host/excel';
import { attackPlan, tellLostKinds } from './foreign-hands';
import { newSheetPlan, openSample, overwritePlan, seasonPlan } from './sample-plans';

// The real office.js over a real grid takes its time on a busy machine.
jest.setTimeout(1_200_000);

let excel: ExcelPage;
let year: string;

beforeEach(async () => {
  // Everything can be undone here: so each run begins with the same workbook.
  excel = await openSample({ undo: 'everything' });
  year = excel.grid.sheets().find(({ name }) => name === 'Year')?.id ?? '';
});
afterEach(() => {
  expect(excel.problems).toEqual([]);
  excel.close();
});
afterAll(() => {
  tellLostKinds('sample plans');
});

const plans: readonly (readonly [string, () => Plan])[] = [
  ['a new sheet with everything', () => newSheetPlan],
  ['overwritten cells', () => overwritePlan(year)],
  ['sheets, names and cells', () => seasonPlan(year)],
];

describe('Nothing another hand typed is gone or replaced without a sentence naming it', () => {
  test.each(plans)('while %s is written or undone', async (_, plan) => {
    expect(await attackPlan(excel, plan(), 6, 800)).toEqual([]);
  });
});
