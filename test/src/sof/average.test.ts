import { describe, expect, test } from '@jest/globals';
import { sofAverage, sofAward, sofFormer, sofStratum } from '../../../src';
import { failure, refusal, unusableNumbers, value } from '../results';

/** A column of entry totals. */
const column = (...totals: number[]): number[][] => totals.map((total) => [total]);

describe('S9: pairs', () => {
  test('the average is per player', () => {
    expect(value(sofAverage(column(1000, 2000, 4500)))).toBe(1250);
    expect(value(sofAverage(column(1000, 2000, 4500), [2]))).toBe(1250);
    expect(value(sofAverage(column(1000, 2000, 4500), []))).toBe(1250);
  });

  test('it is not rounded', () => {
    expect(value(sofAverage(column(100, 100.5)))).toBe(50.125);
    expect(value(sofAverage(column(1, 1, 2)))).toBe(4 / 6);
  });

  test('a pair counts up to 20,000', () => {
    expect(value(sofAverage(column(60_000)))).toBe(10_000);
    expect(value(sofAverage(column(60_000, 1000)))).toBe(5250);
    expect(value(sofAverage(column(20_000)))).toBe(10_000);
    expect(value(sofAverage([[1e308, 1e308]]))).toBe(10_000);
  });

  test('the cap is that of the pair, not of each player', () => {
    expect(value(sofAverage([[15_000, 1000]]))).toBe(8000);
  });

  test('the strongest 120 are counted', () => {
    const strong = Array.from({ length: 120 }, () => 4000);
    const weak = Array.from({ length: 30 }, () => 100);
    expect(value(sofAverage(column(...weak, ...strong)))).toBe(2000);
    expect(value(sofAverage(column(...weak, ...strong.slice(1))))).toBe((119 * 4000 + 100) / 240);
  });

  test('cells of 0 are skipped, a holding of 0.01 is not', () => {
    expect(value(sofAverage(column(0, 1000, 0, 3000, 0)))).toBe(1000);
    expect(value(sofAverage(column(0.01, 1000)))).toBe(1000.01 / 4);
  });

  test('a cell per player is counted', () => {
    const pairs = [
      [300, 700],
      [0, 0],
      [2000, 0.01],
    ];
    expect(value(sofAverage(pairs))).toBe(3000.01 / 4);
    expect(value(sofAverage(pairs, [2]))).toBe(3000.01 / 4);
  });
});

describe('S9: teams', () => {
  test('a team of four counts up to 40,000', () => {
    expect(value(sofAverage(column(8000, 90_000), [4]))).toBe(6000); // 48,000 / 8
  });

  test('the strongest 60 are counted', () => {
    const strong = Array.from({ length: 60 }, () => 4000);
    const weak = Array.from({ length: 30 }, () => 400);
    expect(value(sofAverage(column(...weak, ...strong), [4]))).toBe(1000);
    expect(value(sofAverage(column(...weak, ...strong.slice(1)), [4]))).toBe(
      (59 * 4000 + 400) / 240,
    );
  });

  test('five and six are scaled to four before the cap', () => {
    expect(value(sofAverage(column(10_000), [5]))).toBe(2000);
    expect(value(sofAverage(column(60_000), [6]))).toBe(10_000);
    // 45,000 held by six are 30,000 held by four: below the cap of 40,000
    expect(value(sofAverage(column(45_000), [6]))).toBe(7500);
    expect(value(sofAverage(column(45_000, 8000), [6, 4]))).toBe(4750);
  });

  test('the strongest are chosen after scaling', () => {
    const fours = Array.from({ length: 59 }, () => 4000);
    // 5000 held by six count as 3333.33, less than 3600 held by four
    const teams = column(...fours, 5000, 3600);
    const sizes = [...fours.map(() => 4), 6, 4];
    expect(value(sofAverage(teams, sizes))).toBe((59 * 4000 + 3600) / 240);
  });

  test('a cell per player is counted, teams of different sizes side by side', () => {
    const teams = [
      [1000, 1000, 1000, 1000, 0, 0],
      [500, 500, 500, 500, 500, 500],
      [0, 800, 800, 800, 800, 800],
    ];
    expect(value(sofAverage(teams))).toBeCloseTo((1000 + 500 + 800) / 3, 10);
    expect(value(sofAverage(teams, [4, 6, 5]))).toBe(value(sofAverage(teams)));
  });
});

