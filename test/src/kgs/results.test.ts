import { describe, expect, test } from '@jest/globals';
import { kgsResults, type CalculatorCells, type Result } from '../../../src';
import { numbers, readGolden } from '../../golden/read';
import { failure, refusal, unusableNumbers, value } from '../results';

/** Wins, SOS, SODOS. */
type Standing = readonly [number, number, number];

const row2012: CalculatorCells = [[8, 5, 3, 2, 1]];

const paid = (
  F: number | null,
  players: number | null,
  standings: readonly Standing[],
  calculator?: CalculatorCells,
  counts?: readonly boolean[],
): Result<readonly number[]> =>
  kgsResults(
    F,
    players,
    standings.map(([wins]) => wins),
    standings.map(([, sos]) => sos),
    standings.map(([, , sodos]) => sodos),
    calculator,
    counts,
  );

/** Standings with these wins, in which SOS decides in the order of the list. */
const byWins = (...wins: number[]): Standing[] => wins.map((won, index) => [won, 100 - index, 10]);

describe('K5: shared points', () => {
  test.each([
    ['July', 7],
    ['September', 9],
  ])('%s 2012 as it was paid', (_, month) => {
    const rows = readGolden('kgs-events-2012.csv')
      .rows.map((row) => numbers(row) as number[])
      .filter(([each]) => each === month);
    expect(rows.length).toBeGreaterThan(5);
    const standings = rows.map(([, wins = NaN, sos = NaN, sodos = NaN]): Standing => [
      wins,
      sos,
      sodos,
    ]);
    const points = rows.map((row) => row[4]);
    expect(value(paid(0, rows.length, standings, row2012))).toEqual(points);
    expect(value(paid(null, null, standings, row2012))).toEqual(points);
    expect(value(paid(0, rows.length, [...standings].reverse(), row2012))).toEqual(
      [...points].reverse(),
    );
  });

  test('K6: August 2010: 8, 4, 2, 1 with two level for second are 8, 3, 3, 1', () => {
    const standings = byWins(12, 11, 11, 9, 8, 8, 7, 7, 6, 6, 5, 4, 3, 2);
    expect(value(paid(60, 14, standings))).toEqual([8, 3, 3, 1, ...new Array<number>(10).fill(0)]);
  });

  test('whole points left over go one each to the better SOS', () => {
    expect(
      value(
        paid(
          0,
          3,
          [
            [5, 20, 9],
            [5, 30, 1],
            [5, 25, 9],
          ],
          [[8, 5, 3]],
        ),
      ),
    ).toEqual([5, 6, 5]);
    expect(
      value(
        paid(
          0,
          3,
          [
            [5, 20, 9],
            [5, 30, 1],
            [5, 25, 9],
          ],
          [[8, 6, 3]],
        ),
      ),
    ).toEqual([5, 6, 6]);
  });

  test('where SOS is level, SODOS decides', () => {
    expect(
      value(
        paid(
          0,
          2,
          [
            [5, 30, 10],
            [5, 30, 10.25],
          ],
          [[8, 5]],
        ),
      ),
    ).toEqual([6, 7]);
  });

  test('SOS comes before SODOS', () => {
    expect(
      value(
        paid(
          0,
          2,
          [
            [5, 30, 20],
            [5, 31, 10],
          ],
          [[8, 5]],
        ),
      ),
    ).toEqual([6, 7]);
  });

  test('where both are level, the points left are split evenly', () => {
    expect(
      value(
        paid(
          0,
          2,
          [
            [5, 30, 10],
            [5, 30, 10],
          ],
          [[2, 1]],
        ),
      ),
    ).toEqual([1.5, 1.5]);
    expect(
      value(
        paid(
          0,
          3,
          [
            [5, 30, 10],
            [5, 30, 10],
            [5, 30, 10],
          ],
          [[1, 0]],
        ),
      ),
    ).toEqual([1 / 3, 1 / 3, 1 / 3]);
    // 11 for four: 2 each, 3 left: one for the best, two for three who are level
    const level: Standing[] = [
      [5, 30, 9],
      [5, 40, 9],
      [5, 30, 9],
      [5, 30, 9],
    ];
    expect(value(paid(0, 4, level, [[8, 2, 1, 0]]))).toEqual([2 + 2 / 3, 3, 2 + 2 / 3, 2 + 2 / 3]);
  });

  test('who is above the cut gets whole points, who is below it none of the rest', () => {
    // 10 for four: 2 each, 2 left: the best two
    const standings: Standing[] = [
      [5, 10, 0],
      [5, 40, 0],
      [5, 20, 0],
      [5, 30, 0],
    ];
    expect(value(paid(0, 4, standings, [[5, 3, 2, 0]]))).toEqual([2, 3, 2, 3]);
  });

  test('all with these wins share, also those below the last paid place', () => {
    expect(value(paid(0, 4, byWins(5, 4, 4, 4), [[8, 6, 0, 0]]))).toEqual([8, 2, 2, 2]);
    expect(value(paid(0, 4, byWins(5, 4, 4, 4), [[8, 7]]))).toEqual([8, 3, 2, 2]);
  });

  test('wins that differ by binary noise only are equal', () => {
    expect(
      value(
        paid(
          0,
          2,
          [
            [0.1 + 0.2, 1, 1],
            [0.3, 2, 1],
          ],
          [[8, 5]],
        ),
      ),
    ).toEqual([6, 7]);
  });

  test('half wins rank between whole ones', () => {
    expect(
      value(
        paid(
          0,
          3,
          [
            [4.5, 1, 1],
            [5, 1, 1],
            [4, 1, 1],
          ],
          [[8, 5, 3]],
        ),
      ),
    ).toEqual([5, 8, 3]);
  });
});

