/** @jest-environment ./test/support/environment.js */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { addTournament } from '../../../taskpane/kgs/add-tournament';
import { newYear } from '../../../taskpane/kgs/new-year';
import { excelWorkbook } from '../../../taskpane/excel/excel-workbook';
import type { Plan } from '../../../taskpane/plan/plan';
import type { ExcelPage } from '../../workbench/host/excel';
import { named } from '../excel/fault-runs';
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

const tournamentPlan = (): Promise<Plan> =>
  planOf(
    addTournament,
    { column: undefined, name: 'December', rounds: '8', board: '', hours: '', tieBreaks: '' },
    { results: 'Results' },
  );

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
