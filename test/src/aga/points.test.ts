import { describe, expect, test } from '@jest/globals';
import { agaCategory, agaExact, agaPoints, agaResults, agaSlope, agaTable } from '../../../src';
import { decay, firstPlacePoints } from '../../../src/aga/points';
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

describe('A4: decay and slope', () => {
  test('the worked example shows .86', () => {
    const [average = NaN, , , , slope] = numbers(readGolden('aga-categories.csv').rows[0] ?? []);
    expect(value(agaSlope(average))).toBe(slope);
  });

  test.each(readGolden('aga-decimal.csv').rows)(
    'average %s (%s players): what long decimals give',
    (...row) => {
      const [average = NaN, , , , slope] = numbers(row);
      expect(value(agaSlope(average))).toBe(slope);
    },
  );

  test('an average of 6.2 decays by exactly 0.75', () => {
    expect(decay(6.2).decay).toBe(0.75);
  });

  test('never below 0: at 1.1 the formula gives less', () => {
    expect(0.75 + Math.log10(1.1 / 6.2)).toBeLessThan(0);
    expect(decay(1.1).decay).toBe(0);
    expect(value(agaSlope(1.1))).toBe(0);
    expect(decay(1.11).decay).toBeGreaterThan(0);
  });

  test('only the slope is rounded, not the decay', () => {
    expect(decay(7.93).decay).toBeCloseTo(0.85688, 5);
  });

  test.each([1.09, 10.81, 0, -5])('A7: no slope for an average of %d', (average) => {
    expect(refusal(agaSlope(average))).toEqual([
      `avg: ${average}. AGA categories need an average rating from 1.1 to 10.8.`,
      'notAvailable',
    ]);
  });

  test.each(unusableNumbers('avg'))('A7: no slope for %d', (average, expected) => {
    expect(refusal(agaSlope(average))).toEqual(expected);
  });
});

const of20 = (...places: number[]): ReturnType<typeof agaResults> => agaResults(7.93, 20, places);

describe('A8: points of a final list', () => {
  test('2nd and 3rd share 10.2 and 8.7: 9.45, half up 9.5', () => {
    expect(value(of20(1, 2, 2, 4))).toEqual([11.9, 9.5, 9.5, 7.5]);
  });

  test('without ties every row gets its printed points, in the order of the list', () => {
    const printed = readGolden('aga-worked-example.csv').rows.map((row) => Number(numbers(row)[1]));
    const places = printed.map((_, index) => index + 1);
    expect(value(of20(...places))).toEqual(printed);
    expect(value(of20(...places.reverse()))).toEqual(printed.reverse());
  });

  test('ties of several sizes in one list', () => {
    // 1-3: (11.9 + 10.2 + 8.7) / 3 = 10.27; 4; 5-6: (6.4 + 5.5) / 2 = 5.95
    expect(value(of20(5, 1, 4, 1, 5, 1))).toEqual([6, 10.3, 7.5, 10.3, 6, 10.3]);
  });

  test('a list may leave players out', () => {
    expect(value(of20(1, 7, 20))).toEqual([11.9, 4.7, 0.6]);
    expect(value(of20(2, 2, 9))).toEqual([9.5, 9.5, 3.5]);
    expect(value(of20())).toEqual([]);
  });

  test('all players may be tied', () => {
    const tenths = readGolden('aga-worked-example.csv')
      .rows.map((row) => Math.round(10 * Number(numbers(row)[1])))
      .reduce((sum, each) => sum + each, 0);
    const share = Math.floor((2 * tenths + 20) / 40) / 10;
    expect(value(of20(...new Array<number>(20).fill(1)))).toEqual(new Array(20).fill(share));
  });

  test('a place within a tie above it is refused with its row', () => {
    const needed = 'The tie above takes every place before 4. Enter 4 or higher.';
    expect(refusal(of20(1, 2, 3, 2))).toEqual([`places, row 3: 3. ${needed}`, 'value']);
    expect(refusal(of20(3, 3, 1, 1, 1))).toEqual([`places, row 1: 3. ${needed}`, 'value']);
    expect(refusal(of20(1, 1, 2))).toEqual([
      'places, row 3: 2. The tie above takes every place before 3. Enter 3 or higher.',
      'value',
    ]);
    expect(value(of20(1, 1, 3))).toEqual([11.1, 11.1, 8.7]);
  });

  test('more players on a place than are left from it on are refused', () => {
    expect(value(of20(19, 19))).toEqual([0.7, 0.7]); // (0.7 + 0.6) / 2
    expect(refusal(of20(1, 19, 19, 19))).toEqual([
      'places, row 2: 19. Only 2 players are left from this place on. Correct the places, or enter more players.',
      'value',
    ]);
  });

  test('a list longer than the field cannot be', () => {
    expect(failure(agaResults(7.93, 5, [1, 2, 3, 4, 5, 5])).code).toBe('tieBeyondPlayers');
    expect(failure(agaResults(7.93, 5, [1, 1, 1, 1, 1, 1])).code).toBe('tieBeyondPlayers');
    expect(failure(agaResults(7.93, 5, [1, 2, 3, 4, 5, 6])).code).toBe('wholeBetween');
  });
});

describe('A6: the least award in a list', () => {
  test('comes after the mean, or is the 0 of the sheet', () => {
    expect(value(agaResults(1.1, 5, [1, 2, 2, 4, 5]))).toEqual([2.2, 0.01, 0.01, 0.01, 0.01]);
    expect(value(agaResults(1.1, 5, [1, 1, 3], { asSheet: true }))).toEqual([1.1, 1.1, 0]);
    expect(value(agaResults(1.1, 5, [3], { asSheet: false }))).toEqual([0.01]);
    expect(value(agaResults(1.1, 5, [3], { asSheet: undefined }))).toEqual([0.01]);
  });
});

describe('A7: arguments of a list', () => {
  test.each([0, -1, 1.5, 21])('place %d of 20 is refused with its row', (place) => {
    expect(refusal(of20(1, place))).toEqual([
      `places, row 2: ${place}. Enter a whole number from 1 to 20.`,
      'value',
    ]);
  });

  test('what is no number is refused with its row', () => {
    expect(refusal(of20(1, NaN))[0]).toMatch(/^places, row 2: NaN. Enter a number/);
  });

  test('binary noise neither refuses nor unties', () => {
    expect(value(of20(1, 2.0000000000000004, 2))).toEqual([11.9, 9.5, 9.5]);
  });

  test('the first unusable argument is the one named', () => {
    expect(failure(agaResults(0, 0, [0])).at.argument).toBe('avg');
    expect(failure(agaResults(5, 0, [0])).at.argument).toBe('players');
    expect(failure(agaResults(5, 5, [0])).at.argument).toBe('places');
  });
});

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
