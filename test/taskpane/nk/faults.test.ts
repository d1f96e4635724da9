/** @jest-environment ./test/support/environment.js */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { egdImport } from '../../../taskpane/nk/texts/egd-import';
import { newEvent } from '../../../taskpane/nk/new-event';
import { nothingSaid } from '../../../taskpane/nk/pair-options';
import { pairRound } from '../../../taskpane/nk/pair-round';
import { rights } from '../../../taskpane/nk/rights';
import { standings } from '../../../taskpane/nk/standings';
import type { ExcelPage } from '../../workbench/host/excel';
import { FaultRuns } from '../excel/fault-runs';
import { planOf, sheetCells, write } from '../excel/operations';
import { openWorkbook, type as typeInto } from '../excel/workbook';
import { oneOf } from '../../support/sampled';
import { entries } from './support/sample-event';

jest.setTimeout(600_000);

let excel: ExcelPage;

beforeEach(async () => {
  excel = await openWorkbook([{ name: 'Entries', cells: sheetCells(entries(6)) }]);
});

afterEach(() => {
  jest.restoreAllMocks();
  expect(excel.problems).toEqual([]);
  excel.close();
});

/** So few rounds that everything comes soon, and enough to earn a right. */
const drawing = () =>
  planOf(newEvent, { ...newEvent.initial, rounds: '3' }, { entries: 'Entries' });

const drawn = async (): Promise<void> => write(await drawing());

/** The next round, in which the lower number wins everywhere. */
async function played(round: number): Promise<void> {
  await write(await planOf(pairRound, nothingSaid));
  const sheet = `Round ${round}`;
  const { id: sheetId = '' } = excel.grid.sheets().find(({ name }) => name === sheet) ?? {};
  for (const row of [5, 6, 7]) {
    const area = { sheetId, row: row - 1, column: 1, rows: 1, columns: 3 };
    const [[black, , white] = []] = excel.grid.read(area);
    const won = Number(black?.value) < Number(white?.value);
    typeInto(excel, sheet, `F${row}`, won ? '1-0' : '0-1');
  }
}

async function playedOut(): Promise<void> {
  await drawn();
  for (const round of [1, 2, 3]) await played(round);
}

const egdTable = ['1 Eerste Anna 5d NL Adam 2 4 2+', '2 Tweede Bert 4d NL Breda 0 4 1-'].join('\n');

describe.each(
  oneOf([
    ['A new NK', () => Promise.resolve(), drawing],
    ['A round', drawn, () => planOf(pairRound, nothingSaid)],
    ['The wall list', playedOut, () => planOf(standings, standings.initial)],
    ['The list of rights', playedOut, () => planOf(rights, undefined)],
    [
      'An event from a table of the EGD',
      () => Promise.resolve(),
      () => planOf(egdImport, { text: egdTable }),
    ],
  ] as const),
)('%s stands whole or not at all', (_, prepare, planned) => {
  test('whichever call of its writing or its undoing fails, and whichever request is refused', async () => {
    await prepare();
    await new FaultRuns(excel, 40).failEverything(await planned(), ['InvalidOrTimedOutSession']);
  });
});
