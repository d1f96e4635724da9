import { describe, expect, test } from '@jest/globals';
import type { CalculatorCells } from '../../../src';
import { readCalculator } from '../../../src/kgs/calculator';
import { refusal, value } from '../results';

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