describe('S9: sizes', () => {
  const SIZE = 'Enter 2 (pair), or 4, 5 or 6 (team).';

  test.each([1, 3, 7, 2.5, -2])('%d players are refused', (size) => {
    expect(refusal(sofAverage(column(1000), [size]))).toEqual([
      `playersPerEntry: ${size}. ${SIZE}`,
      'value',
    ]);
  });

  test('a wrong size in a column is refused with its row', () => {
    expect(refusal(sofAverage(column(1000, 2000), [4, 3]))).toEqual([
      `playersPerEntry, row 2: 3. ${SIZE}`,
      'value',
    ]);
  });

  test.each(unusableNumbers('playersPerEntry'))('%d players are refused', (size, expected) => {
    expect(refusal(sofAverage(column(1000), [size]))).toEqual(expected);
  });

  test('a size of 0 is a pair: a blank cell', () => {
    expect(value(sofAverage(column(1000, 2000), [0]))).toBe(750);
    expect(value(sofAverage(column(1000, 2000), [0, 2]))).toBe(750);
  });

  test('the size of an empty entry does not matter', () => {
    expect(value(sofAverage(column(4000, 0), [4, 3]))).toBe(1000);
    expect(value(sofAverage(column(4000, 0), [4, 0]))).toBe(1000);
  });

  test('a column of sizes is as long as the holdings', () => {
    expect(refusal(sofAverage(column(1000, 2000, 3000), [4, 4]))).toEqual([
      'playersPerEntry: 2. Enter one size for all, or one per row of holdings (3).',
      'value',
    ]);
  });

  test('an event has pairs or teams', () => {
    const both = 'Don’t mix pairs (2) and teams (4 to 6).';
    expect(refusal(sofAverage(column(4000, 0, 3000), [4, 4, 0]))).toEqual([
      `playersPerEntry, row 3: 2. ${both}`,
      'value',
    ]);
    expect(
      refusal(
        sofAverage([
          [1, 1, 0, 0],
          [1, 1, 1, 1],
        ]),
      ),
    ).toEqual([`holdings, row 2: 4. ${both}`, 'value']);
  });

  test.each([
    [3, [10, 10, 10, 0]],
    [1, [10, 0, 0, 0]],
    [7, [1, 1, 1, 1, 1, 1, 1]],
  ])('a row with %d holdings is refused', (found, row) => {
    const full = row.map(() => 10).slice(0, 4);
    expect(refusal(sofAverage([full, row]))).toEqual([
      `holdings, row 2: ${found}. Enter masterpoints for 2 players (pair), or 4 to 6 (team). ` +
        'For a member without masterpoints, enter 0.01.',
      'value',
    ]);
  });

  test('with a cell per player a size that contradicts them is refused', () => {
    const needed =
      'The row of holdings has 5 players. Leave this argument out if every player has their own cell.';
    const teams = [
      [1, 1, 1, 1, 0],
      [1, 1, 1, 1, 1],
    ];
    expect(refusal(sofAverage(teams, [4]))).toEqual([`playersPerEntry: 4. ${needed}`, 'value']);
    expect(refusal(sofAverage(teams, [4, 4]))).toEqual([
      `playersPerEntry, row 2: 4. ${needed}`,
      'value',
    ]);
    expect(refusal(sofAverage(teams, [3]))).toEqual([`playersPerEntry: 3. ${SIZE}`, 'value']);
  });
});

