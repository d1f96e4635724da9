import { describe, expect, test } from '@jest/globals';
import {
  type Result,
  significant,
  sofAverage,
  sofAward,
  sofFormer,
  sofPlace,
  sofResults,
  sofSession,
  sofStratum,
} from '../../../src';
import { sof } from '../../../src/language/en/sof/formulas';
import {
  BASIC_SCALE,
  basicAward,
  eventFactor,
  eventNamed,
  ratingNamed,
  scaleOf,
  scaling,
} from '../../../src/sof/award';
import { failure, refusal, unusableNumbers, value } from '../results';
import { numbers, readGolden } from '../../golden/read';

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

const table = readGolden('sof-sample-table.csv');
const [, ...averages] = table.header.map(Number);

describe('S1, S2: the sample table', () => {
  test('has 15 rows of 21 averages', () => {
    expect(table.rows).toHaveLength(15);
    expect(averages).toHaveLength(21);
  });

  test.each(table.rows.map((row) => [row[0], row] as const))(
    '%s tables: every award equals the printed one to the cent',
    (_, row) => {
      const [tables = NaN, ...printed] = numbers(row);
      expect(averages.map((average) => value(sofAward(average, tables)))).toEqual(printed);
    },
  );
});

describe('S2: the step at 1250', () => {
  test('exactly 1250 takes the first line', () => {
    expect(value(sofAward(1250, 60))).toBe(25.16);
    expect(value(sofAward(1250.00000000001, 60))).toBe(25.16); // 12 digits: still 1250
  });

  test('just above 1250 the award drops', () => {
    expect(value(sofAward(1251, 60))).toBe(24.5);
    expect(value(sofAward(1250.01, 60))).toBe(24.5);
  });
});

describe('S3: caps', () => {
  test('more than 60 tables count as 60', () => {
    expect(basicAward(3000, 61).award).toBe(basicAward(3000, 60).award);
    expect(basicAward(3000, 1e300).award).toBe(basicAward(3000, 60).award);
    expect(basicAward(3000, 59.9).award).toBeLessThan(basicAward(3000, 60).award);
  });

  test('more than 10,000 masterpoints a player count as 10,000', () => {
    expect(basicAward(10_001, 4).award).toBe(basicAward(10_000, 4).award);
    expect(basicAward(1e300, 4).award).toBe(basicAward(10_000, 4).award);
    expect(basicAward(9_999, 4).award).toBeLessThan(basicAward(10_000, 4).award);
    expect(value(sofAward(10_000, 4))).toBe(24.23); // 21 + (4 / 60) x 48.387 = 24.2258
  });

  test('half a table counts as half', () => {
    expect(value(sofAward(1000, 10.5))).toBe(6.51); // 3.25 + 0.175 x 18.619 = 6.508325
  });
});

describe('S4: limits of the basic award', () => {
  test('small weak fields get 2.50', () => {
    expect(value(sofAward(0, 1))).toBe(2.5); // the formula gives 2.36
    expect(value(sofAward(0, 2.5))).toBe(2.52);
    expect(basicAward(0, 2).award).toBe(2.5);
  });

  test('no field gets more than 50', () => {
    expect(value(sofAward(6200, 60))).toBe(49.89);
    expect(value(sofAward(6221, 60))).toBe(50);
    expect(basicAward(6220, 60).award).toBeLessThan(50);
    expect(basicAward(6221, 60).award).toBe(50);
    expect(value(sofAward(10_000, 60))).toBe(50);
  });
});

const flightA = { event: 'Flight A' };
const swiss = { event: 'Bracketed Swiss' };

