import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { agaCategory, agaExact, agaPoints, agaSlope } from '../../src';
import { value } from '../src/results';
import { often } from '../support/sampled';

const average = fc.integer({ min: 110, max: 1080 }).map((hundredths) => hundredths / 100);
const players = fc.integer({ min: 5, max: 300 });
/** A field with a tie in it: average, players, place, tied. */
const tie = fc
  .tuple(average, players)
  .chain(([avg, count]) =>
    fc
      .integer({ min: 1, max: count })
      .chain((place) =>
        fc.integer({ min: 1, max: count - place + 1 }).map((tied) => ({ avg, count, place, tied })),
      ),
  );
const asSheet = true;

describe('AGA categories', () => {
  test('A1: neither a higher average nor another player lowers them', () => {
    fc.assert(
      fc.property(average, players, (avg, count) => {
        const exact = value(agaExact(avg, count));
        expect(value(agaExact(Math.min(avg + 0.01, 10.8), count))).toBeGreaterThanOrEqual(exact);
        expect(value(agaExact(avg, count + 1))).toBeGreaterThanOrEqual(exact);
      }),
      often,
    );
  });

  test('A2: the category lies within half a unit of the exact one, which has one decimal', () => {
    fc.assert(
      fc.property(average, players, (avg, count) => {
        const exact = value(agaExact(avg, count));
        const category = value(agaCategory(avg, count));
        expect(Math.round(exact * 10) / 10).toBe(exact);
        expect(Number.isInteger(category)).toBe(true);
        expect(category - exact).toBeGreaterThan(-0.5);
        expect(category - exact).toBeLessThanOrEqual(0.5);
      }),
      often,
    );
  });

  test('A4: the slope lies between 0 and 1 and never falls with the average', () => {
    fc.assert(
      fc.property(average, (avg) => {
        const slope = value(agaSlope(avg));
        expect(slope).toBeGreaterThanOrEqual(0);
        expect(slope).toBeLessThan(1);
        expect(value(agaSlope(Math.min(avg + 0.01, 10.8)))).toBeGreaterThanOrEqual(slope);
      }),
      often,
    );
  });
});

describe('AGA points', () => {
  test('A5: never rise with the place', () => {
    fc.assert(
      fc.property(tie, ({ avg, count, place }) => {
        const below = Math.min(place + 1, count);
        expect(value(agaPoints(avg, count, below, { asSheet }))).toBeLessThanOrEqual(
          value(agaPoints(avg, count, place, { asSheet })),
        );
      }),
      often,
    );
  });

  test('A6: by default nobody gets less than 0.01, and nobody else gets another number', () => {
    fc.assert(
      fc.property(tie, ({ avg, count, place, tied }) => {
        const sheet = value(agaPoints(avg, count, place, { tied, asSheet }));
        expect(value(agaPoints(avg, count, place, { tied }))).toBe(sheet === 0 ? 0.01 : sheet);
      }),
      often,
    );
  });

  test('A8: tied players get their places\u2019 points together, within half a tenth each', () => {
    fc.assert(
      fc.property(tie, ({ avg, count, place, tied }) => {
        let sum = 0;
        for (let each = place; each < place + tied; each++) {
          sum += value(agaPoints(avg, count, each, { asSheet }));
        }
        const share = value(agaPoints(avg, count, place, { tied, asSheet }));
        expect(Math.abs(share * tied - sum)).toBeLessThanOrEqual(0.05 * tied + 1e-9);
      }),
      often,
    );
  });
});
