import { describe, expect, test } from '@jest/globals';
import {
  kuksuDefaultTier,
  kuksuSizes,
  kuksuSnake,
  kuksuTiers,
  layoutOf,
  readLeague,
  snakeLeague,
  snakePosition,
  tierLetter,
  writeLeague,
} from '../../../src/kuksu/sizes';
import { divide, movement, walk } from '../../checkers/kuksu-leagues';
import { failure, refusal, unusableNumbers, value } from '../results';
import { numbers, readGolden } from '../../golden/read';
import type { Found } from '../../../src';
import { capacity, leagueName, leaguesIn, type LeagueSize } from '../../../src/kuksu/arguments';
import { sampled } from '../../support/sampled';

const places = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const TIER_NEEDED = 'Enter a tier from 1 (A) to 26 (Z).';
const PLACE_NEEDED =
  'Enter a place from 1 to 10. Use 0 only for the former title holder (tier 1, lostTitle TRUE).';
const TIERS_NEEDED = 'Enter a whole number from 1 to 26 (see KUKSU.TIERS).';

describe('U4: the default tier', () => {
  test('in A places 2 to 5 stay, 6th and lower go down', () => {
    expect(places.slice(1).map((place) => value(kuksuDefaultTier(1, place, 5)))).toEqual([
      1, 1, 1, 1, 2, 2, 2, 2, 2,
    ]);
  });

  test.each([2, 3, 4, 7, 25])(
    'in tier %d places 1 and 2 go up, 3 to 5 stay, 6th and lower go down',
    (tier) => {
      expect(places.map((place) => value(kuksuDefaultTier(tier, place, 26)) - tier)).toEqual([
        -1, -1, 0, 0, 0, 1, 1, 1, 1, 1,
      ]);
    },
  );

  test('the winner of A depends on the title match', () => {
    const needed =
      'place: 1. The winner of league A stays in tier 1 only after losing the title match; then enter TRUE for lostTitle. Whoever wins the match plays in no league.';
    expect(refusal(kuksuDefaultTier(1, 1, 5))).toEqual([needed, 'notAvailable']);
    expect(refusal(kuksuDefaultTier(1, 1, 5, false))).toEqual([needed, 'notAvailable']);
    expect(refusal(kuksuDefaultTier(1, 1, 1))).toEqual([needed, 'notAvailable']);
  });

  test('the winner of A who lost the title match stays', () => {
    expect(value(kuksuDefaultTier(1, 1, 5, true))).toBe(1);
  });

  test('the former holder who lost the title match counts as tier 1, place 0', () => {
    expect(value(kuksuDefaultTier(1, 0, 5, true))).toBe(1);
  });

  test('lostTitle says nothing about anyone else, so that one value may stand beside a whole list', () => {
    for (let tier = 1; tier <= 6; tier++) {
      for (const place of tier === 1 ? places.slice(1) : places) {
        expect(value(kuksuDefaultTier(tier, place, 6, true))).toBe(
          value(kuksuDefaultTier(tier, place, 6)),
        );
      }
    }
  });

  test('nobody goes below the last tier of the next cycle', () => {
    expect(value(kuksuDefaultTier(1, 6, 1))).toBe(1);
    expect(value(kuksuDefaultTier(3, 10, 3))).toBe(3);
    expect(value(kuksuDefaultTier(5, 3, 3))).toBe(3);
    expect(value(kuksuDefaultTier(5, 1, 3))).toBe(3);
    expect(value(kuksuDefaultTier(4, 1, 3))).toBe(3);
  });

  test('every tier, place and number of tiers, as the list of movements gives', () => {
    for (let tier = 1; tier <= 26; tier++) {
      for (let tiers = 1; tiers <= 26; tiers++) {
        const expected = movement(tier).map((down) =>
          down === undefined ? undefined : Math.min(tier + down, tiers),
        );
        const given = places.map((place) => {
          const result = kuksuDefaultTier(tier, place, tiers);
          return result.ok ? result.value : undefined;
        });
        expect([tier, tiers, given]).toEqual([tier, tiers, expected]);
      }
    }
  });
});