describe('K9: fewer players than paid places', () => {
  test('the unused points lapse', () => {
    expect(value(paid(0, 3, byWins(3, 2, 1), row2012))).toEqual([8, 5, 3]);
    expect(value(paid(null, null, byWins(3, 2, 2), row2012))).toEqual([8, 4, 4]);
    expect(value(paid(0, 3, byWins(2, 2, 2), [[8, 5, 3, 2, 1]]))).toEqual([6, 5, 5]);
  });

  test('a list may leave players out, the points of its places stay', () => {
    expect(value(paid(60, 14, byWins(12, 11)))).toEqual([8, 4]);
    expect(value(paid(60, 14, []))).toEqual([]);
  });
});

describe('K4: points in lists', () => {
  const table: CalculatorCells = [
    ['players', '1st', '2nd'],
    [2, 5, 2],
    [3, 6, 3],
  ];

  test('come from the row of a calculator table', () => {
    expect(value(paid(0, 3, byWins(3, 2, 1), table))).toEqual([6, 3, 0]);
    expect(value(paid(60, 2, byWins(3, 2), table))).toEqual([5, 2]);
    expect(refusal(paid(0, 4, byWins(3, 2), table))).toEqual([
      'players: 4. Your points table has no row for that number of players. Add one.',
      'notAvailable',
    ]);
  });

  test('need players wherever no row of points stands for all fields', () => {
    for (const calculator of [undefined, table]) {
      for (const players of [0, null]) {
        expect(refusal(paid(60, players, byWins(3, 2), calculator))).toEqual([
          'players: 0. Enter a whole number, 1 or more.',
          'value',
        ]);
      }
    }
  });

  test('need F without a calculator', () => {
    expect(failure(paid(0, 14, byWins(3))).at.argument).toBe('F');
    expect(failure(paid(-1, 14, byWins(3), row2012)).at.argument).toBe('F');
  });

  test('K3: more rows than players are refused: somebody does not count', () => {
    expect(refusal(paid(60, 2, byWins(3, 2, 1)))).toEqual([
      'wins: 3. There are more rows than players (2). Leave out anyone who doesn’t count (see KGS.PLAYERS).',
      'value',
    ]);
  });
});

