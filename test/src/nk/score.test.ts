import { describe, expect, test } from '@jest/globals';
import { nkScore } from '../../../src/nk/score';
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
