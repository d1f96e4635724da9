import { describe, expect, test } from '@jest/globals';
import { type CalculatorCells, kgsPoints, kgsPointsBy, kgsTable, type Result } from '../../../src';
import { numbers, readGolden } from '../../golden/read';
import { failure, refusal, unusableNumbers, value } from '../results';
import { readCalculator } from '../../../src/kgs/points';

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

const NUMBER_NEEDED = 'Enter a number (not text or TRUE/FALSE).';

describe('K4: reading a calculator', () => {
  test.each<[what: string, cells: CalculatorCells | undefined]>([
    ['none', undefined],
    ['no cells', []],
    ['an empty row', [[]]],
    ['blank cells as 0', [[0, 0, 0]]],
    ['blank cells as null', [[null, null]]],
    ['blank cells as text', [['', '']]],
    ['several blank rows', [[0, ''], [null, 0], []]],
  ])('%s means the reconstruction', (_, cells) => {
    expect(value(readCalculator(cells))).toEqual({ kind: 'reconstruction' });
  });

  test('one row is points', () => {
    expect(value(readCalculator([[8, 5, 3, 2, 1]]))).toEqual({
      kind: 'row',
      points: [8, 5, 3, 2, 1],
    });
  });

  test.each<[string, CalculatorCells]>([
    ['0', [[8, 0, 3, 0]]],
    ['null', [[8, null, 3, null]]],
    ['text', [[8, '', 3, '']]],
  ])('a blank cell (as %s) in the row is no points', (_, cells) => {
    expect(value(readCalculator(cells))).toEqual({ kind: 'row', points: [8, 0, 3, 0] });
  });

  test('two rows are a table: players, then points', () => {
    expect(
      value(
        readCalculator([
          [13, 7, 3],
          [14, 8, 4],
        ]),
      ),
    ).toEqual({
      kind: 'table',
      rows: new Map([
        [13, [7, 3]],
        [14, [8, 4]],
      ]),
    });
  });

  test.each<[string, CalculatorCells]>([
    [
      'text throughout',
      [
        ['players', '1st', '2nd'],
        [14, 8, 4],
      ],
    ],
    [
      'text, then places as numbers',
      [
        ['players', 1, 2],
        [14, 8, 4],
      ],
    ],
    [
      'a blank corner (null)',
      [
        [null, '1st', '2nd'],
        [14, 8, 4],
      ],
    ],
    [
      'a blank corner (text)',
      [
        ['', '1st', '2nd'],
        [14, 8, 4],
      ],
    ],
    [
      'a blank corner (0)',
      [
        [0, '1st', '2nd'],
        [14, 8, 4],
      ],
    ],
  ])('a row of headings is skipped: %s', (_, cells) => {
    expect(value(readCalculator(cells))).toEqual({ kind: 'table', rows: new Map([[14, [8, 4]]]) });
  });

  test('blank rows of a table are skipped, and rows may differ in length', () => {
    expect(
      value(
        readCalculator([
          [0, 0],
          [14, 8, 4, ''],
          ['', null],
          [5, 2],
          [0, 0, 0, 0],
        ]),
      ),
    ).toEqual({
      kind: 'table',
      rows: new Map([
        [14, [8, 4, 0]],
        [5, [2]],
      ]),
    });
  });

  test('binary noise decides nothing', () => {
    expect(value(readCalculator([[8.000000000000002, 3.9999999999999996]]))).toEqual({
      kind: 'row',
      points: [8, 4],
    });
  });
});

describe('K4: refusing a calculator', () => {
  test.each<[found: string, cells: CalculatorCells, row: number, column: number, needed: string]>([
    ['1.5', [[8, 1.5]], 1, 2, 'Enter whole points, 0 or more.'],
    ['-1', [[8, 4, -1]], 1, 3, 'Enter whole points, 0 or more.'],
    ['1000001', [[1000001]], 1, 1, 'Enter a number up to 1,000,000.'],
    ['NaN', [[NaN]], 1, 1, NUMBER_NEEDED],
    ['"8"', [[9, '8']], 1, 2, NUMBER_NEEDED],
    ['"points"', [['points', 8]], 1, 1, NUMBER_NEEDED],
    ['TRUE', [[true, 8]], 1, 1, NUMBER_NEEDED],
    ['FALSE', [[8, false]], 1, 2, NUMBER_NEEDED],
    [
      '0.5',
      [
        [13, 8],
        [14, 0.5],
      ],
      2,
      2,
      'Enter whole points, 0 or more.',
    ],
    [
      '"x"',
      [
        ['players', '1st'],
        [14, 'x'],
      ],
      2,
      2,
      NUMBER_NEEDED,
    ],
    [
      '"n/a"',
      [
        [13, 8],
        ['n/a', 8],
      ],
      2,
      1,
      NUMBER_NEEDED,
    ],
    [
      'TRUE',
      [
        [true, '1st'],
        [14, 8],
      ],
      1,
      1,
      NUMBER_NEEDED,
    ],
    [
      '"1st"',
      [
        [13, '1st'],
        [14, 8],
      ],
      1,
      2,
      NUMBER_NEEDED,
    ],
    [
      '0',
      [
        [13, 8],
        [0, 8],
      ],
      2,
      1,
      'Enter the number of players in the first column, 1 or more.',
    ],
    [
      '0',
      [
        ['', 1, 2],
        [14, 8, 4],
      ],
      1,
      1,
      'Enter the number of players in the first column, 1 or more.',
    ],
    [
      '13.5',
      [
        [13, 8],
        [13.5, 8],
      ],
      2,
      1,
      'Enter the number of players in the first column, 1 or more.',
    ],
    [
      '13',
      [
        [13, 8],
        [14, 8],
        [13, 9],
      ],
      3,
      1,
      'That number of players is already in a row above. Keep one of the rows.',
    ],
  ])('%s in %j', (found, cells, row, column, needed) => {
    expect(refusal(readCalculator(cells))).toEqual([
      `calculator, row ${row}, column ${column}: ${found}. ${needed}`,
      'value',
    ]);
  });
});

