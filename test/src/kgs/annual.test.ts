import { describe, expect, test } from '@jest/globals';
import {
  type Alias,
  type AnnualLine,
  type Entrant,
  type Found,
  kgsAnnual,
  kgsCheck,
  kgsFactor,
  kgsPlayers,
} from '../../../src';
import { failure, refusal, unusableNumbers, value } from '../results';
import { warningSentence } from '../../../src/language/core';
import { timeFactor } from '../../../src/kgs/factor';
import { numbers, readGolden } from '../../golden/read';

const lines = (...rows: [account: Found, event: Found, points: number][]): AnnualLine[] =>
  rows.map(([account, event, points]) => ({ account, event, points }));
const aliases = (...rows: [account: Found, event: Found, engine: Found][]): Alias[] =>
  rows.map(([account, event, engine]) => ({ account, event, engine }));

/** Place, engine, total, events. */
const table = (rows: AnnualLine[], names?: Alias[]): unknown[][] =>
  value(kgsAnnual(rows, names)).map(({ place, engine, total, events }) => [
    place,
    engine,
    total,
    events,
  ]);

describe('K7: the annual table', () => {
  test('sums points per account and ranks the totals', () => {
    const year = lines(
      ['Aya', 'July', 3],
      ['Zen19', 'July', 8],
      ['Aya', 'August', 4],
      ['Zen19', 'August', 0],
      ['gnugo', 'August', 1],
    );
    expect(table(year)).toEqual([
      [1, 'Zen19', 8, 2],
      [2, 'Aya', 7, 2],
      [3, 'gnugo', 1, 1],
    ]);
  });

  test('an alias makes accounts one engine', () => {
    const year = lines(
      ['ManyFaces1', 'July', 3],
      ['ManyFaces2', 'August', 2.5],
      ['Aya', 'July', 5],
    );
    const names = aliases(['ManyFaces1', '', 'Many Faces'], ['ManyFaces2', null, 'Many Faces']);
    expect(table(year, names)).toEqual([
      [1, 'Many Faces', 5.5, 2],
      [2, 'Aya', 5, 1],
    ]);
  });

  test('an alias naming an event wins over the general one, wherever it stands', () => {
    const year = lines(['lent', 'July', 3], ['lent', 'August', 2], ['lent', 'May', 1]);
    const general: Alias = { account: 'lent', event: '', engine: 'Owner' };
    const special: Alias = { account: 'lent', event: 'August', engine: 'Guest' };
    const expected = [
      [1, 'Owner', 4, 2],
      [2, 'Guest', 2, 1],
    ];
    expect(table(year, [general, special])).toEqual(expected);
    expect(table(year, [special, general])).toEqual(expected);
    expect(table(year, [special])).toEqual([
      [1, 'lent', 4, 2],
      [2, 'Guest', 2, 1],
    ]);
  });

  test('two accounts of one engine in one event count as one event', () => {
    const year = lines(['CzechBot', 'July', 3], ['MoGo', 'July', 2], ['MoGo', 'May', 0]);
    const names = aliases(['CzechBot', 0, 'MoGo']);
    expect(table(year, names)).toEqual([[1, 'MoGo', 5, 2]]);
  });

  test('names are compared without case and outer blanks', () => {
    const year = lines(['Aya ', ' July', 3], ['AYA', 'july', 1], ['\u00a0aya', 'JULY\u00a0', 1]);
    expect(table(year)).toEqual([[1, 'Aya', 5, 1]]);
    const lent = lines([' Lent', 'MAY ', 1]);
    expect(table(lent, aliases(['LENT ', ' may', ' Guest ']))).toEqual([[1, 'Guest', 1, 1]]);
  });

  test('a no-break space within a name is a space', () => {
    expect(table(lines(['Many\u00a0Faces', 'May', 1], ['many faces', 'May', 1]))).toHaveLength(1);
  });

  test('account and event are not run together', () => {
    const names = aliases(['ab', 'c', 'One'], ['a', 'bc', 'Two']);
    expect(table(lines(['ab', 'c', 2], ['a', 'bc', 1]), names)).toEqual([
      [1, 'One', 2, 1],
      [2, 'Two', 1, 1],
    ]);
  });

  test('names that mean something to JavaScript are names', () => {
    const year = lines(['__proto__', 'constructor', 2], ['toString', 'constructor', 1]);
    expect(table(year)).toEqual([
      [1, '__proto__', 2, 1],
      [2, 'toString', 1, 1],
    ]);
  });

  test('numbers may be names', () => {
    expect(table(lines([1973, 201007, 2], ['1973', '201007', 1]))).toEqual([[1, '1973', 3, 1]]);
  });

  test('equal totals share the place and stand in order of first appearance', () => {
    const year = lines(
      ['c', 'May', 2],
      ['a', 'May', 5],
      ['b', 'May', 1],
      ['d', 'May', 1],
      ['b', 'July', 1],
    );
    expect(table(year)).toEqual([
      [1, 'a', 5, 1],
      [2, 'c', 2, 1],
      [2, 'b', 2, 2],
      [4, 'd', 1, 1],
    ]);
  });

  test('three thirds are one: totals are compared within a millionth', () => {
    const third = 1 / 3;
    const year = lines(['x', '1', third], ['y', '1', 1], ['x', '2', third], ['x', '3', third]);
    expect(table(year)).toEqual([
      [1, 'x', 1, 3],
      [1, 'y', 1, 1],
    ]);
    const typed = lines(['x', '1', 0.9999993], ['y', '1', 1]);
    expect(table(typed)).toEqual([
      [1, 'x', 0.9999993, 1],
      [1, 'y', 1, 1],
    ]);
    expect(table(lines(['x', '1', 0.999998], ['y', '1', 1]))).toEqual([
      [1, 'y', 1, 1],
      [2, 'x', 0.999998, 1],
    ]);
    expect(table(lines(['x', '1', 0.1], ['x', '2', 0.2]))).toEqual([[1, 'x', 0.3, 2]]);
  });

  test('a line without account and points is empty, and so is an alias without names', () => {
    const year = lines(['', '', 0], ['a', 'May', 1], [0, 'May', 0], [null, null, 0]);
    expect(table(year, aliases(['', '', ''], [0, 0, 0], [null, ' ', null]))).toEqual([
      [1, 'a', 1, 1],
    ]);
  });

  test('without lines there is nobody', () => {
    expect(table([])).toEqual([]);
  });
});

