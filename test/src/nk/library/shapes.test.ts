import { describe, expect, test } from '@jest/globals';
import * as nk from '../../../../src/nk';

type Call = (...given: readonly unknown[]) => unknown;

const pairRound = nk.pairRound as Call;
const checkEvent = nk.checkEvent as Call;
const basisOf = nk.basisOf as Call;

const players = [1, 2].map((number) => ({ number, strength: 2000, group: 0 }));
const event = (...rounds: readonly object[]): object => ({ players, rounds });
const game = { black: 1, white: 2, result: 'black' };

describe('What is no event says where it is wrong', () => {
  test.each<[string, object, object]>([
    [
      'a game',
      event({ games: [game] }, { games: [game, { ...game, white: '2' }] }),
      { round: 2, list: 'games', row: 2, argument: 'white', found: '2' },
    ],
    [
      'a bye',
      event({ games: [], byes: [1, null] }),
      { round: 1, list: 'byes', row: 2, argument: 'byes', found: null },
    ],
    [
      'an absence',
      event({ games: [], absences: [{ player: 1, points: '½' }] }),
      { round: 1, list: 'absences', row: 1, argument: 'points', found: '½' },
    ],
    [
      'the absent player',
      event({ games: [], absences: [{ points: 0.5 }] }),
      { round: 1, list: 'absences', row: 1, argument: 'player' },
    ],
    [
      'the play-off',
      { ...event({ games: [game] }), playOff: { ...game, black: true } },
      { round: 'playOff', argument: 'black', found: true },
    ],
    ['a player', { players: [{}], rounds: [] }, { row: 1, argument: 'number' }],
    ['a round', event({ games: [] }, {}), { round: 2, list: 'games', argument: 'games' }],
  ])('%s', (_, given, at) => {
    expect(checkEvent(given)).toMatchObject({ ok: false, failures: [{ at }] });
  });

  test.each<[string, object, object]>([
    ['a table wish', { tables: [{ player: 1 }] }, { argument: 'tables', row: 1 }],
    ['its player', { tables: [{ board: 1 }] }, { argument: 'tables', row: 1 }],
    ['a fixed pair of three', { forced: [{ players: [1, 2, 3] }] }, { argument: 'forced', row: 1 }],
  ])('%s among the options', (_, options, at) => {
    const refused = pairRound(event(), options) as {
      readonly failures: readonly { code: string }[];
    };
    expect(refused).toMatchObject({ ok: false, failures: [{ at }] });
    expect(refused.failures[0]?.code).toMatch(/^(partMissing|itemsNeeded)$/);
  });
});

/** Every word that a part may hold, and that no other word may stand there. */
describe.each<[string, readonly string[], (word: unknown) => unknown]>([
  [
    'the result of a game',
    ['black', 'white', 'draw', 'blackByForfeit', 'whiteByForfeit', 'bothLost'],
    (result) => basisOf(event({ games: [{ ...game, result }] }), 2),
  ],
  [
    'what a player did in a round',
    ['game', 'forfeit', 'bye', 'absence', 'out'],
    (kind) => nk.wallMark({ kind, points: 1, opponent: 2, colour: '' } as never, new Map()),
  ],
  [
    'how a pair came about',
    ['forced', 'slide', 'fold', 'float', 'title', 'titleFloat'],
    (path) => explained({ why: { path } }),
  ],
  [
    'why the expected opponent is another',
    ['met', 'forbidden', 'neededElsewhere'],
    (expectedNot) => explained({ why: { path: 'fold', expected: 3, expectedNot } }),
  ],
  [
    'who chose the colours',
    ['director', 'balance', 'alternate', 'entryOrder'],
    (colours) => explained({ colours }),
  ],
  [
    'a criterion',
    ['title', 'repeats', 'gaps', 'floatDown', 'floatUp', 'pattern', 'numbers'],
    (code) => nk.explainCriterion({ code, value: 1 } as never),
  ],
])('%s', (_, words, answerTo) => {
  test.each(words)('may be %s', (word) => {
    expect(answerTo(word)).toMatchObject({ ok: true });
  });

  test('may be nothing else', () => {
    expect(answerTo('')).toMatchObject({
      ok: false,
      failures: [{ code: 'choiceNeeded', values: { choices: words.join(', ') } }],
    });
  });
});

function explained(changed: object): unknown {
  const seat = { player: 1, group: 0, rank: 1 };
  const board = { black: seat, white: { ...seat, player: 2 }, why: { path: 'slide' } };
  return nk.explainPair({ ...board, colours: 'balance', ...changed } as never);
}

test.each<[string, Call, readonly unknown[]]>([
  ['rights', nk.rights as Call, [{ points: 1 }]],
  ['slidePairs', nk.slidePairs as Call, ['4']],
  ['foldPairs', nk.foldPairs as Call, [null]],
  ['progress', nk.progress as Call, [16, '7']],
  ['score', nk.score as Call, [0, '1']],
])('%s refuses what is no number', (_, call, args) => {
  expect(call(...args)).toMatchObject({ ok: false, failures: [{ code: 'numberNeeded' }] });
});
