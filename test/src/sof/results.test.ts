import { describe, expect, test } from '@jest/globals';
import { sofPlaces, sofResults } from '../../../src';
import { failure, refusal, unusableNumbers, value } from '../results';

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
