import { describe, expect, test } from '@jest/globals';
import {
  sofAverage,
  sofAward,
  sofFormer,
  sofPlace,
  sofResults,
  sofStratum,
  type Result,
} from '../../../src';
import { sof } from '../../../language/en/sof/formulas';
import { basicAward } from '../../../src/sof/basic-award';
import { failure, refusal, unusableNumbers, value } from '../results';

describe('S11: rounding', () => {
  test('binary rounding would give 22.24, paper gives 22.25', () => {
    expect(Math.round(basicAward(6100, 15).award * 100) / 100).toBe(22.24);
    expect(value(sofAward(6100, 15))).toBe(22.25);
  });
});

describe('S5: scaling of the award', () => {
  test('options left out are those of an unrestricted two-session regional', () => {
    for (const average of [0, 600, 1250, 1251, 4000, 9000]) {
      const award = value(sofAward(average, 33));
      expect(value(sofAward(average, 33, {}))).toBe(award);
      expect(
        value(
          sofAward(average, 33, {
            sessions: undefined,
            rating: undefined,
            restrictions: undefined,
          }),
        ),
      ).toBe(award);
      expect(
        value(sofAward(average, 33, { sessions: 2, rating: 'Regional', restrictions: 0 })),
      ).toBe(award);
    }
  });

  test.each([
    [{ sessions: 1 }, 16.77], // 25.1585 x 2/3
    [{ sessions: 3 }, 33.54], // x 4/3
    [{ rating: 'sectional' }, 17.97], // x 10/14
    [{ restrictions: 1 }, 20.13], // x 0.8
    [{ restrictions: 2 }, 17.61], // x 0.7
    [{ restrictions: 5 }, 17.61],
    [{ sessions: 1, rating: 'SECTIONAL', restrictions: 1 }, 9.58], // x 8/21
  ])('60 tables averaging 1250 with %j pay %d', (options, award) => {
    expect(value(sofAward(1250, 60, options))).toBe(award);
  });

  test('S4 comes first: the limits are those of the basic award, and scaled with it', () => {
    expect(value(sofAward(0, 1, { sessions: 1 }))).toBe(1.67); // 2.50 x 2/3
    expect(value(sofAward(9000, 60, { sessions: 3 }))).toBe(66.67); // 50 x 4/3
  });
});

describe('S3: arguments', () => {
  test('an average or tables beyond the caps are counted up to them, however large', () => {
    expect(value(sofAward(1e300, 1e300))).toBe(50);
    expect(value(sofAward(0, 5e-324))).toBe(2.5);
  });

  test.each(unusableNumbers('avgMP'))('an average of %d is refused', (average, expected) => {
    expect(refusal(sofAward(average, 10))).toEqual(expected);
  });

  test.each(unusableNumbers('tables'))('%d tables are refused', (tables, expected) => {
    expect(refusal(sofAward(1000, tables))).toEqual(expected);
  });

  test.each(unusableNumbers('sessions'))('%d sessions are refused', (sessions, expected) => {
    expect(refusal(sofAward(1000, 10, { sessions }))).toEqual(expected);
  });

  test.each(unusableNumbers('restrictions'))(
    '%d restrictions are refused',
    (restrictions, expected) => {
      expect(refusal(sofAward(1000, 10, { restrictions }))).toEqual(expected);
    },
  );

  test.each([-0.01, -1e300])('an average of %d is refused', (average) => {
    expect(refusal(sofAward(average, 10))).toEqual([
      `avgMP: ${average}. Enter an average of 0 or more.`,
      'value',
    ]);
  });

  test.each([0, -4])('%d tables are refused', (tables) => {
    expect(refusal(sofAward(1000, tables))).toEqual([
      `tables: ${tables}. Enter a number above 0.`,
      'value',
    ]);
  });

  test.each([0, -1, 1.5, 0.999])('%d sessions are refused', (sessions) => {
    expect(refusal(sofAward(1000, 10, { sessions }))).toEqual([
      `sessions: ${sessions}. Enter a whole number, 1 or more.`,
      'value',
    ]);
  });

  test.each([-1, 0.5])('%d restrictions are refused', (restrictions) => {
    expect(refusal(sofAward(1000, 10, { restrictions }))).toEqual([
      `restrictions: ${restrictions}. Enter 0 (none), 1, or 2 (two or more).`,
      'value',
    ]);
  });

  test('another rating is refused with the ratings there are', () => {
    expect(refusal(sofAward(1000, 10, { rating: 'National' }))).toEqual([
      'rating: "National". Enter "Regional" or "Sectional".',
      'value',
    ]);
    expect(refusal(sofAward(1000, 10, { rating: '' }))).toEqual([
      'rating: empty. Enter "Regional" or "Sectional".',
      'value',
    ]);
  });

  test.each(['sessions', 'restrictions'])('%s end at a million', (name) => {
    expect(sofAward(1000, 10, { [name]: 1_000_000 }).ok).toBe(true);
    expect(refusal(sofAward(1000, 10, { [name]: 1_000_001 }))).toEqual([
      `${name}: 1000001. Enter a number up to 1,000,000.`,
      'value',
    ]);
  });

  test('binary noise refuses nothing', () => {
    expect(value(sofAward(-0, 10))).toBe(value(sofAward(0, 10)));
    expect(value(sofAward(1000, 10, { sessions: 2.0000000000000004 }))).toBe(
      value(sofAward(1000, 10)),
    );
    expect(value(sofAward(1000, 10, { restrictions: 1.0000000000000002 }))).toBe(
      value(sofAward(1000, 10, { restrictions: 1 })),
    );
  });

  test('the first unusable argument is the one named', () => {
    const bad = { sessions: 0, rating: 'x', restrictions: -1 };
    expect(failure(sofAward(-1, 0, bad)).at.argument).toBe('avgMP');
    expect(failure(sofAward(1, 0, bad)).at.argument).toBe('tables');
    expect(failure(sofAward(1, 1, bad)).at.argument).toBe('sessions');
    expect(failure(sofAward(1, 1, { ...bad, sessions: 1 })).at.argument).toBe('rating');
    expect(failure(sofAward(1, 1, { restrictions: -1 })).at.argument).toBe('restrictions');
  });
});

