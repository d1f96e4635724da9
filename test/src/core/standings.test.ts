import { describe, expect, test } from '@jest/globals';
import { byTotal, isBlank, nameIfAny, readName, tiedGroups } from '../../../src/core/standings';
import { type Found, placeAstray, typedPlace } from '../../../src';

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
    ['7/7', 7],
    ['12/123456', 12],
  ])('%j is place %i', (text, place) => {
    expect(typedPlace(text)).toBe(place);
  });

  test.each([
    ...['', ' ', 'T', '=', '0', '1234567', '2/1234567', '-1', '1.5', 'third', '3x', 'x3', '#3'],
    // A range that begins beyond its end or at no place, and one without an end.
    ...['3/2', '0/2', '2/', '/3', '2/3/4', '2 3', '2+3', '2 x 3', 'T T 3', '3TT', '3 st'],
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
