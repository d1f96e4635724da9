import { describe, expect, test } from '@jest/globals';
import { type KuksuCycle, placementsOf } from '../../../../src';
import { CHALLENGER_LOST, groupCycle, grouping, namesByLeague, placed } from '../told';
import fc from 'fast-check';
import { type Pair, pairOf } from '../../../checkers/kuksu-cycles';
import { tiersHolding, walk } from '../../../checkers/kuksu-leagues';
import { often, runs } from '../../../support/sampled';
import { kuksuDefaultTier, kuksuSizes, kuksuSnake, kuksuTiers } from '../../../../src/kuksu/sizes';
import { value } from '../../results';

/**
 * Rule 9.1 worked by hand. Last cycle had A, B1, B2 and C1 with ten players each. 35 are registered: A has 10 seats,
 * tier B 20, C1 the remaining 5. Registered players of last cycle: name, rating, league, place, disqualified.
 */
const played: [string, number, string, number, boolean?][] = [
  ['a1', 2500, 'A', 1],
  ['a2', 2450, 'A', 2],
  ['a3', 2400, 'A', 3],
  ['a6', 1900, 'A', 6],
  ['a7', 2150, 'A', 7, true],
  ['a8', 2000, 'A', 8],
  ['a9', 2130, 'A', 9],
  ['b1', 2050, 'B1', 1],
  ['b2', 1990, 'B1', 2],
  ['b3', 1850, 'B1', 3],
  ['b4', 1960, 'B1', 4],
  ['b5', 1700, 'B1', 5],
  ['b6', 2140, 'B1', 6],
  ['b7', 1750, 'B1', 7],
  ['b8', 1640, 'B1', 8],
  ['b9', 1600, 'B1', 9],
  ['c1', 1980, 'B2', 1],
  ['c4', 1800, 'B2', 4],
  ['c5', 2120, 'B2', 5, true],
  ['c6', 1500, 'B2', 6],
  ['c8', 1720, 'B2', 8],
  ['d1', 1650, 'C1', 1],
  ['d2', 1480, 'C1', 2],
  ['d3', 1400, 'C1', 3],
  ['d4', 1450, 'C1', 4],
  ['d5', 1590, 'C1', 5],
  ['d6', 1580, 'C1', 6],
  ['d7', 1300, 'C1', 7],
  ['d9', 1200, 'C1', 9],
];
/** Some of those who are not registered. */
const dropped: [string, string, number][] = [
  ['a4', 'A', 4],
  ['a5', 'A', 5],
  ['c2', 'B2', 2],
  ['c3', 'B2', 3],
];
/** New, or returning after a cycle without them: r1 and r2 won C2 once, which counts no more. */
const without: [string, number][] = [
  ['n1', 2170],
  ['n2', 1690],
  ['n3', 1610],
  ['n4', 1000],
  ['r1', 2155],
  ['r2', 1100],
];

const registrations: KuksuCycle.Registration[] = [
  ...played.map(([name, rating]) => ({ name, rating })),
  ...without.map(([name, rating]) => ({ name, rating })),
];
const lastCycle: KuksuCycle.LastResult[] = [
  ...played.map(([name, , league, place, disqualified = false]) => {
    return { name, league, place, disqualified };
  }),
  ...dropped.map(([name, league, place]) => ({ name, league, place })),
];
const example = grouping(groupCycle(registrations, lastCycle, CHALLENGER_LOST));
const [tierA, tierB, tierC] = example.fills;
const sums = (candidates: readonly KuksuCycle.Candidate[] = []): [string, number][] =>
  candidates.map(({ name, sum }) => [name, sum]);
const playersOf = (tier: number): string[] =>
  example.leagues
    .filter((league) => league.tier === tier)
    .flatMap(({ players }) => players.map(({ name }) => name))
    .sort();

