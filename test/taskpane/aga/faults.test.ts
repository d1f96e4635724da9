/** @jest-environment ./test/support/environment.js */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { newSeason } from '../../../taskpane/aga/new-season';
import { qualify } from '../../../taskpane/aga/qualify';
import { excelWorkbook } from '../../../taskpane/excel/excel-workbook';
import type { Plan } from '../../../taskpane/plan/plan';
import { oneOf, sampled } from '../../support/sampled';
import type { ExcelPage } from '../../workbench/host/excel';
import { FaultRuns, named } from '../excel/fault-runs';
import { attackPlan } from '../excel/foreign-hands';
import { planOf, sheetCells, write } from '../excel/operations';
import { everything, openWorkbook, withExcel } from '../excel/workbook';
import { spring } from './support/sections';

jest.setTimeout(600_000);

let excel: ExcelPage;

const open = async (undo?: 'everything'): Promise<void> => {
  const sheets = [{ name: 'Results', cells: sheetCells(spring) }];
  excel = await openWorkbook(sheets, undo === undefined ? {} : { undo });
};

afterEach(() => {
  jest.restoreAllMocks();
  expect(excel.problems).toEqual([]);
  excel.close();
});

const seasonPlan = (): Promise<Plan> => planOf(newSeason, { name: '2026', best: '3' });

const qualifierPlan = (): Promise<Plan> =>
  planOf(
    qualify,
    { ...qualify.initial, name: 'Spring Open', isDesignated: true },
    { results: 'Results' },
  );

const inSeason = async (): Promise<Plan> => {
  await write(await seasonPlan());
  return qualifierPlan();
};

const plans = [
  ['A new season', seasonPlan],
  ['A qualifier', qualifierPlan],
  ['A qualifier of a season', inSeason],
] as const;

/** `npm test` draws one of them. */
describe.each(oneOf(plans))('%s stands whole or not at all', (_, makePlan) => {
  let runs: FaultRuns;
  let plan: Plan;
  beforeEach(async () => {
    await open();
    plan = await makePlan();
    runs = new FaultRuns(excel, 60);
  });

  test('whichever call of its writing fails', async () => {
    expect(await runs.failEveryCall(plan)).toBeGreaterThan(20);
  });

  test('whichever request of its writing is refused', () =>
    runs.refuseEveryRequest(plan, ['AccessDenied', 'InvalidOrTimedOutSession']));

  test('whichever call of its undoing fails', () => runs.failEveryCallOfUndo(plan));
});

describe('What was read is read again before the write', () => {
  test.each(
    sampled(
      [
        ['the results', 'Results', 'C3', 8.1],
        ['the list of tournaments', 'Season', 'A6', 'Another one'],
        ['the results that count', 'Season', 'B3', 2],
        ['the lines', 'Season totals', 'G5', 'somebody'],
      ] as const,
      2,
    ),
  )('a change in %s stops it', async (_what, sheet, address, content) => {
    await open();
    const plan = await inSeason();
    await withExcel(excel, ({ worksheets }) => {
      worksheets.getItem(sheet).getRange(address).values = [[content]];
    });
    const changed = everything(excel);
    expect(named(await excelWorkbook.write(plan))).toBe('changed');
    expect(everything(excel)).toEqual(changed);
  });
});

describe('Nothing another hand typed is gone or replaced without a sentence naming it', () => {
  test.each(oneOf(plans))('while %s is written or undone', async (_, makePlan) => {
    // Everything can be undone here: so each run begins with the same workbook.
    await open('everything');
    expect(await attackPlan(excel, await makePlan(), 2, 40)).toEqual([]);
  });
});
