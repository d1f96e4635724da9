import { describe, expect, test } from '@jest/globals';
import {
  type Decimals,
  fractionIn,
  halfUp,
  halfUpExact,
  halfUpQuotient,
  significant,
  significantExact,
  withFraction,
  withHours,
} from '../../../src/core/numbers';
import fc from 'fast-check';
import { decimalOf, halfUpUnits } from '../../checkers/decimal';
import { runs } from '../../support/sampled';
import { existing } from '../../../src/core/result';
import { flaw, wholeNumberTo } from '../../../src/core/arguments';
import { linesOf, oneLine } from '../../../src/core/lines';
import { atOnce, mapped } from '../../../src/core/stepwise';
import { cut, isBlankText, lowerCase, nameKey } from '../../../src/core/text';

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

const decimals = fc.constantFrom<Decimals>(0, 1, 2);

describe('K1: a main time', () => {
  test.each<[text: string, hours: number]>([
    ['3', 3],
    ['24', 24],
    ['0.5', 0.5],
    ['0.25', 0.25],
    ['0,5', 0.5],
    ['12:00', 12],
    ['0:30', 0.5],
    ['1000:30', 1000.5],
    ['12:00:00', 12],
    [' 3  h ', 3],
    ['3h', 3],
    ['2 hr', 2],
    ['2 hrs', 2],
    ['1 hour', 1],
    ['2 HOURS', 2],
    ['1,5 uur', 1.5],
    ['12 h', 12],
    ['1,25 uur', 1.25],
    ['1 u', 1],
    ['2 uren', 2],
    ['30 min', 0.5],
    ['30 mins.', 0.5],
    ['30m', 0.5],
    ['1 minute', 1 / 60],
    ['45 minutes', 0.75],
    ['1 minuut', 1 / 60],
    ['15 minuten', 0.25],
    ['7.5 min', 0.125],
    ['11.25 min', 0.1875],
    ['1 h 30 min', 1.5],
    ['1.5h 15m', 1.75],
  ])('%j is %d hours', (text, hours) => {
    expect(withHours(text)).toBe(hours);
  });

  test.each([
    ...['', ' ', 'x', '3 x', 'x3', '3 h x', '12:60', '12:0', '12345:00', '12:00:30', '1:2:3'],
    ...['3 4', '-3', '3..5', '3.', '.5', '3 h 4', 'h', 'min', '30 min 1 h', '1 h 30 min x', '3 d'],
  ])('%j is none', (text) => {
    expect(withHours(text)).toBe(text);
  });
});

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

test('A value that exists is given back, blank and zero too', () => {
  for (const value of [0, '', false, null]) expect(existing(value)).toBe(value);
});

test('A value that cannot be missing and is stops everything: no result is made of a guess', () => {
  expect(() => existing<number | undefined>(undefined)).toThrow(
    'A value that must exist does not.',
  );
});

describe('the lines of a text', () => {
  test.each([
    ['a\nb', ['a', 'b']],
    ['a\r\nb\rc\n', ['a', 'b', 'c', '']],
    ['\ufeffa\nb', ['a', 'b']],
    ['a\ufeff', ['a\ufeff']],
    ['', ['']],
    // As a mail quotes them, where most lines that hold something are quoted.
    ['> a\n> b', ['a', 'b']],
    ['>> a\n> > b\n>c\nd', ['a', 'b', 'c', 'd']],
    ['> a\n\n\nb\n> c', ['a', '', '', 'b', 'c']],
    ['> a\nb', ['> a', 'b']],
    ['> a > b\n> c', ['a > b', 'c']],
    ['a > b\n>  c', ['a > b', '>  c']],
    ['>  c', [' c']],
  ])('%j', (text, lines) => {
    expect(atOnce(linesOf(text))).toEqual(lines);
  });

  test.each([
    [499, 0],
    [500, 1],
    [999, 1],
    [1000, 2],
  ])('%i ends of lines are read in %i pauses', (ends, pauses) => {
    const work = linesOf('\n'.repeat(ends));
    let found = 0;
    while (!work.next().done) found++;
    expect(found).toBe(pauses);
  });
});

test.each([
  [' a \t\n b ', 'a b'],
  ['a\u0000\u0085b', 'a b'],
  ['\n', ''],
  ['a b', 'a b'],
])('%j in one line is %j', (text, line) => {
  expect(oneLine(text)).toBe(line);
});

describe('lower case', () => {
  test('changes A to Z', () => {
    expect(lowerCase('ABCDEFGHIJKLMNOPQRSTUVWXYZ')).toBe('abcdefghijklmnopqrstuvwxyz');
  });

  test('changes nothing else: the same in every language', () => {
    const others = 'abc xyz 019 @[`{ \u0130\u0131\u212a\u00c4\u0391';
    expect(lowerCase(others)).toBe(others);
  });
});

describe('a name to compare', () => {
  test('has no case from A to Z and no blanks around it, and no-break spaces are blanks', () => {
    expect(nameKey(' Many Faces\t')).toBe('many faces');
    expect(nameKey('\u00a0MANY\u00a0faces\u00a0')).toBe('many faces');
    expect(nameKey('many  faces')).not.toBe('many faces');
    expect(nameKey(' ')).toBe('');
  });
});

test('a text shows nothing where it is empty or holds only blanks, no-break spaces included', () => {
  expect(['', ' ', '\t \n', '\u00a0'].map(isBlankText)).toEqual([true, true, true, true]);
  expect(['x', ' x ', '0', '\u200b'].map(isBlankText)).toEqual([false, false, false, false]);
});

describe('a text within a sentence', () => {
  test('is cut to 40 characters, and never within one', () => {
    const face = '\u{1f600}';
    expect(cut('x'.repeat(40))).toBe('x'.repeat(40));
    expect(cut('x'.repeat(41))).toBe(`${'x'.repeat(40)}…`);
    expect(cut(`${'x'.repeat(39)}${face}x`)).toBe(`${'x'.repeat(39)}…`);
    expect(cut(face + 'x'.repeat(60))).toBe(`${face}${'x'.repeat(38)}…`);
  });
});

test.each([
  [199, 0],
  [200, 1],
  [399, 1],
  [400, 2],
])('%i items are mapped in %i pauses', (items, pauses) => {
  const work = mapped(Array.from({ length: items }), (_, index) => index);
  let found = 0;
  let step = work.next();
  for (; step.done !== true; step = work.next()) found++;
  expect(found).toBe(pauses);
  expect(step.value).toEqual(Array.from({ length: items }, (_, index) => index));
});

test.each<[number, object]>([
  [0, { least: 1, most: 9 }],
  [10, { least: 1, most: 9 }],
  [2.5, { least: 1, most: 9 }],
])('%d is no whole number from 1 to 9', (found, values) => {
  const at = { argument: 'rounds', found };
  const failure = { code: 'wholeBetween', at, values };
  expect(flaw(wholeNumberTo('rounds', 1, 9), found)).toEqual({ ok: false, failure });
});

test.each([1, 5, 9])('%d is a whole number from 1 to 9', (found) => {
  expect(flaw(wholeNumberTo('rounds', 1, 9), found)).toBeUndefined();
});
