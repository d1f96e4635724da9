import { beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import * as builtins from '../../functions/builtins';
import { existing } from '../../src/core/result';
import { provideCustomFunctions, thrownBy } from './custom-functions';
import { type Implementation, loadFormulas } from './formulas';
import {
  label,
  mark,
  number,
  optionalChoice,
  optionalMark,
  optionalNumber,
  optionalText,
  optionalYesNo,
} from '../../functions/arguments/parameters';
import { sentence } from '../../src/language/core';
import type { Failure } from '../../src';

/** What the formulas have in engines without these, against what this engine has. */
describe('log10', () => {
  test('is exact at every power of ten', () => {
    for (let power = -300; power <= 308; power++) {
      expect(builtins.log10(Number(`1e${power}`))).toBe(power);
    }
  });

  test('is this engine’s at 12 significant digits for 100,000 values', () => {
    for (let each = 1; each <= 100_000; each++) {
      // From thousandths of a rating to more players than anybody counts.
      const value = each % 2 === 0 ? each / 1000 : each * 10;
      const [own, other] = [builtins.log10(value), Math.log10(value)];
      if (own.toPrecision(12) !== other.toPrecision(12))
        expect([value, own]).toEqual([value, other]);
    }
  });

  test('of nothing and of less is what it is here', () => {
    for (const value of [0, -1, NaN, Infinity])
      expect(builtins.log10(value)).toBe(Math.log10(value));
  });
});

const anything = fc.oneof(
  fc.double(),
  fc.integer(),
  fc.string(),
  fc.constantFrom(null, undefined, true),
);

test('isFiniteNumber and isInteger say what this engine says', () => {
  fc.assert(
    fc.property(anything, (value) => {
      expect(builtins.isFiniteNumber(value)).toBe(Number.isFinite(value));
      expect(builtins.isInteger(value)).toBe(Number.isInteger(value));
    }),
  );
});

test('lists are made, searched and filled as here', () => {
  const square = (_: unknown, index: number): number => index * index;
  expect(builtins.listFrom({ length: 5 }, square)).toEqual(Array.from({ length: 5 }, square));
  expect(builtins.fill.call([0, 0, 0], 'x')).toEqual(['x', 'x', 'x']);
  const list = ['a', 'b', 3];
  for (const each of ['b', 3, '3', undefined]) {
    expect(builtins.includes.call(list, each)).toBe(list.includes(each as string));
    expect(builtins.find.call(list, (other) => other === each)).toBe(
      list.find((other) => other === each),
    );
  }
});

/** Names of an object's own parts among them, and 1 beside "1". */
const key = fc.constantFrom<unknown>('__proto__', 'constructor', 'toString', '1', 1, 'a', '', null);

test('a map remembers what this engine’s remembers, in its order', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(key, fc.integer())), (entries) => {
      const [own, other] = [new builtins.PlainMap(entries), new Map(entries)];
      for (const [each] of entries) {
        expect(own.get(each)).toBe(other.get(each));
        expect(own.has(each)).toBe(true);
      }
      expect(own.size).toBe(other.size);
      expect(own.has('absent')).toBe(false);
      expect(own.get('absent')).toBeUndefined();
      const walked: [unknown, unknown][] = [];
      own.forEach((value, each) => walked.push([each, value]));
      expect(walked).toEqual([...other]);
    }),
  );
});

test('a set holds every member once', () => {
  fc.assert(
    fc.property(fc.array(key), fc.array(key), (first, more) => {
      const make = builtins.PlainSet as unknown as new (members: unknown[]) => builtins.PlainMap;
      const [own, other] = [new make(first), new Set(first)];
      for (const each of more) {
        own.add(each);
        other.add(each);
      }
      const members: unknown[] = [];
      own.forEach((each) => members.push(each));
      expect(members).toEqual([...other]);
    }),
  );
});

