import { describe, expect, test } from '@jest/globals';
import { sofAward, sofSession } from '../../../src';
import { failure, refusal, value } from '../results';

describe('S12: session awards', () => {
  test('first gets half of the one-session award', () => {
    // 25.1585 x 2/3 / 2
    expect(value(sofSession(1250, 60))).toBe(8.39);
    expect(value(sofAward(1250, 60, { sessions: 1 }))).toBe(16.77);
  });

  test('the half is taken from the unrounded award', () => {
    // 20 tables averaging 3: 2.945883 for one session, half of it 1.472942; half of 2.95 would be 1.475
    expect(value(sofAward(3, 20, { sessions: 1 }))).toBe(2.95);
    expect(value(sofSession(3, 20))).toBe(1.47);
  });

  test('the least is half of two thirds of 2.50', () => {
    expect(value(sofSession(0, 1))).toBe(0.83);
  });

  test('rating and restrictions count as they do overall', () => {
    // 50 x 10/14 x 2/3 x 0.7 / 2
    expect(value(sofSession(10_000, 60, { rating: 'sectional', restrictions: 2 }))).toBe(8.33);
  });

  test('Flight A and bracket factors are included', () => {
    expect(value(sofSession(10_000, 60, { event: 'Flight A' }))).toBe(18.33); // 55 / 3
    expect(value(sofSession(10_000, 60, { event: 'Bracketed Swiss' }))).toBe(31.25); // 93.75 / 3
  });

  test('a session is one session, whatever is passed beside it', () => {
    const stray = { sessions: 4 } as object;
    expect(value(sofSession(1250, 60, stray))).toBe(8.39);
  });

  test('arguments are refused as for the award overall', () => {
    expect(refusal(sofSession(-1, 60))).toEqual([
      'avgMP: -1. Enter an average of 0 or more.',
      'value',
    ]);
    expect(failure(sofSession(0, 0)).at.argument).toBe('tables');
    expect(failure(sofSession(0, 1, { rating: '' })).at.argument).toBe('rating');
    expect(failure(sofSession(0, 1, { restrictions: 0.5 })).at.argument).toBe('restrictions');
    expect(failure(sofSession(0, 1, { event: 'A' })).at.argument).toBe('event');
  });
});
