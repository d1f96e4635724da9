/** @jest-environment ./test/support/environment.js */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { noOptions } from '../../../taskpane/kuksu/given';
import { groupLeagues } from '../../../taskpane/kuksu/group';
import { rankLeagues } from '../../../taskpane/kuksu/rank';
import { replacePlayer } from '../../../taskpane/kuksu/replace/replace-player';
import type { ExcelPage } from '../../workbench/host/excel';
import { FaultRuns } from '../excel/fault-runs';
import { planOf, sheetCells, write } from '../excel/operations';
import { openWorkbook } from '../excel/workbook';
import { oneOf } from '../../support/sampled';

jest.setTimeout(600_000);

const group = groupLeagues;
const { sheets: rank } = rankLeagues;
let excel: ExcelPage;

beforeEach(async () => {
  const newcomers = Array.from({ length: 5 }, (_, index) => [`N${index + 1}`, 2000 - index]);
  excel = await openWorkbook([
    { name: 'Entries', cells: sheetCells([['Name', 'Rating'], ...newcomers]) },
  ]);
});

afterEach(() => {
  jest.restoreAllMocks();
  expect(excel.problems).toEqual([]);
  excel.close();
});

const grouping = () => planOf(group, noOptions, { registrations: 'Entries' });

describe.each(
  oneOf([
    ['A grouped cycle', () => Promise.resolve(), grouping],
    [
      'A ranking',
      async () => {
        await write(await grouping());
      },
      () => planOf(rank, rank.initial),
    ],
    [
      'A replacement',
      async () => {
        await write(await grouping());
      },
      () => planOf(replacePlayer, { leaves: 'N2', name: 'New', rating: '1500', played: 'clear' }),
    ],
  ] as const),
)('%s stands whole or not at all', (_, prepare, planned) => {
  test('whichever call of its writing or its undoing fails, and whichever request is refused', async () => {
    await prepare();
    await new FaultRuns(excel, 40).failEverything(await planned(), ['InvalidOrTimedOutSession']);
  });
});
