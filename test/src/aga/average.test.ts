import { describe, expect, test } from '@jest/globals';
import { agaAverage, agaCategory } from '../../../src';
import { refusal, value } from '../results';

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