describe('S9: holdings', () => {
  test('a negative holding is refused with its row, and its column where there are several', () => {
    const needed = 'Enter masterpoints, 0 or more.';
    expect(refusal(sofAverage(column(1, -1)))).toEqual([`holdings, row 2: -1. ${needed}`, 'value']);
    expect(
      refusal(
        sofAverage([
          [1, 1],
          [1, -1],
        ]),
      ),
    ).toEqual([`holdings, row 2, column 2: -1. ${needed}`, 'value']);
  });

  test('what is no number is refused with its row', () => {
    expect(refusal(sofAverage(column(1, NaN)))[0]).toMatch(/^holdings, row 2: NaN. Enter a number/);
  });

  test.each([
    [[]],
    [[[0]]],
    [
      [
        [0, 0],
        [0, 0],
      ],
    ],
  ])('without holdings (%j) there is no average', (rows) => {
    expect(refusal(sofAverage(rows))).toEqual([
      'holdings: 0. Enter masterpoints for at least one pair or team.',
      'notAvailable',
    ]);
  });

  test('the first unusable argument is the one named', () => {
    expect(failure(sofAverage(column(-1), [3])).at.argument).toBe('holdings');
    expect(failure(sofAverage(column(1), [3])).at.argument).toBe('playersPerEntry');
  });
});

describe('S14: the former system', () => {
  test('B R S M P T: 60 tables, two sessions, regional, open', () => {
    expect(value(sofFormer(60, 2))).toBe(24.5); // 70/60 x 14 x 1.5
    expect(value(sofFormer(60, 2, {}))).toBe(24.5);
  });

  test('55 tables of 0-750 earned 15.93, where SOF pays 11.21 at an average of 250', () => {
    expect(value(sofFormer(55, 2, { limit: 750 }))).toBe(15.93); // 15.925
    expect(value(sofAward(250, 55))).toBe(11.21);
    expect(value(sofAward(247, 55))).toBe(11.17);
  });

  test('above 60 tables B is a logarithm', () => {
    expect(value(sofFormer(400, 2))).toBe(42); // log10(100) x 21
    expect(value(sofFormer(60.01, 2))).toBe(24.7); // log10(15.0025) x 21
    expect(value(sofFormer(1_000_000, 2))).toBe(113.36); // log10(250,000) x 21
  });

  test.each([
    ['Sectional', { rating: 'Sectional' }, 17.5],
    ['a limit of 100', { limit: 100 }, 12.25],
    ['a limit of 750', { limit: 750 }, 17.15],
    ['no limit', { limit: 'Unlimited' }, 24.5],
    ['no limit, in any case', { limit: 'unLIMITED' }, 24.5],
    ['one restriction', { restrictions: 1 }, 19.6],
    ['two restrictions', { restrictions: 2 }, 17.15],
    ['pairs', { type: 'Pairs' }, 24.5],
    ['Swiss', { type: 'SWISS' }, 24.5],
    ['board-a-match', { type: 'Board-a-match' }, 26.95],
    ['board-a-match by its initials', { type: 'BAM' }, 26.95],
    ['individual', { type: 'individual' }, 18.38],
    ['nothing said', { rating: undefined, limit: undefined, type: undefined }, 24.5],
  ])('%s', (_, options, award) => {
    expect(value(sofFormer(60, 2, options))).toBe(award);
  });

  test('S grows by half with every session', () => {
    expect([1, 2, 3, 4].map((sessions) => value(sofFormer(50, sessions)))).toEqual([
      14, 21, 28, 35,
    ]);
  });

  test.each([300, 99, 750.5, -100, 0])('a limit of %d is not available', (limit) => {
    expect(refusal(sofFormer(60, 2, { limit }))).toEqual([
      `limit: ${limit}. The former rules only have factors for 100, 750 and "Unlimited".`,
      'notAvailable',
    ]);
  });

  test.each(['Unlimited', 'UNL', ' unl\u00a0'])(
    '%j is no limit at all, as the slides write it',
    (limit) => {
      expect(value(sofFormer(60, 2, { limit }))).toBe(24.5);
    },
  );

  test.each([
    ['Sectional', 10],
    ['Regional', 14],
  ])('%s may be named by its R, %d', (rating, R) => {
    expect(sofFormer(44, 3, { rating: R })).toEqual(sofFormer(44, 3, { rating }));
    expect(sofAward(1250, 60, { rating: R })).toEqual(sofAward(1250, 60, { rating }));
  });

  test.each([0, 7, 10.5, -14, '14', '10'])('%j is the R of no rating', (rating) => {
    const found = typeof rating === 'string' ? `"${rating}"` : rating;
    const sentence = `rating: ${found}. Enter "Regional" or "Sectional".`;
    expect(refusal(sofFormer(60, 2, { rating }))).toEqual([sentence, 'value']);
  });

  test.each(['', 'none', '750'])('the text %j is no limit', (limit) => {
    expect(refusal(sofFormer(60, 2, { limit }))).toEqual([
      `limit: ${limit === '' ? 'empty' : `"${limit}"`}. Enter 100, 750 or "Unlimited".`,
      'value',
    ]);
  });

  test.each(unusableNumbers('limit'))('a limit of %d is refused', (limit, expected) => {
    expect(refusal(sofFormer(60, 2, { limit }))).toEqual(expected);
  });

  test('a limit with binary noise is a limit', () => {
    expect(value(sofFormer(60, 2, { limit: 100.00000000000001 }))).toBe(12.25);
  });

  test.each(['Teams', 'toString', 'pair s'])('the type %j is refused', (type) => {
    expect(refusal(sofFormer(60, 2, { type }))).toEqual([
      `type: "${type}". Enter "Pairs", "Swiss", "Board-a-match" or "Individual".`,
      'value',
    ]);
  });

  test.each([0, -1])('%d tables are refused', (tables) => {
    expect(refusal(sofFormer(tables, 2))).toEqual([
      `tables: ${tables}. Enter a number above 0.`,
      'value',
    ]);
  });

  test('more than a million tables are refused, because nothing caps them', () => {
    expect(failure(sofFormer(1_000_001, 2)).code).toBe('numberTooLarge');
  });

  test('tables come first, then what SOF has too, then limit and type', () => {
    const wrong = { rating: '?', limit: 1, restrictions: -1, type: '?' };
    expect(failure(sofFormer(0, 0, wrong)).at.argument).toBe('tables');
    expect(failure(sofFormer(1, 0, wrong)).at.argument).toBe('sessions');
    expect(failure(sofFormer(1, 1, wrong)).at.argument).toBe('rating');
    expect(failure(sofFormer(1, 1, { ...wrong, rating: 'Regional' })).at.argument).toBe(
      'restrictions',
    );
    expect(failure(sofFormer(1, 1, { limit: 1, type: '?' })).at.argument).toBe('limit');
    expect(failure(sofFormer(1, 1, { type: '?' })).at.argument).toBe('type');
  });
});

