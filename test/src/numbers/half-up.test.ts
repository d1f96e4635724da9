import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { halfUp, halfUpExact, type Decimals } from '../../../src/numbers/half-up';
import { decimalOf, halfUpUnits } from '../../checkers/decimal';
import { runs } from '../../support/sampled';

const decimals = fc.constantFrom<Decimals>(0, 1, 2);

describe('S11, A2, A5: rounding half up', () => {
  test.each<[value: number, decimals: Decimals, expected: number]>([
    [22.245, 2, 22.25], // held as 22.244999999999997
    [1.005, 2, 1.01],
    [2.675, 2, 2.68],
    [9.45, 1, 9.5],
    [0.045, 2, 0.05],
    [0.05, 1, 0.1],
    [15.5, 0, 16],
    [15.49, 0, 15],
    [0.0449, 2, 0.04],
    [22.2449999999, 2, 22.24], // twelve digits are kept apart ...
    [22.244999999999, 2, 22.25], // ... the thirteenth is noise
    [1e-9, 2, 0],
    [5e-324, 2, 0],
    [0.5, 0, 1],
    [0.499999999999, 0, 0],
    [0.4999999999999, 0, 1],
    [0, 2, 0],
    [-2.5, 0, -2],
    [-2.51, 0, -3],
    [-0.001, 2, 0],
    [12_345_678.905, 2, 12_345_678.91],
    [12_345_678.904, 2, 12_345_678.9],
    [123_456_789.125, 2, 123_456_789.13],
    [123_456_789_012.345, 2, 123_456_789_012],
    [1e300, 2, 1e300],
  ])('%d to %d decimals is %d', (value, places, expected) => {
    expect(halfUp(value, places)).toBe(expected);
    expect(halfUpExact(value, places)).toBe(expected);
  });

  test.each([NaN, Infinity, -Infinity])('%d becomes no finite number', (value) => {
    expect(Number.isFinite(halfUp(value, 2))).toBe(false);
  });

  test('every number of twelve digits is rounded as long decimals round it', () => {
    const numbers = fc
      .tuple(
        fc.integer({ min: -(10 ** 12 - 1), max: 10 ** 12 - 1 }),
        fc.integer({ min: -16, max: 0 }),
      )
      .map(([digits, power]) => Number(`${digits}e${power}`));
    fc.assert(
      fc.property(numbers, decimals, (value, places) => {
        expect(BigInt(Math.round(halfUp(value, places) * 10 ** places))).toBe(
          halfUpUnits(decimalOf(value), places),
        );
      }),
      { numRuns: runs(500, 20_000) },
    );
  });

  test('every tie goes up, and binary noise of a few units does not change that', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10 ** 9 }),
        decimals,
        fc.integer({ min: -8, max: 8 }),
        (whole, places, noise) => {
          const tie = Number(`${whole}5e${-places - 1}`) * (1 + noise * 2 ** -52);
          expect(halfUp(tie, places)).toBe(Number(`${whole + 1}e${-places}`));
        },
      ),
      { numRuns: runs(500, 20_000) },
    );
  });

  test('a number too large to have decimals keeps its twelve digits as they are', () => {
    const large = fc
      .tuple(fc.integer({ min: 10 ** 11, max: 10 ** 12 - 1 }), fc.integer({ min: 1, max: 250 }))
      .map(([digits, power]) => Number(`${digits}e${power}`));
    fc.assert(
      fc.property(large, decimals, (value, places) => {
        expect(halfUp(value, places)).toBe(value);
        expect(halfUp(-value, places)).toBe(-value);
      }),
      { numRuns: runs(40, 1000) },
    );
  });

  test('the fast way gives what the definition gives, for every number', () => {
    const any = fc.double({ noNaN: true, noDefaultInfinity: true });
    const usual = fc.double({ noNaN: true, min: -100_000, max: 100_000 });
    const nearTie = fc
      .tuple(
        fc.integer({ min: -(10 ** 9), max: 10 ** 9 }),
        fc.double({ noNaN: true, min: -1, max: 1 }),
      )
      .map(([whole, away]) => (whole + 0.5 + away * 2e-4) / 100);
    fc.assert(
      fc.property(fc.oneof(any, usual, nearTie), decimals, (value, places) => {
        expect(halfUp(value, places) === halfUpExact(value, places)).toBe(true);
      }),
      { numRuns: runs(500, 20_000) },
    );
  });
});
