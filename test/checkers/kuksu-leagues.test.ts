import { describe, expect, test } from '@jest/globals';
import { numbers, readGolden } from '../golden/read';
import {
  crosstableOf,
  divide,
  movement,
  placesByCounting,
  sodosOf,
  tiersHolding,
  walk,
  type Game,
} from './kuksu-leagues';

describe('the Kuksu checker', () => {
  test('finds the tiers of rule 7 by itself', () => {
    const bounds = [5, 10, 11, 30, 31, 70, 71, 150, 151, 310, 311, 630, 631];
    expect(bounds.map(tiersHolding)).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7]);
  });

  test('agrees with the table of sizes on what is possible and how the bottom tier looks', () => {
    for (const row of readGolden('kuksu-tier-sizes.csv').rows) {
      const [players = NaN, tiers, , , , bottom] = numbers(row);
      const leagues = divide(players);
      expect([players, tiersHolding(players)]).toEqual([players, tiers]);
      const letter = 'ABCDEFG'.charAt((tiers ?? NaN) - 1);
      const there = leagues?.filter(([league]) => league.startsWith(letter)).length;
      expect([players, there]).toEqual([players, bottom]);
    }
  });

  test('walks there and back', () => {
    expect(walk(8, 3)).toEqual([1, 2, 3, 3, 2, 1, 1, 2]);
    expect(walk(3, 1)).toEqual([1, 1, 1]);
  });

  test('names leagues from the top', () => {
    expect(divide(25)).toEqual([
      ['A', 10],
      ['B1', 7],
      ['B2', 8],
    ]);
    expect(divide(14)).toBeUndefined();
    expect(divide(4)).toBeUndefined();
  });

  test('knows ten places in every tier', () => {
    expect(movement(1)).toHaveLength(10);
    expect(movement(2).slice(0, 6)).toEqual([-1, -1, 0, 0, 0, 1]);
  });

  test('counts games one by one', () => {
    const games: Game[] = [
      { players: [0, 1], outcome: 'first' },
      { players: [0, 2], outcome: 'second' },
      { players: [1, 2], outcome: 'drawn' },
    ];
    expect(crosstableOf(3, games)).toEqual([
      [null, 1, 0],
      [0, null, 0.5],
      [1, 0.5, null],
    ]);
    // Points 1, 0.5, 1.5.
    expect(sodosOf(3, games)).toEqual([0.5, 0.75, 1.25]);
  });

  test('puts none behind', () => {
    expect(
      placesByCounting([
        [5, 10, null, 1, 2000],
        [5, 10, 3, null, null],
        [5, 10, 3, null, 1500],
        [5, 11, null, null, null],
        [5, 10, 3, null, 1500],
      ]),
    ).toEqual([5, 4, 2, 1, 2]);
  });
});
