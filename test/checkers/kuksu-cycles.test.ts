import { describe, expect, test } from '@jest/globals';
import { groupCycle } from '../../src';
import { type Cycle, groupSeatBySeat, lowestAllowed, type Placed, violations } from './kuksu-cycle';
import { chance, checkPair, firstViolation, type Grouper, pairOf } from './kuksu-cycles';
import {
  crosstableOf,
  divide,
  type Game,
  movement,
  placesByCounting,
  sodosOf,
  tiersHolding,
  walk,
} from './kuksu-leagues';
import { runs } from '../support/sampled';
import { sampleSeed } from '../support/tier';
import { numbers, readGolden } from '../golden/read';

const PAIRS = runs(80, 100_000);
/** The first of so many seeds; another in each run. */
const FIRST = sampleSeed * 1000;

describe('pairs of cycles', () => {
  test(`${PAIRS} pairs are grouped as the checker groups them seat by seat`, () => {
    expect(firstViolation(FIRST, PAIRS, groupCycle)).toBeUndefined();
  }, 14_400_000);

  test('among them is everything that a director may meet', () => {
    const pairs = Array.from({ length: 400 }, (_, index) => pairOf(index + 1));
    const share = (has: (pair: (typeof pairs)[number]) => boolean): number =>
      pairs.filter(has).length / pairs.length;
    expect(share(({ entries, lastCycle }) => entries.length > lastCycle.length)).toBeGreaterThan(
      0.2,
    );
    expect(share(({ entries, lastCycle }) => entries.length < lastCycle.length)).toBeGreaterThan(
      0.2,
    );
    expect(share(({ entries }) => entries.some(({ pin }) => pin !== null))).toBeGreaterThan(0.1);
    expect(
      share(({ entries }) => entries.some(({ last }) => last?.disqualified === true)),
    ).toBeGreaterThan(0.7);
    expect(share(({ entries }) => entries.some(({ last }) => last?.place === 0))).toBeGreaterThan(
      0.2,
    );
    expect(
      share(({ entries }) => new Set(entries.map(({ rating }) => rating)).size < entries.length),
    ).toBeGreaterThan(0.5);
    expect(share(({ respelt }) => respelt.length > 0)).toBeGreaterThan(0.2);
    const impossible = share(
      ({ entries }) => groupSeatBySeat({ entries, moveDown: false }) === 'no leagues',
    );
    expect(impossible).toBeGreaterThan(0.02);
  });
});

