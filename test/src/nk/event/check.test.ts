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
    [{ number: 0 }, 'number: row 1 holds 0; a whole number from 1 is needed for every player.'],
    [{ number: 1.5 }, 'number: row 1 holds 1.5; a whole number from 1 is needed for every player.'],
    [
      { strength: 1_000_001 },
      'strength: row 1 holds 1000001; a strength from -1,000,000 to 1,000,000 (such as an EGF rating) is needed.',
    ],
    [
      { group: -1 },
      'group: row 1 holds -1; a whole number of the starting group from 0 (Topgroep) is needed.',
    ],
    [{ enters: 0 }, 'enters: row 1 holds 0; the whole number of a first round, from 1, is needed.'],
    [
      { withdrawnAfter: 0.5 },
      'withdrawnAfter: row 1 holds 0.5; the whole number of the last round before the withdrawal, from 0, is needed.',
    ],
    [
      { enters: 3, withdrawnAfter: 1 },
      'withdrawnAfter: row 1 holds 1; who enters later cannot withdraw earlier: 2 or more is needed.',
    ],
  ];
  test.each(refused)('%j is refused by row', (more, sentence) => {
    expect(said(withFirst(more))).toBe(sentence);
  });

  test('holds every number once', () => {
    expect(said(event(field([0, 0, 0], { 3: { number: 1 } })))).toBe(
      'number: row 3 holds 1; a player above has that number, and everyone needs one of their own.',
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
      'round 1: row 2 holds 3; that player is not in the event then: not entered yet, or withdrawn.',
    );
    expect(said(event(players, ['1-2B 4+', '1-2B 3-4B']))).toBe(
      'round 2: row 2 holds 4; that player is not in the event then: not entered yet, or withdrawn.',
    );
    expect(said(event(players, ['1-2B 4+', '1-2B 3+ 4-']))).toMatch(/^round 2: row 3 holds 4;/);
  });

  test('before an entry may be an absence, to give half a point', () => {
    const players = field([0, 0, 0], { 3: { enters: 2 } });
    const read = value(readEvent(event(players, ['1-2B 3='])));
    expect(read.rounds[0]?.turns.get(3)).toEqual({ kind: 'absence', points: 0.5, colour: '' });
    expect(said(event(players, ['1-2B 3+']))).toMatch(
      /^round 1: row 2 holds 3; that player is not/,
    );
  });

  const refused: [string, string][] = [
    ['1-2B 3-9B 4-', 'round 1: row 2 holds 9; the number of a player of the event is needed.'],
    [
      '1-2B 3+ 2-',
      'round 1: row 3 holds 2; that player has a place above; one game, the bye or one absence each.',
    ],
    [
      '1-1B 2+ 3+ 4+',
      'round 1: row 1 holds 1; that player has a place above; one game, the bye or one absence each.',
    ],
    ['1-2B 3+', 'round 1: 4; that player is missing: a game, the bye or an absence is needed.'],
    [
      '1-2B 3-4?',
      'round 1: row 2 holds an empty cell; a result is needed: black, white, draw, a forfeit either way, or both lost.',
    ],
  ];
  test.each(refused)('"%s" is refused', (text, sentence) => {
    expect(said(event(four, [text]))).toBe(sentence);
  });

  test('knows no other results', () => {
    const games = [{ black: 1, white: 2, result: 'jigo' as 'draw' }];
    expect(said({ players: four, rounds: [{ games, byes: [3, 4] }] })).toMatch(
      /^round 1: row 1 holds "jigo"; a result is needed/,
    );
  });

  test('knows no other absences', () => {
    const absences = [{ player: 4, points: 1 as 0 }];
    const { games } = round('1-2B');
    expect(said({ players: four, rounds: [{ games, byes: [3], absences }] })).toBe(
      'round 1: row 3 holds 1; an absence is worth 0 or 0.5 points.',
    );
  });

  test('counts the rows of a round on: games, then byes, then absences', () => {
    const { games } = round('1-2B');
    const again = 'that player has a place above; one game, the bye or one absence each.';
    expect(said({ players: four, rounds: [{ games, byes: [3, 3] }] })).toBe(
      `round 1: row 3 holds 3; ${again}`,
    );
    const absences = [{ player: 4 }, { player: 4 }];
    expect(said({ players: four, rounds: [{ games, byes: [3], absences }] })).toBe(
      `round 1: row 4 holds 4; ${again}`,
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
    expect(said(boards(0))).toBe('round 1: row 1 holds 0; a whole board number from 1 is needed.');
    expect(said(boards(3, 3))).toBe('round 1: row 2 holds 3; a game above has that board number.');
    expect(said(boards(2))).toBe('round 1: row 2 holds 2; a game above has that board number.');
  });

  test('is one of those the event has', () => {
    expect(said(event(field([0, 0]), ['1-2B', '1-2B', '1-2B'], { rounds: 2 }))).toBe(
      'rounds: 3; that many are there, and the event has 2.',
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
      'playOff: 1; that many rounds are played, and a play-off follows round 2.',
    );
  });

  test('is a game of two players of the event', () => {
    const whole = event(two, ['1-2B'], { rounds: 1 });
    expect(said({ ...whole, playOff: { ...playOff, black: 3 } })).toBe(
      'playOff: 3; the number of a player of the event is needed.',
    );
    expect(said({ ...whole, playOff: { ...playOff, white: 1 } })).toMatch(
      /^playOff: 1; that player/,
    );
    expect(said({ ...whole, playOff: { ...playOff, result: 'x' as 'draw' } })).toMatch(
      /^playOff: "x"; a result is needed/,
    );
  });
});

describe('whatever does not fit', () => {
  test('settings are refused before players, players before rounds', () => {
    const bad = { players: field([-1]), rounds: [round('9+')], settings: { rounds: 0 } };
    expect(said(bad)).toMatch(/^rounds: 0/);
    expect(said({ ...bad, settings: {} })).toMatch(/^group: row 1/);
  });

  test.each([-1, 0.5, 2, NaN])('%d rounds of one are refused', (played) => {
    expect(refusal(stateOf(event(field([0, 0]), ['1-2B']), played))[0]).toBe(
      `played: ${played}; a whole number of rounds from 0 to 1 is needed.`,
    );
  });
});
