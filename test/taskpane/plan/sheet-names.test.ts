/** @jest-environment ./test/support/environment.js */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  freeSheetName,
  freeTableName,
  validSheetName,
  validTableName,
  withoutCopies,
} from '../../../taskpane/plan/sheet-names';

describe('Names of sheets', () => {
  test.each(['Round 1', 'Zürich', "Director's", '2010', 'x'.repeat(31)])(
    '%s is allowed',
    (name) => {
      expect(validSheetName(name)).toBe(true);
    },
  );

  test.each([
    '',
    ' ',
    'a/b',
    'a:b',
    '[a]',
    'a?',
    'a*',
    'a\\b',
    "'a",
    "a'",
    'History',
    'x'.repeat(32),
  ])('“%s” is not', (name) => {
    expect(validSheetName(name)).toBe(false);
  });

  test('A free and valid name is taken as wanted', () => {
    expect(freeSheetName('Round 1', ['Entries'])).toBe('Round 1');
  });

  test('A taken one gets the next number, whatever its case', () => {
    expect(freeSheetName('Round 1', ['ROUND 1'])).toBe('Round 1 (2)');
    expect(freeSheetName('Round 1', ['Round 1', 'round 1 (2)'])).toBe('Round 1 (3)');
  });

  test('A long one is cut so that its number fits', () => {
    const long = 'A very long name of a tournament in 2026';
    expect(freeSheetName(long, [])).toBe('A very long name of a tournamen');
    expect(freeSheetName(long, ['A very long name of a tournamen'])).toBe(
      'A very long name of a tourn (2)',
    );
  });

  test('Whatever is wanted, the name is valid and free', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (wanted) => {
        const first = freeSheetName(wanted, []);
        const second = freeSheetName(wanted, [first]);
        expect([first, second].map(validSheetName)).toEqual([true, true]);
        expect(second.toLowerCase()).not.toBe(first.toLowerCase());
      }),
    );
    expect(freeSheetName('History', [])).toBe('History -');
    expect(freeSheetName("''", [])).toBe('-');
  });
});

describe('Names of tables', () => {
  test.each([
    ['Round 1', 'Round1'],
    ['Spelers (NK)', 'SpelersNK'],
    ['élan', 'elan'],
    ['2010', '_2010'],
    ['AB12', '_AB12'],
    ['R1C1', '_R1C1'],
    ['王', '_'],
  ])('For %s it is %s', (wanted, name) => {
    expect(freeTableName(wanted, [])).toBe(name);
  });

  test('Whatever is wanted, the name is valid', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (wanted) => {
        expect(validTableName(freeTableName(wanted, []))).toBe(true);
      }),
    );
  });

  test.each(['', '2010', 'F2012', 'R1C1', 'rc', 'a b', 'a-b', 'x'.repeat(256)])(
    '“%s” is not allowed',
    (name) => {
      expect(validTableName(name)).toBe(false);
    },
  );

  test('A taken one gets the next number', () => {
    expect(freeTableName('Players', ['players', 'PLAYERS_2'])).toBe('Players_3');
  });
});

const none = (): boolean => false;

test.each([
  [[], []],
  [
    [1, 2, 3],
    [1, 2, 3],
  ],
  [
    [2, 1],
    [1, 2],
  ],
  // Copies of one, two and three; two copies of one table.
  [
    [1, 12, 2, 27, 3, 34],
    [1, 2, 3],
  ],
  [
    [1, 2, 25, 26],
    [1, 2],
  ],
  [[1, 13, 134], [1]],
  // Twelve of their own, and a gap that no copy explains.
  [
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 18],
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  ],
  [
    [1, 4],
    [1, 4],
  ],
  [
    [1, 20],
    [1, 20],
  ],
])('Of %j those of no copy are %j', (numbers, own) => {
  expect(withoutCopies(numbers, none)).toEqual(own);
});

test('A table that something else speaks of is its own', () => {
  expect(withoutCopies([1, 11, 12, 17], (number) => number === 11)).toEqual([1, 11, 12]);
});
