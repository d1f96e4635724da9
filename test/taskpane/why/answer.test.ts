/** @jest-environment ./test/support/environment.js */
import { expect, test } from '@jest/globals';
import { answerOf, firstResults } from '../../../taskpane/why/values/cell';

const table = answerOf([
  [14, 7, 3],
  [13, 7, 'none'],
]);

test('results know their size, and none lies outside', () => {
  expect([table.rows, table.columns]).toEqual([2, 3]);
  expect([table.at(1, 2), table.at(2, 0), table.at(0, 3)]).toEqual(['none', undefined, undefined]);
});

test('the first of them are told row by row', () => {
  expect(firstResults(table, 4)).toEqual([
    { value: 14, row: 0, column: 0 },
    { value: 7, row: 0, column: 1 },
    { value: 3, row: 0, column: 2 },
    { value: 13, row: 1, column: 0 },
  ]);
  expect(firstResults(table, 99)).toHaveLength(6);
  expect(firstResults(table, 99).at(-1)).toEqual({ value: 'none', row: 1, column: 2 });
});