describe('K7: arguments', () => {
  test.each([
    ['accounts', lines(['a', 'May', 1], ['', 'May', 1]), 'Enter the account.'],
    ['events', lines(['a', 'May', 1], ['a', 0, 1]), 'Enter the name of the event.'],
  ])('a line without %s is refused with its row', (name, year, needed) => {
    expect(refusal(kgsAnnual(year))).toEqual([`${name}, row 2: empty. ${needed}`, 'value']);
  });

  test.each([true, NaN, Infinity])('%s is no name', (cell) => {
    const shown = cell === true ? 'TRUE' : String(cell);
    expect(refusal(kgsAnnual(lines([cell, 'May', 1])))).toEqual([
      `accounts, row 1: ${shown}. Enter text.`,
      'value',
    ]);
    expect(failure(kgsAnnual(lines(['a', cell, 1])))).toMatchObject({
      at: { argument: 'events', row: 1 },
    });
  });

  test('points below 0 are refused with their row', () => {
    expect(refusal(kgsAnnual(lines(['a', 'May', 1], ['b', 'May', -1])))).toEqual([
      'points, row 2: -1. Enter points, 0 or more.',
      'value',
    ]);
  });

  test.each(unusableNumbers('points'))('points of %d are refused', (points, [sentence]) => {
    expect(refusal(kgsAnnual(lines(['a', 'May', points])))[0]).toBe(
      sentence.replace('points: ', 'points, row 1: '),
    );
  });

  test.each([
    [1, ['', 'May', 'E'], 'empty', 'Enter the account.'],
    [1, [true, '', 'E'], 'TRUE', 'Enter text.'],
    [2, ['a', false, 'E'], 'FALSE', 'Enter text.'],
    [3, ['a', 'May', ''], 'empty', 'Enter the engine behind this account.'],
    [3, ['a', '', 0], 'empty', 'Enter the engine behind this account.'],
  ] as [number, [Found, Found, Found], string, string][])(
    'column %d of the alias %j is refused',
    (column, alias, shown, needed) => {
      expect(refusal(kgsAnnual([], aliases(['x', '', 'y'], alias)))).toEqual([
        `aliases, row 2, column ${column}: ${shown}. ${needed}`,
        'value',
      ]);
    },
  );

  test('an account stands in one alias, and in one more for each event', () => {
    const needed =
      'That account is already in a row above for the same event. Delete one of the rows.';
    const general = aliases(['a', '', 'X'], ['A ', null, 'Y']);
    expect(refusal(kgsAnnual([], general))).toEqual([
      `aliases, row 2, column 1: "A". ${needed}`,
      'value',
    ]);
    const special = aliases(
      ['a', 'May', 'X'],
      ['a', '', 'Y'],
      ['a', 'July', 'X'],
      ['a', 'may', 'X'],
    );
    expect(refusal(kgsAnnual([], special))).toEqual([
      `aliases, row 4, column 1: "a". ${needed}`,
      'value',
    ]);
    expect(value(kgsAnnual([], special.slice(0, 3)))).toEqual([]);
  });
});

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

