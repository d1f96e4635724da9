import { describe, expect, test } from '@jest/globals';
import { kgsFactor } from '../../../src';
import { timeFactor } from '../../../src/kgs/factor';
import { numbers, readGolden } from '../../golden/read';
import { failure, refusal, unusableNumbers, value } from '../results';

describe('K1: the factor F', () => {
  test.each(readGolden('kgs-factors.csv').rows)(
    '%s hours, board %s, %s rounds: F = %s',
    (...row) => {
      const [hours = NaN, boardSize = NaN, rounds = NaN, F] = numbers(row);
      expect(value(kgsFactor(hours, boardSize, rounds))).toBe(F);
    },
  );

  test.each([
    [29 / 60, 1],
    [1, 1],
    [1.0000000000000002, 1],
    [1.000001, 2],
    [7.999999, 2],
    [8, 2],
    [(1 / 3) * 24, 2],
    [8.000000000000002, 2],
    [8.00000000001, 3],
    [27, 3],
    [27.000000000000004, 3],
    [26.999999999999996, 3],
    [27.01, 4],
    [64, 4],
    [64.00000000000001, 4],
    [0.1 + 0.2 + 0.7, 1],
    [1_000_000, 100],
    [999_999, 100],
    [970_299, 99],
    [970_300, 100],
    [5e-324, 1],
  ])('%d hours count as %d', (hours, time) => {
    expect(value(kgsFactor(hours, 9, 1))).toBe(time);
  });

  test('the rounded cube root is the smallest whole number whose cube reaches the hours', () => {
    for (let n = 1; n <= 100; n++) {
      expect([timeFactor(n ** 3 - 0.001), timeFactor(n ** 3), timeFactor(n ** 3 + 0.001)]).toEqual([
        n,
        n,
        n + 1,
      ]);
    }
  });

  test.each([
    [19, 4],
    [13, 2],
    [9, 1],
    [19.000000000000004, 4],
  ])('a board of %d counts %d times', (boardSize, factor) => {
    expect(value(kgsFactor(1, boardSize, 1))).toBe(factor);
  });
});

describe('K1, K2: arguments', () => {
  test.each([0, -1, -0.5])('%d hours are refused', (hours) => {
    expect(refusal(kgsFactor(hours, 19, 5))).toEqual([
      `hours: ${hours}. Enter a number of hours above 0.`,
      'value',
    ]);
  });

  test.each([15, 0, -19, 19.5, 4, 2, 1])('a board of %d is refused', (boardSize) => {
    expect(refusal(kgsFactor(1, boardSize, 5))).toEqual([
      `boardSize: ${boardSize}. Enter 19, 13 or 9.`,
      'value',
    ]);
  });

  test.each([0, -1, 0.5, 1.5])('%d rounds are refused', (rounds) => {
    expect(refusal(kgsFactor(1, 19, rounds))).toEqual([
      `rounds: ${rounds}. Enter a whole number, 1 or more.`,
      'value',
    ]);
  });

  test.each([
    ['hours', kgsFactor(1_000_001, 19, 1)],
    ['rounds', kgsFactor(1, 19, 1_000_001)],
  ])('%s end at a million', (name, result) => {
    expect(refusal(result)).toEqual([`${name}: 1000001. Enter a number up to 1,000,000.`, 'value']);
  });

  test('a million rounds are still a number', () => {
    expect(value(kgsFactor(1, 9, 1_000_000))).toBe(1_000_000);
    expect(value(kgsFactor(1, 9, 15.000000000000002))).toBe(15);
  });

  test.each(unusableNumbers('hours'))('%d hours are refused', (hours, expected) => {
    expect(refusal(kgsFactor(hours, 19, 5))).toEqual(expected);
  });

  test.each(unusableNumbers('boardSize'))('a board of %d is refused', (boardSize, expected) => {
    expect(refusal(kgsFactor(1, boardSize, 5))).toEqual(expected);
  });

  test.each(unusableNumbers('rounds'))('%d rounds are refused', (rounds, expected) => {
    expect(refusal(kgsFactor(1, 19, rounds))).toEqual(expected);
  });

  test('the first unusable argument is the one named', () => {
    expect(failure(kgsFactor(0, 0, 0)).at.argument).toBe('hours');
    expect(failure(kgsFactor(1, 0, 0)).at.argument).toBe('boardSize');
    expect(failure(kgsFactor(1, 9, 0)).at.argument).toBe('rounds');
  });
});