describe('S6: stand-alone Flight A', () => {
  test('pays 110 % of the basic award', () => {
    expect(eventFactor('Flight A', basicAward(0, 30))).toBe(1.1);
    expect(eventFactor('Flight A', basicAward(10_000, 30))).toBe(1.1);
    expect(value(sofAward(2000, 30, flightA))).toBe(18.34); // 1.1 x 16.6735
  });

  test('comes after the limits of the basic award and is not limited again', () => {
    expect(value(sofAward(0, 1, flightA))).toBe(2.75); // 1.1 x 2.50; 2.60 from the unlimited 2.36
    expect(value(sofAward(10_000, 60, flightA))).toBe(55);
  });

  test('comes before the scaling', () => {
    // 50 x 1.1 x 10/14 x 2/3 x 0.8
    const options = { event: 'Flight A', rating: 'Sectional', sessions: 1, restrictions: 1 };
    expect(value(sofAward(10_000, 60, options))).toBe(20.95);
  });

  test('ties in decimals go up', () => {
    // 1.1 x 2.75 = 3.025: s = 0.5, no tables to speak of
    expect(value(sofAward(500, 1e-9, flightA))).toBe(3.03);
  });
});

describe('S7: a bracket of a bracketed Swiss', () => {
  test('pays 0.1 (s - 1.25) more, as a factor', () => {
    expect(eventFactor('Bracketed Swiss', basicAward(2250, 30))).toBe(1.1);
    expect(value(sofAward(2250, 30, swiss))).toBe(value(sofAward(2250, 30, flightA)));
    expect(value(sofAward(3250, 30, swiss))).toBe(25.36); // 1.2 x 21.12975
  });

  test('pays nothing more below an average of 1250, and at it', () => {
    for (const average of [0, 1249.99, 1250]) {
      expect(eventFactor('Bracketed Swiss', basicAward(average, 30))).toBe(1);
      expect(value(sofAward(average, 30, swiss))).toBe(value(sofAward(average, 30)));
    }
    expect(eventFactor('Bracketed Swiss', basicAward(1260, 30))).toBeCloseTo(1.001, 12);
  });

  test('pays 93.75 for 60 tables at the cap: it is not limited again', () => {
    expect(value(sofAward(10_000, 60, swiss))).toBe(93.75);
    expect(value(sofAward(1e6, 100, swiss))).toBe(93.75);
  });

  test('takes the average as it is before the limits of the basic award', () => {
    // s = 2 in an event so small that 2.50 would be its least: 2 x 2 + 1 = 5 is above it
    expect(value(sofAward(2000, 1e-9, swiss))).toBe(5.38); // 5 x 1.075 = 5.375
  });
});

describe('S6, S7: the event', () => {
  test.each([
    ['Flight A', 'Flight A'],
    ['FLIGHT a', 'Flight A'],
    ['bracketed swiss', 'Bracketed Swiss'],
    ['BRACKETED SWISS', 'Bracketed Swiss'],
    ['', ''],
    [' flight a ', 'Flight A'],
    ['\u00a0Flight\u00a0A', 'Flight A'],
    ['\tBracketed Swiss\u202f', 'Bracketed Swiss'],
    [' \u00a0 ', ''],
  ])('%j names %j', (text, event) => {
    expect(eventNamed(text)).toBe(event);
  });

  test('none named, or "", is any other event', () => {
    const plain = value(sofAward(5000, 60));
    expect(eventFactor('', basicAward(5000, 30))).toBe(1);
    expect(value(sofAward(5000, 60, { event: '' }))).toBe(plain);
    expect(value(sofAward(5000, 60, { event: undefined }))).toBe(plain);
  });

  test.each(['Flight B', 'Swiss', 'FlightA', '-', 'constructor'])('%j is refused', (event) => {
    expect(refusal(sofAward(1250, 60, { event }))).toEqual([
      `event: "${event}". Enter "Flight A" or "Bracketed Swiss", or leave it empty.`,
      'value',
    ]);
  });

  test('is looked at last', () => {
    const wrong = { sessions: 0, rating: '?', restrictions: -1, event: '?' };
    expect(failure(sofAward(0, 1, wrong)).at.argument).toBe('sessions');
    expect(failure(sofAward(0, 1, { ...wrong, sessions: 1 })).at.argument).toBe('rating');
    expect(failure(sofAward(0, 1, { ...wrong, sessions: 1, rating: 'Regional' })).at.argument).toBe(
      'restrictions',
    );
    expect(failure(sofAward(0, 1, { event: '?' })).at.argument).toBe('event');
  });
});

