import { describe, expect, test } from '@jest/globals';
import { sofPlace, sofPlaces } from '../../../src';
import { placeHundredths } from '../../checkers/sof-exact';
import { failure, refusal, unusableNumbers, value } from '../results';

const places = (first: number, sessions: number, last: number): number[] =>
  Array.from({ length: last }, (_, index) => value(sofPlace(first, index + 1, sessions)));

describe('S10: places below first', () => {
  test('one session: 75 % of the place above through 8th, then first / place', () => {
    expect(places(64, 1, 12)).toEqual([
      64, 48, 36, 27, 20.25, 15.19, 11.39, 8.54, 7.11, 6.4, 5.82, 5.33,
    ]);
  });

  test('two sessions: 75 % through 4th, then 2 x first / (place + 1)', () => {
    expect(places(64, 2, 9)).toEqual([64, 48, 36, 27, 21.33, 18.29, 16, 14.22, 12.8]);
  });

  test('three sessions: 75 % through 3rd, then 3 x first / (place + 3)', () => {
    expect(places(64, 3, 8)).toEqual([64, 48, 36, 27.43, 24, 21.33, 19.2, 17.45]);
  });

  test('four sessions: 75 % through 3rd, then 4 x first / (place + 5)', () => {
    expect(places(64, 4, 7)).toEqual([64, 48, 36, 28.44, 25.6, 23.27, 21.33]);
  });

  test('two sessions when none are named', () => {
    expect(value(sofPlace(64, 5))).toBe(21.33);
    expect(value(sofPlace(64, 5, undefined))).toBe(21.33);
  });
});

describe('S11: rounding of places', () => {
  test('first is rounded to 0.01 before anything else', () => {
    expect(value(sofPlace(22.245, 1))).toBe(22.25);
    expect(value(sofPlace(22.2449, 1))).toBe(22.24);
    // 0.75 x 22.25 = 16.6875, and 0.75 x 22.245 would be 16.68375
    expect(value(sofPlace(22.245, 2))).toBe(16.69);
  });

  test('no place is computed from a rounded place above it', () => {
    // 0.5625 x 0.06 = 0.03375 -> 0.03; chained through 0.05 (0.045 rounded) it would be 0.04
    expect(places(0.06, 1, 3)).toEqual([0.06, 0.05, 0.03]);
  });

  test('ties in decimals go up', () => {
    expect(value(sofPlace(0.02, 2))).toBe(0.02); // 0.015
    expect(value(sofPlace(1.01, 8, 4))).toBe(0.31); // 4.04 / 13 = 0.3108
    expect(value(sofPlace(0.15, 9, 2))).toBe(0.03);
    expect(value(sofPlace(0.45, 10, 1))).toBe(0.05); // 0.045
  });

  test('the largest numbers accepted are still exact', () => {
    for (const sessions of [1, 2, 3, 999_999, 1_000_000]) {
      for (const place of [2, 3, 4, 8, 9, 10, 9_973, 10_000]) {
        expect(value(sofPlace(999_999.97, place, sessions))).toBe(
          Number(placeHundredths(99_999_997, place, sessions)) / 100,
        );
      }
    }
  });
});

describe('S10: arguments', () => {
  test.each(unusableNumbers('first'))('a first award of %d is refused', (first, expected) => {
    expect(refusal(sofPlace(first, 2))).toEqual(expected);
  });

  test.each(unusableNumbers('place'))('place %d is refused', (place, expected) => {
    expect(refusal(sofPlace(10, place))).toEqual(expected);
  });

  test.each(unusableNumbers('sessions'))('%d sessions are refused', (sessions, expected) => {
    expect(refusal(sofPlace(10, 2, sessions))).toEqual(expected);
  });

  test.each([0, -1, 0.0049])('a first award of %d is refused', (first) => {
    expect(refusal(sofPlace(first, 2))).toEqual([
      `first: ${first}. Enter an award of at least 0.01 masterpoints.`,
      'value',
    ]);
  });

  test('a first award that rounds to 0.01 is one', () => {
    expect(value(sofPlace(0.005, 1))).toBe(0.01);
  });

  test.each([0, -1, 1.5])('place %d is refused', (place) => {
    expect(refusal(sofPlace(10, place))).toEqual([
      `place: ${place}. Enter a whole number from 1 to 10,000.`,
      'value',
    ]);
  });

  test.each([0, -1, 2.5])('%d sessions are refused', (sessions) => {
    expect(refusal(sofPlace(10, 2, sessions))).toEqual([
      `sessions: ${sessions}. Enter a whole number, 1 or more.`,
      'value',
    ]);
  });

  test.each([
    ['first', sofPlace(1_000_001, 2)],
    ['sessions', sofPlace(10, 2, 1_000_001)],
  ])('%s ends at a million', (name, result) => {
    expect(refusal(result)).toEqual([`${name}: 1000001. Enter a number up to 1,000,000.`, 'value']);
  });

  test('a place ends at 10,000, as the list of SOF.PLACES does', () => {
    expect(value(sofPlace(50, 10_000))).toBe(value(sofPlaces(50, 10_000)).at(-1));
    expect(refusal(sofPlace(50, 10_001))).toEqual([
      'place: 10001. Enter a whole number from 1 to 10,000.',
      'value',
    ]);
  });

  test('binary noise refuses nothing', () => {
    expect(value(sofPlace(10, 3.0000000000000004, 1.9999999999999998))).toBe(
      value(sofPlace(10, 3, 2)),
    );
  });

  test('the first unusable argument is the one named', () => {
    expect(failure(sofPlace(0, 0, 0)).at.argument).toBe('first');
    expect(failure(sofPlace(1, 0, 0)).at.argument).toBe('place');
    expect(failure(sofPlace(1, 1, 0)).at.argument).toBe('sessions');
  });
});
