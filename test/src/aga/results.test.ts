import { describe, expect, test } from '@jest/globals';
import { agaResults } from '../../../src';
import { numbers, readGolden } from '../../golden/read';
import { failure, refusal, value } from '../results';

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
