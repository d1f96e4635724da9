import { describe, expect, test } from '@jest/globals';
import { kgsAnnual, type Alias, type AnnualLine, type Found } from '../../../src';
import { failure, refusal, unusableNumbers, value } from '../results';

const lines = (...rows: [account: Found, event: Found, points: number][]): AnnualLine[] =>
  rows.map(([account, event, points]) => ({ account, event, points }));
const aliases = (...rows: [account: Found, event: Found, engine: Found][]): Alias[] =>
  rows.map(([account, event, engine]) => ({ account, event, engine }));

/** Place, engine, total, events. */
const table = (rows: AnnualLine[], names?: Alias[]): unknown[][] =>
  value(kgsAnnual(rows, names)).map(({ place, engine, total, events }) => [
    place,
    engine,
    total,
    events,
  ]);

describe('K7: the annual table', () => {
  test('sums points per account and ranks the totals', () => {
    const year = lines(
      ['Aya', 'July', 3],
      ['Zen19', 'July', 8],
      ['Aya', 'August', 4],
      ['Zen19', 'August', 0],
      ['gnugo', 'August', 1],
    );
    expect(table(year)).toEqual([
      [1, 'Zen19', 8, 2],
      [2, 'Aya', 7, 2],
      [3, 'gnugo', 1, 1],
    ]);
  });

  test('an alias makes accounts one engine', () => {
    const year = lines(
      ['ManyFaces1', 'July', 3],
      ['ManyFaces2', 'August', 2.5],
      ['Aya', 'July', 5],
    );
    const names = aliases(['ManyFaces1', '', 'Many Faces'], ['ManyFaces2', null, 'Many Faces']);
    expect(table(year, names)).toEqual([
      [1, 'Many Faces', 5.5, 2],
      [2, 'Aya', 5, 1],
    ]);
  });

  test('an alias naming an event wins over the general one, wherever it stands', () => {
    const year = lines(['lent', 'July', 3], ['lent', 'August', 2], ['lent', 'May', 1]);
    const general: Alias = { account: 'lent', event: '', engine: 'Owner' };
    const special: Alias = { account: 'lent', event: 'August', engine: 'Guest' };
    const expected = [
      [1, 'Owner', 4, 2],
      [2, 'Guest', 2, 1],
    ];
    expect(table(year, [general, special])).toEqual(expected);
    expect(table(year, [special, general])).toEqual(expected);
    expect(table(year, [special])).toEqual([
      [1, 'lent', 4, 2],
      [2, 'Guest', 2, 1],
    ]);
  });

  test('two accounts of one engine in one event count as one event', () => {
    const year = lines(['CzechBot', 'July', 3], ['MoGo', 'July', 2], ['MoGo', 'May', 0]);
    const names = aliases(['CzechBot', 0, 'MoGo']);
    expect(table(year, names)).toEqual([[1, 'MoGo', 5, 2]]);
  });

  test('names are compared without case and outer blanks', () => {
    const year = lines(['Aya ', ' July', 3], ['AYA', 'july', 1], ['\u00a0aya', 'JULY\u00a0', 1]);
    expect(table(year)).toEqual([[1, 'Aya', 5, 1]]);
    const lent = lines([' Lent', 'MAY ', 1]);
    expect(table(lent, aliases(['LENT ', ' may', ' Guest ']))).toEqual([[1, 'Guest', 1, 1]]);
  });

  test('a no-break space within a name is a space', () => {
    expect(table(lines(['Many\u00a0Faces', 'May', 1], ['many faces', 'May', 1]))).toHaveLength(1);
  });

  test('account and event are not run together', () => {
    const names = aliases(['ab', 'c', 'One'], ['a', 'bc', 'Two']);
    expect(table(lines(['ab', 'c', 2], ['a', 'bc', 1]), names)).toEqual([
      [1, 'One', 2, 1],
      [2, 'Two', 1, 1],
    ]);
  });

  test('names that mean something to JavaScript are names', () => {
    const year = lines(['__proto__', 'constructor', 2], ['toString', 'constructor', 1]);
    expect(table(year)).toEqual([
      [1, '__proto__', 2, 1],
      [2, 'toString', 1, 1],
    ]);
  });

  test('numbers may be names', () => {
    expect(table(lines([1973, 201007, 2], ['1973', '201007', 1]))).toEqual([[1, '1973', 3, 1]]);
  });

  test('equal totals share the place and stand in order of first appearance', () => {
    const year = lines(
      ['c', 'May', 2],
      ['a', 'May', 5],
      ['b', 'May', 1],
      ['d', 'May', 1],
      ['b', 'July', 1],
    );
    expect(table(year)).toEqual([
      [1, 'a', 5, 1],
      [2, 'c', 2, 1],
      [2, 'b', 2, 2],
      [4, 'd', 1, 1],
    ]);
  });

  test('three thirds are one: totals are compared within a millionth', () => {
    const third = 1 / 3;
    const year = lines(['x', '1', third], ['y', '1', 1], ['x', '2', third], ['x', '3', third]);
    expect(table(year)).toEqual([
      [1, 'x', 1, 3],
      [1, 'y', 1, 1],
    ]);
    const typed = lines(['x', '1', 0.9999993], ['y', '1', 1]);
    expect(table(typed)).toEqual([
      [1, 'x', 0.9999993, 1],
      [1, 'y', 1, 1],
    ]);
    expect(table(lines(['x', '1', 0.999998], ['y', '1', 1]))).toEqual([
      [1, 'y', 1, 1],
      [2, 'x', 0.999998, 1],
    ]);
    expect(table(lines(['x', '1', 0.1], ['x', '2', 0.2]))).toEqual([[1, 'x', 0.3, 2]]);
  });

  test('a line without account and points is empty, and so is an alias without names', () => {
    const year = lines(['', '', 0], ['a', 'May', 1], [0, 'May', 0], [null, null, 0]);
    expect(table(year, aliases(['', '', ''], [0, 0, 0], [null, ' ', null]))).toEqual([
      [1, 'a', 1, 1],
    ]);
  });

  test('without lines there is nobody', () => {
    expect(table([])).toEqual([]);
  });
});

