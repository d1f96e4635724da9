/** @jest-environment ./test/support/environment.js */
import { afterAll, afterEach, describe, expect, jest, test } from '@jest/globals';
import { noOptions } from '../../../taskpane/kuksu/given';
import { groupLeagues } from '../../../taskpane/kuksu/group';
import { rankLeagues } from '../../../taskpane/kuksu/rank';
import { replacePlayer } from '../../../taskpane/kuksu/replace/replace-player';
import type { Plan } from '../../../taskpane/plan/plan';
import type { ExcelPage } from '../../workbench/host/excel';
import { attackPlan, tellLostKinds } from '../excel/foreign-hands';
import { planOf, sheetCells, write } from '../excel/operations';
import { openWorkbook } from '../excel/workbook';
import { oneOf } from '../../support/sampled';

jest.setTimeout(1_200_000);

let excel: ExcelPage;
afterEach(() => {
  expect(excel.problems).toEqual([]);
  excel.close();
});
afterAll(() => {
  tellLostKinds('Kuksu');
});

const group = groupLeagues;
const { sheets: rank } = rankLeagues;

const grouping = (): Promise<Plan> => planOf(group, noOptions, { registrations: 'Entries' });
const ranking = async (): Promise<Plan> => {
  await write(await grouping());
  return planOf(rank, rank.initial);
};

const replacing = async (): Promise<Plan> => {
  await write(await grouping());
  const options = { leaves: 'N2', name: 'New', rating: '1500', played: 'keep' } as const;
  return planOf(replacePlayer, options);
};

describe('Nothing another hand typed is gone or replaced without a sentence naming it', () => {
  test.each(
    oneOf([
      ['a cycle', grouping],
      ['a ranking', ranking],
      ['a replacement', replacing],
    ] as const),
  )('while %s is written or undone', async (_, planned) => {
    const newcomers = Array.from({ length: 5 }, (_each, index) => [`N${index + 1}`, 2000 - index]);
    const cells = sheetCells([['Name', 'Rating'], ...newcomers]);
    // Everything can be undone here: so each run begins with the same workbook.
    excel = await openWorkbook([{ name: 'Entries', cells }], { undo: 'everything' });
    expect(await attackPlan(excel, await planned(), 4, 80)).toEqual([]);
  });
});
