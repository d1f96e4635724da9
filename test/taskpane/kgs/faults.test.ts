/** @jest-environment ./test/support/environment.js */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { annualTable } from '../../../taskpane/kgs/annual-table';
import { editTournament } from '../../../taskpane/kgs/changes/edit';
import type { Lists, Operation } from '../../../taskpane/jobs/operation';
import type { Plan } from '../../../taskpane/sheets/plan';
import type { ExcelPage } from '../../tools/workbench/host/excel';
import { FaultRuns } from '../excel/fault-runs';
import { planOf, write } from '../excel/operations';
import { openWorkbook, withExcel } from '../excel/workbook';
import { oneOf } from '../../support/sampled';
import { listSheets, tournamentPlan, yearPlan } from './support/plans';

jest.setTimeout(600_000);

let excel: ExcelPage;

beforeEach(async () => {
  excel = await openWorkbook(listSheets);
});

afterEach(() => {
  jest.restoreAllMocks();
  expect(excel.problems).toEqual([]);
  excel.close();
});

/** What jobs of the year write beyond what every job is held to, and what was done by hand before. */
const jobs: readonly (readonly [string, () => Promise<Plan>])[] = [
  [
    'the lent accounts of a tournament that was renamed by hand',
    () =>
      withFirst(editTournament, { column: 1 }, async () => {
        await typed('Engines', 'A4:C4', [['gnubot', 'First', 'Zen']]);
        await typed('Year', 'B1', [['Renamed']]);
      }),
  ],
  [
    'the annual table, written again',
    () =>
      withFirst(annualTable, undefined, () =>
        withExcel(excel, ({ worksheets }) => {
          worksheets.getItem('Annual table').delete();
        }),
      ),
  ],
];

/** In a year with a tournament, after what was done by hand. */
async function withFirst<Options, Detail>(
  operation: Operation<Lists, Options, Detail>,
  options: NoInfer<Options>,
  byHand: () => Promise<void>,
): Promise<Plan> {
  await write(await tournamentPlan('First'));
  await byHand();
  return planOf(operation, options);
}

async function typed(sheet: string, address: string, rows: unknown[][]): Promise<void> {
  await withExcel(excel, ({ worksheets }) => {
    worksheets.getItem(sheet).getRange(address).values = rows;
  });
}

describe('A job of the year stands whole or not at all', () => {
  test.each(oneOf(jobs))(
    '%s, whichever call or request of writing and undoing fails',
    async (_, plan) => {
      await write(await yearPlan());
      const planned = await plan();
      const runs = new FaultRuns(excel, 200);
      await runs.failEveryCall(planned);
      await runs.refuseEveryRequest(planned, ['AccessDenied', 'InvalidOrTimedOutSession']);
      await runs.failEveryCallOfUndo(planned);
    },
  );
});