describe('U4: limits of the default tier', () => {
  test.each([0, -1, 1.5, 27, 1e9])('%d is no tier', (tier) => {
    expect(refusal(kuksuDefaultTier(tier, 3, 5))).toEqual([
      `tier: ${tier}. ${TIER_NEEDED}`,
      'value',
    ]);
  });

  test.each([0, -1, 2.5, 11, 1e9])('%d is no place', (place) => {
    expect(refusal(kuksuDefaultTier(1, place, 5))).toEqual([
      `place: ${place}. ${PLACE_NEEDED}`,
      'value',
    ]);
  });

  test.each([
    [2, 0],
    [1, -1],
    [1, 11],
    [1, 0.5],
  ])('tier %d, place %d is not the former holder, whatever lostTitle says', (tier, place) => {
    expect(refusal(kuksuDefaultTier(tier, place, 5, true))).toEqual([
      `place: ${place}. ${PLACE_NEEDED}`,
      'value',
    ]);
  });

  test.each([0, -1, 2.5, 27])('%d is no number of tiers', (tiers) => {
    expect(refusal(kuksuDefaultTier(2, 3, tiers))).toEqual([
      `tiers: ${tiers}. ${TIERS_NEEDED}`,
      'value',
    ]);
  });

  test.each(unusableNumbers('tier'))('a tier of %d is refused', (tier, expected) => {
    expect(refusal(kuksuDefaultTier(tier, 3, 5))).toEqual(expected);
  });

  test.each(unusableNumbers('place'))('a place of %d is refused', (place, expected) => {
    expect(refusal(kuksuDefaultTier(2, place, 5))).toEqual(expected);
  });

  test.each(unusableNumbers('tiers'))('%d tiers are refused', (tiers, expected) => {
    expect(refusal(kuksuDefaultTier(2, 3, tiers))).toEqual(expected);
  });

  test('the first unusable argument is named, and the title match last', () => {
    expect(failure(kuksuDefaultTier(0, 0, 0)).at.argument).toBe('tier');
    expect(failure(kuksuDefaultTier(1, 0, 0)).at.argument).toBe('place');
    expect(failure(kuksuDefaultTier(1, 1, 0)).at.argument).toBe('tiers');
  });

  test('binary noise is no other tier, place or number of tiers', () => {
    expect(value(kuksuDefaultTier(2.0000000000000004, 5.000000000000001, 1.9999999999999998))).toBe(
      2,
    );
  });
});

const rows = readGolden('kuksu-tier-sizes.csv').rows;

describe('U2: tiers', () => {
  test('the table holds every number of players from 5 to 700', () => {
    expect(rows.map(([players]) => Number(players))).toEqual(
      Array.from({ length: 696 }, (_, index) => index + 5),
    );
  });

  test('rules 7 and 8 agree for every number of players up to 700 that can be divided', () => {
    const answers = rows.map((row) => {
      const [players = NaN, byRule7, byRule8, , , , , , , , , , feasible] = numbers(row);
      const result = kuksuTiers(players);
      return { expected: feasible === 1 ? [byRule7, byRule8] : 'none', result };
    });
    for (const { expected, result } of answers) {
      expect(result.ok ? [result.value, result.value] : 'none').toEqual(expected);
    }
    expect(answers.filter(({ result }) => result.ok)).toHaveLength(696 - 6 * 4);
  });

  test('full tiers, the players left over, and their leagues', () => {
    for (const row of rows) {
      const [players = NaN, , , fullTiers, remainder, bottomLeagues, , , , , , , feasible] =
        numbers(row);
      if (feasible === 0) continue;
      // With nobody left over there is no further tier; the table then counts the last full one.
      expect([players, value(layoutOf(players))]).toEqual([
        players,
        { fullTiers, remainder, bottomLeagues: remainder === 0 ? 0 : bottomLeagues },
      ]);
    }
  });

  test('the largest cycle a formula takes', () => {
    // 10 (2^16 - 1) = 655,350 < 1,000,000 < 1,310,710 = 10 (2^17 - 1)
    expect(value(kuksuTiers(655_350))).toBe(16);
    expect(value(kuksuTiers(1_000_000))).toBe(17);
    expect(refusal(kuksuTiers(1_000_001))).toEqual([
      'players: 1000001. Enter a number up to 1,000,000.',
      'value',
    ]);
  });

  test('binary noise makes no other number of players', () => {
    expect(value(kuksuTiers(10.000000000000002))).toBe(1);
    expect(value(kuksuTiers(14.999999999999998))).toBe(2);
  });
});

