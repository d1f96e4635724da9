import { describe, expect, test } from '@jest/globals';
import { sofPlace, sofPlaces } from '../../../src';
import { failure, refusal, unusableNumbers, value } from '../results';

describe('S10: the list of places', () => {
  test('holds the award of every place', () => {
    expect(value(sofPlaces(64, 9))).toEqual([64, 48, 36, 27, 21.33, 18.29, 16, 14.22, 12.8]);
    expect(value(sofPlaces(64, 3, 1))).toEqual([64, 48, 36]);
    expect(value(sofPlaces(64, 4, 3))).toEqual([64, 48, 36, 27.43]);
    expect(value(sofPlaces(64, 1))).toEqual([64]);
  });

  test('is as long as asked for, up to 10,000', () => {
    const list = value(sofPlaces(50, 10_000, 2));
    expect(list).toHaveLength(10_000);
    expect(list[9_999]).toBe(value(sofPlace(50, 10_000, 2)));
  });

  test('S11: starts from the rounded first', () => {
    expect(value(sofPlaces(22.245, 2))).toEqual([22.25, 16.69]);
    expect(value(sofPlaces(22.244999999999997, 2))).toEqual([22.25, 16.69]);
  });

  test.each([0, -1, 2.5, 10_001])('S10: a depth of %d is refused', (depth) => {
    expect(refusal(sofPlaces(64, depth))).toEqual([
      `depth: ${depth}. Enter a whole number from 1 to 10,000.`,
      'value',
    ]);
  });

  test.each(unusableNumbers('depth'))('S10: a depth of %d is refused', (depth, expected) => {
    expect(refusal(sofPlaces(64, depth))).toEqual(expected);
  });

  test('S10: binary noise refuses nothing', () => {
    expect(value(sofPlaces(64, 2.0000000000000004, 1.9999999999999998))).toEqual([64, 48]);
  });

  test('S10: the first unusable argument is the one named', () => {
    expect(failure(sofPlaces(0, 0, 0)).at.argument).toBe('first');
    expect(failure(sofPlaces(1, 0, 0)).at.argument).toBe('depth');
    expect(failure(sofPlaces(1, 1, 0)).at.argument).toBe('sessions');
  });
});
