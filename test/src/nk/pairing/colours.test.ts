import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { colours, type Colour } from '../../../../src';

type Letters = string;
const COLOURS: Record<string, Colour> = { b: 'black', w: 'white', '.': '' };
const player = (number: number, had: Letters): { number: number; colours: Colour[] } => ({
  number,
  colours: had.split('').map((letter) => COLOURS[letter] ?? ''),
});

describe('N14: colours', () => {
  test.each([
    ['', 'w', 2, 'balance'],
    ['b', 'w', 2, 'balance'],
    ['w', 'b', 1, 'balance'],
    ['bbw', 'wb', 2, 'balance'],
    ['bw', 'wb', 1, 'alternate'],
    ['wb', 'bw', 2, 'alternate'],
    // The last game was the same for both; the one before decides.
    ['bwb', 'wbb', 1, 'alternate'],
    // Rounds without a game do not count.
    ['bw.', '.wb', 1, 'alternate'],
    ['w..b', 'wb', 1, 'entryOrder'],
    ['', '', 1, 'entryOrder'],
    ['wbwb', 'wb', 1, 'entryOrder'],
  ] as const)('after "%s" and "%s" player %d has black, by %s', (a, b, black, by) => {
    expect(colours(player(1, a), player(2, b))).toEqual({ black, white: 3 - black, by });
  });

  test('do not depend on who of the two is named first', () => {
    const had = fc
      .array(fc.constantFrom('b', 'w', '.'), { maxLength: 8 })
      .map((all) => all.join(''));
    fc.assert(
      fc.property(had, had, fc.boolean(), (a, b, higherFirst) => {
        const [one, two] = higherFirst
          ? [player(9, a), player(4, b)]
          : [player(4, a), player(9, b)];
        expect(colours(one, two)).toEqual(colours(two, one));
      }),
    );
  });
});