describe('U7, U8: the example of rule 9.1, step by step', () => {
  test('35 players are A with 10, B1 and B2 with 10 each, C1 with 5', () => {
    expect(example.leagues.map(({ league, players }) => [league, players.length])).toEqual([
      ['A', 10],
      ['B1', 10],
      ['B2', 10],
      ['C1', 5],
    ]);
  });

  test('step 1: six have A by default: 1st (who lost the title match) to 3rd of A, 1st and 2nd of B1, 1st of B2', () => {
    expect(tierA).toMatchObject({ seats: 10, pinned: 0, byDefault: 6 });
    for (const name of ['a1', 'a2', 'a3', 'b1', 'b2', 'c1']) {
      expect(placed(example, name)).toMatchObject({ tier: 1, how: { by: 'default' } });
    }
  });

  test('step 2: the four open seats of A go to 1900 + 300, a newcomer with 2170, 1960 + 200 and a returner with 2155', () => {
    expect(tierA?.filled).toEqual([
      { name: 'a6', rating: 1900, award: 300, sum: 2200 },
      { name: 'n1', rating: 2170, award: 0, sum: 2170 },
      { name: 'b4', rating: 1960, award: 200, sum: 2160 },
      { name: 'r1', rating: 2155, award: 0, sum: 2155 },
    ]);
  });

  test('step 3: next are two with 2150: the disqualified 7th of A, without award, before the 3rd of B1 with 300', () => {
    expect(tierA?.next).toEqual([
      { name: 'a7', rating: 2150, award: 0, sum: 2150 },
      { name: 'b3', rating: 1850, award: 300, sum: 2150 },
      { name: 'b6', rating: 2140, award: 0, sum: 2140 },
    ]);
  });

  test('step 4: nine have B by default: 7th to 9th of A, 3rd and 5th of B1, 4th and 5th of B2, 1st and 2nd of C1', () => {
    expect(tierB).toMatchObject({ seats: 20, pinned: 0, byDefault: 9 });
    for (const name of ['a7', 'a8', 'a9', 'b3', 'b5', 'c4', 'c5', 'd1', 'd2']) {
      expect(placed(example, name)).toMatchObject({ tier: 2, how: { by: 'default' } });
    }
  });

  test('step 5: eleven seats of B are open; the award is now that of 6th to 8th of B and 3rd to 5th of C', () => {
    expect(sums(tierB?.filled)).toEqual([
      ['b6', 2440],
      ['b7', 1950],
      ['c8', 1820],
      ['c6', 1800],
      ['b8', 1740],
      ['d3', 1700],
      // 1590 + 100, and before a newcomer with 1690, as the tier of last cycle decides.
      ['d5', 1690],
      ['n2', 1690],
      ['d4', 1650],
      ['n3', 1610],
      ['b9', 1600],
    ]);
    expect(sums(tierB?.next)).toEqual([
      ['d6', 1580],
      ['d7', 1300],
      ['d9', 1200],
    ]);
  });

  test('step 6: three have C because there is no tier D; the last two seats go to whoever is left', () => {
    expect(tierC).toMatchObject({ seats: 5, pinned: 0, byDefault: 3, next: [] });
    expect(sums(tierC?.filled)).toEqual([
      ['r2', 1100],
      ['n4', 1000],
    ]);
    expect(placed(example, 'd6')).toMatchObject({
      tier: 3,
      how: { by: 'default' },
      default: { entitled: 4, tier: 3 },
      movement: 'stays',
    });
  });

  test('who has no place of last cycle has no default tier', () => {
    for (const [name] of without) {
      expect(placed(example, name)).toMatchObject({ movement: 'new', default: undefined });
    }
  });

  test('each tier is dealt out by rating without award, in a snake', () => {
    expect(namesByLeague(example)).toEqual({
      A: ['a1', 'a2', 'a3', 'n1', 'r1', 'b1', 'b2', 'c1', 'b4', 'a6'],
      B1: ['a7', 'c5', 'a8', 'b7', 'c8', 'd1', 'b8', 'd5', 'c6', 'd3'],
      B2: ['b6', 'a9', 'b3', 'c4', 'b5', 'n2', 'n3', 'b9', 'd2', 'd4'],
      C1: ['d6', 'd7', 'd9', 'r2', 'n4'],
    });
    expect(playersOf(3)).toEqual(['d6', 'd7', 'd9', 'n4', 'r2']);
  });

  test('who has dropped out is listed, and no warning is needed', () => {
    expect(example.absent).toEqual([
      { row: 30, name: 'a4', league: 'A', place: 4 },
      { row: 31, name: 'a5', league: 'A', place: 5 },
      { row: 32, name: 'c2', league: 'B2', place: 2 },
      { row: 33, name: 'c3', league: 'B2', place: 3 },
    ]);
    expect(example.warnings).toEqual([]);
  });
});

