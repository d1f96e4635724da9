import { describe, expect, test } from '@jest/globals';
import {
  label,
  mark,
  number,
  optionalChoice,
  optionalMark,
  optionalNumber,
  optionalText,
  optionalYesNo,
} from '../../../functions/arguments/parameters';
import { sentence } from '../../../src/language/core';
import type { Failure } from '../../../src';

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
