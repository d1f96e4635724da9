import { describe, expect, jest, test } from '@jest/globals';
import fc from 'fast-check';
import { agaAverage, type SectionPlayer, sectionPoints } from '../../src';
import { value } from '../src/results';
import { runs } from '../support/sampled';
import { averageOf, sharedTenths } from './aga-exact';
import { numbers, readGolden } from '../golden/read';
import { averages } from './aga-fields';
import { grid } from './aga-grid';
import { valueOf } from './grid';

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

describe('the exact AGA checker', () => {
  test('reproduces the printed example by itself', () => {
    const section = averageOf(793).section(20);
    const printed = readGolden('aga-worked-example.csv').rows.map(numbers);
    expect(printed.map(([place = NaN]) => section.tenths(place) / 10)).toEqual(
      printed.map(([, points]) => points),
    );
    expect([section.exactTenths, section.category, section.slopeHundredths]).toEqual([
      155n,
      16n,
      86n,
    ]);
  });

  test('starts at category 1 by itself, where the slope is 0', () => {
    const section = averageOf(110).section(5);
    expect([section.category, section.slopeHundredths]).toEqual([1n, 0n]);
    expect([1, 2, 3].map(section.tenths)).toEqual([22, 0, 0]);
  });

  test('lets tied players split: 2nd and 3rd share 10.2 and 8.7', () => {
    expect(sharedTenths(averageOf(793).section(20), 2, 2)).toBe(95);
  });
});

const sections = averages.length * 196;
/** 5 + 6 + ... + 200 places for each average. */
const cells = (averages.length * (200 * 201 - 4 * 5)) / 2;

describe('averages 1.1-10.8 in steps of 0.01 with 5-200 players equal decimals of 50 places', () => {
  jest.setTimeout(300_000);

  test.each([
    ['A1, A2, A4: exact category, category and slope', 'categories', 3 * sections],
    ['A5, A6: TABLE, with the least award', 'table', sections + cells],
    ['A3, A5: POINTS of every place, as the sheet has them', 'points', cells],
    ['A8: POINTS of ties of all sizes', 'ties', 4 * sections],
    ['A8: RESULTS of lists in which ties follow each other', 'lists', sections],
  ] as const)('%s', (_, name, compared) => {
    expect(grid[name]()).toEqual({ compared, differences: [] });
  });
});

describe('A9: the average of ratings', () => {
  test('equals the exact fraction of hundredths to 12 digits', () => {
    for (let count = 1; count <= 200; count++) {
      const hundredths = Array.from({ length: count }, (_, index) => {
        const size = 100 + ((index * 7919 + count * 104_729) % 980);
        return (index + count) % 3 === 0 ? -size : size;
      });
      const exact = BigInt(hundredths.reduce((sum, each) => sum + each, 0)) * 10n ** 15n;
      const mean = valueOf(agaAverage(hundredths.map((each) => each / 100)));
      expect(mean).toBeCloseTo(Number(exact / BigInt(100 * count)) / 1e15, 11);
    }
  });
});
