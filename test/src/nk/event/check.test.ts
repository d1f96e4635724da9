import { describe, expect, test } from '@jest/globals';
import { stateOf, type NkEvent, type Player } from '../../../../src';
import { readEvent } from '../../../../src/nk/event/check';
import { refusal, value } from '../../results';
import { event, field, round } from '../events';

const said = (given: NkEvent): string => refusal(readEvent(given))[0];

describe('the entry list', () => {
  const four = field([0, 0, 0, 0]);
  const withFirst = (more: Partial<Player>): NkEvent => event(field([0, 0, 0, 0], { 1: more }));

  test('is read in order of stored number, whatever its own order', () => {
    const read = value(readEvent({ players: [...four].reverse(), rounds: [] }));
    expect([...read.players.keys()]).toEqual([1, 2, 3, 4]);
  });

  test('may be empty', () => {
    expect(value(readEvent(event([]))).players.size).toBe(0);
  });

  test('takes strengths at 12 significant digits', () => {
    const read = value(readEvent(withFirst({ strength: 0.1 + 0.2 })));
    expect(read.players.get(1)?.strength).toBe(0.3);
  });

  const refused: [Partial<Player>, string][] = [
    [{ number: 0 }, 'number, row 1: 0. Enter a whole number, 1 or more.'],
    [{ number: 1.5 }, 'number, row 1: 1.5. Enter a whole number, 1 or more.'],
    [
      { strength: 1_000_001 },
      'strength, row 1: 1000001. Enter a rating from -1,000,000 to 1,000,000.',
    ],
    [
      { group: -1 },
      'group, row 1: -1. Enter a start group: 0 for the Topgroep, 1 for Groep 1, and so on.',
    ],
    [{ enters: 0 }, 'enters, row 1: 0. Enter the first round as a whole number, 1 or more.'],
    [
      { withdrawnAfter: 0.5 },
      'withdrawnAfter, row 1: 0.5. Enter the last round played as a whole number, 0 or more.',
    ],
    [
      { enters: 3, withdrawnAfter: 1 },
      'withdrawnAfter, row 1: 1. The player withdraws before entering. Enter 2 or more.',
    ],
  ];
  test.each(refused)('%j is refused by row', (more, sentence) => {
    expect(said(withFirst(more))).toBe(sentence);
  });

  test('holds every number once', () => {
    expect(said(event(field([0, 0, 0], { 3: { number: 1 } })))).toBe(
      'number, row 3: 1. Another player already has that number. Give each player their own.',
    );
  });

  test('may hold somebody who withdraws without having played', () => {
    expect(value(readEvent(withFirst({ enters: 3, withdrawnAfter: 2 }))).players.size).toBe(4);
  });
});

