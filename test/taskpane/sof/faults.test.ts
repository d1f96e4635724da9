/** @jest-environment ./test/support/environment.js */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { excelWorkbook } from '../../../taskpane/excel/excel';
import type { Plan } from '../../../taskpane/sheets/plan';
import { awardBridgeEvent } from '../../../taskpane/sof/award-event';
import type { ExcelPage } from '../../tools/workbench/host/excel';
import { FaultRuns, named } from '../excel/fault-runs';
import { attackPlan } from '../excel/foreign-hands';
import { planOf, sheetCells } from '../excel/operations';
import { everything, openWorkbook, withExcel } from '../excel/workbook';
import { sample, sampleOptions } from './support/event-list';

jest.setTimeout(600_000);

let excel: ExcelPage;

const open = async (undo?: 'everything'): Promise<void> => {
  const sheets = [{ name: 'Entries', cells: sheetCells(sample) }];
  excel = await openWorkbook(sheets, undo === undefined ? {} : { undo });
};

afterEach(() => {
  jest.restoreAllMocks();
  expect(excel.problems).toEqual([]);
  excel.close();
});

const eventPlan = (): Promise<Plan> =>
  planOf(awardBridgeEvent, sampleOptions, { entries: 'Entries' });

describe('An awarded event stands whole or not at all', () => {
  let runs: FaultRuns;
  let plan: Plan;
  beforeEach(async () => {
    await open();
    plan = await eventPlan();
    runs = new FaultRuns(excel, 150);
  });

  test('whichever call of its writing fails', async () => {
    expect(await runs.failEveryCall(plan)).toBeGreaterThan(20);
  });

  test('whichever request of its writing is refused', () =>
    runs.refuseEveryRequest(plan, ['AccessDenied', 'InvalidOrTimedOutSession']));

  test('whichever call of its undoing fails', () => runs.failEveryCallOfUndo(plan));
});

test('The list is read again before the write: a change in it stops the write', async () => {
  await open();
  const plan = await eventPlan();
  await withExcel(excel, ({ worksheets }) => {
    worksheets.getItem('Entries').getRange('E3').values = [[40]];
  });
  const changed = everything(excel);
  expect(named(await excelWorkbook.write(plan))).toBe('changed');
  expect(everything(excel)).toEqual(changed);
});

test('Nothing another hand typed is gone or replaced without a sentence naming it', async () => {
  // Everything can be undone here: so each run begins with the same workbook.
  await open('everything');
  expect(await attackPlan(excel, await eventPlan(), 2, 40)).toEqual([]);
});