describe('K3: rows that do not count', () => {
  /** July 2012, with an account that was removed early in the row that is given. */
  const withRemoved = (
    at: number,
  ): { standings: Standing[]; counts: boolean[]; paid: number[] } => {
    const july = readGolden('kgs-events-2012.csv')
      .rows.map((row) => numbers(row) as number[])
      .filter(([each]) => each === 7);
    const insert = <T>(list: readonly T[], one: T): T[] => [
      ...list.slice(0, at),
      one,
      ...list.slice(at),
    ];
    const row = ([, wins = NaN, sos = NaN, sodos = NaN]: number[]): Standing => [wins, sos, sodos];
    return {
      standings: insert(july.map(row), [6, 40, 30]),
      counts: insert(
        july.map(() => true),
        false,
      ),
      paid: insert(
        july.map((each) => each[4] ?? NaN),
        0,
      ),
    };
  };

  test.each([6, 0, 3])('get 0, and July 2012 is paid as without the one after row %d', (at) => {
    const { standings, counts, paid: expected } = withRemoved(at);
    expect(expected).toHaveLength(7);
    expect(value(paid(0, 6, standings, row2012, counts))).toEqual(expected);
    expect(value(paid(null, null, standings, row2012, counts))).toEqual(expected);
  });

  test('all rows count where nothing else is said', () => {
    const { standings } = withRemoved(6);
    const all = standings.map(() => true);
    expect(value(paid(0, 7, standings, row2012, all))).toEqual(
      value(paid(0, 7, standings, row2012)),
    );
    expect(failure(paid(0, 6, standings, row2012)).code).toBe('rowsBeyondPlayers');
  });

  test('are 0 where nobody counts', () => {
    expect(value(paid(60, 14, byWins(3, 2), undefined, [false, false]))).toEqual([0, 0]);
  });

  test('more rows that count than players are refused', () => {
    expect(refusal(paid(60, 2, byWins(4, 3, 2, 1), undefined, [true, true, false, true]))).toEqual([
      'counts: 3. There are more rows than players (2). Leave out anyone who doesn’t count (see KGS.PLAYERS).',
      'value',
    ]);
  });

  test('a column of another length is refused', () => {
    for (const counts of [[true], [true, false, true]]) {
      expect(refusal(paid(60, 14, byWins(3, 2), undefined, counts))).toEqual([
        `counts: ${counts.length}. The number of rows must match wins (2).`,
        'value',
      ]);
    }
  });

  test('are read all the same: a refusal names the row in the whole list', () => {
    expect(
      failure(
        paid(
          60,
          1,
          [
            [1, 1, 1],
            [-1, 1, 1],
          ],
          undefined,
          [true, false],
        ),
      ).at,
    ).toEqual({
      argument: 'wins',
      found: -1,
      row: 2,
    });
  });
});

describe('K8: standings as entered', () => {
  const needed = 'Enter a number, 0 or more.';

  test.each([
    ['wins', 0],
    ['sos', 1],
    ['sodos', 2],
  ])('%s below 0 and what is no number are refused with the row', (name, column) => {
    const bad = (cell: number): Standing[] => {
      const second: [number, number, number] = [2, 2, 2];
      second[column] = cell;
      return [[1, 1, 1], second];
    };
    expect(refusal(paid(60, 14, bad(-0.5)))).toEqual([`${name}, row 2: -0.5. ${needed}`, 'value']);
    expect(refusal(paid(60, 14, bad(NaN)))[0]).toMatch(
      new RegExp(`^${name}, row 2: NaN\\. Enter a number`),
    );
    expect(failure(paid(60, 14, bad(1_000_001))).code).toBe('numberTooLarge');
    expect(value(paid(60, 14, bad(0.25)))).toHaveLength(2);
  });

  test('columns are equally long', () => {
    expect(refusal(kgsResults(60, 14, [3, 2], [1], [1, 1]))).toEqual([
      'sos: 1. The number of rows must match wins (2).',
      'value',
    ]);
    expect(refusal(kgsResults(60, 14, [3, 2], [1, 1], [1, 1, 1]))).toEqual([
      'sodos: 3. The number of rows must match wins (2).',
      'value',
    ]);
  });

  test.each(unusableNumbers('players'))('%d players are refused', (players, expected) => {
    expect(refusal(paid(60, players, byWins(1)))).toEqual(expected);
  });

  test('the first unusable argument is the one named', () => {
    expect(failure(kgsResults(0, -1, [-1], [-1], [-1], [[1.5]])).at.argument).toBe('calculator');
    expect(failure(kgsResults(0, -1, [-1], [-1], [-1])).at.argument).toBe('F');
    expect(failure(kgsResults(60, -1, [-1], [-1], [-1])).at.argument).toBe('players');
    expect(failure(kgsResults(60, 14, [-1], [-1], [-1])).at.argument).toBe('wins');
    expect(failure(kgsResults(60, 14, [1], [-1], [-1])).at.argument).toBe('sos');
    expect(failure(kgsResults(60, 14, [1], [1], [-1])).at.argument).toBe('sodos');
  });
});