/** What the slides say in words and their formulas do not give, as the help pages tell it. */
const award = (average: number, tables: number): number => value(sofAward(average, tables));

test('the maximum of 50 is not reached at an average of 6,200', () => {
  expect(award(6200, 60)).toBe(49.89);
  expect([award(6219, 60), award(6220, 60)]).toEqual([49.99, 50]);
});

test('eight weak tables earn more than 2.50, by either system', () => {
  expect(award(0, 8)).toBe(3.11);
  expect([award(0, 2), award(0, 3)]).toEqual([2.5, 2.57]);
  expect(value(sofFormer(8, 2, { limit: 100 }))).toBe(3.15);
});

test('32 tables earn from 5.70 to 46.81, not from 3.6 to 39', () => {
  expect([award(0, 32), award(10_000, 32)]).toEqual([5.7, 46.81]);
});

test('60 tables of a limited game earn more than 20 of an unlimited one', () => {
  expect(value(sofFormer(60, 2, { limit: 100 }))).toBe(12.25);
  expect(value(sofFormer(20, 2, { limit: 'UNL' }))).toBe(10.5);
});

describe('S8: the top stratum', () => {
  test('is paid as the whole field where that is more', () => {
    expect(value(sofStratum(1000, 60, 2000, 20))).toBe(21.87); // 1.1 x 12.78 = 14.06
    expect(value(sofStratum(1000, 60, 2000, 20))).toBe(value(sofAward(1000, 60)));
  });

  test('is paid at least 110 % of its stand-alone award', () => {
    // 30 tables averaging 400 with 20 averaging 3000: 8.31 for all, 15.83 for the A entries alone
    expect(value(sofAward(400, 30))).toBe(8.31);
    expect(value(sofStratum(400, 30, 3000, 20))).toBe(17.41); // 1.1 x 15.8256667
  });

  test('compares and multiplies unrounded awards, and rounds once', () => {
    // 20 A tables averaging 3010: 1.1 x 15.8561 = 17.44171; from the rounded 15.86 it would be 17.45
    expect(value(sofAward(3010, 20))).toBe(15.86);
    expect(value(sofStratum(400, 30, 3010, 20))).toBe(17.44);
  });

  test('is scaled as the event is', () => {
    const options = { sessions: 1, rating: 'Sectional', restrictions: 2 };
    // 1.1 x 15.8256667 x 10/14 x 2/3 x 0.7
    expect(value(sofStratum(400, 30, 3000, 20, options))).toBe(5.8);
    expect(value(sofStratum(400, 30, 3000, 20, {}))).toBe(17.41);
  });

  test('has a least award above 2.50 and no second cap', () => {
    expect(value(sofStratum(0, 1, 0, 1))).toBe(2.75);
    expect(value(sofStratum(10_000, 60, 10_000, 60))).toBe(55);
  });

  test('may be the whole field, but no more', () => {
    expect(value(sofStratum(1000, 20, 1000, 20))).toBe(10.4); // 1.1 x 9.4563
    expect(refusal(sofStratum(1000, 20, 1000, 20.5))).toEqual([
      'stratumTables: 20.5. Stratum A can’t have more tables than the whole field (20).',
      'value',
    ]);
    expect(value(sofStratum(1000, 20, 1000, 20.000000000000004))).toBe(10.4);
  });
});