describe('Who enters what a refusal says gets a figure', () => {
  /** The code, what is refused, what the sentence says to enter, and what it comes to. */
  const ways: readonly (readonly [
    code: keyof typeof sof,
    wrong: Result<unknown>,
    done: Result<unknown>,
    comesTo: unknown,
  ])[] = [
    ['averageNotNegative', sofAward(-1, 60), sofAward(0, 60), 8.71],
    ['tablesAboveZero', sofAward(1250, 0), sofAward(1250, 4), 4.94],
    [
      'ratingKnown',
      sofAward(1250, 60, { rating: 'County' }),
      sofAward(1250, 60, { rating: 'Regional' }),
      25.16,
    ],
    [
      'ratingKnown',
      sofAward(1250, 60, { rating: 'County' }),
      sofAward(1250, 60, { rating: 'Sectional' }),
      17.97,
    ],
    [
      'restrictionsWhole',
      sofAward(1250, 60, { restrictions: 0.5 }),
      sofAward(1250, 60, { restrictions: 1 }),
      20.13,
    ],
    ['firstAwardTooSmall', sofPlace(0.001, 1), sofPlace(0.01, 1), 0.01],
    ['eventKnown', sofAward(1250, 60, { event: 'Open' }), sofAward(1250, 60, { event: '' }), 25.16],
    [
      'eventKnown',
      sofAward(1250, 60, { event: 'A' }),
      sofAward(1250, 60, { event: 'Flight A' }),
      27.67,
    ],
    ['stratumWithinField', sofStratum(1250, 60, 1250, 61), sofStratum(1250, 60, 1250, 60), 27.67],
    ['scoreWithinLimits', sofResults(10, [1e7, 1]), sofResults(10, [1e6, 1]), [10, 7.5]],
    ['holdingNotNegative', sofAverage([[-5], [400]]), sofAverage([[0], [400]]), 200],
    ['holdingsMissing', sofAverage([[0]]), sofAverage([[400]]), 200],
    ['entrySizeKnown', sofAverage([[400]], [3]), sofAverage([[400]], [4]), 100],
    ['playersCounted', sofAverage([[400, 0]]), sofAverage([[400, 0.01]]), 200.005],
    ['sizeUnlikeCount', sofAverage([[400, 200]], [4]), sofAverage([[400, 200]]), 300],
    [
      'sizesUnlikeHoldings',
      sofAverage([[400], [200], [0]], [2, 2]),
      sofAverage([[400], [200], [0]], [2]),
      150,
    ],
    ['pairsOrTeams', sofAverage([[400], [200]], [2, 4]), sofAverage([[400], [200]], [2, 2]), 150],
    [
      'limitKnown',
      sofFormer(60, 2, { limit: 'None' }),
      sofFormer(60, 2, { limit: 'Unlimited' }),
      24.5,
    ],
    [
      'limitWithoutFactor',
      sofFormer(60, 2, { limit: 300 }),
      sofFormer(60, 2, { limit: 750 }),
      17.15,
    ],
    ['typeKnown', sofFormer(60, 2, { type: 'Teams' }), sofFormer(60, 2, { type: 'Swiss' }), 24.5],
  ];

  test.each(ways)('%s', (code, wrong, done, comesTo) => {
    expect(failure(wrong).code).toBe(code);
    expect(value(done)).toEqual(comesTo);
  });

  test('for every sentence there is', () => {
    expect(new Set(ways.map(([code]) => code))).toEqual(new Set(Object.keys(sof)));
  });
});
