import { describe, expect, test } from '@jest/globals';
import { kgsPoints, type CalculatorCells, type Result } from '../../../src';
import { numbers, readGolden } from '../../golden/read';
import { failure, refusal, unusableNumbers, value } from '../results';

const row: CalculatorCells = [[8, 5, 3, 2, 1]];
const table: CalculatorCells = [
  ['players', '1st', '2nd', '3rd'],
  [13, 7, 3, ''],
  [14, 8, 4, 2],
];

const points = (
  F: number | null,
  players: number | null,
  places: number,
  calculator?: CalculatorCells,
): number[] =>
  Array.from({ length: places }, (_, index) => value(kgsPoints(F, players, index + 1, calculator)));

describe('K4: the reconstruction', () => {
  test('F = 60, 14 players: 8, 4, 2, 1, none', () => {
    const rows = readGolden('kgs-known-points.csv').rows.map(numbers);
    expect(rows).toHaveLength(14);
    for (const [F = NaN, players = NaN, place = NaN, known] of rows) {
      expect([place, value(kgsPoints(F, players, place))]).toEqual([place, known]);
    }
  });

  test('INT(F N / 100 / 2^(place-1)) in whole numbers, for every field', () => {
    const wrong: unknown[] = [];
    for (const F of [1, 4, 10, 15, 16, 24, 60, 72, 100, 480]) {
      for (let players = 1; players <= 60; players++) {
        for (let place = 1; place <= players; place++) {
          const exact = (BigInt(F) * BigInt(players)) / (100n << BigInt(place - 1));
          if (value(kgsPoints(F, players, place)) !== Number(exact))
            wrong.push([F, players, place]);
        }
      }
    }
    expect(wrong).toEqual([]);
  });

  test('an F with decimals is taken as they are written', () => {
    // 0.7 x 1000 = 700 exactly, and 33.3 x 1000 = 33,300; binary products fall beside
    expect(value(kgsPoints(0.7, 1000, 1))).toBe(7);
    expect(value(kgsPoints(0.1 + 0.2, 1000, 1))).toBe(3);
    expect(value(kgsPoints(4.35, 400, 1))).toBe(17); // 17.4
    expect(value(kgsPoints(1.1, 1000, 1))).toBe(11);
    expect(value(kgsPoints(0.29, 10_000, 1))).toBe(29); // 2899.9999999999995 in binary
  });

  test('far places of the largest field are paid nothing', () => {
    expect(value(kgsPoints(1_000_000, 1_000_000, 1_000_000))).toBe(0);
    expect(value(kgsPoints(1_000_000, 1_000_000, 1))).toBe(10_000_000_000);
    expect(value(kgsPoints(999_999, 999_999, 2))).toBe(4_999_990_000);
  });
});

describe('K4: a calculator of one row', () => {
  test('pays every field the same', () => {
    expect(points(60, 14, 7, row)).toEqual([8, 5, 3, 2, 1, 0, 0]);
    expect(points(24, 6, 6, row)).toEqual([8, 5, 3, 2, 1, 0]);
  });

  test('needs neither F nor players', () => {
    expect(points(0, 0, 6, row)).toEqual([8, 5, 3, 2, 1, 0]);
    expect(points(null, null, 6, row)).toEqual([8, 5, 3, 2, 1, 0]);
    expect(value(kgsPoints(undefined, undefined, 2, row))).toBe(5);
  });

  test('refuses a place above the players where they are given', () => {
    expect(refusal(kgsPoints(0, 4, 5, row))).toEqual([
      'place: 5. Enter a whole number from 1 to 4.',
      'value',
    ]);
  });

  test.each([0, -1, 2.5])('refuses place %d where they are not', (place) => {
    expect(refusal(kgsPoints(0, 0, place, row))).toEqual([
      `place: ${place}. Enter a whole number, 1 or more.`,
      'value',
    ]);
  });
});

