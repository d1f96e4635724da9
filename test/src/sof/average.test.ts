import { describe, expect, test } from '@jest/globals';
import { sofAverage } from '../../../src';
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
