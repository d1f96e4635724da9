/** @jest-environment ./test/support/environment.js */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  likeness,
  matchNames,
  similarNames,
  spelling,
} from '../../../../taskpane/sheets/columns/spelling';

const list = (...names: string[]) => names.map((text, at) => ({ text, at }));

describe('The spelling of a name', () => {
  test.each([
    ['  Ann  Lee ', 'Ann Lee'],
    ['Ann\u00a0Lee', 'Ann Lee'],
    ['Ann\tLee\n', 'Ann Lee'],
    ['Zoe\u0308', 'Zoë'],
    ['Ann\u200bLee', 'AnnLee'],
    ['\ufeffAnn', 'Ann'],
    ['ann', 'ann'],
  ])('%j is typed %j', (text, typed) => {
    expect(spelling(text)).toBe(typed);
  });

  test('To spell a name twice changes nothing more', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(spelling(spelling(text))).toBe(spelling(text));
      }),
    );
  });
});

describe('Names look alike when they differ by case, accents, blanks or punctuation only', () => {
  test.each([
    ['Zoë', 'Zoe'],
    ['zoë', 'ZOË'],
    ['van der Berg', 'Van Der  Berg'],
    ["O'Neill", 'ONeill'],
    ['Jan-Willem', 'Jan Willem'],
    ['Strauß', 'STRAUSS'],
    ['Søren', 'Soren'],
    ['Łukasz', 'lukasz'],
    ['Ａｎｎ', 'Ann'],
  ])('%s and %s', (a, b) => {
    expect(likeness(a)).toBe(likeness(b));
  });

  test.each([
    ['Ann', 'Anna'],
    ['Bot 1', 'Bot 2'],
    ['王', '李'],
    ['+', '-'],
  ])('%s and %s do not', (a, b) => {
    expect(likeness(a)).not.toBe(likeness(b));
  });
});

describe('Similar names of a list', () => {
  test('A name that stands twice is told with all its places', () => {
    expect(similarNames(list('Ann', 'Bob', ' Ann', 'Ann'))).toEqual([
      {
        kind: 'same',
        names: [
          { text: 'Ann', at: 0 },
          { text: ' Ann', at: 2 },
          { text: 'Ann', at: 3 },
        ],
      },
    ]);
  });

  test('A name with the family name first looks like the other order, in one list and between two', () => {
    const groups = similarNames(list('van Dam, Jan', 'Bob', 'Ján van Dam', 'Dam van Jan'));
    expect(groups.map(({ kind, names }) => [kind, ...names.map(({ text }) => text)])).toEqual([
      ['alike', 'van Dam, Jan', 'Ján van Dam'],
    ]);
    const [match] = matchNames(list('Jan van Dam'), list('Van Dam,Jan', 'Dam van Jan'));
    expect(match?.alike.map(({ text }) => text)).toEqual(['Van Dam,Jan']);
  });

  test('Names that look alike are told apart from those that are the same', () => {
    expect(similarNames(list('Zoë', 'Zoe', 'Zoe\u0308', 'Bob'))).toEqual([
      { kind: 'same', names: [list('Zoë')[0], { text: 'Zoe\u0308', at: 2 }] },
      {
        kind: 'alike',
        names: [
          { text: 'Zoë', at: 0 },
          { text: 'Zoe', at: 1 },
        ],
      },
    ]);
  });

  test('Hostile names are names like any other', () => {
    expect(similarNames(list('__proto__', 'constructor', 'toString', 'hasOwnProperty'))).toEqual(
      [],
    );
    expect(similarNames(list('__proto__', '__proto__'))).toHaveLength(1);
  });

  test('Every name of a list is in a group exactly when another has its likeness', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', 'A', 'á', 'a ', 'b', 'B', 'c')), (texts) => {
        const found = similarNames(list(...texts));
        const inGroup = new Set(
          found.flatMap(({ names }) => names.map(({ text }) => likeness(text))),
        );
        for (const text of texts) {
          const many = texts.filter((other) => likeness(other) === likeness(text)).length > 1;
          expect(inGroup.has(likeness(text))).toBe(many);
        }
      }),
    );
  });
});

describe('Names of two lists', () => {
  test('The same spelling matches; where there is none, look-alikes are offered, never taken', () => {
    const matched = matchNames(
      list('Ann', ' Zoe', 'Bob', 'Cy'),
      list('Zoë', 'Ann ', 'BOB', 'bob.'),
    );
    expect(matched.map(({ same, alike }) => [same?.text, alike.map(({ text }) => text)])).toEqual([
      ['Ann ', []],
      [undefined, ['Zoë']],
      [undefined, ['BOB', 'bob.']],
      [undefined, []],
    ]);
  });
});
