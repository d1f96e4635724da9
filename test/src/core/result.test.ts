import { describe, expect, test } from '@jest/globals';
import { sentence } from '../../../src/language/core';
import {
  agaCategory,
  type At,
  type Found,
  inRow,
  kindOf,
  placeAstray,
  refuse,
  succeed,
  typedPlace,
} from '../../../src';
import { allOf, placed } from '../../../src/core/result';
import { failure as failed } from '../results';
import * as kinds from '../../../src/core/message';
import { byTotal, isBlank, nameIfAny, readName, tiedGroups } from '../../../src/core/standings';

describe('results', () => {
  test('a success holds its value', () => {
    expect(succeed(25.16)).toEqual({ ok: true, value: 25.16 });
  });

  test('a refusal holds code, argument and what was found, and a limit only where there is one', () => {
    expect(refuse({ argument: 'tables', found: 0 }, 'tablesAboveZero')).toStrictEqual({
      ok: false,
      failure: { code: 'tablesAboveZero', at: { argument: 'tables', found: 0 }, values: {} },
    });
    expect(
      refuse({ argument: 'place', found: 21 }, 'wholeBetween', { least: 1, most: 20 }),
    ).toStrictEqual({
      ok: false,
      failure: {
        code: 'wholeBetween',
        at: { argument: 'place', found: 21 },
        values: { least: 1, most: 20 },
      },
    });
  });

  test('a refusal can name the row, and the column too', () => {
    const refusal = refuse({ argument: 'tables', found: 0 }, 'tablesAboveZero');
    expect(inRow(refusal, 7)).toStrictEqual({
      ok: false,
      failure: {
        code: 'tablesAboveZero',
        at: { argument: 'tables', found: 0, row: 7 },
        values: {},
      },
    });
    expect(inRow(refusal, 7, 2)).toStrictEqual({
      ok: false,
      failure: {
        code: 'tablesAboveZero',
        at: { argument: 'tables', found: 0, row: 7, column: 2 },
        values: {},
      },
    });
    expect(refusal.failure).toStrictEqual({
      code: 'tablesAboveZero',
      at: { argument: 'tables', found: 0 },
      values: {},
    });
  });
});

describe('several results', () => {
  test('are their values by name, or the first refusal', () => {
    expect(allOf({ a: succeed(1), b: succeed('x') })).toEqual(succeed({ a: 1, b: 'x' }));
    const refused = [1, 2].map((found) => refuse({ argument: 'tables', found }, 'tablesAboveZero'));
    const [first = succeed(0), second = succeed(0)] = refused;
    expect(allOf({ a: succeed(1), first, second })).toBe(first);
  });
});

describe('sentences', () => {
  const { failure } = refuse({ argument: 'tables', found: 'n/a' }, 'tablesAboveZero');

  test('name the argument, what was found and what is needed', () => {
    expect(sentence(failure)).toBe('tables: "n/a". Enter a number above 0.');
  });

  test('name the cell of a range', () => {
    expect(sentence(placed(failure, { row: 7 }))).toBe(
      'tables, row 7: "n/a". Enter a number above 0.',
    );
    expect(sentence(placed(failure, { row: 7, column: 2 }))).toBe(
      'tables, row 7, column 2: "n/a". Enter a number above 0.',
    );
  });

  test.each([
    [0, '0'],
    [-1.5, '-1.5'],
    ['', 'empty'],
    [null, 'empty'],
    [true, 'TRUE'],
    [false, 'FALSE'],
    ['TRUE', '"TRUE"'],
  ])('show %j as %s', (found, shown) => {
    expect(sentence(placed(failure, { found }))).toBe(`tables: ${shown}. Enter a number above 0.`);
  });

  test('show a text on one line and cut a long one', () => {
    const shown = (text: string): string =>
      sentence(refuse({ argument: 'tables', found: text }, 'tablesAboveZero').failure);
    expect(shown('two\r\n lines')).toBe('tables: "two lines". Enter a number above 0.');
    expect(shown('x'.repeat(40))).toContain(`"${'x'.repeat(40)}"`);
    expect(shown('x'.repeat(41))).toContain(`"${'x'.repeat(40)}…"`);
    expect(shown(`${'x'.repeat(39)}\u{1f600}!`)).toContain(`"${'x'.repeat(39)}…"`);
  });

  test('name five rows or players, and how many more there are', () => {
    const numbers = (count: number): number[] => Array.from({ length: count }, (_, at) => at + 2);
    const said = (more: At): string => sentence(placed(failure, more));
    expect(said({ rows: numbers(5) })).toContain('tables, rows 2, 3, 4, 5 and 6: ');
    expect(said({ rows: numbers(6) })).toContain('tables, rows 2, 3, 4, 5, 6 and 1 more: ');
    expect(said({ rows: numbers(32_333) })).toContain('2, 3, 4, 5, 6 and 32,328 more: ');
    expect(said({ players: numbers(1_000_005) })).toContain(
      'players 2, 3, 4, 5, 6 and 1,000,000 more',
    );
  });

  test('fill in the limit that another argument sets', () => {
    expect(
      sentence(
        refuse({ argument: 'place', found: 21 }, 'wholeBetween', { least: 1, most: 20 }).failure,
      ),
    ).toBe('place: 21. Enter a whole number from 1 to 20.');
  });

  test('belong to the error a cell shows', () => {
    expect(kindOf(failure)).toBe('value');
    expect(kindOf(failed(agaCategory(5, 4)))).toBe('notAvailable');
  });
});