describe('K7: arguments', () => {
  test.each([
    ['accounts', lines(['a', 'May', 1], ['', 'May', 1]), 'Enter the account.'],
    ['events', lines(['a', 'May', 1], ['a', 0, 1]), 'Enter the name of the event.'],
  ])('a line without %s is refused with its row', (name, year, needed) => {
    expect(refusal(kgsAnnual(year))).toEqual([`${name}, row 2: empty. ${needed}`, 'value']);
  });

  test.each([true, NaN, Infinity])('%s is no name', (cell) => {
    const shown = cell === true ? 'TRUE' : String(cell);
    expect(refusal(kgsAnnual(lines([cell, 'May', 1])))).toEqual([
      `accounts, row 1: ${shown}. Enter text.`,
      'value',
    ]);
    expect(failure(kgsAnnual(lines(['a', cell, 1])))).toMatchObject({
      at: { argument: 'events', row: 1 },
    });
  });

  test('points below 0 are refused with their row', () => {
    expect(refusal(kgsAnnual(lines(['a', 'May', 1], ['b', 'May', -1])))).toEqual([
      'points, row 2: -1. Enter points, 0 or more.',
      'value',
    ]);
  });

  test.each(unusableNumbers('points'))('points of %d are refused', (points, [sentence]) => {
    expect(refusal(kgsAnnual(lines(['a', 'May', points])))[0]).toBe(
      sentence.replace('points: ', 'points, row 1: '),
    );
  });

  test.each([
    [1, ['', 'May', 'E'], 'empty', 'Enter the account.'],
    [1, [true, '', 'E'], 'TRUE', 'Enter text.'],
    [2, ['a', false, 'E'], 'FALSE', 'Enter text.'],
    [3, ['a', 'May', ''], 'empty', 'Enter the engine behind this account.'],
    [3, ['a', '', 0], 'empty', 'Enter the engine behind this account.'],
  ] as [number, [Found, Found, Found], string, string][])(
    'column %d of the alias %j is refused',
    (column, alias, shown, needed) => {
      expect(refusal(kgsAnnual([], aliases(['x', '', 'y'], alias)))).toEqual([
        `aliases, row 2, column ${column}: ${shown}. ${needed}`,
        'value',
      ]);
    },
  );

  test('an account stands in one alias, and in one more for each event', () => {
    const needed =
      'That account is already in a row above for the same event. Delete one of the rows.';
    const general = aliases(['a', '', 'X'], ['A ', null, 'Y']);
    expect(refusal(kgsAnnual([], general))).toEqual([
      `aliases, row 2, column 1: "A". ${needed}`,
      'value',
    ]);
    const special = aliases(
      ['a', 'May', 'X'],
      ['a', '', 'Y'],
      ['a', 'July', 'X'],
      ['a', 'may', 'X'],
    );
    expect(refusal(kgsAnnual([], special))).toEqual([
      `aliases, row 4, column 1: "a". ${needed}`,
      'value',
    ]);
    expect(value(kgsAnnual([], special.slice(0, 3)))).toEqual([]);
  });
});
