import { describe, expect, test } from '@jest/globals';
import { cut, isBlankText, lowerCase, nameKey } from '../../../src/core/text';

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
