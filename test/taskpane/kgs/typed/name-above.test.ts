/** @jest-environment ./test/support/environment.js */
import { expect, test } from '@jest/globals';
import { cellsAbove, nameAbove } from '../../../../taskpane/kgs/typed/own-details';
import { sourceTable } from '../../support/fake-workbook';

const place = (row: number) => ({
  sheetId: '{1}',
  sheet: 'July results',
  area: { row, column: 1, rows: 7, columns: 4 },
});

test('a heading is looked for in at most four rows above the list, over its columns', () => {
  expect(cellsAbove(place(0))).toBeUndefined();
  expect(cellsAbove(place(2))).toEqual({ kind: 'typed', text: "'July results'!B1:E2" });
  expect(cellsAbove(place(9))).toEqual({ kind: 'typed', text: "'July results'!B6:E9" });
});

test.each([
  ['the nearest text that stands alone', [['Bots'], [' KGS  July 2012 '], [null]], 'KGS July 2012'],
  ['no row of several cells', [['July'], ['Rounds', 10]], 'July'],
  ['no number', [[2012]], undefined],
  ['no long text', [['x'.repeat(61)]], undefined],
  ['nothing where nothing stands', [[null]], undefined],
] as const)('%s', (_, rows, name) => {
  const width = Math.max(...rows.map((row) => row.length));
  const cells = rows.map((row) => Array.from({ length: width }, (__, i) => row[i] ?? null));
  expect(nameAbove(sourceTable(cells))).toBe(name);
});
