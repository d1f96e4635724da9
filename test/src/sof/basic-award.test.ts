import { describe, expect, test } from '@jest/globals';
import { sofAward } from '../../../src';
import { basicAward } from '../../../src/sof/basic-award';
import { numbers, readGolden } from '../../golden/read';
import { value } from '../results';

const table = readGolden('sof-sample-table.csv');
const [, ...averages] = table.header.map(Number);

describe('S1, S2: the sample table', () => {
  test('has 15 rows of 21 averages', () => {
    expect(table.rows).toHaveLength(15);
    expect(averages).toHaveLength(21);
  });

  test.each(table.rows.map((row) => [row[0], row] as const))(
    '%s tables: every award equals the printed one to the cent',
    (_, row) => {
      const [tables = NaN, ...printed] = numbers(row);
      expect(averages.map((average) => value(sofAward(average, tables)))).toEqual(printed);
    },
  );
});

describe('S2: the step at 1250', () => {
  test('exactly 1250 takes the first line', () => {
    expect(value(sofAward(1250, 60))).toBe(25.16);
    expect(value(sofAward(1250.00000000001, 60))).toBe(25.16); // 12 digits: still 1250
  });

  test('just above 1250 the award drops', () => {
    expect(value(sofAward(1251, 60))).toBe(24.5);
    expect(value(sofAward(1250.01, 60))).toBe(24.5);
  });
});

describe('S3: caps', () => {
  test('more than 60 tables count as 60', () => {
    expect(basicAward(3000, 61).award).toBe(basicAward(3000, 60).award);
    expect(basicAward(3000, 1e300).award).toBe(basicAward(3000, 60).award);
    expect(basicAward(3000, 59.9).award).toBeLessThan(basicAward(3000, 60).award);
  });

  test('more than 10,000 masterpoints a player count as 10,000', () => {
    expect(basicAward(10_001, 4).award).toBe(basicAward(10_000, 4).award);
    expect(basicAward(1e300, 4).award).toBe(basicAward(10_000, 4).award);
    expect(basicAward(9_999, 4).award).toBeLessThan(basicAward(10_000, 4).award);
    expect(value(sofAward(10_000, 4))).toBe(24.23); // 21 + (4 / 60) x 48.387 = 24.2258
  });

  test('half a table counts as half', () => {
    expect(value(sofAward(1000, 10.5))).toBe(6.51); // 3.25 + 0.175 x 18.619 = 6.508325
  });
});

describe('S4: limits of the basic award', () => {
  test('small weak fields get 2.50', () => {
    expect(value(sofAward(0, 1))).toBe(2.5); // the formula gives 2.36
    expect(value(sofAward(0, 2.5))).toBe(2.52);
    expect(basicAward(0, 2).award).toBe(2.5);
  });

  test('no field gets more than 50', () => {
    expect(value(sofAward(6200, 60))).toBe(49.89);
    expect(value(sofAward(6221, 60))).toBe(50);
    expect(basicAward(6220, 60).award).toBeLessThan(50);
    expect(basicAward(6221, 60).award).toBe(50);
    expect(value(sofAward(10_000, 60))).toBe(50);
  });
});
