import { describe, expect, test } from '@jest/globals';
import { numbers, readGolden } from '../golden/read';
import { awardHundredths, placeHundredths } from './sof-exact';

describe('the exact SOF checker', () => {
  test('reproduces the printed sample table by itself', () => {
    const { header, rows } = readGolden('sof-sample-table.csv');
    const [, ...averages] = header.map(Number);
    for (const row of rows) {
      const [tables = NaN, ...printed] = numbers(row);
      expect(averages.map((each) => Number(awardHundredths(each, tables)) / 100)).toEqual(printed);
    }
  });

  test('walks down the places as the table says', () => {
    expect([1, 2, 3, 4, 5, 6].map((place) => Number(placeHundredths(6400, place, 3)))).toEqual([
      6400, 4800, 3600, 2743, 2400, 2133,
    ]);
  });
});
