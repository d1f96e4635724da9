import { beforeAll, expect, test } from '@jest/globals';
import { existing } from '../../src/core/existing';
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

test.each([
  ['4½', 4.5],
  ['¼', 0.25],
  [' 2 ¾ ', 2.75],
  ['12\u00a0½', 12.5],
])('“%s” is read as %s among wins, SOS and SODOS', async (written, number) => {
  const of = (cell: unknown): unknown[][][] => [column(cell, 1), column(9, cell), column(cell, 2)];
  const result = (cell: unknown): unknown[][] => results([[60]], [[14]], ...of(cell), null, null);
  expect(result(written)).toEqual(result(number));
  const check = existing((await loadFormulas('kgs')).find(({ id }) => id === 'KGS.CHECK'));
  const warning = (cell: unknown): unknown => check.implementation(...of(cell), [[3]]);
  expect(warning(written)).toEqual(warning(number));
});

test.each(['4½½', '½4', '1/2', 'x½', '4,5'])('“%s” is no number of wins', (written) => {
  const thrown = thrownBy(() =>
    results([[60]], [[2]], column(written, 1), level.slice(1), level.slice(1), null, null),
  );
  expect(thrown).toMatchObject({ code: '#VALUE!' });
});
