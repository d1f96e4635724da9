import { describe, expect, test } from '@jest/globals';
import { capacity, leagueName, leaguesIn } from '../../../../src/kuksu/hierarchy';
import { kuksuSizes } from '../../../../src/kuksu/sizes/sizes';
import type { LeagueSize } from '../../../../src/kuksu/types';
import { divide } from '../../../checkers/kuksu-leagues';
import { numbers, readGolden } from '../../../golden/read';
import { value } from '../../results';
import { sampled } from '../../../support/sampled';

const sizesOf = (players: number): readonly LeagueSize[] => value(kuksuSizes(players));
const asPairs = (rows: readonly LeagueSize[]): [string, number][] =>
  rows.map(({ league, size }) => [league, size]);
const feasible = readGolden('kuksu-tier-sizes.csv')
  .rows.map(numbers)
  .filter((row) => row[12] === 1);

describe('U1: the hierarchy', () => {
  test('doubles its leagues with every tier', () => {
    expect([1, 2, 3, 4, 5].map(leaguesIn)).toEqual([1, 2, 4, 8, 16]);
  });

  test('holds 10, 30, 70, 150, 310, 630 players when its leagues are full', () => {
    expect([0, 1, 2, 3, 4, 5, 6].map(capacity)).toEqual([0, 10, 30, 70, 150, 310, 630]);
  });

  test('names its leagues A, then B1, B2, and so on to Z', () => {
    expect(leagueName(1, 1)).toBe('A');
    expect(leagueName(2, 1)).toBe('B1');
    expect(leagueName(3, 4)).toBe('C4');
    expect(leagueName(26, 12)).toBe('Z12');
  });

  test('lists 70 players as A, B1 and B2, C1 to C4, ten each', () => {
    expect(sizesOf(70)).toEqual(
      ['A', 'B1', 'B2', 'C1', 'C2', 'C3', 'C4'].map((league) => ({ league, size: 10 })),
    );
  });
});

describe('U2: sizes', () => {
  test.each([
    [5, [['A', 5]]],
    [10, [['A', 10]]],
    [
      15,
      [
        ['A', 10],
        ['B1', 5],
      ],
    ],
    [
      19,
      [
        ['A', 10],
        ['B1', 9],
      ],
    ],
    [
      20,
      [
        ['A', 10],
        ['B1', 5],
        ['B2', 5],
      ],
    ],
    // 11 in 2 leagues: five rows of the snake, odd, so that the sixth runs from the last league.
    [
      21,
      [
        ['A', 10],
        ['B1', 5],
        ['B2', 6],
      ],
    ],
    [
      23,
      [
        ['A', 10],
        ['B1', 7],
        ['B2', 6],
      ],
    ],
    [
      25,
      [
        ['A', 10],
        ['B1', 7],
        ['B2', 8],
      ],
    ],
  ])('%d players', (players, leagues) => {
    expect(asPairs(sizesOf(players))).toEqual(leagues);
  });

  test('the source\u2019s example: 257 players are 15 full leagues, then 11 leagues of 7 and 5 of 6', () => {
    const sizes = sizesOf(257).map(({ size }) => size);
    expect(sizes.slice(0, 15)).toEqual(Array.from({ length: 15 }, () => 10));
    // 107 = 6 rows of 16, even, and 11: the first eleven.
    expect(sizes.slice(15)).toEqual([7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 6, 6, 6, 6, 6]);
    expect(sizesOf(257)[30]).toEqual({ league: 'E16', size: 6 });
  });

  test.each(sampled(feasible, 60).map((row) => [row[0] ?? NaN, row] as const))(
    '%d players: full tiers and the bottom tier as the table has them',
    (players, row) => {
      const [, , , fullTiers = NaN, remainder = NaN, bottomLeagues = NaN, ...counts] = row;
      const sizes = sizesOf(players).map(({ size }) => size);
      const fullLeagues = 2 ** fullTiers - 1;
      expect(sizes.slice(0, fullLeagues)).toEqual(sizes.slice(0, fullLeagues).fill(10));

      // Without players left over the table counts the last full tier as the bottom one.
      const bottom = sizes.slice(-bottomLeagues);
      expect(sizes).toHaveLength(fullLeagues + (remainder === 0 ? 0 : bottomLeagues));
      expect(
        [5, 6, 7, 8, 9, 10].map((size) => bottom.filter((each) => each === size).length),
      ).toEqual(counts.slice(0, 6));
    },
  );

  test('every number up to 1,500, and the largest, as dealing the players out one by one gives', () => {
    const written = (rows: unknown): string => JSON.stringify(rows);
    const all = Array.from({ length: 1501 }, (_, players) => players);
    for (const players of sampled(all, 200, { corner: (each) => each <= 70 })) {
      const result = kuksuSizes(players);
      const divided = players === 0 ? undefined : divide(players);
      expect([players, written(result.ok ? asPairs(result.value) : null)]).toEqual([
        players,
        written(divided ?? null),
      ]);
    }
    expect(written(asPairs(sizesOf(1_000_000)))).toBe(written(divide(1_000_000)));
  });
});
