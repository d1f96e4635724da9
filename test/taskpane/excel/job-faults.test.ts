/** @jest-environment ./test/support/environment.js */
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import type { ExcelPage } from '../../tools/workbench/host/excel';
import { FaultRuns } from './fault-runs';
import { openList, someJobs } from './jobs-that-write';

jest.setTimeout(7_200_000);

let excel: ExcelPage;
afterEach(() => {
  jest.restoreAllMocks();
  expect(excel.problems).toEqual([]);
  excel.close();
});

describe('It stands whole or not at all, whichever call of its writing or its undoing fails, and whichever request is refused', () => {
  test.each(someJobs)('%s', async (_, job) => {
    excel = await openList(job);
    const plan = await job.plan(excel);
    // A year takes long to calculate.
    const isYear = plan.sheets.length > 3 || plan.blocks.some(({ sheet }) => sheet === 'Totals');
    await new FaultRuns(excel, isYear ? 200 : 100).failEverything(plan, [
      'InvalidOrTimedOutSession',
    ]);
  });
});
