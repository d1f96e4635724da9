import { describe, expect, test } from '@jest/globals';
import {
  agaTable,
  explainAgaCategory,
  explainAgaExact,
  explainAgaPoints,
  explainAgaResults,
  explainAgaSlope,
  explainAgaTable,
} from '../../../src';
import { numbers, readGolden } from '../../golden/read';
import { lines } from '../core/derivation/lines';
import { failure, value } from '../results';

/** The steps of the worked example that every place of it opens with. */
const field = [
  'A1: category for 20 players (P) averaging 7.93 (R), 2 R + sqrt(10 log10 P) - 4: 2 x 7.93 + sqrt(10 x log10(20)) - 4 = 15.466979…',
  'A2: 15.466979… rounded to 0.1: 15.5',
  'A2: 15.5 rounded to a whole number: 16',
  'A3: first place, with category Cr = 16, earns log10(20 P) + (Cr + R^2.1) / 10: ' +
    'log10(20 x 20) + (16 + 7.93^2.1) / 10 = 11.937298…',
  'A5: 11.937298… rounded to 0.1: 11.9',
  'A4: each next place gets this share of the place above, 0.75 + log10(R / 6.2): 0.75 + log10(7.93 / 6.2) = 0.856881…',
];

describe('why a category is what it is', () => {
  test('A1, A2: the worked example: exact 15.5, category 16', () => {
    expect(lines(value(explainAgaExact(7.93, 20)))).toEqual(field.slice(0, 2));
    expect(lines(value(explainAgaCategory(7.93, 20)))).toEqual(field.slice(0, 3));
  });

  test('A1, A2: five players averaging 1.1 are of category 1', () => {
    expect(lines(value(explainAgaCategory(1.1, 5)))).toEqual([
      'A1: category for 5 players (P) averaging 1.1 (R), 2 R + sqrt(10 log10 P) - 4: 2 x 1.1 + sqrt(10 x log10(5)) - 4 = 0.843804…',
      'A2: 0.843804… rounded to 0.1: 0.8',
      'A2: 0.8 rounded to a whole number: 1',
    ]);
  });

  test('A4: the slope of the worked example is .86', () => {
    expect(lines(value(explainAgaSlope(7.93)))).toEqual([
      ...field.slice(5),
      'A4: 0.856881… rounded to 0.01: 0.86',
    ]);
  });

  test('A4: at the lowest average the slope is 0, not less', () => {
    expect(lines(value(explainAgaSlope(1.1)))).toEqual([
      'A4: each next place gets this share of the place above, 0.75 + log10(R / 6.2): 0.75 + log10(1.1 / 6.2) = -0.000999…',
      'A4: -0.000999… is below 0 and counts as 0',
    ]);
    expect(value(explainAgaSlope(6.2)).steps).toHaveLength(1);
  });
});

describe('why a place earns what it earns', () => {
  test('A5: each of the 20 printed points is what its last step comes to', () => {
    const printed = readGolden('aga-worked-example.csv').rows.map((row) => numbers(row)[1]);
    expect(printed).toHaveLength(20);
    const rows = value(explainAgaTable(7.93, 20));
    expect(rows.map(({ value: { points } }) => points)).toEqual(printed);
    expect(rows.map(({ steps }) => steps[steps.length - 1]?.value)).toEqual(printed);
    for (const row of rows) expect(lines(row).slice(0, 6)).toEqual(field);
  });

  test('A5: third place of the worked example, from the rounded first place', () => {
    expect(lines(value(explainAgaPoints(7.93, 20, 3)))).toEqual([
      ...field,
      'A5: place 3: 11.9 x 0.856881…^2 = 8.737526…, rounded half up to 8.74 and then to 8.7',
    ]);
    expect(lines(value(explainAgaPoints(7.93, 20, 1))).slice(6)).toEqual([
      'A5: place 1: 11.9 x 0.856881…^0 = 11.9',
    ]);
  });

  test('A5, A6: less than .045 is zero, and the least award instead of it', () => {
    const steps = lines(value(explainAgaPoints(3, 60, 7))).slice(-2);
    expect(steps).toEqual([
      'A5: place 7: 4.7 x 0.434729…^6 = 0.031725…, rounded half up to 0.03 and then to 0.0',
      'A6: minimum for every eligible player: 0.01',
    ]);
    expect(lines(value(explainAgaPoints(3, 60, 7, { asSheet: true }))).slice(-1)).toEqual([
      'A6: points that round to 0 are shown as in the AGA’s sheet: 0',
    ]);
  });

  test('A8: tied players split the points of their places', () => {
    const tie = [
      'A5: place 2: 11.9 x 0.856881…^1 = 10.196889…, rounded half up to 10.20 and then to 10.2',
      'A5: place 3: 11.9 x 0.856881…^2 = 8.737526…, rounded half up to 8.74 and then to 8.7',
      'A8: 2 tied players share places 2 to 3: (10.2 + 8.7) / 2 = 9.45',
      'A8: 9.45 rounded to 0.1: 9.5',
    ];
    expect(lines(value(explainAgaPoints(7.93, 20, 2, { tied: 2 }))).slice(6)).toEqual(tie);
    const rows = value(explainAgaResults(7.93, 20, [2, 1, 2, 4]));
    expect(rows.map((row) => row.value)).toEqual([9.5, 11.9, 9.5, 7.5]);
    expect(lines(rows[2]).slice(6)).toEqual(tie);
    expect(lines(rows[1]).slice(6)).toEqual(['A5: place 1: 11.9 x 0.856881…^0 = 11.9']);
  });

  test('A8: places that earn nothing count 0', () => {
    expect(lines(value(explainAgaPoints(1.1, 5, 1, { tied: 3 }))).slice(7)).toEqual([
      'A5: place 1: 2.2 x 0^0 = 2.2',
      'A5: place 2: 2.2 x 0^1 = 0',
      'A8: 3 tied players share places 1 to 3: (2.2 + 0) / 3 = 0.733333…',
      'A8: 0.733333… rounded to 0.1: 0.7',
    ]);
    expect(lines(value(explainAgaPoints(1.1, 5, 4, { tied: 2 }))).slice(7)).toEqual([
      'A5: place 4: 2.2 x 0^3 = 0',
      'A8: 2 tied players share places 4 to 5: 0 / 2 = 0',
      'A6: minimum for every eligible player: 0.01',
    ]);
  });

  test('A7: what is refused is refused alike', () => {
    expect(failure(explainAgaTable(11, 20))).toEqual(failure(agaTable(11, 20)));
    expect(failure(explainAgaResults(7.93, 20, [1, 1, 2]))).toMatchObject({ at: { row: 3 } });
    expect(failure(explainAgaSlope(1)).at.argument).toBe('avg');
  });
});
