import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { significant, significantExact } from '../../../src/numbers/significant';
import { runs } from '../../support/sampled';

describe('a number at 12 significant digits', () => {
  test.each([
    [(10.8 + 10.8 + 10.8) / 3, 10.8],
    [0.1 + 0.2, 0.3],
    [7.999999999999999, 8],
    [27.000000000000004, 27],
    [29 / 60, 0.483333333333],
    [1000 / 3, 333.333333333],
    [-1000 / 3, -333.333333333],
    [-2 / 3, -0.666666666667],
    [1.0000000000049, 1],
    [1.0000000000051, 1.00000000001],
    [-1.0000000000051, -1.00000000001],
    [9.9999999999996, 10],
    [99999999999.4, 99999999999.4],
    [99999999999.94, 99999999999.9],
    [99999999999.96, 100000000000],
    [123456789012.4, 123456789012],
    [1234567890123, 1234567890120],
    [-1234567890123, -1234567890120],
    [1e300, 1e300],
    [5e-324, 5e-324],
    [0, 0],
    [1250, 1250],
  ])('%d is %d', (value, expected) => {
    expect(significant(value)).toBe(expected);
  });

  test.each([NaN, Infinity, -Infinity])('%d stays what it is', (value) => {
    expect(significant(value)).toBe(value);
  });

  test('the fast way gives what the definition gives, for every number', () => {
    const close = fc
      .tuple(fc.integer({ min: -(10 ** 12), max: 10 ** 12 }), fc.integer({ min: 0, max: 13 }))
      .chain(([digits, places]) =>
        // Halfway between two numbers of twelve digits, and the neighbours in binary.
        fc.integer({ min: -3, max: 3 }).map((steps) => {
          const halfway = (digits + 0.5) / 10 ** places;
          return halfway * (1 + steps * 2 ** -52);
        }),
      );
    const any = fc.double({ noNaN: true });
    const usual = fc.double({ noNaN: true, min: -20_000, max: 20_000 });
    fc.assert(
      fc.property(fc.oneof(close, any, usual), (value) => {
        expect(significant(value) === significantExact(value)).toBe(true);
      }),
      { numRuns: runs(500, 20_000) },
    );
  });

  test('the fast way gives what the definition gives at every power of ten and beside it', () => {
    for (let power = -15; power <= 15; power++) {
      for (let steps = -4; steps <= 4; steps++) {
        const value = Number(`1e${power}`) * (1 + steps * 2 ** -52);
        expect([value, significant(value)]).toEqual([value, significantExact(value)]);
      }
    }
  });
});

test.each(['12', '0.5', '1e3', '', true, null, undefined, {}])(
  '%j, which a program may give in place of a number, is none',
  (given) => {
    expect(significant(given as number)).toBeNaN();
  },
);
