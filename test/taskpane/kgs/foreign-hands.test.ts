/** @jest-environment ./test/support/environment.js */
import { afterAll, afterEach, describe, expect, jest, test } from '@jest/globals';
import { addPoints } from '../../../taskpane/kgs/add-points';
import { addTournament } from '../../../taskpane/kgs/add-tournament';
import { editTournament } from '../../../taskpane/kgs/changes/edit';
import { moveTournament } from '../../../taskpane/kgs/changes/move';
import { removeTournament } from '../../../taskpane/kgs/changes/remove';
import { newYear } from '../../../taskpane/kgs/new-year';
import type { Plan } from '../../../taskpane/plan/plan';
import type { ExcelPage } from '../../workbench/host/excel';
import { attackPlan, tellLostKinds } from '../excel/foreign-hands';
import { planOf, write } from '../excel/operations';
import { openWorkbook } from '../excel/workbook';
import { oneOf } from '../../support/sampled';
import { listSheets } from './support/list-sheets';

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

const points = async (): Promise<Plan> => {
  await write(await year());
  return planOf(addPoints, { column: undefined, name: 'May' }, { points: 'Points' });
};

/** A change of the tournament in the first column of Year. */
const changed = (plan: () => Promise<Plan>) => async (): Promise<Plan> => {
  await write(await tournament());
  return plan();
};

describe('Nothing another hand typed is gone or replaced without a sentence naming it', () => {
  test.each(
    oneOf([
      ['a new year', year],
      ['a tournament', tournament],
      ['points alone', points],
      ['a new name', changed(() => planOf(editTournament, { column: 1, name: 'Autumn' }))],
      [
        'another date',
        changed(() => planOf(moveTournament, { column: 1, date: '2012-12', place: 'date' })),
      ],
      ['a removal', changed(() => planOf(removeTournament, { column: 1 }))],
    ] as const),
  )('while %s is written or undone', async (_, planned) => {
    // Everything can be undone here: so each run begins with the same workbook.
    excel = await openWorkbook(listSheets, { undo: 'everything' });
    expect(await attackPlan(excel, await planned(), 2, 40)).toEqual([]);
  });
});