describe('S8: arguments', () => {
  const AVERAGE = 'Enter an average of 0 or more.';
  const TABLES = 'Enter a number above 0.';

  test.each([
    ['fieldAvg', -1, sofStratum(-1, 20, 100, 10), AVERAGE],
    ['fieldTables', 0, sofStratum(100, 0, 100, 10), TABLES],
    ['stratumAvg', -1, sofStratum(100, 20, -1, 10), AVERAGE],
    ['stratumTables', 0, sofStratum(100, 20, 100, 0), TABLES],
  ])('%s of %d is refused', (name, found, result, needed) => {
    expect(refusal(result)).toEqual([`${name}: ${found}. ${needed}`, 'value']);
  });

  test.each(unusableNumbers('fieldAvg'))('a field average of %d is refused', (bad, expected) => {
    expect(refusal(sofStratum(bad, 20, 100, 10))).toEqual(expected);
  });

  test.each(unusableNumbers('stratumTables'))('%d tables are refused', (bad, expected) => {
    expect(refusal(sofStratum(100, 20, 100, bad))).toEqual(expected);
  });

  test('the first unusable argument is the one named', () => {
    const wrong = { sessions: 0 };
    expect(failure(sofStratum(-1, 0, -1, 0, wrong)).at.argument).toBe('fieldAvg');
    expect(failure(sofStratum(1, 0, -1, 0, wrong)).at.argument).toBe('fieldTables');
    expect(failure(sofStratum(1, 5, -1, 0, wrong)).at.argument).toBe('stratumAvg');
    expect(failure(sofStratum(1, 5, 1, 0, wrong)).at.argument).toBe('stratumTables');
    expect(failure(sofStratum(1, 5, 1, 6, wrong)).at.argument).toBe('stratumTables');
    expect(failure(sofStratum(1, 5, 1, 1, wrong)).at.argument).toBe('sessions');
  });
});
