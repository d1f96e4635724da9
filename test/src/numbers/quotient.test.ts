import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { halfUpQuotient } from '../../../src/numbers/quotient';
import { runs } from '../../support/sampled';

describe('S11, A8: a quotient of whole numbers, half up', () => {
  test.each([
    [189, 2, 95],
    [188, 2, 94],
    [1, 3, 0],
    [2, 3, 1],
    [0, 7, 0],
    [7, 1, 7],
    [2 ** 52, 3, 1501199875790165],
  ])('%d / %d is %d', (numerator, denominator, expected) => {
    expect(halfUpQuotient(numerator, denominator)).toBe(expected);
  });

  test('agrees with long division for every pair', () => {
    const numerator = fc.oneof(fc.integer({ min: 0, max: 2 ** 52 }), fc.nat(10_000));
    const denominator = fc.oneof(
      fc.integer({ min: 1, max: 2 ** 31 - 1 }),
      fc.integer({ min: 1, max: 100 }),
    );
    fc.assert(
      fc.property(numerator, denominator, (n, d) => {
        const exact = (2n * BigInt(n) + BigInt(d)) / (2n * BigInt(d));
        expect(BigInt(halfUpQuotient(n, d))).toBe(exact);
      }),
      { numRuns: runs(250, 10_000) },
    );
  });
});
