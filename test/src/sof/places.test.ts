import { describe, expect, test } from '@jest/globals';
import { sofPlace, sofPlaces, sofResults } from '../../../src';
import { failure, refusal, unusableNumbers, value } from '../results';
import { placeHundredths } from '../../checkers/sof-exact';

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

describe('S13: awards of a score list', () => {
  test('every entry gets the award of its place, in the order of the list', () => {
    expect(value(sofResults(64, [150, 180, 120, 160.5]))).toEqual([36, 64, 27, 48]);
    expect(value(sofResults(64, [5, 4, 3, 2, 1], { sessions: 3 }))).toEqual(
      value(sofPlaces(64, 5, 3)),
    );
  });

  test('tied entries get the mean of the awards of the places they span', () => {
    expect(value(sofResults(64, [10, 8, 8, 7]))).toEqual([64, 42, 42, 27]); // (48 + 36) / 2
    expect(value(sofResults(64, [9, 9, 9]))).toEqual([49.33, 49.33, 49.33]); // 148 / 3
  });

  test('the mean is that of rounded awards, half up', () => {
    // one session, first 0.06: 0.06, 0.045 -> 0.05, 0.03375 -> 0.03
    expect(value(sofResults(0.06, [1, 1], { sessions: 1 }))).toEqual([0.06, 0.06]); // 0.055
    expect(value(sofResults(0.06, [2, 1, 1], { sessions: 1 }))).toEqual([0.06, 0.04, 0.04]);
    // first 2.01: 2.01 and 1.5075 -> 1.51; the mean of the unrounded ones would be 1.75875 as well, but
    // first 2.03: 2.03 and 1.5225 -> 1.52, mean 1.775 -> 1.78; unrounded 1.77625 -> 1.78; and
    // first 2.05: 2.05 and 1.5375 -> 1.54, mean 1.795 -> 1.80; unrounded 1.79375 -> 1.79
    expect(value(sofResults(2.05, [1, 1]))).toEqual([1.8, 1.8]);
  });

  test('places beyond the paid depth count 0', () => {
    const scores = [10, 9, 8, 8, 7];
    expect(value(sofResults(64, scores, { depth: 2 }))).toEqual([64, 48, 0, 0, 0]);
    expect(value(sofResults(64, scores, { depth: 3 }))).toEqual([64, 48, 18, 18, 0]); // 36 / 2
    expect(value(sofResults(64, scores, { depth: 4 }))).toEqual([64, 48, 31.5, 31.5, 0]);
    expect(value(sofResults(64, scores, { depth: 9 }))).toEqual([64, 48, 31.5, 31.5, 21.33]);
  });

  test('without a depth every row is paid', () => {
    const scores = Array.from({ length: 300 }, (_, index) => -index);
    expect(value(sofResults(50, scores))).toEqual(value(sofPlaces(50, 300)));
    expect(value(sofResults(50, scores, { depth: undefined }))[299]).toBe(0.33);
  });

  test('scores may be negative, 0 and fractions', () => {
    expect(value(sofResults(64, [-12.25, 0, 30.5]))).toEqual([36, 48, 64]);
  });

  test('scores that differ by binary noise only are tied', () => {
    expect(value(sofResults(64, [0.1 + 0.2, 0.3]))).toEqual([56, 56]);
    expect(value(sofResults(64, [0.30001, 0.3]))).toEqual([64, 48]);
  });

  test('a long list is exact: 10,000 tied for first', () => {
    const places = value(sofPlaces(1_000_000, 10_000)).reduce(
      (sum, award) => sum + Math.round(award * 100),
      0,
    );
    const [share] = value(sofResults(1_000_000, new Array<number>(10_000).fill(7)));
    expect(share).toBe(Math.floor((2 * places + 10_000) / 20_000) / 100);
  });

  test('no scores, no awards', () => {
    expect(value(sofResults(64, []))).toEqual([]);
  });

  test('S11: first is rounded before anything else', () => {
    expect(value(sofResults(22.245, [2, 1]))).toEqual([22.25, 16.69]);
  });
});

describe('S13: arguments', () => {
  test.each([1_000_001, -1_000_001])('a score of %d is refused with its row', (score) => {
    expect(refusal(sofResults(64, [1, score]))).toEqual([
      `scores, row 2: ${score}. Enter a score from -1,000,000 to 1,000,000.`,
      'value',
    ]);
  });

  test('the largest and the smallest score are accepted', () => {
    expect(value(sofResults(64, [-1_000_000, 1_000_000]))).toEqual([48, 64]);
  });

  test('a score that is no number is refused with its row', () => {
    expect(refusal(sofResults(64, [1, 2, NaN]))[0]).toMatch(/^scores, row 3: NaN. Enter a number/);
  });

  test.each(unusableNumbers('depth'))('a depth of %d is refused', (depth, expected) => {
    expect(refusal(sofResults(64, [1], { depth }))).toEqual(expected);
  });

  test('a depth of 0 is refused', () => {
    expect(refusal(sofResults(64, [1], { depth: 0 }))).toEqual([
      'depth: 0. Enter a whole number from 1 to 10,000.',
      'value',
    ]);
  });

  test('the first unusable argument is the one named', () => {
    const wrong = { sessions: 0, depth: 0 };
    expect(failure(sofResults(0, [NaN], wrong)).at.argument).toBe('first');
    expect(failure(sofResults(1, [NaN], wrong)).at.argument).toBe('scores');
    expect(failure(sofResults(1, [1], wrong)).at.argument).toBe('sessions');
    expect(failure(sofResults(1, [1], { depth: 1.5 })).at.argument).toBe('depth');
  });
});
