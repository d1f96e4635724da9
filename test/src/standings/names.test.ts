import { describe, expect, test } from '@jest/globals';
import type { Found } from '../../../src';
import { isBlank, nameIfAny, readName } from '../../../src/standings/names';

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
