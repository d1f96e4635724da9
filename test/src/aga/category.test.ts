import { describe, expect, test } from '@jest/globals';
import { agaAverage, agaCategory, agaExact, agaPoints, agaSlope, type Result } from '../../../src';
import { numbers, readGolden } from '../../golden/read';
import { failure, refusal, unusableNumbers, value } from '../results';

const stated = readGolden('aga-categories.csv').rows;
const computed = readGolden('aga-decimal.csv').rows;

describe('A1, A2: categories', () => {
  test.each(stated)('average %s, %s players: what the document states', (...row) => {
    const [average = NaN, players = NaN, exact, category] = numbers(row);
    if (exact !== undefined) expect(value(agaExact(average, players))).toBe(exact);
    expect(value(agaCategory(average, players))).toBe(category);
  });

  test('the document states two categories', () => {
    expect(stated).toHaveLength(2);
  });

  test.each(computed)('average %s, %s players: what long decimals give', (...row) => {
    const [average = NaN, players = NaN, exact, category] = numbers(row);
    expect(value(agaExact(average, players))).toBe(exact);
    expect(value(agaCategory(average, players))).toBe(category);
  });

  test('the formula as printed would miss both of the document\u2019s checks', () => {
    const printed = (R: number, P: number): number => 2 * R + Math.sqrt(Math.log10(10 * P)) - 4;
    expect(printed(7.93, 20).toFixed(3)).toBe('13.377');
    expect(printed(1.1, 5)).toBeLessThan(0);
  });

  test('the category is rounded from the rounded exact category', () => {
    // 15.467 -> 15.5 -> 16, where 15.467 alone would give 15
    expect(value(agaExact(7.93, 20))).toBe(15.5);
    expect(value(agaCategory(7.93, 20))).toBe(16);
  });
});

describe('A9: the average rating', () => {
  test('is the plain mean', () => {
    expect(value(agaAverage([8, 7, 6.5]))).toBe(21.5 / 3);
    expect(value(agaAverage([4.25]))).toBe(4.25);
  });

  test('takes kyu as negative, as the AGA writes them', () => {
    expect(value(agaAverage([5.5, 1, -1, -2.5]))).toBe(0.75);
    expect(value(agaAverage([-12, -13]))).toBe(-12.5);
  });

  test('skips 0: a blank cell', () => {
    expect(value(agaAverage([0, 6, 0, 4, 0]))).toBe(5);
  });

  test('is not rounded, and its noise refuses no category', () => {
    const mean = value(agaAverage([10.8, 10.8, 10.8]));
    expect(mean).toBe(10.800000000000002);
    expect(value(agaCategory(mean, 5))).toBe(20);
  });

  test.each([0.99, -0.5, 0.01, -0.999])('%d is no AGA rating', (rating) => {
    expect(refusal(agaAverage([5, 0, rating]))).toEqual([
      `ratings, row 3: ${rating}. Enter an AGA rating: 1 or more for dan, -1 or less for kyu.`,
      'value',
    ]);
  });

  test.each([1, -1, 1_000_000, -1_000_000])('%d is a rating', (rating) => {
    expect(value(agaAverage([rating]))).toBe(rating);
  });

  test('typing slips and what is no number are refused with their row', () => {
    expect(refusal(agaAverage([5, 1_000_001]))).toEqual([
      'ratings, row 2: 1000001. Enter a number up to 1,000,000.',
      'value',
    ]);
    expect(refusal(agaAverage([-1_000_001]))[0]).toMatch(
      /^ratings, row 1: -1000001\. Enter an AGA/,
    );
    expect(refusal(agaAverage([5, NaN]))[0]).toMatch(/^ratings, row 2: NaN. Enter a number/);
    expect(refusal(agaAverage([5, Infinity]))[0]).toMatch(/^ratings, row 2: Infinity\. Enter/);
  });

  test.each([[[]], [[0, 0]]])('without ratings (%j) there is none', (ratings) => {
    expect(refusal(agaAverage(ratings))).toEqual([
      'ratings: 0. Enter at least one rating.',
      'notAvailable',
    ]);
  });
});

const functions: [string, (avg: number, players: number) => Result<number>][] = [
  ['agaCategory', agaCategory],
  ['agaExact', agaExact],
  ['agaPoints', (avg, players) => agaPoints(avg, players, 1)],
];

describe.each(functions)('A7: limits of %s', (_, of) => {
  test.each([1.1, 10.8, (10.8 + 10.8 + 10.8) / 3, 1.1 - 1e-15])('%d is an average', (average) => {
    expect(of(average, 5).ok).toBe(true);
  });

  test.each([1.09, 1.09999999999, 10.8000000001, 10.81, 0, -3.5, 1e300])(
    'for an average of %d there is no answer',
    (average) => {
      expect(refusal(of(average, 20))).toEqual([
        `avg: ${average}. AGA categories need an average rating from 1.1 to 10.8.`,
        'notAvailable',
      ]);
    },
  );

  test.each([4, 1])('for %d players there is no answer', (players) => {
    expect(refusal(of(5, players))).toEqual([
      `players: ${players}. AGA categories need at least 5 players.`,
      'notAvailable',
    ]);
  });

  test.each([0, -5, 5.5, 4.99])('%d is no number of players', (players) => {
    expect(refusal(of(5, players))).toEqual([
      `players: ${players}. Enter a whole number, 5 or more.`,
      'value',
    ]);
  });

  test('players end at a million', () => {
    expect(of(5, 1_000_000).ok).toBe(true);
    expect(refusal(of(5, 1_000_001))).toEqual([
      'players: 1000001. Enter a number up to 1,000,000.',
      'value',
    ]);
  });

  test.each(unusableNumbers('avg'))('an average of %d is refused', (average, expected) => {
    expect(refusal(of(average, 20))).toEqual(expected);
  });

  test.each(unusableNumbers('players'))('%d players are refused', (players, expected) => {
    expect(refusal(of(5, players))).toEqual(expected);
  });

  test('the average is named before the players', () => {
    expect(failure(of(0, 0)).at.argument).toBe('avg');
  });

  test('noise in the players changes nothing', () => {
    expect(value(of(7.93, 19.999999999999996))).toBe(value(of(7.93, 20)));
  });
});

describe('A7: limits of agaSlope', () => {
  test.each([1.1, 10.8, (10.8 + 10.8 + 10.8) / 3])('%d is an average', (average) => {
    expect(agaSlope(average).ok).toBe(true);
  });
});
