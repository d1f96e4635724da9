import { describe, expect, test } from '@jest/globals';
import { lowerCase, nameKey } from '../../src/text';

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