describe('kgs players', () => {
  let players: Implementation;

  beforeAll(async () => {
    provideCustomFunctions();
    const formula = (await loadFormulas('kgs')).find(({ id }) => id === 'KGS.PLAYERS');
    players = existing(formula).implementation;
  });

  const played = [[9], [4], [5]];
  const removed = [[''], ['x'], ['x']];

  test('one number of scheduled games is a column of that number', () => {
    expect(players(played, [[9]], removed)).toEqual(players(played, [[9], [9], [9]], removed));
    expect(players(played, [[9]], removed)).toEqual([[2]]);
  });

  test('rows at the end that nobody has filled yet are no players, though the number holds for them too', () => {
    const blank = [[''], [0], [null]];
    expect(players([...played, ...blank], [[9]], [...removed, ...blank])).toEqual([[2]]);
  });

  test('that number is refused without a row', () => {
    const refused = thrownBy(() => players(played, [[0]], removed));
    expect(refused.message).toBe('scheduled: 0. Enter a whole number, 1 or more.');
  });
});

describe('kgs results', () => {
  let results: Implementation;

  beforeAll(async () => {
    provideCustomFunctions();
    const formula = (await loadFormulas('kgs')).find(({ id }) => id === 'KGS.RESULTS');
    results = existing(formula).implementation;
  });

  const column = (...cells: unknown[]): unknown[][] => cells.map((cell) => [cell]);
  const level = column(9, 9, 9);
  const points = [[8, 5, 3]];

  /** Three players with 5, 4 and 3 wins. */
  const paid = (players: number, counts: unknown[][] | null): unknown[][] =>
    results(null, [[players]], column(5, 4, 3), level, level, points, counts);

  test.each([true, 1, 'x', 'X', ' yes ', 'Ja'])('the mark %j says that a row counts', (mark) => {
    expect(paid(2, column(mark, '', mark))).toEqual(column(8, 0, 5));
  });

  test.each([false, 0, null, ''])('%j beside marks says that a row does not count', (none) => {
    expect(paid(2, column('x', none, 'x'))).toEqual(column(8, 0, 5));
  });

  test.each([0, null, '', ' '])(
    'a column of nothing but %j is left out: all rows count',
    (blank) => {
      expect(paid(3, column(blank, blank, blank))).toEqual(paid(3, null));
      expect(paid(3, null)).toEqual(column(8, 5, 3));
    },
  );

  test('a column of nothing but FALSE says that nobody counts', () => {
    expect(paid(3, column(false, false, false))).toEqual(column(0, 0, 0));
  });

  test('rows at the end that are blank in all columns stay empty', () => {
    const longer = (cells: unknown[][]): unknown[][] => [...cells, ...column('', null)];
    const [wins, others] = [longer(column(5, 4, 3)), longer(level)];
    const counts = longer(column('x', 'x', ''));
    expect(results(null, [[2]], wins, others, others, points, counts)).toEqual(
      column(8, 5, 0, '', ''),
    );
  });

  test.each([
    [column('x', 'perhaps', ''), /^counts, row 2: .*perhaps.* Enter TRUE, 1, x or yes/],
    [column('x', 'x'), /^counts: 2\. /],
    [[['x', 'x', 'x']], /^counts: /],
  ])('%j is refused', (counts, sentence) => {
    expect(thrownBy(() => paid(2, counts)).message).toMatch(sentence);
  });

  test('without it more rows than players are refused', () => {
    expect(thrownBy(() => paid(2, null)).message).toMatch(/^wins: 3\. There are more rows/);
  });

  test.each([
    ['4½', 4.5],
    ['¼', 0.25],
    [' 2 ¾ ', 2.75],
    ['12\u00a0½', 12.5],
  ])('“%s” is read as %s among wins, SOS and SODOS', async (written, number) => {
    const of = (cell: unknown): unknown[][][] => [
      column(cell, 1),
      column(9, cell),
      column(cell, 2),
    ];
    const result = (cell: unknown): unknown[][] => results([[60]], [[14]], ...of(cell), null, null);
    expect(result(written)).toEqual(result(number));
    const check = existing((await loadFormulas('kgs')).find(({ id }) => id === 'KGS.CHECK'));
    const warning = (cell: unknown): unknown => check.implementation(...of(cell), [[3]]);
    expect(warning(written)).toEqual(warning(number));
  });

  test.each(['4½½', '½4', '1/2', 'x½', '4,5'])('“%s” is no number of wins', (written) => {
    const thrown = thrownBy(() =>
      results([[60]], [[2]], column(written, 1), level.slice(1), level.slice(1), null, null),
    );
    expect(thrown).toMatchObject({ code: '#VALUE!' });
  });
});

