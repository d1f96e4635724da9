import { expect, test } from '@jest/globals';
import { existing } from '../../../src/core/existing';

test('A value that exists is given back, blank and zero too', () => {
  for (const value of [0, '', false, null]) expect(existing(value)).toBe(value);
});

test('A value that cannot be missing and is stops everything: no result is made of a guess', () => {
  expect(() => existing<number | undefined>(undefined)).toThrow(
    'A value that must exist does not.',
  );
});
