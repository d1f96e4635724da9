import { describe, expect, test } from '@jest/globals';
import { words as en } from '../../../../src/language/en/general/sayings';
import { figures } from '../../../../src/language/figures';
import { words as nl } from '../../../../src/language/nl/general/sayings';

const english = figures(en);
const dutch = figures(nl);

describe('numbers in a derivation', () => {
  test.each([
    [0, '0'],
    [-0, '0'],
    [25.16, '25.16'],
    [25.1585, '25.1585'],
    [0.123456, '0.123456'],
    [0.1234567, '0.123456…'],
    [2 / 3, '0.666666…'],
    [-2 / 3, '-0.666666…'],
    [1e-6, '0.000001'],
    [1e-7, '0.000000…'],
    [-1e-7, '-0.000000…'],
    [5e-324, '0.000000…'],
    [123456789012, '123456789012'],
    [1e300, '1e+300'],
    [1.5e300, '1.5e+300'],
    [2e300 / 3, '6.66666666667e+299'],
  ])('%d is shown as %s: what is longer is cut, not rounded', (value, shown) => {
    expect(english.n(value)).toBe(shown);
  });

  test('binary noise is not shown', () => {
    expect(english.n(0.1 + 0.2)).toBe('0.3');
    expect(english.n(22.244999999999997)).toBe('22.245');
    expect(english.n(2.9999999999999996)).toBe('3');
  });

  test('Dutch has a decimal comma', () => {
    expect(dutch.n(25.1585)).toBe('25,1585');
    expect(dutch.n(2 / 3)).toBe('0,666666…');
    expect(dutch.fixed(24.5, 2)).toBe('24,50');
    expect(dutch.list([1, 2.5, 3])).toBe('1, 2,5 en 3');
  });

  test('a rounded number keeps its zeros', () => {
    expect(english.fixed(24.5, 2)).toBe('24.50');
    expect(english.fixed(16, 0)).toBe('16');
  });
});

describe('sums and lists in a derivation', () => {
  const upTo = (last: number): number[] => Array.from({ length: last }, (_, index) => index + 1);

  test('a sum of one term is that term', () => {
    expect(english.total([8, 5], 13)).toBe('8 + 5 = 13');
    expect(english.total([8], 8)).toBe('8');
    expect(english.mean([10.2, 8.7], 2)).toBe('(10.2 + 8.7) / 2');
    expect(english.mean([0], 2)).toBe('0 / 2');
  });

  test('a list names its last one apart', () => {
    expect(english.list([2, 3])).toBe('2 and 3');
    expect(english.list([2, 3, 7])).toBe('2, 3 and 7');
  });

  test('up to twelve are shown, of more the first three and the last', () => {
    expect(english.total(upTo(12), 78)).toBe(
      '1 + 2 + 3 + 4 + 5 + 6 + 7 + 8 + 9 + 10 + 11 + 12 = 78',
    );
    expect(english.total(upTo(13), 91)).toBe('1 + 2 + 3 + … + 13 = 91');
    expect(english.list(upTo(12))).toBe('1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11 and 12');
    expect(english.list(upTo(13))).toBe('1, 2, 3, … and 13');
  });
});