/** A pair of cycles whose number of players is possible, or has been made so. */
const pair = fc.integer({ min: 1, max: 2 ** 31 }).map(pairOf);

function answerTo(
  { registrations, lastCycle, titleMatch, respelt }: Pair,
  more: readonly KuksuCycle.Registration[] = registrations,
): KuksuCycle.CycleAnswer {
  const sameNames = respelt.map(([registered, last]) => ({ registered, last, same: true }));
  const options = { titleMatch, sameNames, remainder: { way: 'moveDown' } } as const;
  return groupCycle(more, lastCycle, options);
}
function tiersOf(answer: KuksuCycle.CycleAnswer): Map<string, number> | undefined {
  if (!answer.ok) return undefined;
  return new Map(placementsOf(answer.value).map(({ name, tier }) => [name, tier]));
}
const withoutRows = ({ leagues, fills, tiers }: KuksuCycle.Grouping): string =>
  JSON.stringify({ leagues, fills, tiers }, (key, value: unknown) => (key === 'row' ? 0 : value));

describe('properties of a grouping', () => {
  test('U7, U9: the order of the rows does not matter', () => {
    fc.assert(
      fc.property(pair, (given) => {
        const answer = answerTo(given);
        const turned = answerTo({
          ...given,
          registrations: [...given.registrations].reverse(),
          lastCycle: [...given.lastCycle].reverse(),
        });
        expect(turned.ok).toBe(answer.ok);
        if (answer.ok && turned.ok)
          expect(withoutRows(turned.value)).toBe(withoutRows(answer.value));
      }),
      often,
    );
  });

  test('U7: a higher rating never yields a lower tier, all else equal', () => {
    fc.assert(
      fc.property(pair, fc.nat(), fc.integer({ min: 1, max: 900 }), (given, at, more) => {
        const before = tiersOf(answerTo(given));
        const row = at % given.registrations.length;
        const chosen = given.registrations[row];
        const raised = given.registrations.map((each) => {
          return each === chosen ? { ...each, rating: each.rating + more } : each;
        });
        const after = tiersOf(answerTo(given, raised));
        fc.pre(before !== undefined && after !== undefined && chosen !== undefined);
        expect(after.get(chosen.name)).toBeLessThanOrEqual(before.get(chosen.name) ?? NaN);
      }),
      often,
    );
  });

  test('U7: of two newcomers the one with the higher rating never plays lower', () => {
    fc.assert(
      fc.property(pair, (given) => {
        const answer = answerTo(given);
        fc.pre(answer.ok);
        const newcomers = placementsOf(answer.value)
          .filter(({ last, how }) => last === undefined && how.by !== 'pin')
          .sort((a, b) => b.rating - a.rating);
        newcomers.forEach(({ tier, rating }, index) => {
          const next = newcomers[index + 1];
          if (next && next.rating < rating) expect(next.tier).toBeGreaterThanOrEqual(tier);
        });
      }),
      often,
    );
  });

  test('U2, U7: newcomers below everyone change nobody\u2019s tier, not even where their number opens a new one', () => {
    fc.assert(
      fc.property(pair, fc.integer({ min: 1, max: 60 }), (given, count) => {
        const { registrations, lastCycle, titleMatch, respelt } = given;
        const sameNames = respelt.map(([registered, last]) => ({ registered, last, same: true }));
        const options = { titleMatch, sameNames };
        const low = Array.from({ length: count }, (_, index) => ({
          name: `Low ${index}`,
          rating: 90 - index,
        }));
        const before = tiersOf(groupCycle(registrations, lastCycle, options));
        const after = tiersOf(groupCycle([...registrations, ...low], lastCycle, options));
        fc.pre(before !== undefined && after !== undefined);
        expect([...before].filter(([name, tier]) => after.get(name) !== tier)).toEqual([]);
      }),
      often,
    );
  });

  test('U11: nothing of what is put in is changed', () => {
    fc.assert(
      fc.property(pair, (given) => {
        const before = JSON.stringify(given);
        answerTo(given);
        expect(JSON.stringify(given)).toBe(before);
      }),
      { numRuns: runs(8, 100) },
    );
  });
});