describe('a round', () => {
  const four = field([0, 0, 0, 0]);

  test('accounts for everyone: a game, the bye or an absence', () => {
    const read = value(readEvent(event(four, ['1-2B 3+ 4-'])));
    expect(read.rounds).toEqual([
      {
        games: [{ black: 1, white: 2, result: 'black' }],
        turns: new Map([
          [1, { kind: 'game', points: 1, opponent: 2, colour: 'black' }],
          [2, { kind: 'game', points: 0, opponent: 1, colour: 'white' }],
          [3, { kind: 'bye', points: 1, colour: '' }],
          [4, { kind: 'absence', points: 0, colour: '' }],
        ]),
      },
    ]);
  });

  test('N11: an absence is worth what it says, else what the settings say', () => {
    const rounds = ['1- 2= 3 4-'];
    const worth = (absencePoints: 0 | 0.5): unknown => {
      const read = value(readEvent(event(four, rounds, { absencePoints })));
      return four.map(({ number }) => read.rounds[0]?.turns.get(number)?.points);
    };
    expect(worth(0)).toEqual([0, 0.5, 0, 0]);
    expect(worth(0.5)).toEqual([0, 0.5, 0.5, 0]);
  });

  test('names nobody who enters later or has withdrawn', () => {
    const players = field([0, 0, 0, 0], { 3: { enters: 2 }, 4: { withdrawnAfter: 1 } });
    expect(value(readEvent(event(players, ['1-2B 4+', '1-3B 2+']))).rounds).toHaveLength(2);
    expect(said(event(players, ['1-2B 3-4B']))).toBe(
      'black, round 1, game 2: 3. That player isn’t in this round: not entered yet, or withdrawn.',
    );
    expect(said(event(players, ['1-2B 4+', '1-2B 3-4B']))).toBe(
      'white, round 2, game 2: 4. That player isn’t in this round: not entered yet, or withdrawn.',
    );
    expect(said(event(players, ['1-2B 4+', '1-2B 3+ 4-']))).toMatch(/^round 2, absence 1: 4\./);
  });

  test('before an entry may be given 0 or half a point each', () => {
    const later = (pointsBefore: readonly (0 | 0.5)[]): Player[] =>
      field([0, 0, 0, 0, 0], { 5: { enters: 3, pointsBefore } });
    const rounds = ['1-2B 3-4B', '1-3B 2-4B'];
    const worth = (pointsBefore: readonly (0 | 0.5)[]): unknown =>
      value(readEvent(event(later(pointsBefore), rounds))).rounds.map(({ turns }) => turns.get(5));
    const half = { kind: 'absence', points: 0.5, colour: '' };
    const nothing = { kind: 'absence', points: 0, colour: '' };
    expect(worth([0, 0.5])).toEqual([nothing, half]);
    expect(worth([0.5])).toEqual([half, undefined]);
    expect(worth([])).toEqual([undefined, undefined]);
    const state = value(stateOf(event(later([0.5, 0.5]), rounds)));
    expect(state.positions.get(5)?.score).toBe(1);
    expect(said(event(later([0, 0, 0.5]), rounds))).toBe(
      'pointsBefore, row 5: 3. The player enters after 2 rounds, so enter at most that many values.',
    );
    expect(said(event(later([1 as 0]), rounds))).toBe('pointsBefore, row 5: 1. Enter 0 or 0.5.');
    expect(said(event(later([0, 2 as 0]), rounds))).toBe('pointsBefore, row 5: 2. Enter 0 or 0.5.');
    expect(said(event(later([0.5]), ['1-2B 3-4B 5=', '1-3B 2-4B']))).toBe(
      'round 1: 5. That round already has an absence for the player. Delete the absence, or the value in “Points before entry”.',
    );
  });

  test('before an entry may be an absence, to give half a point', () => {
    const players = field([0, 0, 0], { 3: { enters: 2 } });
    const read = value(readEvent(event(players, ['1-2B 3='])));
    expect(read.rounds[0]?.turns.get(3)).toEqual({ kind: 'absence', points: 0.5, colour: '' });
    expect(said(event(players, ['1-2B 3+']))).toMatch(/^round 1, bye 1: 3\. That player isn’t/);
  });

  const refused: [string, string][] = [
    [
      '1-2B 3-9B 4-',
      'white, round 1, game 2: 9. No player has that number. Check the Players sheet.',
    ],
    ['1-2B 3+ 2-', 'round 1, absence 1: 2. That player is already on a line above. Keep one.'],
    [
      '1-1B 2+ 3+ 4+',
      'white, round 1, game 1: 1. That player is already on a line above. Keep one.',
    ],
    ['1-2B 3+', 'round 1: 4. That player is missing. Add a game, a bye or an absence.'],
    [
      '1-2B 3-4?',
      'result, round 1, game 2: empty. Choose black, white, draw, a win by forfeit or both lost.',
    ],
  ];
  test.each(refused)('"%s" is refused', (text, sentence) => {
    expect(said(event(four, [text]))).toBe(sentence);
  });

  test('knows no other results', () => {
    const games = [{ black: 1, white: 2, result: 'jigo' as 'draw' }];
    expect(said({ players: four, rounds: [{ games, byes: [3, 4] }] })).toMatch(
      /^result, round 1, game 1: "jigo"\. Choose black, white/,
    );
  });

  test('knows no other absences', () => {
    const absences = [{ player: 4, points: 1 as 0 }];
    const { games } = round('1-2B');
    expect(said({ players: four, rounds: [{ games, byes: [3], absences }] })).toBe(
      'points, round 1, absence 1: 1. Enter 0 or 0.5.',
    );
  });

  test('counts the rows of a round in each of its lists', () => {
    const { games } = round('1-2B');
    const again = 'That player is already on a line above. Keep one.';
    expect(said({ players: four, rounds: [{ games, byes: [3, 3] }] })).toBe(
      `round 1, bye 2: 3. ${again}`,
    );
    const absences = [{ player: 4 }, { player: 4 }];
    expect(said({ players: four, rounds: [{ games, byes: [3], absences }] })).toBe(
      `round 1, absence 2: 4. ${again}`,
    );
  });

  test('numbers its boards from 1, each once', () => {
    const boards = (first: number, second?: number): NkEvent => {
      const [a, b] = round('1-2B 3-4B').games;
      if (!a || !b) throw new Error('two games');
      const games = [{ ...a, board: first }, second === undefined ? b : { ...b, board: second }];
      return { players: four, rounds: [{ games }] };
    };
    expect(value(readEvent(boards(7, 3))).rounds).toHaveLength(1);
    expect(said(boards(0))).toBe('board, round 1, game 1: 0. Enter a whole number, 1 or more.');
    expect(said(boards(3, 3))).toBe(
      'board, round 1, game 2: 3. Another game already has that board number.',
    );
    expect(said(boards(2))).toBe(
      'board, round 1, game 2: 2. Another game already has that board number.',
    );
  });

  test('is one of those the event has', () => {
    expect(said(event(field([0, 0]), ['1-2B', '1-2B', '1-2B'], { rounds: 2 }))).toBe(
      'rounds: 3. The event has only 2 rounds. Delete the extra sheets, or change Rounds.',
    );
  });
});

