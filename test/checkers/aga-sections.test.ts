import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { sectionPoints, type SectionPlayer } from '../../src';
import { value } from '../src/results';
import { runs } from '../support/sampled';
import { averageOf } from './aga-exact';

/** A section whose mean rating is a whole number of hundredths: its ratings stand on both sides of it, two and two. */
const section = fc
  .record({
    hundredths: fc.integer({ min: 110, max: 1080 }),
    pairs: fc.array(
      fc.record({
        spread: fc.double({ min: 0, max: 1, noNaN: true }),
        scores: fc.tuple(fc.integer({ min: 0, max: 8 }), fc.integer({ min: 0, max: 8 })),
        eligible: fc.tuple(fc.boolean(), fc.boolean()),
      }),
      { minLength: 3, maxLength: runs(12, 30) },
    ),
    odd: fc.option(fc.integer({ min: 0, max: 8 }), { nil: undefined }),
    asSheet: fc.boolean(),
  })
  .map(({ hundredths, pairs, odd, asSheet }) => {
    const players = pairs.flatMap(({ spread, scores, eligible }): SectionPlayer[] => {
      const away = Math.floor(spread * (hundredths - 100));
      return [hundredths + away, hundredths - away].map((rating, i) => ({
        rating: rating / 100,
        score: (scores[i] ?? 0) / 2,
        isEligible: eligible[i] ?? true,
      }));
    });
    const middle = { rating: hundredths / 100, score: (odd ?? 0) / 2, isEligible: true };
    return { hundredths, asSheet, players: odd === undefined ? players : [...players, middle] };
  });

test('A1 to A8: places, shares and sums of random sections are those of the independent computation', () => {
  fc.assert(
    fc.property(section, ({ hundredths, players, asSheet }) => {
      const expected = averageOf(hundredths).section(players.length);
      const made = value(sectionPoints(players, { asSheet }));
      expect(made.category.value).toBe(Number(expected.category));
      let [given, lapsed] = [0, 0];
      for (const [row, { score, isEligible }] of players.entries()) {
        const above = players.filter((each) => each.score > score).length;
        const level = players.filter((each) => each.score === score).length;
        let sum = 0;
        for (let place = above + 1; place <= above + level; place++) sum += expected.tenths(place);
        // Half up, in tenths; then the least award.
        const tenths = Math.floor((2 * sum + level) / (2 * level));
        const points = tenths === 0 && !asSheet ? 0.01 : tenths / 10;
        const found = made.players[row];
        expect(found?.place).toBe(above + 1);
        expect(found?.points).toBe(isEligible ? points : undefined);
        if (isEligible) given += points;
        else lapsed += points;
      }
      expect(made.given).toBeCloseTo(given, 9);
      expect(made.lapsed).toBeCloseTo(lapsed, 9);
    }),
    { numRuns: runs(40, 1000) },
  );
});
