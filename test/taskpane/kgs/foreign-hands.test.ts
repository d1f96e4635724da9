/** @jest-environment ./test/support/environment.js */
import { afterAll, afterEach, describe, expect, jest, test } from '@jest/globals';
import { addTournament } from '../../../taskpane/kgs/add-tournament';
import { newYear } from '../../../taskpane/kgs/new-year';
import type { Plan } from '../../../taskpane/plan/plan';
import type { ExcelPage } from '../../workbench/host/excel';
import { attackPlan, tellLostKinds } from '../excel/foreign-hands';
import { planOf, sheetCells, write } from '../excel/operations';
import { openWorkbook } from '../excel/workbook';
import { listOf, removals } from './support/sample-year';
import { oneOf } from '../../support/sampled';

jest.setTimeout(1_200_000);

let excel: ExcelPage;
afterEach(() => {
  expect(excel.problems).toEqual([]);
  excel.close();
});
afterAll(() => {
  tellLostKinds('KGS');
});

const year = (): Promise<Plan> =>
  planOf(newYear, { year: '2012', rule: 'row', points: '8 5 3 2 1' });

const tournament = async (): Promise<Plan> => {
  await write(await year());
  const options = {
    column: undefined,
    name: 'December',
    rounds: '8',
    board: '',
    hours: '',
    tieBreaks: '',
  };
  return planOf(addTournament, options, { results: 'Results' });
};

describe('Nothing another hand typed is gone or replaced without a sentence naming it', () => {
  test.each(
    oneOf([
      ['a new year', year],
      ['a tournament', tournament],
    ] as const),
  )('while %s is written or undone', async (_, planned) => {
    // Everything can be undone here: so each run begins with the same workbook.
    excel = await openWorkbook([{ name: 'Results', cells: sheetCells(listOf(removals)) }], {
      undo: 'everything',
    });
    expect(await attackPlan(excel, await planned(), 2, 40)).toEqual([]);
  });
});