describe('N8: the play-off', () => {
  const two = field([0, 0]);
  const playOff = { black: 1, white: 2, result: null };

  test('follows the last round', () => {
    const whole = event(two, ['1-2B'], { rounds: 1 });
    expect(value(readEvent({ ...whole, playOff })).playOff).toEqual(playOff);
    expect(
      value(readEvent({ ...whole, playOff: { ...playOff, result: 'white' } })).playOff,
    ).toEqual({
      ...playOff,
      result: 'white',
    });
    expect(said({ ...event(two, ['1-2B'], { rounds: 2 }), playOff })).toBe(
      'play-off: 1. The play-off comes after round 2.',
    );
  });

  test('is a game of two players of the event', () => {
    const whole = event(two, ['1-2B'], { rounds: 1 });
    expect(said({ ...whole, playOff: { ...playOff, black: 3 } })).toBe(
      'black, play-off: 3. No player has that number. Check the Players sheet.',
    );
    expect(said({ ...whole, playOff: { ...playOff, white: 1 } })).toMatch(
      /^white, play-off: 1\. That player/,
    );
    expect(said({ ...whole, playOff: { ...playOff, result: 'x' as 'draw' } })).toMatch(
      /^result, play-off: "x"\. Choose black, white/,
    );
  });
});

describe('whatever does not fit', () => {
  test('settings are refused before players, players before rounds', () => {
    const bad = { players: field([-1]), rounds: [round('9+')], settings: { rounds: 0 } };
    expect(said(bad)).toMatch(/^rounds: 0/);
    expect(said({ ...bad, settings: {} })).toMatch(/^group, row 1/);
  });

  test.each([-1, 0.5, 2, NaN])('%d rounds of one are refused', (played) => {
    expect(refusal(stateOf(event(field([0, 0]), ['1-2B']), played))[0]).toBe(
      `played: ${played}. Enter a whole number from 0 to 1.`,
    );
  });
});
