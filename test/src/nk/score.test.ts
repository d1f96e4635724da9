import { describe, expect, test } from '@jest/globals';
import { foldPairs, nkScore, slidePairs } from '../../../src/nk/score';
import { refusal, unusableNumbers, value } from '../results';

describe('N2: the score', () => {
  test.each([
    [0, 0, 0],
    [0, 7, 7],
    [1, 0, -1],
    [4, 7, 3],
    [2, 3.5, 1.5],
    [6, 0.5, -5.5],
  ])('of a player of starting group %d with %d points is %d', (group, points, score) => {
    expect(value(nkScore(group, points))).toBe(score);
  });

  test('binary noise decides nothing', () => {
    expect(value(nkScore(2.0000000000000004, 3.4999999999999996))).toBe(1.5);
  });

  test('reaches to a million on either side', () => {
    expect(value(nkScore(1_000_000, 1_000_000))).toBe(0);
  });

  test.each([-1, 1.5])('group %d is refused', (group) => {
    expect(refusal(nkScore(group, 3))).toEqual([
      `group: ${group}. Enter a start group: 0 for the Topgroep, 1 for Groep 1, and so on.`,
      'value',
    ]);
  });

  test.each([-0.5, 0.25, 2.75])('%d points are refused', (points) => {
    expect(refusal(nkScore(1, points))).toEqual([
      `points: ${points}. Enter whole or half points, 0 or more.`,
      'value',
    ]);
  });

  test('what is too large is refused, the group first', () => {
    expect(refusal(nkScore(1_000_001, 1_000_001))).toEqual([
      'group: 1000001. Enter a number up to 1,000,000.',
      'value',
    ]);
    expect(refusal(nkScore(0, 1_000_000.5))).toEqual([
      'points: 1000000.5. Enter a number up to 1,000,000.',
      'value',
    ]);
  });

  test.each(unusableNumbers('group'))('a group of %d is refused', (group, said) => {
    expect(refusal(nkScore(group, 0))).toEqual(said);
  });

  test.each(unusableNumbers('points'))('%d points are refused', (points, said) => {
    expect(refusal(nkScore(0, points))).toEqual(said);
  });
});

describe('N3: the slide of round 1', () => {
  test('is 1-9, 2-10, 3-11 ... 8-16 in a group of 16', () => {
    expect(value(slidePairs(16))).toEqual([
      [1, 9],
      [2, 10],
      [3, 11],
      [4, 12],
      [5, 13],
      [6, 14],
      [7, 15],
      [8, 16],
    ]);
  });

  test('of an odd group is that of those who stay', () => {
    expect(value(slidePairs(7))).toEqual([
      [1, 4],
      [2, 5],
      [3, 6],
    ]);
    expect(slidePairs(3)).toEqual(slidePairs(2));
  });
});

describe('N4: the fold of later rounds', () => {
  test('is 1-16, 2-15, 3-14 ... 8-9 in a group of 16', () => {
    expect(value(foldPairs(16))).toEqual([
      [1, 16],
      [2, 15],
      [3, 14],
      [4, 13],
      [5, 12],
      [6, 11],
      [7, 10],
      [8, 9],
    ]);
  });

  test('of an odd group is that of those who stay', () => {
    expect(value(foldPairs(7))).toEqual([
      [1, 6],
      [2, 5],
      [3, 4],
    ]);
    expect(foldPairs(3)).toEqual(foldPairs(2));
  });
});

describe.each([
  ['N3: the slide', slidePairs],
  ['N4: the fold', foldPairs],
])('%s', (_, pairs) => {
  test('of two is the one game', () => {
    expect(value(pairs(2))).toEqual([[1, 2]]);
  });

  test('reaches to 10,000 players', () => {
    const all = value(pairs(10_000));
    expect(all).toHaveLength(5000);
    expect(all[4999]?.[0]).toBe(5000);
  });

  test('takes numbers without their binary noise', () => {
    expect(pairs(15.999999999999998)).toEqual(pairs(16));
  });

  test.each([1, 0, -2, 4.5, 10_001])('is refused for %d players', (n) => {
    expect(refusal(pairs(n))).toEqual([`n: ${n}. Enter a whole number from 2 to 10,000.`, 'value']);
  });

  test.each(unusableNumbers('n'))('is refused for %d players', (n, said) => {
    expect(refusal(pairs(n))).toEqual(said);
  });
});
