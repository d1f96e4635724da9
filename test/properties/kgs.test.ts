import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { kgsFactor, kgsPlayers, kgsPoints } from '../../src';
import { value } from '../src/results';
import { often } from '../support/sampled';

const hours = fc.integer({ min: 1, max: 6000 }).map((minutes) => minutes / 60);
const rounds = fc.integer({ min: 1, max: 100 });
const F = fc.integer({ min: 1, max: 2000 });
const field = fc
  .integer({ min: 1, max: 200 })
  .chain((players) => fc.integer({ min: 1, max: players }).map((place) => ({ players, place })));

describe('the KGS factor', () => {
  test('K1: is proportional to rounds and board factor', () => {
    fc.assert(
      fc.property(hours, rounds, (time, count) => {
        const unit = value(kgsFactor(time, 9, 1));
        expect(value(kgsFactor(time, 9, count))).toBe(unit * count);
        expect(value(kgsFactor(time, 13, count))).toBe(unit * count * 2);
        expect(value(kgsFactor(time, 19, count))).toBe(unit * count * 4);
      }),
      often,
    );
  });

  test('K1: its time part is the smallest whole number whose cube holds the minutes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60_000 }), (minutes) => {
        const n = value(kgsFactor(minutes / 60, 9, 1));
        expect(60 * n ** 3).toBeGreaterThanOrEqual(minutes);
        expect(60 * (n - 1) ** 3).toBeLessThan(minutes);
      }),
      often,
    );
  });
});

describe('KGS points', () => {
  test('K4: never rise with the place, and at least halve', () => {
    fc.assert(
      fc.property(F, field, (factor, { players, place }) => {
        const points = value(kgsPoints(factor, players, place));
        const below = value(kgsPoints(factor, players, Math.min(place + 1, players)));
        expect(below).toBe(place === players ? points : Math.floor(points / 2));
      }),
      often,
    );
  });

  test('K4: are linear in F and in the players, but for the fraction cut off', () => {
    fc.assert(
      fc.property(F, field, fc.integer({ min: 1, max: 20 }), (factor, { players, place }, k) => {
        const points = value(kgsPoints(factor, players, place));
        const moreFactor = value(kgsPoints(k * factor, players, place));
        const morePlayers = value(kgsPoints(factor, k * players, place));
        expect(moreFactor).toBe(morePlayers);
        expect(moreFactor).toBeGreaterThanOrEqual(k * points);
        expect(moreFactor).toBeLessThan(k * (points + 1));
      }),
      often,
    );
  });

  test('K4: a row of points pays the same in every field', () => {
    const row = fc.array(fc.nat(50), { minLength: 1, maxLength: 10 });
    fc.assert(
      fc.property(row, F, field, (points, factor, { players, place }) => {
        fc.pre(points.some((each) => each > 0));
        const expected = value(kgsPoints(factor, players, place, [points]));
        expect(expected).toBe(points[place - 1] ?? 0);
        expect(value(kgsPoints(0, 0, place, [points]))).toBe(expected);
      }),
      often,
    );
  });

  test('K4: the reconstruction, written out as a table, pays the same', () => {
    const table = Array.from({ length: 40 }, (_, index) => {
      const players = index + 1;
      const row = Array.from({ length: players }, (__, place) =>
        value(kgsPoints(60, players, place + 1)),
      );
      return [players, ...row];
    });
    for (let players = 1; players <= 40; players++) {
      for (let place = 1; place <= players; place++) {
        expect(value(kgsPoints(0, players, place, table))).toBe(
          value(kgsPoints(60, players, place)),
        );
      }
    }
  });
});

describe('KGS players', () => {
  const entrant = fc.record({
    played: fc.nat(12),
    scheduled: fc.integer({ min: 1, max: 12 }),
    removed: fc.boolean(),
  });

  test('K3: the order of the entrants does not matter', () => {
    fc.assert(
      fc.property(fc.array(entrant), fc.array(entrant), (some, others) => {
        const together = value(kgsPlayers([...some, ...others]));
        expect(value(kgsPlayers([...others, ...some]))).toBe(together);
        expect(value(kgsPlayers(some)) + value(kgsPlayers(others))).toBe(together);
      }),
      often,
    );
  });
});