describe('whatever the cells', () => {
  const cell = fc.oneof(
    fc.string(),
    fc.double(),
    fc.boolean(),
    fc.constant(null),
    fc.constantFrom('A', 'B2', 'x', 'X ', 1, 2, 0, -0, '__proto__', 1e6, '\u0000', 'é', 'e\u0301'),
  );
  const registration = fc.record({ name: cell, rating: cell, pin: cell, timedOut: fc.boolean() });
  const result = fc.record({ name: cell, league: cell, place: cell, disqualified: fc.boolean() });

  test('U11: a grouping, or at least one failure or question', () => {
    fc.assert(
      fc.property(
        fc.array(registration, { maxLength: 12 }),
        fc.array(result, { maxLength: 6 }),
        (list, last) => {
          const answer = groupCycle(list, last, { titleMatch: { lost: 'holder' } });
          if (answer.ok) expect(placementsOf(answer.value)).toHaveLength(list.length);
          else expect(answer.failures.length + answer.questions.length).toBeGreaterThan(0);
        },
      ),
      often,
    );
  });
});

describe('Kuksu sizes', () => {
  const players = fc.integer({ min: 5, max: 8000 });

  test('U1, U2: add up to the players, 10 above the bottom tier, 5 to 10 in it, as even as possible', () => {
    fc.assert(
      fc.property(players, (n) => {
        const result = kuksuSizes(n);
        fc.pre(result.ok);
        const leagues = value(result);
        expect(leagues.reduce((sum, { size }) => sum + size, 0)).toBe(n);
        const letters = [...new Set(leagues.map(({ league }) => league.charAt(0)))];
        expect(letters).toHaveLength(value(kuksuTiers(n)));
        const last = letters.pop() ?? '';
        const bottom = leagues.filter(({ league }) => league.startsWith(last));
        const above = leagues.slice(0, leagues.length - bottom.length);
        expect(above.every(({ size }) => size === 10)).toBe(true);
        expect(above).toHaveLength(2 ** letters.length - 1);
        const sizes = bottom.map(({ size }) => size);
        expect(Math.min(...sizes)).toBeGreaterThanOrEqual(5);
        expect(Math.max(...sizes)).toBeLessThanOrEqual(10);
        expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
        expect(bottom.length).toBeLessThanOrEqual(2 ** letters.length);
      }),
      often,
    );
  });

  test('U2: tiers are those of rule 7, and another player never means fewer', () => {
    fc.assert(
      fc.property(players, fc.nat(200), (n, more) => {
        const [fewer, larger] = [kuksuTiers(n), kuksuTiers(n + more)];
        fc.pre(fewer.ok && larger.ok);
        expect(value(fewer)).toBe(tiersHolding(n));
        expect(value(larger)).toBeGreaterThanOrEqual(value(fewer));
      }),
      often,
    );
  });

  test('U3: whoever is refused is accepted after either of the first two ways out', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 17 }), fc.integer({ min: 1, max: 4 }), (k, left) => {
        const n = 10 * (2 ** k - 1) + left;
        fc.pre(n <= 999_990);
        expect(kuksuTiers(n).ok).toBe(false);
        expect(value(kuksuTiers(n - left))).toBe(k);
        expect(value(kuksuTiers(n + 5 - left))).toBe(k + 1);
      }),
      often,
    );
  });

  test('U9: have the leagues of the bottom tier as large as the snake fills them', () => {
    fc.assert(
      fc.property(players, (n) => {
        const result = kuksuSizes(n);
        fc.pre(result.ok);
        const letter = 'ABCDEFGHIJKLMNOP'.charAt(value(kuksuTiers(n)) - 1);
        const bottom = value(result)
          .filter(({ league }) => league.startsWith(letter))
          .map(({ size }) => size);
        const ratings = Array.from({ length: bottom.reduce((a, b) => a + b, 0) }, (_, i) => i + 1);
        const seeded = value(kuksuSnake(ratings, bottom.length));
        const counted = bottom.map(() => 0);
        for (const league of seeded) counted[league - 1] = (counted[league - 1] ?? NaN) + 1;
        expect(counted).toEqual(bottom);
      }),
      { numRuns: runs(15, 200) },
    );
  });
});

