import { describe, expect, test } from '@jest/globals';
import { agaCategory, agaExact, agaPoints } from '../../../src';
import { firstPlacePoints } from '../../../src/aga/place-points';
import { numbers, readGolden } from '../../golden/read';
import { failure, refusal, unusableNumbers, value } from '../results';

const printed = readGolden('aga-worked-example.csv').rows.map(([, points]) => Number(points));

/** The points of every place, with 0 where they round to nothing. */
const sheet = (average: number, players: number, last = players): number[] =>
  Array.from({ length: last }, (_, index) =>
    value(agaPoints(average, players, index + 1, { asSheet: true })),
  );

describe('A3, A5: points by place', () => {
  test('the worked example: all 20 printed places', () => {
    expect(printed).toHaveLength(20);
    expect(sheet(7.93, 20)).toEqual(printed);
  });

  test('20 is the only number of players from 5 to 200 that gives both the category and the points', () => {
    const fitting = Array.from({ length: 196 }, (_, index) => index + 5).filter(
      (players) =>
        value(agaExact(7.93, players)) === 15.5 &&
        value(agaCategory(7.93, players)) === 16 &&
        printed.every((points, index) => {
          const result = agaPoints(7.93, players, index + 1);
          return result.ok && result.value === points;
        }),
    );
    expect(fitting).toEqual([20]);
  });

  test.each(readGolden('aga-decimal.csv').rows)(
    'average %s, %s players: what long decimals give',
    (...row) => {
      const [average = NaN, players = NaN, , , , ...points] = numbers(row);
      expect(sheet(average, players, 5)).toEqual(points);
    },
  );

  test('first place is rounded before the lower places are computed from it', () => {
    const unrounded = Math.log10(20 * 20) + (16 + 7.93 ** 2.1) / 10;
    const factor = 0.75 + Math.log10(7.93 / 6.2);
    expect((unrounded * factor ** 2).toFixed(1)).toBe('8.8');
    expect(firstPlacePoints({ average: 7.93, players: 20 }).points).toBe(11.9);
    expect(value(agaPoints(7.93, 20, 3))).toBe(8.7);
  });

  test('less than .045 is zero, and .045 is not: rounded to 0.01 first, then to 0.1', () => {
    // R = 6.2 decays by exactly 0.75. 30 players: A = 8.6, place 19 0.0485, place 20 0.0364.
    expect(sheet(6.2, 30).slice(17, 20)).toEqual([0.1, 0.1, 0]);
    // 40 players averaging 6: A = 8.4, place 18 0.04558; 30 averaging 5: A = 6.7, place 13 0.0430.
    expect(sheet(6, 40)[17]).toBe(0.1);
    expect(sheet(5, 30)[12]).toBe(0);
  });
});

describe('A6: the least award', () => {
  test('an eligible player without points gets 0.01', () => {
    // R = 1.1: the decay is 0, so that only first place earns points
    expect(sheet(1.1, 5)).toEqual([2.2, 0, 0, 0, 0]);
    expect([1, 2, 3, 4, 5].map((place) => value(agaPoints(1.1, 5, place)))).toEqual([
      2.2, 0.01, 0.01, 0.01, 0.01,
    ]);
    expect(value(agaPoints(1.1, 5, 5, { asSheet: false }))).toBe(0.01);
    expect(value(agaPoints(1.1, 5, 5, { asSheet: undefined }))).toBe(0.01);
  });

  test('points that are not nothing are not touched', () => {
    expect(value(agaPoints(7.93, 20, 20))).toBe(0.6);
    expect(value(agaPoints(7.93, 20, 20, { asSheet: true }))).toBe(0.6);
  });
});

describe('A8: ties', () => {
  test('2nd and 3rd share 10.2 and 8.7: 9.45, half up 9.5', () => {
    expect(value(agaPoints(7.93, 20, 2, { tied: 2 }))).toBe(9.5);
  });

  test('one player ties with nobody', () => {
    expect(value(agaPoints(7.93, 20, 2, { tied: 1 }))).toBe(10.2);
    expect(value(agaPoints(7.93, 20, 2, { tied: undefined }))).toBe(10.2);
  });

  test('every tie of the worked example is the mean of the printed points, half up', () => {
    for (let place = 1; place <= 20; place++) {
      for (let tied = 1; place + tied - 1 <= 20; tied++) {
        const tenths = printed
          .slice(place - 1, place - 1 + tied)
          .reduce((sum, points) => sum + Math.round(points * 10), 0);
        const mean = Math.floor((2 * tenths + tied) / (2 * tied)) / 10;
        expect([place, tied, value(agaPoints(7.93, 20, place, { tied }))]).toEqual([
          place,
          tied,
          mean,
        ]);
      }
    }
  });

  test('places without points count as 0 in the mean, not as 0.01', () => {
    expect(value(agaPoints(1.1, 5, 1, { tied: 5, asSheet: true }))).toBe(0.4); // 2.2 / 5 = 0.44
  });

  test('the least award comes after the mean', () => {
    expect(value(agaPoints(1.1, 300, 1, { tied: 100, asSheet: true }))).toBe(0);
    expect(value(agaPoints(1.1, 300, 1, { tied: 100 }))).toBe(0.01);
    expect(value(agaPoints(1.1, 5, 2, { tied: 4 }))).toBe(0.01);
  });

  test('a tie reaches to the last player at most', () => {
    expect(value(agaPoints(7.93, 20, 19, { tied: 2 }))).toBe(0.7); // (0.7 + 0.6) / 2
    expect(refusal(agaPoints(7.93, 20, 19, { tied: 3 }))).toEqual([
      'tied: 3. Enter how many players share this place, from 1 to 2.',
      'value',
    ]);
  });

  test.each([0, -1, 1.5])('%d tied players are refused', (tied) => {
    expect(refusal(agaPoints(7.93, 20, 1, { tied }))).toEqual([
      `tied: ${tied}. Enter how many players share this place, from 1 to 20.`,
      'value',
    ]);
  });

  test.each(unusableNumbers('tied'))('%d tied players are refused', (tied, expected) => {
    expect(refusal(agaPoints(7.93, 20, 1, { tied }))).toEqual(expected);
  });
});

describe('A7: places', () => {
  test.each([0, -1, 1.5, 21])('place %d of 20 is refused', (place) => {
    expect(refusal(agaPoints(7.93, 20, place))).toEqual([
      `place: ${place}. Enter a whole number from 1 to 20.`,
      'value',
    ]);
  });

  test.each(unusableNumbers('place'))('place %d is refused', (place, expected) => {
    expect(refusal(agaPoints(7.93, 20, place))).toEqual(expected);
  });

  test('noise refuses nothing', () => {
    expect(value(agaPoints(7.93, 20, 20.000000000000004))).toBe(0.6);
    expect(value(agaPoints(7.93, 20, 2, { tied: 2.0000000000000004 }))).toBe(9.5);
  });

  test('the first unusable argument is the one named', () => {
    expect(failure(agaPoints(0, 0, 0, { tied: 0 })).at.argument).toBe('avg');
    expect(failure(agaPoints(5, 0, 0, { tied: 0 })).at.argument).toBe('players');
    expect(failure(agaPoints(5, 20, 0, { tied: 0 })).at.argument).toBe('place');
    expect(failure(agaPoints(5, 20, 1, { tied: 0 })).at.argument).toBe('tied');
  });
});
