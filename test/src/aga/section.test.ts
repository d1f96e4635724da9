import { describe, expect, test } from '@jest/globals';
import {
  agaAverage,
  agaCategory,
  agaExact,
  agaResults,
  agaSlope,
  agaTable,
  explainAgaAverage,
  sectionPoints,
  type SectionPlayer,
} from '../../../src';
import { lines } from '../core/derivation/lines';
import { failure, value } from '../results';

const ratings = [7.4, 7.1, 6.8, 6.2, 5.9, 5.5];
const players = ratings.map((rating, row): SectionPlayer => ({
  rating,
  score: 9 - row,
  isEligible: row !== 1,
}));

describe('A1 to A9: an open section', () => {
  test.each([true, false])('is what its formulas say, asSheet %s', (asSheet) => {
    const average = value(agaAverage(ratings));
    const section = value(sectionPoints(players, { asSheet }));
    expect(section.average.value).toBe(average);
    expect(section.exact).toBe(value(agaExact(average, 6)));
    expect(section.category.value).toBe(value(agaCategory(average, 6)));
    expect(section.slope).toBe(value(agaSlope(average)));
    expect(section.places).toEqual(value(agaTable(average, 6, { asSheet })));
    const earned = value(agaResults(average, 6, [1, 2, 3, 4, 5, 6], { asSheet }));
    expect(section.players.map(({ why }) => why.value)).toEqual(earned);
    expect(section.players.map(({ points }) => points)).toEqual(
      earned.map((points, row) => (row === 1 ? undefined : points)),
    );
    expect(section.lapsed).toBe(earned[1]);
  });

  test('is refused as they refuse: too few players, a rating by its row, too low an average', () => {
    const refused = (list: readonly SectionPlayer[]): unknown => {
      const { code, at } = failure(sectionPoints(list));
      return [code, at.argument, at.row];
    };
    const formula = failure(agaExact(6, 4));
    expect(refused(players.slice(0, 4))).toEqual([formula.code, 'players', undefined]);
    const blank = { rating: NaN, score: 0, isEligible: true };
    expect(refused([...players, blank])).toEqual([...['numberNeeded', 'ratings', 7]]);
    const weak = players.map((player) => ({ ...player, rating: 1 }));
    expect(refused(weak)).toEqual([failure(agaExact(1, 6)).code, 'avg', undefined]);
  });
});

test('A9: five rows without a rating are named, the others counted', () => {
  const blank = [0, 0, 0, 0, 0, 0];
  expect(lines(value(explainAgaAverage([...ratings, ...blank])))[0]).toBe(
    'A9: rows 7, 8, 9, 10, 11, … without a rating are skipped: 6',
  );
});
