import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { groupsOf, presentPlayers, stateOf, type NkEvent, type Position } from '../../../../src';
import { refusal, value } from '../../results';
import { event, field } from '../events';

const positionsOf = (given: NkEvent, played?: number): Position[] => [
  ...value(stateOf(given, played)).positions.values(),
];

/** One figure of every player, by stored number. */
const column = <K extends keyof Position>(given: NkEvent, key: K, played?: number): Position[K][] =>
  positionsOf(given, played).map((position) => position[key]);

describe('N9: scores', () => {
  test('start with minus the starting group, and every point adds to them', () => {
    const given = event(field([0, 0, 1, 1, 2, 2]), ['1-2B 3-4D 5+ 6=']);
    expect(column(given, 'score', 0)).toEqual([0, 0, -1, -1, -2, -2]);
    expect(column(given, 'score')).toEqual([1, 0, -0.5, -0.5, -1, -1.5]);
    expect(column(given, 'points')).toEqual([1, 0, 0.5, 0.5, 1, 0.5]);
  });

  test('count a forfeit, the bye and an absence as what they bring', () => {
    const given = event(field([0, 0, 0, 0, 0, 0, 0, 0]), ['1-2b 3-4w 5-6L 7+ 8-']);
    expect(column(given, 'points')).toEqual([1, 0, 0, 1, 0, 0, 1, 0]);
  });

  test('of rounds outside the event are nothing', () => {
    const players = field([0, 0, 1, 1], { 3: { enters: 2 }, 4: { withdrawnAfter: 1 } });
    const given = event(players, ['1-2B 4+', '1-2B 3+']);
    expect(column(given, 'points')).toEqual([2, 0, 1, 1]);
    expect(column(given, 'score')).toEqual([2, 0, 0, 0]);
  });
});

describe('N9: the group of the moment', () => {
  test('is the starting group plus the games lost; a half score counts as the whole below', () => {
    const given = event(field([0, 0, 0, 0, 1, 1]), ['1-2B 3-4D 5+ 6=', '1-3B 2-5W 4-6D']);
    // Scores after two rounds: 2, 0, 0.5, 1, 1, 0
    expect(column(given, 'score')).toEqual([2, 0, 0.5, 1, 1, 0]);
    expect(column(given, 'group')).toEqual([0, 2, 2, 1, 1, 2]);
  });

  test('falls by one for every round missed', () => {
    const players = field([0, 0, 1], { 3: { enters: 3 } });
    const given = event(players, ['1-2B', '1-2B']);
    expect(column(given, 'group')).toEqual([0, 2, 3]);
    expect(column(given, 'inEvent', 1)).toEqual([true, true, false]);
    expect(column(given, 'inEvent')).toEqual([true, true, true]);
  });
});

describe('N9: SOS', () => {
  test('is the sum of the scores the opponents have now', () => {
    const given = event(field([0, 0, 0, 0]), ['1-2B 3-4B', '1-3B 2-4B']);
    // Scores 2, 1, 1, 0.
    expect(column(given, 'sos')).toEqual([1 + 1, 2 + 0, 0 + 2, 1 + 1]);
  });

  test('is on the scale on which the lowest starting group starts at 0', () => {
    const given = event(field([0, 0, 2, 2]), ['1-2B 3-4B']);
    expect(value(stateOf(given)).scale).toBe(2);
    expect(column(given, 'sos')).toEqual([0 + 2, 1 + 2, -2 + 2, -1 + 2]);
  });

  test('counts the own starting score for a round without a game: bye, absence, forfeit, and outside the event', () => {
    const players = field([0, 0, 1, 1, 2, 0, 1, 2], {
      7: { enters: 2 },
      8: { withdrawnAfter: 0 },
    });
    const given = event(players, ['1-2b 3+ 4- 5= 6-']);
    expect(column(given, 'sos')).toEqual([2, 2, 1, 1, 0, 2, 1, 0]);
  });

  test('of a player with a game counts the opponent however the game ended', () => {
    const given = event(field([0, 0, 0, 0]), ['1-2D 3-4L']);
    expect(column(given, 'sos')).toEqual([0.5, 0.5, 0, 0]);
  });
});

