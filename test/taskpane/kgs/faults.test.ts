/** @jest-environment ./test/support/environment.js */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { addTournament } from '../../../taskpane/kgs/add-tournament';
import { annualTable } from '../../../taskpane/kgs/annual-table';
import { editTournament } from '../../../taskpane/kgs/changes/edit';
import { newYear } from '../../../taskpane/kgs/new-year';
import { excelWorkbook } from '../../../taskpane/excel/excel-workbook';
import type { Lists, Operation } from '../../../taskpane/operation/operation';
import type { Plan } from '../../../taskpane/plan/plan';
import type { ExcelPage } from '../../workbench/host/excel';
import { FaultRuns, named } from '../excel/fault-runs';
import { planOf, write } from '../excel/operations';
import { everything, openWorkbook, withExcel } from '../excel/workbook';
import { oneOf } from '../../support/sampled';
import { listSheets } from './support/list-sheets';

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

const yearPlan = (): Promise<Plan> =>
  planOf(newYear, { year: '2012', rule: 'row', points: '8 5 3 2 1' });

const tournamentPlan = (name = 'December'): Promise<Plan> =>
  planOf(
    addTournament,
    { column: undefined, name, rounds: '8', board: '', hours: '', tieBreaks: '' },
    { results: 'Results' },
  );

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

describe('What was read is read again before the write', () => {
  test.each(
    oneOf([
      ['the results', 'Results', 'B3', 9],
      ['Year', 'Year', 'C1', 'Another one'],
      ['the engines', 'Engines', 'A4', 'Zen19S'],
      ['the points of the year', 'Calculator', 'B2', 10],
      ['the own table', 'Calculator', 'O4', 5],
      ['the lines', 'Totals', 'F5', 'somebody'],
    ] as const),
  )('a change in %s stops it', async (_what, sheet, address, content) => {
    await write(await yearPlan());
    const plan = await tournamentPlan();
    await withExcel(excel, ({ worksheets }) => {
      worksheets.getItem(sheet).getRange(address).values = [[content]];
    });
    const changed = everything(excel);
    expect(named(await excelWorkbook.write(plan))).toBe('changed');
    expect(everything(excel)).toEqual(changed);
  });
});
