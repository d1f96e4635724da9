import { beforeAll, expect, test } from '@jest/globals';
import { existing } from '../../src/existing';
import { provideCustomFunctions, thrownBy } from './custom-functions';
import { loadFormulas, type Implementation } from './formulas';

let results: Implementation;

beforeAll(async () => {
  provideCustomFunctions();
  const formula = (await loadFormulas('kgs')).find(({ id }) => id === 'KGS.RESULTS');
  results = existing(formula).implementation;
});

const column = (...cells: unknown[]): unknown[][] => cells.map((cell) => [cell]);
const level = column(9, 9, 9);
const points = [[8, 5, 3]];

/** Three players with 5, 4 and 3 wins. */
const paid = (players: number, counts: unknown[][] | null): unknown[][] =>
  results(null, [[players]], column(5, 4, 3), level, level, points, counts);

test.each([true, 1, 'x', 'X', ' yes ', 'Ja'])('the mark %j says that a row counts', (mark) => {
  expect(paid(2, column(mark, '', mark))).toEqual(column(8, 0, 5));
});

test.each([false, 0, null, ''])('%j beside marks says that a row does not count', (none) => {
  expect(paid(2, column('x', none, 'x'))).toEqual(column(8, 0, 5));
});

test.each([0, null, '', ' '])('a column of nothing but %j is left out: all rows count', (blank) => {
  expect(paid(3, column(blank, blank, blank))).toEqual(paid(3, null));
  expect(paid(3, null)).toEqual(column(8, 5, 3));
});

test('a column of nothing but FALSE says that nobody counts', () => {
  expect(paid(3, column(false, false, false))).toEqual(column(0, 0, 0));
});

test('rows at the end that are blank in all columns stay empty', () => {
  const longer = (cells: unknown[][]): unknown[][] => [...cells, ...column('', null)];
  const [wins, others] = [longer(column(5, 4, 3)), longer(level)];
  const counts = longer(column('x', 'x', ''));
  expect(results(null, [[2]], wins, others, others, points, counts)).toEqual(
    column(8, 5, 0, '', ''),
  );
});

test.each([
  [column('x', 'perhaps', ''), /^counts, row 2: .*perhaps.* Enter TRUE, 1, x or yes/],
  [column('x', 'x'), /^counts: 2\. /],
  [[['x', 'x', 'x']], /^counts: /],
])('%j is refused', (counts, sentence) => {
  expect(thrownBy(() => paid(2, counts)).message).toMatch(sentence);
});

test('without it more rows than players are refused', () => {
  expect(thrownBy(() => paid(2, null)).message).toMatch(/^wins: 3\. There are more rows/);
});
