import { expect, test } from '@jest/globals';
import { byTotal } from '../../../src/standings/totals';

const places = (...totals: readonly number[]): unknown[] =>
  byTotal(
    totals.map((total, row) => ({ row, total })),
    ({ row }, place) => [place, row],
  ).slice();

test('totals within 0.000001 share a place, in the order in which they appear', () => {
  expect(places(0, 0.000001, 1)).toEqual([
    [1, 2],
    [2, 0],
    [2, 1],
  ]);
  expect(places(0.000002, 0)).toEqual([
    [1, 0],
    [2, 1],
  ]);
});
