import { describe, expect, test } from '@jest/globals';
import {
  DEFAULT_SETTINGS,
  drawGroups,
  earnedRights,
  egdTable,
  kindOf,
  type NkEvent,
  nkStandings,
  pairingsOnOtherResults,
  type Player,
  readSaid,
  type Result,
  type RoundOptions,
  type SaidForRound,
  saidLine,
  type Settings,
  stateOf,
  titleRoundOf,
  titleStatus,
} from '../../../../src';
import { readEvent } from '../../../../src/nk/event/check';
import { refusal, value } from '../../results';
import { anyEvent, event, field, round } from '../events';
import fc from 'fast-check';
import { sentence } from '../../../../src/language/core';
import { readOptions } from '../../../../src/nk/pairing/options';
import { runs } from '../../../support/sampled';
import { readSettings } from '../../../../src/nk/event/event';

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
    expect(said(event(players, ['1-2B 4+', '1-2B 3+ 4-']))).toMatch(/^Round 2, absence 1: 4\./);
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
      'Round 1: 5. That round already has an absence for the player. Delete the absence, or the value in “Points before entry”.',
    );
  });

  test('before an entry may be an absence, to give half a point', () => {
    const players = field([0, 0, 0], { 3: { enters: 2 } });
    const read = value(readEvent(event(players, ['1-2B 3='])));
    expect(read.rounds[0]?.turns.get(3)).toEqual({ kind: 'absence', points: 0.5, colour: '' });
    expect(said(event(players, ['1-2B 3+']))).toMatch(/^Round 1, bye 1: 3\. That player isn’t/);
  });

  const refused: [string, string][] = [
    [
      '1-2B 3-9B 4-',
      'white, round 1, game 2: 9. No player has that number. Check the Players sheet.',
    ],
    ['1-2B 3+ 2-', 'Round 1, absence 1: 2. That player is already on a line above. Keep one.'],
    [
      '1-1B 2+ 3+ 4+',
      'white, round 1, game 1: 1. That player is already on a line above. Keep one.',
    ],
    ['1-2B 3+', 'Round 1: 4. That player is missing. Add a game, a bye or an absence.'],
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
      `Round 1, bye 2: 3. ${again}`,
    );
    const absences = [{ player: 4 }, { player: 4 }];
    expect(said({ players: four, rounds: [{ games, byes: [3], absences }] })).toBe(
      `Round 1, absence 2: 4. ${again}`,
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
      'Play-off: 1. The play-off comes after round 2.',
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

describe('whatever the event', () => {
  const odd = fc.constantFrom(NaN, Infinity, -1, 0.5, 1e300, 1_000_001, 2 ** 53);
  const sometimes = <T>(usual: fc.Arbitrary<T>, unusual: fc.Arbitrary<T>): fc.Arbitrary<T> =>
    fc.oneof({ weight: 30, arbitrary: usual }, { weight: 1, arbitrary: unusual });
  const number = sometimes(fc.integer({ min: 1, max: 6 }), odd);
  const player = fc.record(
    {
      number,
      strength: sometimes(fc.integer({ min: -9, max: 9 }), odd),
      group: sometimes(fc.nat({ max: 3 }), odd),
      enters: number,
      withdrawnAfter: number,
      name: fc.constantFrom('', '__proto__', '=1+1', 'a;b|c', 'é\u00a0\n'),
    },
    { requiredKeys: ['number', 'strength', 'group'] },
  );
  const result = fc.constantFrom('black', 'white', 'draw', 'bothLost', 'blackByForfeit', null, 'x');
  const game = fc.record(
    { board: number, black: number, white: number, result },
    {
      requiredKeys: ['black', 'white', 'result'],
    },
  );
  const round = fc.record(
    {
      games: fc.array(game, { maxLength: 2 }),
      byes: fc.array(number, { maxLength: 3 }),
      absences: fc.array(
        fc.record(
          { player: number, points: fc.constantFrom(0, 0.5, 1) },
          { requiredKeys: ['player'] },
        ),
        { maxLength: 4 },
      ),
      basis: fc.oneof(fc.string(), fc.constantFrom('', '1-2B 3+', '1-2B | 3-')),
    },
    { requiredKeys: ['games'] },
  );
  const settings = fc.record(
    {
      rounds: number,
      groupSize: number,
      absencePoints: fc.constantFrom(0, 0.5, 1),
      titleFrom: number,
    },
    { requiredKeys: [] },
  );
  /** Entry lists that hold together are rare by chance: most lists number their players 1, 2, 3 ... */
  const players = fc.oneof(
    fc.array(player, { maxLength: 4 }),
    fc.array(player, { maxLength: 4 }).map((list) =>
      list.map(({ strength, group, name }, index) => ({
        number: index + 1,
        strength,
        group,
        name,
      })),
    ),
  );
  const garbled = fc
    .record(
      { players, rounds: fc.array(round, { maxLength: 2 }), settings, playOff: game },
      {
        requiredKeys: ['players', 'rounds'],
      },
    )
    .map((each) => each as unknown as NkEvent);
  const whole = anyEvent.map((each): NkEvent => {
    return { ...each, settings: { rounds: Math.max(1, each.rounds.length) } };
  });
  const event = fc.oneof(garbled, whole);
  const pairs = fc.array(fc.tuple(number, number), { maxLength: 2 });
  const options = fc
    .record(
      {
        absent: fc.array(number, { maxLength: 2 }),
        forbidden: pairs,
        mayRepeat: pairs,
        forced: fc.array(
          fc.record(
            { players: fc.tuple(number, number), board: number, black: number },
            {
              requiredKeys: ['players'],
            },
          ),
          { maxLength: 2 },
        ),
        bye: number,
      },
      { requiredKeys: [] },
    )
    .map((each): RoundOptions => each);

  const results: [string, fc.Arbitrary<Result<unknown>>][] = [
    [
      'stateOf',
      fc.tuple(event, fc.option(number, { nil: undefined })).map((each) => stateOf(...each)),
    ],
    ['titleStatus', event.map(titleStatus)],
    ['nkStandings', event.map(nkStandings)],
    ['earnedRights', event.map(earnedRights)],
    ['egdTable', event.map((each) => egdTable(each))],
    [
      'readOptions',
      fc.tuple(event, fc.oneof(options, fc.constant({}))).map(([each, said]) => {
        const state = stateOf(each);
        return state.ok ? readOptions(state.value, said) : state;
      }),
    ],
    [
      'drawGroups',
      fc
        .array(
          fc.record(
            { strength: number, right: fc.constantFrom('', 'x', 'Topgroep'), startGroup: number },
            {
              requiredKeys: ['strength'],
            },
          ),
          { maxLength: 4 },
        )
        .map((each) => drawGroups(each)),
    ],
  ];

  test.each(results)('%s gives a value or one whole sentence', (_, each) => {
    let values = 0;
    fc.assert(
      fc.property(each, (given) => {
        if (given.ok) {
          values++;
          expect(JSON.stringify(given.value)).not.toMatch(/NaN|Infinity/);
        } else {
          expect(sentence(given.failure)).toMatch(/^[\w-]+( \d+)?(, [\w ,-]+)?: .+\. .+\.$/s);
          expect(sentence(given.failure)).not.toMatch(/undefined|\[object|\(NaN/);
          expect(kindOf(given.failure)).toBe('value');
        }
      }),
      { numRuns: runs(60, 1000) },
    );
    expect(values).toBeGreaterThan(10);
  });

  test('pairingsOnOtherResults answers with rounds and boards', () => {
    fc.assert(
      fc.property(event, (each) => {
        for (const { round: number } of pairingsOnOtherResults(each)) {
          expect(number).toBeLessThanOrEqual(each.rounds.length);
        }
      }),
      { numRuns: runs(60, 1000) },
    );
  });
});

const player = fc.integer({ min: 1, max: 400 });
const pair = fc.tuple(player, player);
const board = fc.integer({ min: 1, max: 200 });
const anySaid: fc.Arbitrary<SaidForRound> = fc
  .record({
    absent: fc.uniqueArray(player, { maxLength: 5 }),
    bye: fc.option(player, { nil: undefined }),
    forced: fc.array(
      fc.record({
        players: pair,
        board: fc.option(board, { nil: undefined }),
        colour: fc.constantFrom(0, 1, undefined),
      }),
      { maxLength: 4 },
    ),
    forbidden: fc.array(pair, { maxLength: 4 }),
    later: fc.uniqueArray(player, { maxLength: 4 }),
    mayRepeat: fc.array(pair, { maxLength: 4 }),
    open: fc.array(pair, { maxLength: 4 }),
    tables: fc.array(fc.record({ player, board }), { maxLength: 3 }),
  })
  .map(({ forced, ...said }) => ({
    ...said,
    forced: forced.map(({ colour, board: kept, ...each }) => ({
      ...each,
      ...(kept !== undefined && { board: kept }),
      ...(colour !== undefined && { black: each.players[colour] }),
    })),
  }));

describe('What the director said for a round, as a line', () => {
  test('has a part for each decision, in order of letter and numbers', () => {
    const line = saidLine({
      forbidden: [
        [11, 3],
        [3, 7],
        [2, 9],
      ],
      mayRepeat: [[4, 9]],
      forced: [
        { players: [5, 2], board: 3 },
        { players: [6, 1], black: 1 },
      ],
      bye: 7,
      absent: [12, 10],
      open: [[2, 5]],
      later: [14, 3],
      tables: [{ player: 8, board: 2 }],
    });
    expect(line).toBe('a10 a12 b7 f1-6B f5-2@3 l3 l14 o2-5 r4-9 t8@2 x2-9 x3-7 x3-11');
    expect(saidLine({})).toBe('');
  });

  test('is read again, and written again as it was', () => {
    fc.assert(
      fc.property(anySaid, (said) => {
        const line = saidLine(said);
        const read = readSaid(line);
        expect(read?.unknown).toEqual([]);
        expect(saidLine(read?.said ?? {})).toBe(line);
        expect(read?.said.bye).toBe(said.bye);
        expect(new Set(read?.said.absent)).toEqual(new Set(said.absent));
      }),
    );
  });

  test('keeps parts with a letter of later versions apart', () => {
    expect(readSaid('a3  z9-2')).toMatchObject({ said: { absent: [3] }, unknown: ['z9-2'] });
  });

  test('blanks around a line and between its parts do not count', () => {
    expect(readSaid(' a3   b2 ')).toEqual(readSaid('a3 b2'));
    expect(readSaid(' ')).toEqual(readSaid(''));
  });

  test.each(['a', 'a0', '3z', 'a1-2', 'x3', 'x3-', 'f2-5W', 'b1 b2', 't3', '3-4', 'x03-4', '?'])(
    '%s cannot be read',
    (line) => {
      expect(readSaid(line)).toBeUndefined();
    },
  );
});

describe('the settings of an event', () => {
  test('are those of the regulations unless the director says otherwise', () => {
    expect(value(readSettings())).toEqual({
      groupSize: 16,
      rounds: 7,
      floatDown: 'top',
      floatUp: 'bottom',
      absencePoints: 0,
      candidateMayHaveBye: false,
      titleFrom: 6,
      halfPoints: false,
    });
    expect(value(readSettings({}))).toEqual(DEFAULT_SETTINGS);
  });

  test('keep what is said and default the rest', () => {
    expect(value(readSettings({ groupSize: 8, floatUp: 'middle' }))).toEqual({
      ...DEFAULT_SETTINGS,
      groupSize: 8,
      floatUp: 'middle',
    });
  });

  test.each([
    [1, 1],
    [2, 2],
    [3, 2],
    [5, 4],
    [7, 6],
    [8, 6],
    [99, 6],
  ])('of %i rounds, round %i is the title round', (rounds, from) => {
    expect(titleRoundOf(rounds)).toBe(from);
  });

  const number = 'Enter a number (not text or TRUE/FALSE).';
  const refused: [Partial<Settings>, string][] = [
    [{ groupSize: 1 }, 'groupSize: 1. Enter a whole number, 2 or more.'],
    [{ rounds: 0 }, 'rounds: 0. Enter a whole number from 1 to 99.'],
    [{ rounds: 100 }, 'rounds: 100. Enter a whole number from 1 to 99.'],
    [{ titleFrom: 1.5 }, 'titleFrom: 1.5. Enter a whole number from 1 to 99.'],
    [{ floatDown: 'low' as 'top' }, 'floatDown: "low". Choose top, middle or bottom.'],
    [{ floatUp: '' as 'top' }, 'floatUp: empty. Choose top, middle or bottom.'],
    [{ absencePoints: 1 as 0 }, 'absencePoints: 1. Enter 0 or 0.5.'],
    [{ absencePoints: '0.5' as never }, 'absencePoints: "0.5". Enter 0 or 0.5.'],
    [{ groupSize: '8' as never }, `groupSize: NaN. ${number}`],
    [{ rounds: '7' as never }, `rounds: "7". ${number}`],
    [{ titleFrom: ' 6' as never }, `titleFrom: " 6". ${number}`],
    [{ floatDown: 'TOP' as 'top' }, 'floatDown: "TOP". Choose top, middle or bottom.'],
    [{ floatUp: ' top\u00a0' as 'top' }, 'floatUp: " top ". Choose top, middle or bottom.'],
    [{ candidateMayHaveBye: 'no' as never }, 'candidateMayHaveBye: "no". Enter TRUE or FALSE.'],
    [{ halfPoints: 'no' as never }, 'halfPoints: "no". Enter TRUE or FALSE.'],
    [{ candidateMayHaveBye: 1 as never }, 'candidateMayHaveBye: 1. Enter TRUE or FALSE.'],
    [{ candidateMayHaveBye: null as never }, 'candidateMayHaveBye: empty. Enter TRUE or FALSE.'],
  ];
  test.each(refused)('%j is refused', (settings, said) => {
    expect(refusal(readSettings(settings))).toEqual([said, 'value']);
  });
});