describe('K4: the sheet "calculator"', () => {
  test('F = 60: its row for 14 players is 8, 4, 2, 1', () => {
    const { places, rows } = value(kgsTable(60));
    expect(rows).toHaveLength(32);
    expect(rows.map(({ players }) => players)).toEqual(
      Array.from({ length: 32 }, (_, index) => index + 1),
    );
    expect(places).toBe(5); // 32 players: 19, 9, 4, 2, 1
    expect(rows[13]).toEqual({ players: 14, points: [8, 4, 2, 1, 0] });
    expect(rows[31]).toEqual({ players: 32, points: [19, 9, 4, 2, 1] });
  });

  test('places that nobody of a field can hold are none', () => {
    const { places, rows } = value(kgsTable(400, { maxPlayers: 4 }));
    expect(places).toBe(4); // 16, 8, 4, 2 and no fifth player
    expect(rows).toEqual([
      { players: 1, points: [4, null, null, null] },
      { players: 2, points: [8, 4, null, null] },
      { players: 3, points: [12, 6, 3, null] },
      { players: 4, points: [16, 8, 4, 2] },
    ]);
  });

  test('an F too small to pay anyone leaves no columns of places', () => {
    expect(value(kgsTable(1, { maxPlayers: 2 }))).toEqual({
      places: 0,
      rows: [
        { players: 1, points: [] },
        { players: 2, points: [] },
      ],
    });
  });

  test('32 players where nothing is said, 10,000 at most', () => {
    expect(value(kgsTable(60, { maxPlayers: undefined })).rows).toHaveLength(32);
    const { rows } = value(kgsTable(1_000_000, { maxPlayers: 10_000 }));
    expect(rows).toHaveLength(10_000);
    expect(rows[9_999]?.points[0]).toBe(value(kgsPoints(1_000_000, 10_000, 1)));
  });

  test('a row of points is repeated for every field, as far as it has players', () => {
    const calculator: CalculatorCells = [[8, 5, 0, 2, 0, 0]];
    expect(value(kgsTable(0, { maxPlayers: 5, calculator }))).toEqual({
      places: 4,
      rows: [
        { players: 1, points: [8, null, null, null] },
        { players: 2, points: [8, 5, null, null] },
        { players: 3, points: [8, 5, 0, null] },
        { players: 4, points: [8, 5, 0, 2] },
        { players: 5, points: [8, 5, 0, 2] },
      ],
    });
    expect(value(kgsTable(0, { maxPlayers: 3, calculator })).places).toBe(2);
  });

  test('a calculator table lists its own rows, in order', () => {
    const calculator: CalculatorCells = [
      ['players', '1st', '2nd', '3rd'],
      [14, 8, 4, 2],
      [3, 2, '', ''],
      [40, 20, 10, 5],
    ];
    expect(value(kgsTable(null, { calculator }))).toEqual({
      places: 3,
      rows: [
        { players: 3, points: [2, 0, 0] },
        { players: 14, points: [8, 4, 2] },
      ],
    });
    expect(value(kgsTable(undefined, { calculator, maxPlayers: 40 })).rows).toHaveLength(3);
    expect(value(kgsTable(0, { calculator, maxPlayers: 2 }))).toEqual({ places: 0, rows: [] });
  });
});

describe('K4: arguments of the sheet', () => {
  test.each([0, -1, 2.5, 10_001])('%d players at most are refused', (maxPlayers) => {
    expect(refusal(kgsTable(60, { maxPlayers }))).toEqual([
      `maxPlayers: ${maxPlayers}. Enter a whole number from 1 to 10,000.`,
      'value',
    ]);
  });

  test.each(unusableNumbers('maxPlayers'))('%d players at most are refused', (bad, expected) => {
    expect(refusal(kgsTable(60, { maxPlayers: bad }))).toEqual(expected);
  });

  test('the first unusable argument is the one named', () => {
    const wrong = { maxPlayers: 0, calculator: [[1.5]] };
    expect(failure(kgsTable(0, wrong)).at.argument).toBe('calculator');
    expect(failure(kgsTable(0, { maxPlayers: 0 })).at.argument).toBe('F');
    expect(failure(kgsTable(1, { maxPlayers: 0 })).at.argument).toBe('maxPlayers');
  });
});

test('K4: a calculator that is read once pays as one that is read each time', () => {
  for (const calculator of [undefined, row, table]) {
    const by = kgsPointsBy(calculator);
    for (const [F, players, place] of [
      [60, 14, 1],
      [60, 13, 3],
      [0, 14, 2],
      [60, 0, 1],
    ] as const) {
      expect(by(F, players, place)).toEqual(kgsPoints(F, players, place, calculator));
    }
  }
});
