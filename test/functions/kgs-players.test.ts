import { beforeAll, expect, test } from '@jest/globals';
import { existing } from '../../src/core/existing';
import { provideCustomFunctions, thrownBy } from './custom-functions';
import { loadFormulas, type Implementation } from './formulas';

let players: Implementation;

beforeAll(async () => {
  provideCustomFunctions();
  const formula = (await loadFormulas('kgs')).find(({ id }) => id === 'KGS.PLAYERS');
  players = existing(formula).implementation;
});

const played = [[9], [4], [5]];
const removed = [[''], ['x'], ['x']];

test('one number of scheduled games is a column of that number', () => {
  expect(players(played, [[9]], removed)).toEqual(players(played, [[9], [9], [9]], removed));
  expect(players(played, [[9]], removed)).toEqual([[2]]);
});

test('rows at the end that nobody has filled yet are no players, though the number holds for them too', () => {
  const blank = [[''], [0], [null]];
  expect(players([...played, ...blank], [[9]], [...removed, ...blank])).toEqual([[2]]);
});

test('that number is refused without a row', () => {
  const refused = thrownBy(() => players(played, [[0]], removed));
  expect(refused.message).toBe('scheduled: 0. Enter a whole number, 1 or more.');
});
