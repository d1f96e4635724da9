import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { kuksuDefaultTier, kuksuSizes, kuksuSnake, kuksuTiers } from '../../../src/kuksu/sizes';
import { tiersHolding, walk } from '../../checkers/kuksu-leagues';
import { value } from '../results';
import { often, runs } from '../../support/sampled';

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