const functions = [
  ['kuksuTiers', kuksuTiers],
  ['kuksuSizes', kuksuSizes],
] as const;

describe.each(functions)('U3: %s has no answer', (_, of) => {
  const impossible = (left: number, out: string, missing: number): string =>
    `${out} left over, and a league needs 5. Leave out ${left}, or invite ${missing} more. Not in the rules: move the ${missing} lowest of the last full tier (by rating plus award) one tier down.`;

  test.each([
    [11, impossible(1, '1 player is', 4)],
    [32, impossible(2, '2 players are', 3)],
    [73, impossible(3, '3 players are', 2)],
    [314, impossible(4, '4 players are', 1)],
  ])('for %d players, and names the three ways out', (players, needed) => {
    expect(refusal(of(players))).toEqual([`players: ${players}. ${needed}`, 'notAvailable']);
  });

  test.each([
    [4, 1],
    [1, 4],
    [0, 5],
  ])('for %d players: only inviting %d helps', (players, missing) => {
    expect(refusal(of(players))).toEqual([
      `players: ${players}. A league needs 5 players. Invite ${missing} more.`,
      'notAvailable',
    ]);
  });

  test('for 1 to 4 players beyond full tiers, and for no other number up to 700', () => {
    const refused = Array.from({ length: 701 }, (__, players) => players).filter(
      (players) => !of(players).ok,
    );
    expect(refused).toEqual(
      [0, 10, 30, 70, 150, 310, 630]
        .flatMap((full) => [1, 2, 3, 4].map((left) => full + left))
        .concat(0)
        .sort((a, b) => a - b),
    );
  });

  test.each([-1, 5.5, 0.5, 14.99])('%d is no number of players', (players) => {
    expect(refusal(of(players))).toEqual([
      `players: ${players}. Enter a whole number of players.`,
      'value',
    ]);
  });

  test.each(unusableNumbers('players'))('%d players are refused', (players, expected) => {
    expect(refusal(of(players))).toEqual(expected);
  });

  test('the failure holds the players left over as data', () => {
    expect(failure(of(314))).toEqual({
      code: 'remainderWithoutLeague',
      at: { argument: 'players', found: 314 },
      values: { left: 4, missing: 1 },
      kind: 'notAvailable',
    });
  });
});

describe('U1, U11: the name of a league', () => {
  test.each<[Found, number, number, string]>([
    // A is a tier and a league at once.
    ['A', 1, 1, 'A'],
    ['a1', 1, 1, 'A'],
    [1, 1, 1, 'A'],
    ['Tier 1', 1, 1, 'A'],
    ['B', 2, 0, 'B'],
    ['b2', 2, 2, 'B2'],
    ['C  4', 3, 4, 'C4'],
    [12, 12, 0, 'L'],
    ['12', 12, 0, 'L'],
    ['tier 26', 26, 0, 'Z'],
    ['League C3', 3, 3, 'C3'],
    ['leagueC3', 3, 3, 'C3'],
    ['  GROUP   d 1 ', 4, 1, 'D1'],
    // Binary noise makes no other tier.
    [2 + 4e-16, 2, 0, 'B'],
  ])('%j is tier %i, league %i', (cell, tier, league, written) => {
    const label = value(readLeague(cell, 'league'));
    expect(label).toEqual({ tier, league });
    expect(writeLeague(label)).toBe(written);
    expect(written.startsWith(tierLetter(tier))).toBe(true);
  });

  test.each<[Found, string]>([
    [null, 'leagueKnown'],
    ['', 'leagueKnown'],
    ['AB', 'leagueKnown'],
    ['B-2', 'leagueKnown'],
    [0, 'leagueKnown'],
    [27, 'leagueKnown'],
    [1.5, 'leagueKnown'],
    [true, 'leagueKnown'],
    ['B3', 'leagueOfTier'],
    ['A0', 'leagueOfTier'],
  ])('%j is none', (cell, code) => {
    expect(failure(readLeague(cell, 'pin'))).toMatchObject({ code, at: { argument: 'pin' } });
  });
});

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

