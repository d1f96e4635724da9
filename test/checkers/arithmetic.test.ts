import { describe, expect, test } from '@jest/globals';
import { claimOf, evaluate, holds } from './arithmetic';
import {
  decimalOf,
  halfUpTo,
  halfUpUnits,
  log10,
  plus,
  power,
  ratio,
  squareRoot,
  times,
} from './decimal';

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

describe('the decimal checker', () => {
  test.each([
    [22.245, 2, 2225n],
    [22.2449, 2, 2224n],
    [9.45, 1, 95n],
    [-2.5, 0, -2n],
    [-2.51, 0, -3n],
    [7, 2, 700n],
    [1.5e-7, 2, 0n],
  ])('%d to %d decimals is %d of the last place', (value, decimals, units) => {
    expect(halfUpUnits(decimalOf(value), decimals)).toBe(units);
  });
});

describe('numbers between two long decimals', () => {
  // Printed in tables of constants.
  test.each([
    ['log10 2', log10(2n), '0.30102999566398119521373889472449302676818988146210'],
    [
      'log10 0.2',
      plus(log10(1n, 5n), ratio(1n)),
      '0.30102999566398119521373889472449302676818988146210',
    ],
    ['log10 7', log10(7n), '0.84509804001425683071221625859263619348357239632396'],
    [
      'the square root of 2',
      squareRoot(ratio(2n)),
      '1.41421356237309504880168872420969807856967187537694',
    ],
    ['2^(1/2)', power([2n, 1n], 1n, 2n), '1.41421356237309504880168872420969807856967187537694'],
    [
      '2^(21/10)',
      power([2n, 1n], 21n, 10n),
      '4.28709385014517265685202530009336809162553841991022',
    ],
  ])('%s lies there, to 49 places', (_, { low, high }, known) => {
    const digits = BigInt(known.replace('.', ''));
    expect(low).toBeLessThanOrEqual(digits + 1n);
    expect(high).toBeGreaterThanOrEqual(digits);
    expect(high - low).toBeLessThan(10n);
  });

  test('a power of ten has an exact logarithm', () => {
    expect(log10(4000n, 4n)).toEqual(ratio(3n));
    expect(log10(1n, 100n)).toEqual(ratio(-2n));
  });

  test('a product is exact where its decimals are', () => {
    expect(times(ratio(-0n), ratio(3n, 4n))).toEqual(ratio(0n));
    expect(times(ratio(83n, 10n), ratio(3n, 4n))).toEqual(ratio(6225n, 1000n));
    expect(() => times(ratio(-1n), ratio(1n))).toThrow('negative');
  });

  test('a tie goes up when it is exact, and is refused when it is not certain', () => {
    expect(halfUpTo(2, ratio(6225n, 1000n))).toBe(623n);
    expect(halfUpTo(1, ratio(-25n, 100n))).toBe(-2n);
    expect(halfUpTo(1, ratio(-26n, 100n))).toBe(-3n);
    const tie = power([1005n, 1000n], 1n, 1n);
    expect(() => halfUpTo(2, tie)).toThrow('too close');
  });
});
