import { describe, expect, test } from '@jest/globals';
import { claimOf, evaluate, holds } from './arithmetic';

describe('the checker of worked examples', () => {
  test.each([
    ['2 + 3 x 4', 14],
    ['(2 + 3) x 4', 20],
    ['12 / 3 / 2', 2],
    ['10 - 4 - 3', 3],
    ['2 x 3^2', 18],
    ['-0.5 + 1', 0.5],
    ['sqrt(16) + log10(1000)', 7],
    ['INT(7 / 2)', 3],
    ['INT(0.7 / 0.1)', 7],
    ['log10(20 x 20) + (16 + 7.93^2.1) / 10', 11.937298],
  ])('%s is %d', (text, value) => {
    const { least, most } = evaluate(text);
    expect(least).toBeCloseTo(value, 6);
    expect(most).toBeCloseTo(value, 6);
  });

  test.each([
    ['0.333333…', 0.333333, 0.333334],
    ['-0.333333…', -0.333334, -0.333333],
    ['1 - 0.333333…', 0.666666, 0.666667],
    ['0.25', 0.25, 0.25],
  ])('%s is every number from %d to %d', (text, least, most) => {
    expect(evaluate(text).least).toBeCloseTo(least, 12);
    expect(evaluate(text).most).toBeCloseTo(most, 12);
  });

  test.each(['2 +', '2 3', '(2', 'x', 'log(3)'])('"%s" is no computation', (text) => {
    expect(() => evaluate(text)).toThrow(/expected/);
  });

  test('finds what a sentence computes, behind its last colon', () => {
    expect(claimOf('F = 60: place 1: INT(60 / 7) = 8')).toEqual({
      computation: 'INT(60 / 7)',
      result: '8',
    });
    expect(
      claimOf('place 2: 11.9 x 0.5^1 = 5.95, rounded half up to 5.95 and then to 6.0'),
    ).toEqual({ computation: '11.9 x 0.5^1', result: '5.95' });
    expect(claimOf('75 tables count as 60')).toBeUndefined();
    expect(claimOf('row 1, "Zen" in "x = 1": 8')).toBeUndefined();
    expect(claimOf('the sum over 20 events: 1 + 2 + 3 + … + 4 = 80')).toBeUndefined();
  });

  test('tells what adds up from what does not', () => {
    expect(holds({ computation: '25.16 x 0.75', result: '18.87' })).toBe(true);
    expect(holds({ computation: '25.16 x 0.75', result: '18.88' })).toBe(false);
    expect(holds({ computation: '2 / 3', result: '0.666666…' })).toBe(true);
    expect(holds({ computation: '2 / 3', result: '0.666667' })).toBe(false);
    expect(holds({ computation: '0.1 - 0.2', result: '-0.1' })).toBe(true);
  });
});
