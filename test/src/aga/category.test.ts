import { describe, expect, test } from '@jest/globals';
import {
  agaAverage,
  agaCategory,
  agaExact,
  agaPoints,
  agaResults,
  agaSlope,
  agaTable,
  explainAgaAverage,
  explainAgaCategory,
  explainAgaExact,
  explainAgaPoints,
  explainAgaResults,
  explainAgaSlope,
  explainAgaTable,
  type Result,
  type SectionPlayer,
  sectionPoints,
} from '../../../src';
import { numbers, readGolden } from '../../golden/read';
import { failure, refusal, unusableNumbers, value } from '../results';
import { lines } from '../core/derivation/all-steps';

const stated = readGolden('aga-categories.csv').rows;
const computed = readGolden('aga-decimal.csv').rows;

describe('A1, A2: categories', () => {
  test.each(stated)('average %s, %s players: what the document states', (...row) => {
    const [average = NaN, players = NaN, exact, category] = numbers(row);
    if (exact !== undefined) expect(value(agaExact(average, players))).toBe(exact);
    expect(value(agaCategory(average, players))).toBe(category);
  });

  test('the document states two categories', () => {
    expect(stated).toHaveLength(2);
  });

  test.each(computed)('average %s, %s players: what long decimals give', (...row) => {
    const [average = NaN, players = NaN, exact, category] = numbers(row);
    expect(value(agaExact(average, players))).toBe(exact);
    expect(value(agaCategory(average, players))).toBe(category);
  });

  test('the formula as printed would miss both of the document\u2019s checks', () => {
    const printed = (R: number, P: number): number => 2 * R + Math.sqrt(Math.log10(10 * P)) - 4;
    expect(printed(7.93, 20).toFixed(3)).toBe('13.377');
    expect(printed(1.1, 5)).toBeLessThan(0);
  });

  test('the category is rounded from the rounded exact category', () => {
    // 15.467 -> 15.5 -> 16, where 15.467 alone would give 15
    expect(value(agaExact(7.93, 20))).toBe(15.5);
    expect(value(agaCategory(7.93, 20))).toBe(16);
  });
});

describe('A9: the average rating', () => {
  test('is the plain mean', () => {
    expect(value(agaAverage([8, 7, 6.5]))).toBe(21.5 / 3);
    expect(value(agaAverage([4.25]))).toBe(4.25);
  });

  test('takes kyu as negative, as the AGA writes them', () => {
    expect(value(agaAverage([5.5, 1, -1, -2.5]))).toBe(0.75);
    expect(value(agaAverage([-12, -13]))).toBe(-12.5);
  });

  test('skips 0: a blank cell', () => {
    expect(value(agaAverage([0, 6, 0, 4, 0]))).toBe(5);
  });

  test('is not rounded, and its noise refuses no category', () => {
    const mean = value(agaAverage([10.8, 10.8, 10.8]));
    expect(mean).toBe(10.800000000000002);
    expect(value(agaCategory(mean, 5))).toBe(20);
  });

  test.each([0.99, -0.5, 0.01, -0.999])('%d is no AGA rating', (rating) => {
    expect(refusal(agaAverage([5, 0, rating]))).toEqual([
      `ratings, row 3: ${rating}. Enter an AGA rating: 1 or more for dan, -1 or less for kyu.`,
      'value',
    ]);
  });

  test.each([1, -1, 1_000_000, -1_000_000])('%d is a rating', (rating) => {
    expect(value(agaAverage([rating]))).toBe(rating);
  });

  test('typing slips and what is no number are refused with their row', () => {
    expect(refusal(agaAverage([5, 1_000_001]))).toEqual([
      'ratings, row 2: 1000001. Enter a number up to 1,000,000.',
      'value',
    ]);
    expect(refusal(agaAverage([-1_000_001]))[0]).toMatch(
      /^ratings, row 1: -1000001\. Enter an AGA/,
    );
    expect(refusal(agaAverage([5, NaN]))[0]).toMatch(/^ratings, row 2: NaN. Enter a number/);
    expect(refusal(agaAverage([5, Infinity]))[0]).toMatch(/^ratings, row 2: Infinity\. Enter/);
  });

  test.each([[[]], [[0, 0]]])('without ratings (%j) there is none', (ratings) => {
    expect(refusal(agaAverage(ratings))).toEqual([
      'ratings: 0. Enter at least one rating.',
      'notAvailable',
    ]);
  });
});