describe('the checker', () => {
  const entry = (name: string, rating: number): Cycle['entries'][number] => ({
    name,
    rating,
    pin: null,
    last: null,
  });
  const cycle: Cycle = {
    entries: [
      ...Array.from({ length: 14 }, (_, index) => entry(`p${index + 1}`, 2000 - index)),
      { ...entry('a5', 100), last: { tier: 1, place: 5, disqualified: false } },
    ],
    moveDown: false,
  };
  const right = groupSeatBySeat(cycle) as Placed[];
  const changed = (name: string, change: Partial<Placed>): Placed[] =>
    right.map((each) => (each.name === name ? { ...each, ...change } : each));

  test('finds its own grouping right', () => {
    expect(violations(cycle, right)).toEqual([]);
    expect(right.map(({ name, league }) => [name, league]).slice(8)).toEqual([
      ['p9', 'A'],
      ['a5', 'A'],
      ['p10', 'B1'],
      ['p11', 'B1'],
      ['p12', 'B1'],
      ['p13', 'B1'],
      ['p14', 'B1'],
    ]);
  });

  test.each<[string, Placed[], string]>([
    ['a player who is lost', right.slice(1), 'p1 is in 0 leagues'],
    ['a player who is doubled', [...right, ...right.slice(0, 1)], 'p1 is in 2 leagues'],
    ['a stranger', changed('p3', { name: 'x' }), 'x is not registered'],
    ['wrong sizes', changed('p3', { league: 'B1', tier: 2 }), 'the sizes are not'],
    [
      'a player placed too low',
      changed('a5', { tier: 2, league: 'B1' }),
      'a5 is in tier 2, below 1',
    ],
    ['a wrong seed', changed('p1', { seed: 2 }), '"seed":2'],
    ['a wrong sum', changed('p1', { sum: 1 }), '"sum":1'],
    ['a wrong order of filling', changed('p1', { order: 2 }), '"order":2'],
    ['a wrong reason', changed('p1', { how: 'pin' }), '"how":"pin"'],
  ])('notices %s', (_, placed, message) => {
    expect(violations(cycle, placed).join('\n')).toContain(message);
  });

  test('knows who may be placed how low', () => {
    const at = (tier: number, place: number, tiers = 5): number | null =>
      lowestAllowed({ ...entry('x', 1), last: { tier, place, disqualified: false } }, tiers);
    expect([
      at(1, 0),
      at(1, 1),
      at(1, 5),
      at(1, 6),
      at(3, 2),
      at(3, 3),
      at(3, 6),
      at(3, 6, 2),
    ]).toEqual([1, 1, 1, 2, 2, 3, 4, 2]);
    expect(lowestAllowed(entry('x', 1), 5)).toBeNull();
  });

  test('says where the rules have no answer', () => {
    const crowd = Array.from({ length: 11 }, (_, index) => ({ ...entry(`p${index}`, 9), pin: 1 }));
    const more = [...crowd, ...Array.from({ length: 4 }, (_, index) => entry(`q${index}`, 5))];
    expect(groupSeatBySeat({ entries: more, moveDown: false })).toBe('tier 1 is too small');
    expect(groupSeatBySeat({ entries: crowd, moveDown: false })).toBe('no leagues');
    expect(
      groupSeatBySeat({
        entries: crowd.slice(0, 10).concat(entry('q', 1) as never),
        moveDown: true,
      }),
    ).toBe('nobody can be moved');
    expect(violations({ entries: more, moveDown: false }, [])).toEqual([
      'a grouping although tier 1 is too small',
    ]);
  });

  test('notices a grouper that groups wrongly, refuses, or does not ask', () => {
    const seeds = Array.from({ length: runs(50, 200) }, (_, index) => index + 1);
    const caught = (group: Grouper): number =>
      seeds.filter((seed) => checkPair(pairOf(seed), group).length > 0).length;
    const swapping: Grouper = (registrations, ...others) => {
      const [first, second, ...rest] = registrations;
      if (!first || !second) return groupCycle(registrations, ...others);
      return groupCycle([{ ...first, rating: first.rating + 500 }, second, ...rest], ...others);
    };
    expect(caught(swapping)).toBeGreaterThan(0.75 * seeds.length);
    const refusing: Grouper = () => ({ ok: false, failures: [{ code: 'no' }], questions: [] });
    expect(caught(refusing)).toBeGreaterThan(0.75 * seeds.length);
    const deaf: Grouper = (registrations, lastCycle, options) =>
      groupCycle(registrations, lastCycle, { ...options, sameNames: [] });
    expect(caught(deaf)).toBeGreaterThan(0.1 * seeds.length);
  });
});

describe('chance', () => {
  test('is the same for the same seed, and spreads over what it may be', () => {
    const [one, same, other] = [chance(7), chance(7), chance(8)];
    const rolls = Array.from({ length: 600 }, () => one.below(6));
    expect(rolls).toEqual(Array.from({ length: 600 }, () => same.below(6)));
    expect(rolls).not.toEqual(Array.from({ length: 600 }, () => other.below(6)));
    expect(
      [0, 1, 2, 3, 4, 5].every((side) => rolls.filter((each) => each === side).length > 50),
    ).toBe(true);
  });

  test('shuffles without losing anyone', () => {
    const list = Array.from({ length: 50 }, (_, index) => index);
    const shuffled = chance(3).shuffled(list);
    expect(shuffled).not.toEqual(list);
    expect([...shuffled].sort((a, b) => a - b)).toEqual(list);
  });
});

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