describe('S5: what the basic award is multiplied by', () => {
  test.each([
    ['Regional', 2, 0, 1],
    ['Sectional', 2, 0, 10 / 14],
    ['Regional', 1, 0, 2 / 3],
    ['Regional', 3, 0, 4 / 3],
    ['Regional', 4, 0, 5 / 3],
    ['Regional', 2, 1, 0.8],
    ['Regional', 2, 2, 0.7],
    ['Regional', 2, 3, 0.7],
    ['Sectional', 1, 2, 1 / 3], // 10/14 x 2/3 x 0.7
  ] as const)(
    '%s, %d sessions, %d restrictions: x %d',
    (rating, sessions, restrictions, factor) => {
      expect(significant(scaling(scaleOf(rating, sessions, restrictions)))).toBe(
        significant(factor),
      );
    },
  );

  test('the event the basic award is made for is an unrestricted two-session regional', () => {
    expect(scaleOf('Regional', 2, 0)).toEqual(BASIC_SCALE);
    expect(scaling(BASIC_SCALE)).toBe(1);
  });
});

describe('S5: ratings by name', () => {
  test.each([
    ['Regional', 'Regional'],
    ['regional', 'Regional'],
    ['REGIONAL', 'Regional'],
    ['Sectional', 'Sectional'],
    ['sEcTiOnAl', 'Sectional'],
    [' Regional', 'Regional'],
    ['\u00a0Sectional\u2003', 'Sectional'],
  ])('%s is %s', (text, rating) => {
    expect(ratingNamed(text)).toBe(rating);
  });

  test.each([
    '',
    'National',
    'Regionals',
    'Re gional',
    'Region',
    'sect\u0130onal',
    'Re\u0261ional',
  ])('"%s" names none', (text) => {
    expect(ratingNamed(text)).toBeUndefined();
  });
});

describe('S12: session awards', () => {
  test('first gets half of the one-session award', () => {
    // 25.1585 x 2/3 / 2
    expect(value(sofSession(1250, 60))).toBe(8.39);
    expect(value(sofAward(1250, 60, { sessions: 1 }))).toBe(16.77);
  });

  test('the half is taken from the unrounded award', () => {
    // 20 tables averaging 3: 2.945883 for one session, half of it 1.472942; half of 2.95 would be 1.475
    expect(value(sofAward(3, 20, { sessions: 1 }))).toBe(2.95);
    expect(value(sofSession(3, 20))).toBe(1.47);
  });

  test('the least is half of two thirds of 2.50', () => {
    expect(value(sofSession(0, 1))).toBe(0.83);
  });

  test('rating and restrictions count as they do overall', () => {
    // 50 x 10/14 x 2/3 x 0.7 / 2
    expect(value(sofSession(10_000, 60, { rating: 'sectional', restrictions: 2 }))).toBe(8.33);
  });

  test('Flight A and bracket factors are included', () => {
    expect(value(sofSession(10_000, 60, { event: 'Flight A' }))).toBe(18.33); // 55 / 3
    expect(value(sofSession(10_000, 60, { event: 'Bracketed Swiss' }))).toBe(31.25); // 93.75 / 3
  });

  test('a session is one session, whatever is passed beside it', () => {
    const stray = { sessions: 4 } as object;
    expect(value(sofSession(1250, 60, stray))).toBe(8.39);
  });

  test('arguments are refused as for the award overall', () => {
    expect(refusal(sofSession(-1, 60))).toEqual([
      'avgMP: -1. Enter an average of 0 or more.',
      'value',
    ]);
    expect(failure(sofSession(0, 0)).at.argument).toBe('tables');
    expect(failure(sofSession(0, 1, { rating: '' })).at.argument).toBe('rating');
    expect(failure(sofSession(0, 1, { restrictions: 0.5 })).at.argument).toBe('restrictions');
    expect(failure(sofSession(0, 1, { event: 'A' })).at.argument).toBe('event');
  });
});