describe('K1: the factor F', () => {
  test.each(readGolden('kgs-factors.csv').rows)(
    '%s hours, board %s, %s rounds: F = %s',
    (...row) => {
      const [hours = NaN, boardSize = NaN, rounds = NaN, F] = numbers(row);
      expect(value(kgsFactor(hours, boardSize, rounds))).toBe(F);
    },
  );

  test.each([
    [29 / 60, 1],
    [1, 1],
    [1.0000000000000002, 1],
    [1.000001, 2],
    [7.999999, 2],
    [8, 2],
    [(1 / 3) * 24, 2],
    [8.000000000000002, 2],
    [8.00000000001, 3],
    [27, 3],
    [27.000000000000004, 3],
    [26.999999999999996, 3],
    [27.01, 4],
    [64, 4],
    [64.00000000000001, 4],
    [0.1 + 0.2 + 0.7, 1],
    [1_000_000, 100],
    [999_999, 100],
    [970_299, 99],
    [970_300, 100],
    [5e-324, 1],
  ])('%d hours count as %d', (hours, time) => {
    expect(value(kgsFactor(hours, 9, 1))).toBe(time);
  });

  test('the rounded cube root is the smallest whole number whose cube reaches the hours', () => {
    for (let n = 1; n <= 100; n++) {
      expect([timeFactor(n ** 3 - 0.001), timeFactor(n ** 3), timeFactor(n ** 3 + 0.001)]).toEqual([
        n,
        n,
        n + 1,
      ]);
    }
  });

  test.each([
    [19, 4],
    [13, 2],
    [9, 1],
    [19.000000000000004, 4],
  ])('a board of %d counts %d times', (boardSize, factor) => {
    expect(value(kgsFactor(1, boardSize, 1))).toBe(factor);
  });
});

describe('K1, K2: arguments', () => {
  test.each([0, -1, -0.5])('%d hours are refused', (hours) => {
    expect(refusal(kgsFactor(hours, 19, 5))).toEqual([
      `hours: ${hours}. Enter a number of hours above 0.`,
      'value',
    ]);
  });

  test.each([15, 0, -19, 19.5, 4, 2, 1])('a board of %d is refused', (boardSize) => {
    expect(refusal(kgsFactor(1, boardSize, 5))).toEqual([
      `boardSize: ${boardSize}. Enter 19, 13 or 9.`,
      'value',
    ]);
  });

  test.each([0, -1, 0.5, 1.5])('%d rounds are refused', (rounds) => {
    expect(refusal(kgsFactor(1, 19, rounds))).toEqual([
      `rounds: ${rounds}. Enter a whole number, 1 or more.`,
      'value',
    ]);
  });

  test.each([
    ['hours', kgsFactor(1_000_001, 19, 1)],
    ['rounds', kgsFactor(1, 19, 1_000_001)],
  ])('%s end at a million', (name, result) => {
    expect(refusal(result)).toEqual([`${name}: 1000001. Enter a number up to 1,000,000.`, 'value']);
  });

  test('a million rounds are still a number', () => {
    expect(value(kgsFactor(1, 9, 1_000_000))).toBe(1_000_000);
    expect(value(kgsFactor(1, 9, 15.000000000000002))).toBe(15);
  });

  test.each(unusableNumbers('hours'))('%d hours are refused', (hours, expected) => {
    expect(refusal(kgsFactor(hours, 19, 5))).toEqual(expected);
  });

  test.each(unusableNumbers('boardSize'))('a board of %d is refused', (boardSize, expected) => {
    expect(refusal(kgsFactor(1, boardSize, 5))).toEqual(expected);
  });

  test.each(unusableNumbers('rounds'))('%d rounds are refused', (rounds, expected) => {
    expect(refusal(kgsFactor(1, 19, rounds))).toEqual(expected);
  });

  test('the first unusable argument is the one named', () => {
    expect(failure(kgsFactor(0, 0, 0)).at.argument).toBe('hours');
    expect(failure(kgsFactor(1, 0, 0)).at.argument).toBe('boardSize');
    expect(failure(kgsFactor(1, 9, 0)).at.argument).toBe('rounds');
  });
});

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
