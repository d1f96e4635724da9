import { describe, expect, test } from '@jest/globals';
import { fractionIn, withFraction } from '../../src/fractions';

describe('a number with a fraction of one sign', () => {
  test.each([
    ['¼', 0.25],
    ['½', 0.5],
    ['¾', 0.75],
    ['4½', 4.5],
    ['12¼', 12.25],
    [' 2 ¾ ', 2.75],
    ['  2  ¾  ', 2.75],
    ['0½', 0.5],
  ])('%j is %f', (text, number) => {
    expect(fractionIn(text)).toBe(number);
    expect(withFraction(text)).toBe(number);
  });

  test.each(['', ' ', '4', '4.5', 'x½', '½x', '-½', '4½½', '4½ 1', '⅓', '1 2½', 'x 4½', '4x½'])(
    '%j is none and stays as it is',
    (text) => {
      expect(fractionIn(text)).toBeUndefined();
      expect(withFraction(text)).toBe(text);
    },
  );
});
