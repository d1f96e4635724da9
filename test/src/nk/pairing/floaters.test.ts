import { expect, test } from '@jest/globals';
import type { PairingField } from '../../../../src/nk/pairing/field';
import { floatersOf } from '../../../../src/nk/pairing/explain';

/** Three groups of two: players 1 to 6 by group and rank. */
const field = {
  players: [1, 2, 3, 4, 5, 6].map((number) => ({ number })),
  group: [0, 0, 1, 1, 2, 2],
  rank: [1, 2, 1, 2, 1, 2],
  groups: [0, 1, 2].map((group) => ({ group, members: [2 * group, 2 * group + 1] })),
  settings: { floatDown: 'bottom', floatUp: 'top' },
} as unknown as PairingField;

test('N6: floaters go from the top group down, and within a group by rank, each before the opponent', () => {
  const told = (...pairs: readonly (readonly [number, number])[]): unknown[] =>
    floatersOf(field, pairs).map(({ player, opponent, from, to, rank }) => [
      ...[player, opponent, from, to, rank],
    ]);
  expect(told([0, 1], [2, 3])).toEqual([]);
  const all = [
    [1, 4, 0, 1, 1],
    [4, 1, 1, 0, 2],
    [2, 6, 0, 2, 2],
    [6, 2, 2, 0, 2],
    [3, 5, 1, 2, 1],
    [5, 3, 2, 1, 1],
  ];
  expect(told([0, 3], [1, 5], [2, 4])).toEqual(all);
  // Whichever of the two is named first, and in whatever order the pairs are found.
  expect(told([4, 2], [5, 1], [3, 0])).toEqual(all);
  expect(told([1, 5], [4, 2], [0, 3])).toEqual(all);
});
