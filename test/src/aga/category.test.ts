import { describe, expect, test } from '@jest/globals';
import { agaCategory, agaExact } from '../../../src';
import { numbers, readGolden } from '../../golden/read';
import { value } from '../results';

const stated = readGolden('aga-categories.csv').rows;
const computed = readGolden('aga-decimal.csv').rows;

describe('A1, A2: categories', () => {
  test.each(stated)('average %s, %s players: what the document states', (...row) => {
    const [average = NaN, players = NaN, exact, category] = numbers(row);
    if (exact !== undefined) expect(value(agaExact(average, players))).toBe(exact);
    expect(value(agaCategory(average, players))).toBe(category);
  });

  test('the document states two categories', () => {
    expect(stated).toHaveLength(2);
  });

  test.each(computed)('average %s, %s players: what long decimals give', (...row) => {
    const [average = NaN, players = NaN, exact, category] = numbers(row);
    expect(value(agaExact(average, players))).toBe(exact);
    expect(value(agaCategory(average, players))).toBe(category);
  });

  test('the formula as printed would miss both of the document\u2019s checks', () => {
    const printed = (R: number, P: number): number => 2 * R + Math.sqrt(Math.log10(10 * P)) - 4;
    expect(printed(7.93, 20).toFixed(3)).toBe('13.377');
    expect(printed(1.1, 5)).toBeLessThan(0);
  });

  test('the category is rounded from the rounded exact category', () => {
    // 15.467 -> 15.5 -> 16, where 15.467 alone would give 15
    expect(value(agaExact(7.93, 20))).toBe(15.5);
    expect(value(agaCategory(7.93, 20))).toBe(16);
  });
});
