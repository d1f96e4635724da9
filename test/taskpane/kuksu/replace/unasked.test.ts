/** @jest-environment ./test/support/environment.js */
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { excelWorkbook } from '../../../../taskpane/excel/excel';
import { noOptions } from '../../../../taskpane/kuksu/given';
import { groupLeagues } from '../../../../taskpane/kuksu/group';
import { replacePlayer } from '../../../../taskpane/kuksu/replace/replace-player';
import type { Plan } from '../../../../taskpane/sheets/plan';
import type { ExcelPage } from '../../../tools/workbench/host/excel';
import { planOf, sheetCells, write } from '../../excel/operations';
import { openWorkbook, type } from '../../excel/workbook';

jest.setTimeout(60_000);

// One cycle for all of them, in their order.
let excel: ExcelPage;
beforeAll(async () => {
  const players = Array.from({ length: 5 }, (_, i) => [`N${i + 1}`, 2000 - i]);
  excel = await openWorkbook([
    { name: 'Entries', cells: sheetCells([['Name', 'Rating'], ...players]) },
  ]);
  await write(await planOf(groupLeagues, noOptions, { registrations: 'Entries' }));
  // N1 beat N2, who beat N3.
  type(excel, 'League A', 'J5', 1);
  type(excel, 'League A', 'K6', 1);
});
afterAll(() => {
  excel.close();
});

const replacing = (): Promise<Plan> => {
  const seat = { leaves: 'N2', name: 'Late', rating: '1995', played: 'clear' } as const;
  return planOf(replacePlayer, seat);
};
const cell = (address: string, sheet = 'League A'): unknown => {
  const { id = '' } = excel.grid.sheets().find(({ name }) => name === sheet) ?? {};
  const [row, column] = [Number(address.slice(1)) - 1, address.charCodeAt(0) - 65];
  return excel.grid.read({ sheetId: id, row, column, rows: 1, columns: 1 })[0]?.[0]?.text;
};

test('what was typed there after the preview is not: nothing is written', async () => {
  const plan = await replacing();
  type(excel, 'League A', 'K6', 0.5);
  expect(await excelWorkbook.write(plan)).toMatchObject({ value: { kind: 'changed' } });
  expect(cell('B6')).toBe('N2');
});

test('a formula of somebody on the seat is asked about, and it alone', async () => {
  type(excel, 'League A', 'F6', '=1900+99');
  const asked = await excelWorkbook.write(await replacing());
  if (!asked.ok || asked.value.kind !== 'filled') throw new Error(JSON.stringify(asked));
  expect(asked.value.cells).toMatchObject([{ content: { formula: '=1900+99' } }]);
  expect(cell('B6')).toBe('N2');
  type(excel, 'League A', 'F6', 1999);
});

test('what the preview shows of the seat is replaced without a question', async () => {
  await write(await replacing());
  expect(['B6', 'F6', 'J5', 'K6'].map((each) => cell(each))).toEqual(['Late', '1995', '', '']);
  expect(cell('D6', 'Leagues')).toBe('Late');
});
