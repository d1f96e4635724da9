import { describe, expect, test } from '@jest/globals';
import { decimalOf, halfUpUnits } from './decimal';

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
