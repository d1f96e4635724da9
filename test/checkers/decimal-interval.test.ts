import { describe, expect, test } from '@jest/globals';
import { halfUpTo, log10, plus, power, ratio, squareRoot, times } from './decimal-interval';

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