/** How many a sample has. */
const lengths = (kind: { readonly samples: readonly (readonly unknown[])[] }): number[] =>
  kind.samples.map((each) => each.length);

describe('the samples of a value, with which each message is said', () => {
  test('of a number are one, none, several, a fraction and one in thousands', () => {
    const { samples } = kinds.aNumber;
    expect([samples.includes(1), samples.includes(0)]).toEqual([true, true]);
    expect(samples.some((each) => each > 1 && each < 1000)).toBe(true);
    expect(samples.some((each) => each % 1 !== 0)).toBe(true);
    expect(samples.some((each) => each >= 1000)).toBe(true);
    expect(kinds.aNumberOrNone.samples).toEqual([1, null, 0.5]);
  });

  test('of a yes or no are both, of a cell whatever it may hold', () => {
    expect([...kinds.aFlag.samples].sort()).toEqual([false, true]);
    const { samples } = kinds.aCell;
    expect(new Set(samples).size).toBe(samples.length);
    expect(samples).toEqual(expect.arrayContaining(['', null, true, false]));
    expect(new Set(samples.map((each) => typeof each)).size).toBe(4);
    expect(samples.filter((each) => typeof each === 'string' && /^[a-z]$/.test(each))).toHaveLength(
      1,
    );
  });

  test('of a text and a name are never blank', () => {
    for (const { samples } of [kinds.aText, kinds.aName, { samples: kinds.names.samples.flat() }]) {
      expect(samples.length).toBeGreaterThan(1);
      for (const each of samples) expect(each).toMatch(/^[A-Za-z]+$/);
    }
  });

  test('of a list are one, two and many; of players none too, and groups of both', () => {
    expect(lengths(kinds.numbers)).toEqual([2, 1, 13]);
    expect(lengths(kinds.players)).toEqual([2, 0, 1, 7]);
    expect(lengths(kinds.names)).toEqual([2, 1, 4]);
    expect(kinds.playerGroups.samples.map((groups) => groups.map((each) => each.length))).toEqual([
      [1, 3],
    ]);
    expect(kinds.namedPlayers.samples.map((each) => each.players.length)).toEqual([2, 1, 0]);
    for (const { list, players } of kinds.namedPlayers.samples) {
      expect(list).toBe('registrations');
      for (const { row, name } of players) expect([row > 1, name.length]).toEqual([true, 3]);
    }
  });

  test('of players, groups, tiers and places are those that exist', () => {
    expect(kinds.aPlayer.samples.every((each) => each >= 1)).toBe(true);
    expect(kinds.aPlayer.samples).toHaveLength(2);
    expect(kinds.aGroup.samples).toEqual([0, 1, 2]);
    expect([...kinds.aTier.samples].sort()).toEqual([1, 2, 3]);
    expect(kinds.aPlace.samples).toEqual([
      { list: 'registrations', row: 3 },
      { list: 'lastCycle', rows: [2, 7] },
    ]);
  });
});

const rowsOf = (scores: readonly number[], level?: (a: number, b: number) => boolean): number[][] =>
  tiedGroups(
    scores.map((score, row) => ({ row, score })),
    (a, b) => b.score - a.score,
    level && ((above, row) => level(above.score, row.score)),
  ).map((group) => group.map(({ row }) => row));

describe('groups of level rows', () => {
  test('stand best first, each in the order of the list', () => {
    expect(rowsOf([5, 9, 5, 7, 9])).toEqual([[1, 4], [3], [0, 2]]);
  });

  test('are none for an empty list', () => {
    expect(rowsOf([])).toEqual([]);
  });

  test('reach as far as each row is level with the one just above it', () => {
    expect(rowsOf([1.2, 3, 1.1, 1], (above, row) => above - row < 0.15)).toEqual([[1], [0, 2, 3]]);
  });

  test('keep the order of a long list', () => {
    const [group] = rowsOf(Array.from({ length: 1000 }, () => 1));
    expect(group).toEqual(Array.from({ length: 1000 }, (_, row) => row));
  });

  test('leave the list as it was', () => {
    const rows = [
      { row: 0, score: 1 },
      { row: 1, score: 2 },
    ];
    tiedGroups(rows, (a, b) => b.score - a.score);
    expect(rows.map(({ row }) => row)).toEqual([0, 1]);
  });
});

