import { describe, expect, test } from '@jest/globals';
import { sentence } from '../../../src/language/core';
import { agaCategory, inRow, kindOf, refuse, succeed, type At } from '../../../src';
import { allOf, placed } from '../../../src/core/result';
import { failure as failed } from '../results';

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
