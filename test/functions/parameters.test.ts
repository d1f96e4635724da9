import { describe, expect, test } from '@jest/globals';
import { number, optionalNumber, optionalText } from '../../functions/cells/parameters';
import { sentence, type Failure } from '../../src';

const said = (read: unknown): string => sentence(read as Failure);
const notNumbers = ['12', ' ', 'n/a', '2026-11-21', true, false];

describe('a mandatory number', () => {
  const { read } = number('tables');

  test.each(notNumbers)('refuses %j with a sentence', (cell) => {
    expect(said(read(cell))).toMatch(/^tables: .+; a number is needed .+\.$/);
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
    expect(said(read(cell))).toMatch(/^sessions: .+; a number is needed .+\.$/);
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
    expect(said(read(cell))).toMatch(/^rating: .+; a text is needed\.$/);
  });

  test('takes a text as it is', () => {
    expect(read('Regional')).toBe('Regional');
  });
});