const blanks: readonly Found[] = [null, 0, '', ' ', '\t\u00a0'];
const texts: readonly (readonly [Found, string])[] = [
  ['Ann', 'Ann'],
  ['  Ann de Vries\u00a0', 'Ann de Vries'],
  ['0', '0'],
  // Accounts and events may be called by a number, and binary noise is no part of one.
  [1973, '1973'],
  [-2, '-2'],
  [0.1 + 0.2, '0.3'],
];
const none: readonly Found[] = [true, false, NaN, Infinity];

test.each(blanks)('%j is a blank cell: no name, and missing where one is needed', (cell) => {
  expect(isBlank(cell)).toBe(true);
  expect(nameIfAny(cell, 'event')).toEqual({ ok: true, value: '' });
  expect(readName(cell, 'event', 'eventMissing')).toEqual({
    ok: false,
    failure: { code: 'eventMissing', values: {}, at: { argument: 'event', found: '' } },
  });
});

describe('a cell that is not blank', () => {
  test.each(texts)('%j is the name %j', (cell, name) => {
    expect(isBlank(cell)).toBe(false);
    expect(nameIfAny(cell, 'event')).toEqual({ ok: true, value: name });
    expect(readName(cell, 'event', 'eventMissing')).toEqual({ ok: true, value: name });
  });

  test.each(none)('%s is no name', (cell) => {
    expect(isBlank(cell)).toBe(false);
    const refused = {
      ok: false,
      failure: { code: 'textNeeded', values: {}, at: { argument: 'event', found: cell } },
    };
    expect(nameIfAny(cell, 'event')).toEqual(refused);
    expect(readName(cell, 'event', 'eventMissing')).toEqual(refused);
  });
});

const places = (...totals: readonly number[]): unknown[] =>
  byTotal(
    totals.map((total, row) => ({ row, total })),
    ({ row }, place) => [place, row],
  ).slice();

test('totals within 0.000001 share a place, in the order in which they appear', () => {
  expect(places(0, 0.000001, 1)).toEqual([
    [1, 2],
    [2, 0],
    [2, 1],
  ]);
  expect(places(0.000002, 0)).toEqual([
    [1, 0],
    [2, 1],
  ]);
});

describe('a place as people type it', () => {
  test.each([
    ['1', 1],
    ['12', 12],
    ['999999', 999_999],
    [' 3 ', 3],
    ['T3', 3],
    ['t  3', 3],
    ['=3', 3],
    ['3=', 3],
    ['3 T', 3],
    ['T3T', 3],
    ['1st', 1],
    ['2ND', 2],
    ['3rd', 3],
    ['4th', 4],
    ['5e', 5],
    ['2/3', 2],
    ['2-10', 2],
    ['2 / 3', 2],
    ['2  -  3', 2],
    ['2nd-3', 2],
    ['3.', 3],
    ['=2.', 2],
    ['5/6/7', 5],
    ['2/3/4', 2],
    ['7/7', 7],
    ['12/123456', 12],
  ])('%j is place %i', (text, place) => {
    expect(typedPlace(text)).toBe(place);
  });

  test.each([
    ...['', ' ', 'T', '=', '0', '1234567', '2/1234567', '-1', '1.5', 'third', '3x', 'x3', '#3'],
    // A range that begins beyond its end or at no place, and one without an end.
    ...['3/2', '0/2', '2/', '/3', '5/7/6', '2..', '2 3', '2+3', '2 x 3', 'T T 3', '3TT', '3 st'],
  ])('%j is none', (text) => {
    expect(typedPlace(text)).toBeUndefined();
  });
});

describe('places that follow from each other', () => {
  test.each<[readonly (number | undefined)[]]>([
    [[]],
    [[undefined]],
    [[1]],
    [[3, 1, 2]],
    [[1, 1, 3]],
    [[2, undefined, 1, 2, 4]],
    [[1, 1, 1, 4, 4, 6]],
  ])('%j', (places) => {
    expect(placeAstray(places)).toBeUndefined();
  });

  test.each<[readonly (number | undefined)[], object]>([
    [[2], { row: 0, place: 2, expected: 1 }],
    [[0], { row: 0, place: 0, expected: 1 }],
    [[1, 3], { row: 1, place: 3, expected: 2 }],
    // Who shares place 1 leaves out place 2.
    [[2, 1, 1], { row: 0, place: 2, expected: 3 }],
    [[undefined, 4, 1, 2], { row: 1, place: 4, expected: 3 }],
    // Of several in one place the first row is named, and of several places the highest.
    [[9, 1, 5, 5], { row: 2, place: 5, expected: 2 }],
    [[5, 1, 5, 9], { row: 0, place: 5, expected: 2 }],
  ])('not %j', (places, astray) => {
    expect(placeAstray(places)).toEqual(astray);
  });
});