describe('Kuksu default tiers', () => {
  const place = fc.integer({ min: 1, max: 10 });

  test('U4: move by one tier at most, except where the number of tiers ends, and a better place never leads lower', () => {
    const tier = fc.integer({ min: 1, max: 26 });
    fc.assert(
      fc.property(tier, place, tier, fc.boolean(), (from, at, tiers, lostTitle) => {
        const result = kuksuDefaultTier(from, at, tiers, lostTitle);
        if (!result.ok) {
          expect([from, at, lostTitle]).toEqual([1, 1, false]);
          return;
        }
        expect(result.value).toBeGreaterThanOrEqual(1);
        expect(result.value).toBeLessThanOrEqual(tiers);
        if (result.value < tiers) expect(Math.abs(result.value - from)).toBeLessThanOrEqual(1);
        const below = value(kuksuDefaultTier(from, Math.min(at + 1, 10), tiers, lostTitle));
        expect(below).toBeGreaterThanOrEqual(result.value);
      }),
      often,
    );
  });

  test('U4: full leagues of ten keep a steady flow: 9, 19, 38 and 76 seats are taken by default', () => {
    // A (10), B (20), C (40), D (80), E (160) and the loser of the title match.
    const seats = new Map<number, number>([[1, 1]]);
    for (let tier = 1; tier <= 5; tier++) {
      for (let at = tier === 1 ? 2 : 1; at <= 10; at++) {
        const to = value(kuksuDefaultTier(tier, at, 5));
        seats.set(to, (seats.get(to) ?? 0) + 2 ** (tier - 1));
      }
    }
    expect([1, 2, 3, 4].map((tier) => seats.get(tier))).toEqual([9, 19, 38, 76]);
  });
});

describe('the Kuksu snake', () => {
  const ratings = fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 120 });
  const leagues = fc.integer({ min: 1, max: 16 });
  const countOf = (seeded: readonly number[], league: number): number =>
    seeded.filter((each) => each === league).length;

  test('U9: fills leagues that differ by one player at most', () => {
    fc.assert(
      fc.property(ratings, leagues, (given, count) => {
        const seeded = value(kuksuSnake(given, count));
        expect(seeded).toHaveLength(given.length);
        const sizes = Array.from({ length: count }, (_, index) => countOf(seeded, index + 1));
        expect(sizes.reduce((a, b) => a + b, 0)).toBe(given.length);
        expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
      }),
      often,
    );
  });

  test('U9: from the highest rating down walks over the leagues and back', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 9999 })), leagues, (given, count) => {
        const seeded = value(kuksuSnake(given, count));
        const byRating = given
          .map((rating, row) => ({ rating, league: seeded[row] }))
          .sort((a, b) => b.rating - a.rating);
        expect(byRating.map(({ league }) => league)).toEqual(walk(given.length, count));
      }),
      often,
    );
  });

  test('U9: the order of the rows does not matter to different ratings', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 9999 })), leagues, (given, count) => {
        const turned = [...given].reverse();
        expect([...value(kuksuSnake(turned, count))].reverse()).toEqual(
          value(kuksuSnake(given, count)),
        );
      }),
      often,
    );
  });
});