describe('U9: the snake', () => {
  test('runs to the last league and back, each end twice', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 7].map((position) => snakeLeague(position, 3))).toEqual([
      1, 2, 3, 3, 2, 1, 1, 2,
    ]);
  });

  test('has one position for each league and seed', () => {
    for (const leagues of [1, 2, 3, 8]) {
      const positions = Array.from({ length: 5 * leagues }, (_, position) => position);
      const found = positions.map((position) =>
        snakePosition(snakeLeague(position, leagues), Math.floor(position / leagues) + 1, leagues),
      );
      expect(found).toEqual(positions);
    }
  });

  test('seeds by rating, in whatever order the rows stand', () => {
    expect(value(kuksuSnake([1800, 2100, 1500, 1900, 2000, 1700], 2))).toEqual([1, 1, 2, 2, 2, 1]);
  });

  test('the extra players are its last, incomplete row', () => {
    const ratings = Array.from({ length: 15 }, (_, index) => 3000 - index);
    expect(value(kuksuSnake(ratings, 2))).toEqual(walk(15, 2));
    expect(value(kuksuSnake(ratings, 2)).filter((league) => league === 2)).toHaveLength(8);
  });

  test('equal ratings count in the order of their rows', () => {
    expect(value(kuksuSnake([1500, 1500, 1500, 1500], 2))).toEqual([1, 2, 2, 1]);
    expect(value(kuksuSnake([1500, 1600, 1500], 3))).toEqual([2, 1, 3]);
    const many = Array.from({ length: 600 }, () => 1500);
    expect(value(kuksuSnake(many, 32))).toEqual(walk(600, 32));
  });

  test('binary noise makes no rating higher', () => {
    expect(value(kuksuSnake([1500.1, 1500.1000000000001, 1500.2], 3))).toEqual([2, 3, 1]);
  });

  test('one league takes everyone, and nobody needs none', () => {
    expect(value(kuksuSnake([3, 1, 2], 1))).toEqual([1, 1, 1]);
    expect(value(kuksuSnake([], 4))).toEqual([]);
  });

  test('more leagues than players leave the last ones empty', () => {
    expect(value(kuksuSnake([1, 2], 4))).toEqual([2, 1]);
  });
});

describe('U9: what the snake needs', () => {
  test.each([0, -1, 1.5])('%d is no number of leagues', (leagues) => {
    expect(refusal(kuksuSnake([1, 2], leagues))).toEqual([
      `leagues: ${leagues}. Enter a whole number, 1 or more.`,
      'value',
    ]);
  });

  test('leagues end at a million', () => {
    expect(kuksuSnake([1], 1_000_000).ok).toBe(true);
    expect(refusal(kuksuSnake([1], 1_000_001))).toEqual([
      'leagues: 1000001. Enter a number up to 1,000,000.',
      'value',
    ]);
  });

  test.each([0, -5])('a rating of %d is missing or a slip: its row is named', (rating) => {
    expect(refusal(kuksuSnake([1500, 1600, rating], 2))).toEqual([
      `ratings, row 3: ${rating}. Enter a rating above 0.`,
      'value',
    ]);
  });

  test('ratings end at a million', () => {
    expect(refusal(kuksuSnake([1_000_001], 1))).toEqual([
      'ratings, row 1: 1000001. Enter a number up to 1,000,000.',
      'value',
    ]);
  });

  test.each(unusableNumbers('leagues'))('%d leagues are refused', (leagues, expected) => {
    expect(refusal(kuksuSnake([1], leagues))).toEqual(expected);
  });

  test.each(unusableNumbers('ratings'))('a rating of %d is refused', (rating, [said, kind]) => {
    expect(refusal(kuksuSnake([1, rating], 1))).toEqual([
      said.replace('ratings: ', 'ratings, row 2: '),
      kind,
    ]);
  });

  test('leagues are named before ratings; noise makes no other number of leagues', () => {
    expect(failure(kuksuSnake([0], 0)).at.argument).toBe('leagues');
    expect(value(kuksuSnake([4, 3, 2, 1], 1.9999999999999998))).toEqual([1, 2, 2, 1]);
  });
});
