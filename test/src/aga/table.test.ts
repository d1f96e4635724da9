import { describe, expect, test } from '@jest/globals';
import { agaPoints, agaTable } from '../../../src';
import { numbers, readGolden } from '../../golden/read';
import { failure, refusal, unusableNumbers, value } from '../results';

describe('A5: the table of places', () => {
  test('lists the worked example', () => {
    const printed = readGolden('aga-worked-example.csv').rows.map((row) => {
      const [place, points] = numbers(row);
      return { place, points };
    });
    expect(value(agaTable(7.93, 20))).toEqual(printed);
    expect(value(agaTable(7.93, 20, { places: undefined }))).toEqual(printed);
    expect(value(agaTable(7.93, 20, { places: 3 }))).toEqual(printed.slice(0, 3));
  });

  test('A6: holds the least award, or the 0 of the sheet', () => {
    const points = (asSheet?: boolean): number[] =>
      value(agaTable(1.1, 5, { asSheet })).map((row) => row.points);
    expect(points()).toEqual([2.2, 0.01, 0.01, 0.01, 0.01]);
    expect(points(false)).toEqual([2.2, 0.01, 0.01, 0.01, 0.01]);
    expect(points(true)).toEqual([2.2, 0, 0, 0, 0]);
  });

  test('ends at 10,000 places', () => {
    const rows = value(agaTable(9, 10_000));
    expect(rows).toHaveLength(10_000);
    expect(rows[99]?.points).toBe(value(agaPoints(9, 10_000, 100)));
    expect(rows[9_999]).toEqual({ place: 10_000, points: 0.01 });
    for (const result of [agaTable(9, 10_001), agaTable(9, 20_000, { places: 10_001 })]) {
      expect(refusal(result)).toEqual([
        'places: 10001. The table shows up to 10000 places. Enter how many you want in places.',
        'value',
      ]);
    }
    expect(value(agaTable(9, 20_000, { places: 2 }))).toHaveLength(2);
  });
});

describe('A7: arguments of the table', () => {
  test.each([0, -1, 1.5, 21])('%d places of 20 are refused', (places) => {
    expect(refusal(agaTable(7.93, 20, { places }))).toEqual([
      `places: ${places}. Enter a whole number from 1 to 20.`,
      'value',
    ]);
  });

  test.each(unusableNumbers('places'))('%d places are refused', (places, expected) => {
    expect(refusal(agaTable(7.93, 20, { places }))).toEqual(expected);
  });

  test('binary noise refuses nothing', () => {
    expect(value(agaTable(10.800000000000002, 20, { places: 2.0000000000000004 }))).toHaveLength(2);
  });

  test('the first unusable argument is the one named', () => {
    expect(failure(agaTable(0, 0, { places: 0 })).at.argument).toBe('avg');
    expect(failure(agaTable(5, 4, { places: 0 })).at.argument).toBe('players');
    expect(failure(agaTable(5, 5, { places: 0 })).at.argument).toBe('places');
  });
});
