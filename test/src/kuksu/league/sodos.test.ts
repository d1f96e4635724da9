import { describe, expect, test } from '@jest/globals';
import type { Found } from '../../../../src';
import { kuksuSodos, pointsOf, readCrosstable } from '../../../../src/kuksu/crosstable';
import { refusal, value } from '../../results';

/** Five players, whose SODOS are worked out by hand below. */
const league: Found[][] = [
  ['x', 1, 0, 1, 1],
  [0, 'x', 1, 1, 1],
  [1, 0, 'x', 1, 0],
  [0, 0, 0, 'x', 1],
  [0, 0, 1, 0, 'x'],
];

const GAME_NEEDED = 'Enter 1 (won), 0 (lost or not played) or 0.5 (draw).';
const NUMBER_NEEDED = 'Enter a number (not text or TRUE/FALSE).';

describe('U6: SODOS', () => {
  test('points are the sum of the results', () => {
    expect(value(readCrosstable(league)).map(pointsOf)).toEqual([3, 3, 2, 1, 1]);
  });

  test('the sum of the final points of the opponents beaten', () => {
    // Points 3, 3, 2, 1, 1. A beat B, D, E: 3 + 1 + 1; B beat C, D, E: 2 + 1 + 1; C beat A, D: 3 + 1;
    // D beat E: 1; E beat C: 2.
    expect(value(kuksuSodos(league))).toEqual([5, 4, 4, 1, 2]);
  });

  test('a draw counts half of the opponent\u2019s points', () => {
    // Points 1.5, 0.5, 1. The first drew with the second and beat the third.
    expect(
      value(
        kuksuSodos([
          [0, 0.5, 1],
          [0.5, 0, 0],
          [0, 1, 0],
        ]),
      ),
    ).toEqual([1.25, 0.75, 0.5]);
  });

  test('the diagonal is ignored, whatever stands there', () => {
    const diagonals: Found[] = ['x', '', null, true, 1, NaN, -7];
    for (const diagonal of diagonals) {
      const table = league.map((row, i) => row.map((cell, j) => (i === j ? diagonal : cell)));
      expect(value(kuksuSodos(table))).toEqual([5, 4, 4, 1, 2]);
    }
  });

  test('an empty cell is 0: a game lost, or not played yet', () => {
    const blanks: Found[] = [null, '', 0];
    for (const blank of blanks) {
      const table = league.map((row) => row.map((cell) => (cell === 0 ? blank : cell)));
      expect(value(kuksuSodos(table))).toEqual([5, 4, 4, 1, 2]);
    }
    expect(
      value(
        kuksuSodos([
          [null, 1, null],
          [null, null, null],
          [null, null, null],
        ]),
      ),
    ).toEqual([0, 0, 0]);
  });

  test('binary noise is no other result', () => {
    expect(
      value(
        kuksuSodos([
          [0, 1.0000000000000002],
          [0, 0],
        ]),
      ),
    ).toEqual([0, 0]);
    const noisy = league.map((row) => row.map((cell) => (cell === 1 ? 0.9999999999999999 : cell)));
    expect(value(kuksuSodos(noisy))).toEqual([5, 4, 4, 1, 2]);
  });

  test('one player has beaten nobody, and no players have no sums', () => {
    expect(value(kuksuSodos([['A']]))).toEqual([0]);
    expect(value(kuksuSodos([]))).toEqual([]);
  });
});

describe('U6: a cross table', () => {
  test.each<[string, Found[][]]>([
    [
      '2 x 3',
      [
        [0, 1, 0],
        [0, 0, 0],
      ],
    ],
    [
      '3 x 2',
      [
        [0, 1],
        [0, 0],
        [0, 0],
      ],
    ],
    ['2 x 1', [[0, 1], [0]]],
    ['1 x 0', [[]]],
  ])('of %s is refused', (shape, table) => {
    expect(refusal(kuksuSodos(table))).toEqual([
      `crosstable: "${shape}". Select as many rows as columns: one of each per player, in the same order.`,
      'value',
    ]);
  });

  /** The sample league with some cells replaced. */
  const withCells = (...cells: [row: number, column: number, cell: Found][]): Found[][] => {
    const table = league.map((row) => [...row]);
    for (const [row, column, cell] of cells) (table[row - 1] ?? [])[column - 1] = cell;
    return table;
  };

  test.each([2, -1, 0.25, 1.5])('holds no result of %d', (cell) => {
    expect(refusal(kuksuSodos(withCells([4, 2, cell])))).toEqual([
      `crosstable, row 4, column 2: ${cell}. ${GAME_NEEDED}`,
      'value',
    ]);
  });

  test.each<[Found, string]>([
    ['1', '"1"'],
    ['won', '"won"'],
    [true, 'TRUE'],
    [NaN, 'NaN'],
    [Infinity, 'Infinity'],
  ])('holds no result of %j', (cell, shown) => {
    expect(refusal(kuksuSodos(withCells([4, 2, cell])))).toEqual([
      `crosstable, row 4, column 2: ${shown}. ${NUMBER_NEEDED}`,
      'value',
    ]);
  });

  test.each([
    [1, 1],
    [0.5, 1],
    [1, 0.5],
    [0.5, 0],
    [0, 0.5],
  ])('does not give one game the results %d and %d', (one, other) => {
    expect(refusal(kuksuSodos(withCells([2, 5, one], [5, 2, other])))).toEqual([
      `crosstable, row 2, column 5: ${one}. The opponent’s row has ${other} for this game. Enter 1 and 0, 0.5 twice, or 0 twice.`,
      'value',
    ]);
  });

  test.each([
    [1, 0],
    [0, 1],
    [0.5, 0.5],
    [0, 0],
  ])('may give one game the results %d and %d', (one, other) => {
    expect(kuksuSodos(withCells([2, 5, one], [5, 2, other])).ok).toBe(true);
  });

  test('the first unusable cell, row by row, is the one named', () => {
    expect(refusal(kuksuSodos(withCells([5, 1, 'lost'], [3, 4, 'won'])))[0]).toContain(
      'row 3, column 4',
    );
    // No contradiction with a cell that is no result: that cell is named itself.
    expect(refusal(kuksuSodos(withCells([5, 1, 'lost'])))[0]).toContain('row 5, column 1');
  });
});
