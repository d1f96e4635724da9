/** @jest-environment ./test/support/environment.js */
import { afterAll, afterEach, describe, expect, jest, test } from '@jest/globals';
import { egdImport } from '../../../taskpane/nk/texts/egd-import';
import { newEvent } from '../../../taskpane/nk/new-event';
import { nothingSaid } from '../../../taskpane/nk/pair-options';
import { pairRound } from '../../../taskpane/nk/pair-round';
import { rights } from '../../../taskpane/nk/rights';
import { standings } from '../../../taskpane/nk/standings';
import type { Plan } from '../../../taskpane/plan/plan';
import type { ExcelPage } from '../../workbench/host/excel';
import { attackPlan, tellLostKinds } from '../excel/foreign-hands';
import { planOf, sheetCells, write } from '../excel/operations';
import { openWorkbook, type as typeInto } from '../excel/workbook';
import { oneOf } from '../../support/sampled';
import { entries } from './support/sample-event';

jest.setTimeout(1_200_000);

let excel: ExcelPage;
afterEach(() => {
  expect(excel.problems).toEqual([]);
  excel.close();
});
afterAll(() => {
  tellLostKinds('NK');
});

const drawing = (): Promise<Plan> =>
  planOf(newEvent, { ...newEvent.initial, rounds: '3' }, { entries: 'Entries' });

/** Three rounds in which the lower number wins everywhere. */
async function playedOut(): Promise<void> {
  await write(await drawing());
  for (const round of [1, 2, 3]) {
    await write(await planOf(pairRound, nothingSaid));
    const sheet = `Round ${round}`;
    const { id: sheetId = '' } = excel.grid.sheets().find(({ name }) => name === sheet) ?? {};
    for (const row of [5, 6, 7]) {
      const area = { sheetId, row: row - 1, column: 1, rows: 1, columns: 3 };
      const [[black, , white] = []] = excel.grid.read(area);
      typeInto(
        excel,
        sheet,
        `F${row}`,
        Number(black?.value) < Number(white?.value) ? '1-0' : '0-1',
      );
    }
  }
}

const egdTable = ['1 Eerste Anna 5d NL Adam 2 4 2+', '2 Tweede Bert 4d NL Breda 0 4 1-'].join('\n');

describe('Nothing another hand typed is gone or replaced without a sentence naming it', () => {
  test.each(
    oneOf([
      ['a new NK', drawing],
      [
        'a round',
        async () => {
          await write(await drawing());
          return planOf(pairRound, nothingSaid);
        },
      ],
      [
        'the wall list',
        async () => {
          await playedOut();
          return planOf(standings, standings.initial);
        },
      ],
      [
        'the list of rights',
        async () => {
          await playedOut();
          return planOf(rights, undefined);
        },
      ],
      ['an event from a table of the EGD', () => planOf(egdImport, { text: egdTable })],
    ] as const),
  )('while %s is written or undone', async (_, planned) => {
    // Everything can be undone here: so each run begins with the same workbook.
    excel = await openWorkbook([{ name: 'Entries', cells: sheetCells(entries(6)) }], {
      undo: 'everything',
    });
    expect(await attackPlan(excel, await planned(), 3, 80)).toEqual([]);
  });
});