describe('K4: a calculator table', () => {
  test('pays by its row for exactly this number of players', () => {
    expect(points(0, 13, 4, table)).toEqual([7, 3, 0, 0]);
    expect(points(60, 14, 4, table)).toEqual([8, 4, 2, 0]);
    expect(points(null, 14, 4, table.slice(1))).toEqual([8, 4, 2, 0]);
  });

  test('a number of players without a row is not available', () => {
    expect(refusal(kgsPoints(60, 15, 1, table))).toEqual([
      'players: 15. Your points table has no row for that number of players. Add one.',
      'notAvailable',
    ]);
  });

  test('a heading and one row are a table, not a row of points', () => {
    const small = [
      ['players', '1st'],
      [14, 8],
    ] as const;
    expect(points(0, 14, 2, small)).toEqual([8, 0]);
    expect(failure(kgsPoints(0, 13, 1, small)).code).toBe('notInCalculator');
  });

  test('needs the players', () => {
    for (const players of [0, null, undefined]) {
      expect(refusal(kgsPoints(60, players, 1, table))).toEqual([
        'players: 0. Enter a whole number, 1 or more.',
        'value',
      ]);
    }
  });
});

describe('K4: a calculator that is blank or broken', () => {
  test('a blank one is none', () => {
    expect(points(60, 14, 5, [['', null, 0]])).toEqual([8, 4, 2, 1, 0]);
    expect(points(60, 14, 5, undefined)).toEqual([8, 4, 2, 1, 0]);
    expect(failure(kgsPoints(0, 14, 1, [[0, 0]])).at.argument).toBe('F');
  });

  test('a broken one is refused before anything else', () => {
    expect(refusal(kgsPoints(-1, -1, -1, [[8, 4.5]]))).toEqual([
      'calculator, row 1, column 2: 4.5. Enter whole points, 0 or more.',
      'value',
    ]);
  });
});

describe('K4: arguments', () => {
  const calculators: [string, CalculatorCells | undefined][] = [
    ['the reconstruction', undefined],
    ['a row', row],
    ['a table', table],
  ];

  test.each([0, null, undefined])('without a calculator, F must be given (%s)', (F) => {
    expect(refusal(kgsPoints(F, 14, 1))).toEqual([
      'F: 0. Enter a factor above 0 (see KGS.FACTOR).',
      'value',
    ]);
  });

  test.each([0, null, undefined])('without a calculator, players must be given (%s)', (players) => {
    expect(refusal(kgsPoints(60, players, 1))).toEqual([
      'players: 0. Enter a whole number, 1 or more.',
      'value',
    ]);
  });

  describe.each(calculators)('with %s', (_, calculator) => {
    const of = (F: number, players: number, place: number): Result<number> =>
      kgsPoints(F, players, place, calculator);

    test('an F below 0 is refused', () => {
      expect(refusal(of(-60, 14, 1))).toEqual([
        'F: -60. Enter a factor above 0 (see KGS.FACTOR).',
        'value',
      ]);
    });

    test.each([-14, 13.5])('%d players are refused', (players) => {
      expect(refusal(of(60, players, 1))).toEqual([
        `players: ${players}. Enter a whole number, 1 or more.`,
        'value',
      ]);
    });

    test.each([0, -1, 1.5, 15])('place %d of 14 is refused', (place) => {
      expect(refusal(of(60, 14, place))).toEqual([
        `place: ${place}. Enter a whole number from 1 to 14.`,
        'value',
      ]);
    });

    test.each(unusableNumbers('F'))('an F of %d is refused', (F, expected) => {
      expect(refusal(of(F, 14, 1))).toEqual(expected);
    });

    test.each(unusableNumbers('players'))('%d players are refused', (players, expected) => {
      expect(refusal(of(60, players, 1))).toEqual(expected);
    });

    test.each(unusableNumbers('place'))('place %d is refused', (place, expected) => {
      expect(refusal(of(60, 14, place))).toEqual(expected);
    });

    test('F and players end at a million', () => {
      for (const [name, result] of [
        ['F', of(1_000_001, 14, 1)],
        ['players', of(60, 1_000_001, 1)],
      ] as const) {
        expect(refusal(result)).toEqual([
          `${name}: 1000001. Enter a number up to 1,000,000.`,
          'value',
        ]);
      }
    });

    test('binary noise decides nothing', () => {
      expect(value(of(60.00000000000001, 14.000000000000002, 2.0000000000000004))).toBe(
        value(of(60, 14, 2)),
      );
    });

    test('the first unusable argument is the one named', () => {
      expect(failure(of(-1, -1, -1)).at.argument).toBe('F');
      expect(failure(of(1, -1, -1)).at.argument).toBe('players');
      expect(failure(of(1, 1, -1)).at.argument).toBe('place');
    });
  });
});
