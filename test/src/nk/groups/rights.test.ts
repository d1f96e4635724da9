import { describe, expect, test } from '@jest/globals';
import { nkRights, rightNamed } from '../../../../src/nk/groups/rights';
import { refusal, unusableNumbers, value } from '../../results';

describe('N12: the right that a final score earns', () => {
  test.each([
    [7, 'Topgroep'],
    [4.5, 'Topgroep'],
    [4, 'Topgroep'],
    [3.5, 'Groep 1'],
    [3, 'Groep 1'],
    [2.5, ''],
    [0, ''],
    [-4, ''],
  ])('%d points earn "%s"', (points, right) => {
    expect(value(nkRights(points))).toBe(right);
  });

  test('binary noise decides nothing', () => {
    expect(value(nkRights(3.9999999999999996))).toBe('Topgroep');
    expect(value(nkRights(2.9999999999999996))).toBe('Groep 1');
    expect(value(nkRights(2.5000000000000004))).toBe('');
  });

  test.each([3.25, -0.1, -1_000_000.5])('%d is no score', (points) => {
    expect(refusal(nkRights(points))).toEqual([
      `points: ${points}. Enter a score in whole or half points (Topgroep = 0).`,
      'value',
    ]);
  });

  test('a score reaches to a million on either side', () => {
    expect(value(nkRights(-1_000_000))).toBe('');
    expect(value(nkRights(1_000_000))).toBe('Topgroep');
    expect(refusal(nkRights(1_000_001))).toEqual([
      'points: 1000001. Enter a number up to 1,000,000.',
      'value',
    ]);
  });

  test.each(unusableNumbers('points'))('%d points are refused', (points, said) => {
    expect(refusal(nkRights(points))).toEqual(said);
  });
});

describe('N12: the right that a text names', () => {
  test.each([
    ['Topgroep', 'Topgroep'],
    ['TOPGROEP', 'Topgroep'],
    ['Top group', 'Topgroep'],
    ['top Group', 'Topgroep'],
    ['Groep 1', 'Groep 1'],
    ['groep 1', 'Groep 1'],
    ['Group 1', 'Groep 1'],
    ['GROUP 1', 'Groep 1'],
    ['', ''],
    [' ', ''],
    ['Topgroep ', 'Topgroep'],
    ['\u00a0Groep\u00a01', 'Groep 1'],
  ])('"%s" is "%s"', (text, right) => {
    expect(rightNamed(text)).toBe(right);
  });

  test.each(['Groep 2', 'Groep1', 'top', '-', '0', 'Top groep'])('"%s" is none', (text) => {
    expect(rightNamed(text)).toBeUndefined();
  });
});