const functions: [string, (avg: number, players: number) => Result<number>][] = [
  ['agaCategory', agaCategory],
  ['agaExact', agaExact],
  ['agaPoints', (avg, players) => agaPoints(avg, players, 1)],
];

describe.each(functions)('A7: limits of %s', (_, of) => {
  test.each([1.1, 10.8, (10.8 + 10.8 + 10.8) / 3, 1.1 - 1e-15])('%d is an average', (average) => {
    expect(of(average, 5).ok).toBe(true);
  });

  test.each([1.09, 1.09999999999, 10.8000000001, 10.81, 0, -3.5, 1e300])(
    'for an average of %d there is no answer',
    (average) => {
      expect(refusal(of(average, 20))).toEqual([
        `avg: ${average}. AGA categories need an average rating from 1.1 to 10.8.`,
        'notAvailable',
      ]);
    },
  );

  test.each([4, 1])('for %d players there is no answer', (players) => {
    expect(refusal(of(5, players))).toEqual([
      `players: ${players}. AGA categories need at least 5 players.`,
      'notAvailable',
    ]);
  });

  test.each([0, -5, 5.5, 4.99])('%d is no number of players', (players) => {
    expect(refusal(of(5, players))).toEqual([
      `players: ${players}. Enter a whole number, 5 or more.`,
      'value',
    ]);
  });

  test('players end at a million', () => {
    expect(of(5, 1_000_000).ok).toBe(true);
    expect(refusal(of(5, 1_000_001))).toEqual([
      'players: 1000001. Enter a number up to 1,000,000.',
      'value',
    ]);
  });

  test.each(unusableNumbers('avg'))('an average of %d is refused', (average, expected) => {
    expect(refusal(of(average, 20))).toEqual(expected);
  });

  test.each(unusableNumbers('players'))('%d players are refused', (players, expected) => {
    expect(refusal(of(5, players))).toEqual(expected);
  });

  test('the average is named before the players', () => {
    expect(failure(of(0, 0)).at.argument).toBe('avg');
  });

  test('noise in the players changes nothing', () => {
    expect(value(of(7.93, 19.999999999999996))).toBe(value(of(7.93, 20)));
  });
});

describe('A7: limits of agaSlope', () => {
  test.each([1.1, 10.8, (10.8 + 10.8 + 10.8) / 3])('%d is an average', (average) => {
    expect(agaSlope(average).ok).toBe(true);
  });
});

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

/** The steps of the worked example that every place of it opens with. */
const field = [
  'A1: category for 20 players (P) averaging 7.93 (R), 2 R + sqrt(10 log10 P) - 4: 2 x 7.93 + sqrt(10 x log10(20)) - 4 = 15.466979…',
  'A2: 15.466979… rounded to 0.1: 15.5',
  'A2: 15.5 rounded to a whole number: 16',
  'A3: first place, with category Cr = 16, earns log10(20 P) + (Cr + R^2.1) / 10: ' +
    'log10(20 x 20) + (16 + 7.93^2.1) / 10 = 11.937298…',
  'A5: 11.937298… rounded to 0.1: 11.9',
  'A4: each next place gets this share of the place above, 0.75 + log10(R / 6.2): 0.75 + log10(7.93 / 6.2) = 0.856881…',
];

describe('why a category is what it is', () => {
  test('A1, A2: the worked example: exact 15.5, category 16', () => {
    expect(lines(value(explainAgaExact(7.93, 20)))).toEqual(field.slice(0, 2));
    expect(lines(value(explainAgaCategory(7.93, 20)))).toEqual(field.slice(0, 3));
  });

  test('A1, A2: five players averaging 1.1 are of category 1', () => {
    expect(lines(value(explainAgaCategory(1.1, 5)))).toEqual([
      'A1: category for 5 players (P) averaging 1.1 (R), 2 R + sqrt(10 log10 P) - 4: 2 x 1.1 + sqrt(10 x log10(5)) - 4 = 0.843804…',
      'A2: 0.843804… rounded to 0.1: 0.8',
      'A2: 0.8 rounded to a whole number: 1',
    ]);
  });

  test('A4: the slope of the worked example is .86', () => {
    expect(lines(value(explainAgaSlope(7.93)))).toEqual([
      ...field.slice(5),
      'A4: 0.856881… rounded to 0.01: 0.86',
    ]);
  });

  test('A4: at the lowest average the slope is 0, not less', () => {
    expect(lines(value(explainAgaSlope(1.1)))).toEqual([
      'A4: each next place gets this share of the place above, 0.75 + log10(R / 6.2): 0.75 + log10(1.1 / 6.2) = -0.000999…',
      'A4: -0.000999… is below 0 and counts as 0',
    ]);
    expect(value(explainAgaSlope(6.2)).steps).toHaveLength(1);
  });
});

