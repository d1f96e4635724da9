import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { openExcel, sheet1, type ExcelPage } from './excel';

let excel: ExcelPage;

beforeEach(async () => {
  excel = await openExcel();
});
afterEach(() => {
  excel.close();
});

const table = (rows: number): number[][] =>
  Array.from({ length: rows }, (_, row) =>
    Array.from({ length: 4 }, (__, column) => row * 4 + column),
  );

test('office.js writes large arrays in strips, which are one step of undo together', async () => {
  const values = table(1000);
  await excel.run((context) => (sheet1(context).getRange('A1:D1000').values = values));
  const found = await excel.run((context) => sheet1(context).getRange('A1:D1001').load('values'));
  expect(found.values).toEqual([...values, ['', '', '', '']]);
  excel.grid.undo();
  expect(excel.grid.usedArea('sheet1')).toBeUndefined();
});

test('an array of another size is refused before its first strip', async () => {
  const write = (): Promise<string> =>
    excel.code((context) => (sheet1(context).getRange('A1:D900').values = table(1000)));
  expect(await write()).toBe('InvalidArgument');
  expect(excel.grid.usedArea('sheet1')).toBeUndefined();
});
