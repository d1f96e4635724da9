import { describe, expect, test } from '@jest/globals';
import { agaSlope } from '../../../src';
import { decay } from '../../../src/aga/decay';
import { numbers, readGolden } from '../../golden/read';
import { refusal, unusableNumbers, value } from '../results';

describe('A4: decay and slope', () => {
  test('the worked example shows .86', () => {
    const [average = NaN, , , , slope] = numbers(readGolden('aga-categories.csv').rows[0] ?? []);
    expect(value(agaSlope(average))).toBe(slope);
  });

  test.each(readGolden('aga-decimal.csv').rows)(
    'average %s (%s players): what long decimals give',
    (...row) => {
      const [average = NaN, , , , slope] = numbers(row);
      expect(value(agaSlope(average))).toBe(slope);
    },
  );

  test('an average of 6.2 decays by exactly 0.75', () => {
    expect(decay(6.2).decay).toBe(0.75);
  });

  test('never below 0: at 1.1 the formula gives less', () => {
    expect(0.75 + Math.log10(1.1 / 6.2)).toBeLessThan(0);
    expect(decay(1.1).decay).toBe(0);
    expect(value(agaSlope(1.1))).toBe(0);
    expect(decay(1.11).decay).toBeGreaterThan(0);
  });

  test('only the slope is rounded, not the decay', () => {
    expect(decay(7.93).decay).toBeCloseTo(0.85688, 5);
  });

  test.each([1.09, 10.81, 0, -5])('A7: no slope for an average of %d', (average) => {
    expect(refusal(agaSlope(average))).toEqual([
      `avg: ${average}. AGA categories need an average rating from 1.1 to 10.8.`,
      'notAvailable',
    ]);
  });

  test.each(unusableNumbers('avg'))('A7: no slope for %d', (average, expected) => {
    expect(refusal(agaSlope(average))).toEqual(expected);
  });
});
