import { describe, expect, test } from '@jest/globals';
import { kgsPoints, kgsTable, type CalculatorCells } from '../../../src';
import { failure, refusal, unusableNumbers, value } from '../results';

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
