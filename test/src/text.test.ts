import { describe, expect, test } from '@jest/globals';
import { lowerCase } from '../../src/text';

describe('lower case', () => {
  test('changes A to Z', () => {
    expect(lowerCase('ABCDEFGHIJKLMNOPQRSTUVWXYZ')).toBe('abcdefghijklmnopqrstuvwxyz');
  });

  test('changes nothing else: the same in every language', () => {
    const others = 'abc xyz 019 @[`{ \u0130\u0131\u212a\u00c4\u0391';
    expect(lowerCase(others)).toBe(others);
  });
});
