import { describe, expect, test } from '@jest/globals';
import { type Entrant, kgsFactor, kgsPlayers } from '../../../src';
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

const stayed = (played: number, scheduled = 10): Entrant => ({ played, scheduled, removed: false });
const left = (played: number, scheduled = 10): Entrant => ({ played, scheduled, removed: true });

describe('K3: the number of players', () => {
  test('everyone who stayed to the end counts, however little they played', () => {
    expect(value(kgsPlayers([stayed(10), stayed(4), stayed(0)]))).toBe(3);
  });

  test('who was removed counts from exactly half the games', () => {
    expect(value(kgsPlayers([left(10)]))).toBe(1);
    expect(value(kgsPlayers([left(5)]))).toBe(1);
    expect(value(kgsPlayers([left(4)]))).toBe(0);
    expect(value(kgsPlayers([left(0)]))).toBe(0);
  });

  test('half of an odd number of games lies between two whole numbers', () => {
    expect(value(kgsPlayers([left(4, 9)]))).toBe(0);
    expect(value(kgsPlayers([left(5, 9)]))).toBe(1);
  });

  test('entrants are counted one by one', () => {
    expect(value(kgsPlayers([stayed(9), left(3), left(7), stayed(1), left(1)]))).toBe(3);
    expect(value(kgsPlayers([]))).toBe(0);
  });

  test('games beyond the schedule (to break ties) refuse nothing', () => {
    expect(value(kgsPlayers([stayed(12), left(11)]))).toBe(2);
  });

  test('binary noise decides nothing', () => {
    expect(value(kgsPlayers([left(4.999999999999999, 10.000000000000002)]))).toBe(1);
  });

  test('one number of games holds for everyone', () => {
    const entrants = [
      { played: 9, removed: false },
      { played: 4, removed: true },
      { played: 5, removed: true },
    ];
    expect(value(kgsPlayers(entrants, 9))).toBe(2);
    expect(value(kgsPlayers(entrants, 8))).toBe(3);
    expect(refusal(kgsPlayers(entrants, 0))).toEqual([
      'scheduled: 0. Enter a whole number, 1 or more.',
      'value',
    ]);
  });

  test.each([-1, 2.5])('%d games played are refused by row', (played) => {
    expect(refusal(kgsPlayers([stayed(1), stayed(played)]))).toEqual([
      `played, row 2: ${played}. Enter a whole number, 0 or more.`,
      'value',
    ]);
  });

  test.each([0, -1, 9.5])('%d games scheduled are refused by row', (scheduled) => {
    expect(refusal(kgsPlayers([stayed(1), stayed(1), stayed(1, scheduled)]))).toEqual([
      `scheduled, row 3: ${scheduled}. Enter a whole number, 1 or more.`,
      'value',
    ]);
  });

  test('what is no number is refused by row, and the first column first', () => {
    expect(refusal(kgsPlayers([stayed(NaN, NaN)]))).toEqual([
      'played, row 1: NaN. Enter a number (not text or TRUE/FALSE).',
      'value',
    ]);
    expect(refusal(kgsPlayers([stayed(1, Infinity)]))).toEqual([
      'scheduled, row 1: Infinity. Enter a number (not text or TRUE/FALSE).',
      'value',
    ]);
  });
});