test('in a one-system build every function is associated without its system, too', async () => {
  const associated = provideCustomFunctions();
  await import('../../functions/single/short-ids');
  const award = (): unknown[][] => [[1]];
  CustomFunctions.associate('SOF.AWARD', award);
  expect([...associated]).toEqual([
    ['SOF.AWARD', award],
    ['AWARD', award],
  ]);
});

const said = (read: unknown): string => sentence(read as Failure);
const notNumbers = ['12', '\u200b', 'n/a', '2026-11-21', true, false];

test.each([
  number('x'),
  optionalNumber('x'),
  optionalText('x'),
  optionalYesNo('x'),
  optionalChoice('x', 'limitKnown'),
  label('x'),
  mark('x'),
  optionalMark('x'),
])('an omitted argument means what a blank cell means (%#)', ({ omitted, read }) => {
  for (const blank of [null, '', 0, undefined, '  ', '\t\n', '\u00a0 \u202f']) {
    expect(read(blank)).toBe(omitted);
  }
});

describe('a mark', () => {
  const { read } = mark('removed');

  test.each([true, 1, 'x', 'X', 'yes', 'Ja', ' x ', '\u00a0YES\u00a0'])('is made by %j', (cell) => {
    expect(read(cell)).toBe(true);
  });

  test('is not made by FALSE', () => {
    expect(read(false)).toBe(false);
  });

  test.each(['no', 'nee', 2, 'xx'])('is refused as %j', (cell) => {
    expect(said(read(cell))).toMatch(/^removed: .+. Enter TRUE, 1, x or yes, or leave it empty\.$/);
  });
});

test('what is no value of a cell at all is refused without naming it, and is no label', () => {
  expect(said(number('tables').read(10n))).toMatch(/^tables: .+\. Enter a number .+\.$/);
  expect(label('accounts').read(10n)).toBe('');
});

describe('yes or no', () => {
  const { read } = optionalYesNo('asSheet');

  test('takes TRUE and FALSE only', () => {
    expect([read(true), read(false)]).toEqual([true, false]);
    for (const cell of ['TRUE', 'yes', 1]) {
      expect(said(read(cell))).toMatch(/^asSheet: .+. Enter TRUE or FALSE\.$/);
    }
  });
});

describe('a limit and a label', () => {
  test('a limit is a number or a text', () => {
    const { read } = optionalChoice('limit', 'limitKnown');
    expect([read(750), read('Unlimited')]).toEqual([750, 'Unlimited']);
    expect(said(read(true))).toMatch(/^limit: TRUE\. /);
  });

  test('a label is whatever the cell holds', () => {
    const { read } = label('accounts');
    expect([read('Erica'), read(2010), read(true)]).toEqual(['Erica', 2010, true]);
  });
});

describe('a mandatory number', () => {
  const { read } = number('tables');

  test.each(notNumbers)('refuses %j with a sentence', (cell) => {
    expect(said(read(cell))).toMatch(/^tables: .+\. Enter a number .+\.$/);
  });

  test.each([0, -1, 2.5, 1e300])('takes %d as it is', (cell) => {
    expect(read(cell)).toBe(cell);
  });

  test.each([null, '', undefined])('reads the blank %j as 0', (cell) => {
    expect(read(cell)).toBe(0);
  });
});

describe('an optional number', () => {
  const { read } = optionalNumber('sessions');

  test.each([null, '', undefined, 0])('takes its default for %j', (cell) => {
    expect(read(cell)).toBeUndefined();
  });

  test.each(notNumbers)('refuses %j with a sentence', (cell) => {
    expect(said(read(cell))).toMatch(/^sessions: .+\. Enter a number .+\.$/);
  });

  test('takes a number as it is', () => {
    expect(read(3)).toBe(3);
  });
});

describe('an optional text', () => {
  const { read } = optionalText('rating');

  test.each([null, '', undefined, 0])('takes its default for %j', (cell) => {
    expect(read(cell)).toBeUndefined();
  });

  test.each([1, true, false])('refuses %j with a sentence', (cell) => {
    expect(said(read(cell))).toMatch(/^rating: .+. Enter text\.$/);
  });

  test('takes a text as it is', () => {
    expect(read('Regional')).toBe('Regional');
  });
});
