import { describe, expect, test } from '@jest/globals';
import { kgsPlayers, type Entrant } from '../../../src';
import { refusal, value } from '../results';

const stayed = (played: number, scheduled = 10): Entrant => ({ played, scheduled, removed: false });
const left = (played: number, scheduled = 10): Entrant => ({ played, scheduled, removed: true });

describe('K3: the number of players', () => {
  test('everyone who stayed to the end counts, however little they played', () => {
    expect(value(kgsPlayers([stayed(10), stayed(4), stayed(0)]))).toBe(3);
  });

  test('who was removed counts from exactly half the games', () => {
    expect(value(kgsPlayers([left(10)]))).toBe(1);
    expect(value(kgsPlayers([left(5)]))).toBe(1);
    expect(value(kgsPlayers([left(4)]))).toBe(0);
    expect(value(kgsPlayers([left(0)]))).toBe(0);
  });

  test('half of an odd number of games lies between two whole numbers', () => {
    expect(value(kgsPlayers([left(4, 9)]))).toBe(0);
    expect(value(kgsPlayers([left(5, 9)]))).toBe(1);
  });

  test('entrants are counted one by one', () => {
    expect(value(kgsPlayers([stayed(9), left(3), left(7), stayed(1), left(1)]))).toBe(3);
    expect(value(kgsPlayers([]))).toBe(0);
  });

  test('games beyond the schedule (to break ties) refuse nothing', () => {
    expect(value(kgsPlayers([stayed(12), left(11)]))).toBe(2);
  });

  test('binary noise decides nothing', () => {
    expect(value(kgsPlayers([left(4.999999999999999, 10.000000000000002)]))).toBe(1);
  });

  test('one number of games holds for everyone', () => {
    const entrants = [
      { played: 9, removed: false },
      { played: 4, removed: true },
      { played: 5, removed: true },
    ];
    expect(value(kgsPlayers(entrants, 9))).toBe(2);
    expect(value(kgsPlayers(entrants, 8))).toBe(3);
    expect(refusal(kgsPlayers(entrants, 0))).toEqual([
      'scheduled: 0. Enter a whole number, 1 or more.',
      'value',
    ]);
  });

  test.each([-1, 2.5])('%d games played are refused by row', (played) => {
    expect(refusal(kgsPlayers([stayed(1), stayed(played)]))).toEqual([
      `played, row 2: ${played}. Enter a whole number, 0 or more.`,
      'value',
    ]);
  });

  test.each([0, -1, 9.5])('%d games scheduled are refused by row', (scheduled) => {
    expect(refusal(kgsPlayers([stayed(1), stayed(1), stayed(1, scheduled)]))).toEqual([
      `scheduled, row 3: ${scheduled}. Enter a whole number, 1 or more.`,
      'value',
    ]);
  });

  test('what is no number is refused by row, and the first column first', () => {
    expect(refusal(kgsPlayers([stayed(NaN, NaN)]))).toEqual([
      'played, row 1: NaN. Enter a number (not text or TRUE/FALSE).',
      'value',
    ]);
    expect(refusal(kgsPlayers([stayed(1, Infinity)]))).toEqual([
      'scheduled, row 1: Infinity. Enter a number (not text or TRUE/FALSE).',
      'value',
    ]);
  });
});