describe('N9: SODOS', () => {
  test('is the scores of the opponents beaten, half for a draw', () => {
    const given = event(field([0, 0, 1, 1]), ['1-2B 3-4D', '1-3W 2-4B']);
    // Table scores: 1 has 2, 2 has 2, 3 has 1.5, 4 has 0.5.
    expect(column(given, 'sodos')).toEqual([2, 0.5, 0.5 * 0.5 + 2, 0.5 * 1.5]);
  });

  test('counts nothing for a forfeit, a bye or a game both lost', () => {
    const given = event(field([0, 0, 0, 0, 0]), ['1-2b 3-4L 5+']);
    expect(column(given, 'sodos')).toEqual([0, 0, 0, 0, 0]);
  });
});

describe('who has met whom', () => {
  test('is counted from games, not from forfeits', () => {
    const given = event(field([0, 0, 0, 0]), ['1-2B 3-4b', '2-1D 3-4L', '1-3B 2+ 4-']);
    expect(column(given, 'met')).toEqual([
      new Map([
        [2, 2],
        [3, 1],
      ]),
      new Map([[1, 2]]),
      new Map([
        [4, 1],
        [1, 1],
      ]),
      new Map([[3, 1]]),
    ]);
  });

  test('N14: colours are those of games played', () => {
    const given = event(field([0, 0, 0]), ['1-2B 3+', '1-2w 3-', '2-3D 1-']);
    expect(column(given, 'colours')).toEqual([
      ['black', '', ''],
      ['white', '', 'black'],
      ['', '', 'white'],
    ]);
  });

  test('N10: byes are counted, absences are none', () => {
    const given = event(field([0, 0, 0]), ['1-2B 3+', '1-2B 3=', '1-2B 3+']);
    expect(column(given, 'byes')).toEqual([0, 0, 2]);
  });
});

describe('N4: the order inside a group', () => {
  test('is SOS, then strength, then the stored number', () => {
    const players = field([0, 0, 0, 0, 0, 0, 0, 0], {
      5: { strength: 2470 },
      6: { strength: 2470 },
      8: { strength: 2600 },
    });
    const given = event(players, ['1-2B 3-4B 5-6B 7-8B', '1-3B 2-4B 5-7D 6-8D']);
    const groups = groupsOf(presentPlayers(value(stateOf(given))));
    expect(
      groups.map(({ group, players: members }) => [group, members.map((p) => p.number)]),
    ).toEqual([
      // Scores 2 1 1 0 1.5 0.5 1.5 0.5; SOS 2 2 2 2 2 2 2 2.
      [0, [1]],
      [1, [2, 3, 5, 7]],
      [2, [8, 4, 6]],
    ]);
  });

  test('N3: before round 1 is strength, then the stored number', () => {
    const players = field([0, 0, 0, 1], { 3: { strength: 2600 }, 2: { strength: 2500 } });
    const [top] = groupsOf(presentPlayers(value(stateOf(event(players)))));
    expect(top?.players.map(({ number }) => number)).toEqual([3, 1, 2]);
  });

  test('leaves out who is absent, has withdrawn or enters later', () => {
    const players = field([0, 0, 0, 0], { 2: { withdrawnAfter: 0 }, 3: { enters: 2 } });
    const present = presentPlayers(value(stateOf(event(players))), [4]);
    expect(present.map(({ number }) => number)).toEqual([1]);
  });
});

describe('the state', () => {
  test('refuses what the event refuses', () => {
    expect(refusal(stateOf(event(field([0]), ['9+'])))[0]).toMatch(/^round 1, bye 1: 9/);
  });

  test('does not depend on the order of the entry list', () => {
    const rounds = ['1-2B 3-4D 5+ 6=', '1-3B 2-5W 4-6D'];
    const players = field([0, 0, 0, 0, 1, 1]);
    const expected = positionsOf(event(players, rounds));
    fc.assert(
      fc.property(fc.shuffledSubarray(players, { minLength: 6 }), (shuffled) => {
        expect(positionsOf(event(shuffled, rounds))).toEqual(expected);
      }),
      { numRuns: 50 },
    );
  });
});