describe('why a place earns what it earns', () => {
  test('A5: each of the 20 printed points is what its last step comes to', () => {
    const printed = readGolden('aga-worked-example.csv').rows.map((row) => numbers(row)[1]);
    expect(printed).toHaveLength(20);
    const rows = value(explainAgaTable(7.93, 20));
    expect(rows.map(({ value: { points } }) => points)).toEqual(printed);
    expect(rows.map(({ steps }) => steps[steps.length - 1]?.value)).toEqual(printed);
    for (const row of rows) expect(lines(row).slice(0, 6)).toEqual(field);
  });

  test('A5: third place of the worked example, from the rounded first place', () => {
    expect(lines(value(explainAgaPoints(7.93, 20, 3)))).toEqual([
      ...field,
      'A5: place 3: 11.9 x 0.856881…^2 = 8.737526…, rounded half up to 8.74 and then to 8.7',
    ]);
    expect(lines(value(explainAgaPoints(7.93, 20, 1))).slice(6)).toEqual([
      'A5: place 1: 11.9 x 0.856881…^0 = 11.9',
    ]);
  });

  test('A5, A6: less than .045 is zero, and the least award instead of it', () => {
    const steps = lines(value(explainAgaPoints(3, 60, 7))).slice(-2);
    expect(steps).toEqual([
      'A5: place 7: 4.7 x 0.434729…^6 = 0.031725…, rounded half up to 0.03 and then to 0.0',
      'A6: minimum for every eligible player: 0.01',
    ]);
    expect(lines(value(explainAgaPoints(3, 60, 7, { asSheet: true }))).slice(-1)).toEqual([
      'A6: points that round to 0 are shown as in the AGA’s sheet: 0',
    ]);
  });

  test('A8: tied players split the points of their places', () => {
    const tie = [
      'A5: place 2: 11.9 x 0.856881…^1 = 10.196889…, rounded half up to 10.20 and then to 10.2',
      'A5: place 3: 11.9 x 0.856881…^2 = 8.737526…, rounded half up to 8.74 and then to 8.7',
      'A8: 2 tied players share places 2 to 3: (10.2 + 8.7) / 2 = 9.45',
      'A8: 9.45 rounded to 0.1: 9.5',
    ];
    expect(lines(value(explainAgaPoints(7.93, 20, 2, { tied: 2 }))).slice(6)).toEqual(tie);
    const rows = value(explainAgaResults(7.93, 20, [2, 1, 2, 4]));
    expect(rows.map((row) => row.value)).toEqual([9.5, 11.9, 9.5, 7.5]);
    expect(lines(rows[2]).slice(6)).toEqual(tie);
    expect(lines(rows[1]).slice(6)).toEqual(['A5: place 1: 11.9 x 0.856881…^0 = 11.9']);
  });

  test('A8: places that earn nothing count 0', () => {
    expect(lines(value(explainAgaPoints(1.1, 5, 1, { tied: 3 }))).slice(7)).toEqual([
      'A5: place 1: 2.2 x 0^0 = 2.2',
      'A5: place 2: 2.2 x 0^1 = 0',
      'A8: 3 tied players share places 1 to 3: (2.2 + 0) / 3 = 0.733333…',
      'A8: 0.733333… rounded to 0.1: 0.7',
    ]);
    expect(lines(value(explainAgaPoints(1.1, 5, 4, { tied: 2 }))).slice(7)).toEqual([
      'A5: place 4: 2.2 x 0^3 = 0',
      'A8: 2 tied players share places 4 to 5: 0 / 2 = 0',
      'A6: minimum for every eligible player: 0.01',
    ]);
  });

  test('A7: what is refused is refused alike', () => {
    expect(failure(explainAgaTable(11, 20))).toEqual(failure(agaTable(11, 20)));
    expect(failure(explainAgaResults(7.93, 20, [1, 1, 2]))).toMatchObject({ at: { row: 3 } });
    expect(failure(explainAgaSlope(1)).at.argument).toBe('avg');
  });
});
