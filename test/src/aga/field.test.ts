import { describe, expect, test } from '@jest/globals';
import { agaCategory, agaExact, agaPoints, agaSlope, type Result } from '../../../src';
import { failure, refusal, unusableNumbers, value } from '../results';

const functions: [string, (avg: number, players: number) => Result<number>][] = [
  ['agaCategory', agaCategory],
  ['agaExact', agaExact],
  ['agaPoints', (avg, players) => agaPoints(avg, players, 1)],
];

describe.each(functions)('A7: limits of %s', (_, of) => {
  test.each([1.1, 10.8, (10.8 + 10.8 + 10.8) / 3, 1.1 - 1e-15])('%d is an average', (average) => {
    expect(of(average, 5).ok).toBe(true);
  });

  test.each([1.09, 1.09999999999, 10.8000000001, 10.81, 0, -3.5, 1e300])(
    'for an average of %d there is no answer',
    (average) => {
      expect(refusal(of(average, 20))).toEqual([
        `avg: ${average}. AGA categories need an average rating from 1.1 to 10.8.`,
        'notAvailable',
      ]);
    },
  );

  test.each([4, 1])('for %d players there is no answer', (players) => {
    expect(refusal(of(5, players))).toEqual([
      `players: ${players}. AGA categories need at least 5 players.`,
      'notAvailable',
    ]);
  });

  test.each([0, -5, 5.5, 4.99])('%d is no number of players', (players) => {
    expect(refusal(of(5, players))).toEqual([
      `players: ${players}. Enter a whole number, 5 or more.`,
      'value',
    ]);
  });

  test('players end at a million', () => {
    expect(of(5, 1_000_000).ok).toBe(true);
    expect(refusal(of(5, 1_000_001))).toEqual([
      'players: 1000001. Enter a number up to 1,000,000.',
      'value',
    ]);
  });

  test.each(unusableNumbers('avg'))('an average of %d is refused', (average, expected) => {
    expect(refusal(of(average, 20))).toEqual(expected);
  });

  test.each(unusableNumbers('players'))('%d players are refused', (players, expected) => {
    expect(refusal(of(5, players))).toEqual(expected);
  });

  test('the average is named before the players', () => {
    expect(failure(of(0, 0)).at.argument).toBe('avg');
  });

  test('noise in the players changes nothing', () => {
    expect(value(of(7.93, 19.999999999999996))).toBe(value(of(7.93, 20)));
  });
});

describe('A7: limits of agaSlope', () => {
  test.each([1.1, 10.8, (10.8 + 10.8 + 10.8) / 3])('%d is an average', (average) => {
    expect(agaSlope(average).ok).toBe(true);
  });
});
