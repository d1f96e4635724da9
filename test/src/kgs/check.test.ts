import { describe, expect, test } from '@jest/globals';
import { warningSentence } from '../../../src/language/core';
import { kgsCheck } from '../../../src';
import { failure, refusal, unusableNumbers, value } from '../results';

const said = (wins: number[], sos: number[], sodos: number[], rounds: number): readonly string[] =>
  value(kgsCheck(wins, sos, sodos, rounds)).map(warningSentence);

/** A round robin of four without ties: 3, 2, 1, 0 wins. */
const sound = { wins: [3, 2, 1, 0], sos: [3, 4, 5, 6], sodos: [3, 1, 0, 0] };

describe('K8: sums that balance', () => {
  test('raise no warning', () => {
    expect(said(sound.wins, sound.sos, sound.sodos, 3)).toEqual([]);
    expect(said([], [], [], 3)).toEqual([]);
  });

  test('may hold halves: a drawn game', () => {
    // two players, two rounds: one drawn, one won
    expect(said([1.5, 0.5], [1, 3], [0.75, 0.75], 2)).toEqual([]);
  });

  test('may have binary noise', () => {
    expect(said(sound.wins, [3.1, 4.2, 5.3, 5.4], sound.sodos, 3)).toEqual([]);
  });
});

describe('K8: warnings', () => {
  test('more wins than rounds, with the row', () => {
    // with wins 3, 4, 2, 1 in five rounds of four ...: row 2 alone is beyond three rounds
    expect(said([1, 4, 1, 0], [0, 0, 0, 0], [0, 0, 0, 0], 3)).toContain(
      'wins, row 2: 4 wins in 3 rounds is too many.',
    );
    expect(said([3, 3, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0], 3).join()).not.toContain('row');
  });

  test('a SODOS above the SOS, with the row', () => {
    expect(said([1, 0], [1, 1], [0.5, 1.25], 9)).toContain(
      'sodos, row 2: 1.25 is more than SOS in that row (1).',
    );
    expect(said([1, 0], [1, 1], [1, 1], 9).join()).not.toContain('sodos');
  });

  test('more wins than games', () => {
    expect(said([3, 3, 1, 0], [0, 0, 0, 0], [0, 0, 0, 0], 3)).toEqual([
      'wins: the total is 7, but at most 6 games were played.',
    ]);
  });

  test('beyond the games played the wins say nothing of SOS and SODOS', () => {
    expect(said([3, 3, 1, 0], [50, 0, 0, 0], [9, 0, 0, 0], 3)).toEqual([
      'wins: the total is 7, but at most 6 games were played.',
    ]);
  });

  test('have a row only where they are about one', () => {
    expect(value(kgsCheck([4, 3, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0], 3))).toStrictEqual([
      { code: 'winsBeyondRounds', values: { row: 1, found: 4, limit: 3 } },
      { code: 'tooManyWins', values: { found: 7, limit: 6 } },
    ]);
  });

  test('fewer wins than games', () => {
    expect(said([3, 2, 0, 0], [3, 4, 3, 5], [2, 0, 0, 0], 3)).toEqual([
      'wins: the total is 5; expected 6, one per game. Right only if someone missed a round or a game had no winner.',
    ]);
  });

  test('in an odd field someone sits out, which may count as a win', () => {
    // three players, three rounds: 3 games, 6 wins with those for sitting out
    for (const wins of [
      [2, 1, 0],
      [3, 2, 1],
    ]) {
      expect(said(wins, [0, 0, 0], [0, 0, 0], 3)).toEqual([]);
    }
    expect(said([3, 3, 1], [0, 0, 0], [0, 0, 0], 3).join()).toContain('at most 6 games');
    expect(said([1, 1, 0], [0, 0, 0], [0, 0, 0], 3).join()).toContain('expected 3, one per game');
  });

  test('an SOS that does not follow from the wins', () => {
    expect(said(sound.wins, [3, 4, 5, 5], sound.sodos, 3)).toEqual([
      'sos: the total is 17; expected 18 (rounds x total wins). Right only if someone missed a round.',
    ]);
    expect(said(sound.wins, [3, 4, 5, 7], sound.sodos, 3)).toEqual([
      'sos: the total is 19; the most possible is 18 (rounds x total wins).',
    ]);
  });

  test('an SOS beyond what the wins allow, also where someone missed a round', () => {
    expect(said([1, 1, 0], [3, 3, 1], [0, 0, 0], 3)).toContain(
      'sos: the total is 7; the most possible is 6 (rounds x total wins).',
    );
    expect(said([1, 1, 0], [3, 3, 0], [0, 0, 0], 3).join()).not.toContain('sos');
  });

  test('a SODOS that does not follow from the wins', () => {
    expect(said(sound.wins, sound.sos, [2, 1, 0, 0], 3)).toEqual([
      'sodos: the total is 3; expected 4 (sum of wins x rounds not won). Right only if someone missed a round.',
    ]);
    expect(said(sound.wins, sound.sos, [3, 2, 0, 0], 3).join()).toContain(
      'the total is 5; expected 4',
    );
  });

  test('rows come before sums', () => {
    expect(value(kgsCheck([4, 0], [1, 1], [2, 2], 3)).map(({ code }) => code)).toEqual([
      'winsBeyondRounds',
      'sodosBeyondSos',
      'sodosBeyondSos',
      'tooManyWins',
    ]);
  });
});

describe('K8: arguments of the check', () => {
  test('standings are read as in lists of results', () => {
    expect(refusal(kgsCheck([1, -1], [1, 1], [1, 1], 3))).toEqual([
      'wins, row 2: -1. Enter a number, 0 or more.',
      'value',
    ]);
    expect(failure(kgsCheck([1], [1, 1], [1], 3)).at.argument).toBe('sos');
    expect(failure(kgsCheck([1], [1], [], 3)).at.argument).toBe('sodos');
    expect(failure(kgsCheck([-1], [1], [1], 0)).at.argument).toBe('wins');
  });

  test.each([0, -1, 1.5])('%d rounds are refused', (rounds) => {
    expect(refusal(kgsCheck([1], [1], [1], rounds))).toEqual([
      `rounds: ${rounds}. Enter a whole number, 1 or more.`,
      'value',
    ]);
  });

  test.each(unusableNumbers('rounds'))('%d rounds are refused', (rounds, expected) => {
    expect(refusal(kgsCheck([1], [1], [1], rounds))).toEqual(expected);
  });

  test('rounds with binary noise are whole', () => {
    expect(said(sound.wins, sound.sos, sound.sodos, 3.0000000000000004)).toEqual([]);
  });
});
