import { describe, expect, test } from '@jest/globals';
import {
  byeOrder,
  type Colour,
  colours,
  type EventState,
  type FloatPreference,
  type NkEvent,
  type PairedRound,
  pairRound,
  presentPlayers,
  type RoundOptions,
  stateOf,
} from '../../../../src';
import { refusal, value } from '../../results';
import { event, field } from '../events';
import {
  type CRITERIA,
  firstFloater,
  floatOrder,
  type PairingField,
  PairSet,
  wholeFactor,
} from '../../../../src/nk/pairing/field';
import { readOptions } from '../../../../src/nk/pairing/options';
import fc from 'fast-check';

const order = (given: NkEvent, candidates = false): number[] =>
  byeOrder(presentPlayers(value(stateOf(given))), candidates).map(({ number }) => number);

describe('N10: the bye', () => {
  test('goes to the lowest score', () => {
    expect(order(event(field([2, 3, 4])))).toEqual([3, 2, 1]);
  });

  test('at equal score to the lowest SOS', () => {
    const players = field([2, 2, 2, 2, 3, 3]);
    const given = event(players, ['1-5B 2-3D 4-6D']);
    // Scores -1 -1.5 -1.5 -1.5 -3 -2.5; SOS 0 1.5 1.5 0.5 2 1.5 on the table's scale.
    expect(order(given)).toEqual([5, 6, 4, 3, 2, 1]);
  });

  test('at equal SOS to the weakest, and of equal strength to the last entered', () => {
    const players = field([2, 2, 2], { 2: { strength: 3000 }, 3: { strength: 2500 } });
    expect(order(event(players))).toEqual([3, 1, 2]);
  });

  test('goes to nobody twice while anyone else can be paired without', () => {
    const players = field([2, 2, 4, 4, 4]);
    const given = event(players, ['1-2B 3-4B 5+', '1-2B 3-5B 4+']);
    expect(order(given)).toEqual([3, 2, 1, 5, 4]);
  });

  test('goes round again when everyone has had it', () => {
    const given = event(field([2, 2, 2]), ['1-2B 3+', '1-3B 2+', '2-3B 1+', '1-2B 3+']);
    expect(order(given)).toEqual([2, 1, 3]);
  });

  test('goes to title candidates after the others who have had it as often', () => {
    expect(order(event(field([0, 1, 4, 2])), true)).toEqual([3, 4, 2, 1]);
    // Nobody gets a second one while a candidate is without.
    expect(order(event(field([0, 2, 3, 3]), ['2-4B 1- 3+']), true)).toEqual([4, 2, 1, 3]);
    expect(order(event(field([0, 1, 1])), true)).toEqual([3, 2, 1]);
  });

  test('where candidates do not take turns, goes to one only if nobody else is there', () => {
    expect(order(event(field([0, 1, 2, 2])))).toEqual([4, 3]);
    // A candidate without a bye stands back behind others who have had one.
    expect(order(event(field([0, 2, 4, 4]), ['1-2B 4- 3+', '1-2B 3- 4+']))).toEqual([2, 4, 3]);
    expect(order(event(field([0, 1, 1])))).toEqual([3, 2, 1]);
  });
});

type Code = (typeof CRITERIA)[number]['code'];

test.each<[Code, FloatPreference, FloatPreference, number]>([
  ['floatDown', 'middle', 'top', 4],
  ['floatDown', 'top', 'middle', 1],
  ['floatUp', 'top', 'middle', 4],
  ['floatUp', 'middle', 'bottom', 1],
  ['gaps', 'middle', 'middle', 1],
  ['pattern', 'middle', 'middle', 1],
])('N6: costs of %s with floaters down %s and up %s are whole at %i times', (...row) => {
  const [code, floatDown, floatUp, times] = row;
  const field = { settings: { floatDown, floatUp } } as PairingField;
  expect(wholeFactor(field, code)).toBe(times);
});

test('the player that N6 prefers is the first in its order', () => {
  for (const preference of ['top', 'middle', 'bottom'] as const) {
    for (let count = 0; count <= 8; count++) {
      const players = Array.from({ length: count }, (_, index) => `player ${index + 1}`);
      expect(firstFloater(players, preference)).toBe(floatOrder(players, preference)[0]);
    }
  }
});

test('a set of pairs knows its pairs either way round, and nobody else', () => {
  const pairs = new PairSet([11, 12, 13]);
  const all = [11, 12, 13, 99];
  const held = (): string[] =>
    all.flatMap((a) => all.filter((b) => pairs.has(a, b)).map((b) => `${a}-${b}`));
  expect([pairs.isEmpty, held()]).toEqual([true, []]);
  expect(all.map((player) => pairs.placeOf(player))).toEqual([0, 1, 2, undefined]);
  pairs.add(0, 1);
  expect([pairs.isEmpty, held()]).toEqual([false, ['11-12', '12-11']]);
  pairs.add(2, 1);
  expect(held()).toEqual(['11-12', '12-11', '12-13', '13-12']);
  expect([...(pairs.row(12) ?? [])]).toEqual([1, 0, 1]);
  expect(pairs.row(99)).toBeUndefined();
  expect(new PairSet([11, 12]).row(11)).toBeUndefined();
});

const players = field([0, 0, 0, 0, 0, 0], { 5: { withdrawnAfter: 0 }, 6: { enters: 2 } });
const state: EventState = value(stateOf(event(players)));
const odd: EventState = value(stateOf(event(field([0, 0, 0]))));

describe('what the director says about a round', () => {
  test('may be nothing', () => {
    const options = value(readOptions(state));
    expect(options.present.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
    expect(options).toMatchObject({ absent: [], forced: [], bye: undefined });
    expect([options.forbidden.isEmpty, options.mayRepeat.isEmpty]).toEqual([true, true]);
  });

  test('leaves out the absent, also those who are not in the event anyway', () => {
    const options = value(readOptions(state, { absent: [6, 3, 5, 3] }));
    expect(options.present.map(({ number }) => number)).toEqual([1, 2, 4]);
    expect(options.absent).toEqual([3]);
  });

  test('names pairs whichever of the two comes first', () => {
    const options = value(
      readOptions(state, {
        forbidden: [
          [2, 1],
          [1, 2],
        ],
        mayRepeat: [[4, 3]],
        forced: [{ players: [4, 1], board: 3, black: 1 }],
      }),
    );
    const { forbidden, mayRepeat } = options;
    expect([forbidden.has(1, 2), forbidden.has(2, 1), forbidden.has(3, 4)]).toEqual([
      true,
      true,
      false,
    ]);
    expect([mayRepeat.has(3, 4), mayRepeat.has(4, 3), mayRepeat.has(1, 2)]).toEqual([
      true,
      true,
      false,
    ]);
    expect(options.forced).toEqual([{ players: [4, 1], board: 3, black: 1 }]);
  });

  test('may give the bye to anyone who is free in an odd field', () => {
    expect(value(readOptions(odd, { bye: 2 })).bye).toBe(2);
    expect(value(readOptions(state, { absent: [1], bye: 2 })).bye).toBe(2);
  });
});

describe('N5: what cannot be done', () => {
  const free = 'That player is absent, withdrawn or already fixed. Choose another player.';
  const refused: [RoundOptions, string][] = [
    [{ absent: [1, 9] }, 'absent, row 2: 9. No player has that number. Check the Players sheet.'],
    [
      { forbidden: [[1, 9]] },
      'forbidden, row 1: 9. No player has that number. Check the Players sheet.',
    ],
    [
      { forbidden: [[9, 1]] },
      'forbidden, row 1: 9. No player has that number. Check the Players sheet.',
    ],
    [
      { forced: [{ players: [2, 1] }], forbidden: [[2, 1]] },
      'forced, row 1: "1-2". That pairing is also forbidden. Undo one of the two.',
    ],
    [{ mayRepeat: [[1, 1]] }, 'mayRepeat, row 1: 1. Choose two different players.'],
    [
      { forced: [{ players: [9, 1] }] },
      'forced, row 1: 9. No player has that number. Check the Players sheet.',
    ],
    [
      { forced: [{ players: [1, 2] }, { players: [3, 3] }] },
      'forced, row 2: 3. Choose two different players.',
    ],
    [{ absent: [1], forced: [{ players: [1, 2] }] }, `forced, row 1: 1. ${free}`],
    [{ forced: [{ players: [1, 5] }] }, `forced, row 1: 5. ${free}`],
    [{ forced: [{ players: [1, 2] }, { players: [3, 2] }] }, `forced, row 2: 2. ${free}`],
    [
      { forced: [{ players: [1, 2] }], forbidden: [[2, 1]] },
      'forced, row 1: "1-2". That pairing is also forbidden. Undo one of the two.',
    ],
    [
      { forced: [{ players: [1, 2], black: 3 }] },
      'forced, row 1: 3. Black must be one of the two players.',
    ],
    [
      { forced: [{ players: [1, 2], board: 0 }] },
      'forced, row 1: 0. Enter a whole number, 1 or more.',
    ],
    [
      {
        forced: [
          { players: [1, 2], board: 1 },
          { players: [3, 4], board: 1 },
        ],
      },
      'forced, row 2: 1. Another game already has that board number.',
    ],
    [{ bye: 9 }, 'bye: 9. No player has that number. Check the Players sheet.'],
    [{ bye: 5 }, `bye: 5. ${free}`],
    [{ bye: 1, forced: [{ players: [1, 2] }] }, `bye: 1. ${free}`],
    [{ bye: 1 }, 'bye: 1. The number of players is even, so no one gets the bye.'],
  ];
  test.each(refused)('%j is refused', (options, said) => {
    expect(refusal(readOptions(state, options))).toEqual([said, 'value']);
  });
});

type Letters = string;
const COLOURS: Record<string, Colour> = { b: 'black', w: 'white', '.': '' };
const player = (number: number, had: Letters): { number: number; colours: Colour[] } => ({
  number,
  colours: had.split('').map((letter) => COLOURS[letter] ?? ''),
});

describe('N14: colours', () => {
  test.each([
    ['', 'w', 2, 'balance'],
    ['b', 'w', 2, 'balance'],
    ['w', 'b', 1, 'balance'],
    ['bbw', 'wb', 2, 'balance'],
    ['bw', 'wb', 1, 'alternate'],
    ['wb', 'bw', 2, 'alternate'],
    // The last game was the same for both; the one before decides.
    ['bwb', 'wbb', 1, 'alternate'],
    // Rounds without a game do not count.
    ['bw.', '.wb', 1, 'alternate'],
    ['w..b', 'wb', 1, 'entryOrder'],
    ['', '', 1, 'entryOrder'],
    ['wbwb', 'wb', 1, 'entryOrder'],
  ] as const)('after "%s" and "%s" player %d has black, by %s', (a, b, black, by) => {
    expect(colours(player(1, a), player(2, b))).toEqual({ black, white: 3 - black, by });
  });

  test('do not depend on who of the two is named first', () => {
    const had = fc
      .array(fc.constantFrom('b', 'w', '.'), { maxLength: 8 })
      .map((all) => all.join(''));
    fc.assert(
      fc.property(had, had, fc.boolean(), (a, b, higherFirst) => {
        const [one, two] = higherFirst
          ? [player(9, a), player(4, b)]
          : [player(4, a), player(9, b)];
        expect(colours(one, two)).toEqual(colours(two, one));
      }),
    );
  });
});

/** Round 1 pairs them 1-5, 2-6, 3-7 and 4-8, in this order. */
const eight = event(field([0, 0, 0, 0, 0, 0, 0, 0]));
const paired = (options: RoundOptions, given = eight): PairedRound =>
  value(pairRound(given, options));
const boardsOf = ({ boards }: PairedRound): string[] =>
  boards.map(
    ({ number, black, white }) =>
      `${number}: ${[black.player, white.player].sort((a, b) => a - b).join('-')}`,
  );
const taken = ({ warnings }: PairedRound): unknown[] =>
  warnings.filter(({ code }) => code === 'boardTaken').map(({ values }) => values);

describe('Players who keep their table', () => {
  test.each<[string, RoundOptions, readonly string[]]>([
    ['nobody', { tables: [] }, ['1: 1-5', '2: 2-6', '3: 3-7', '4: 4-8']],
    ['the lowest', { tables: [{ player: 8, board: 1 }] }, ['1: 4-8', '2: 1-5', '3: 2-6', '4: 3-7']],
    [
      'the highest',
      { tables: [{ player: 1, board: 3 }] },
      ['1: 2-6', '2: 3-7', '3: 1-5', '4: 4-8'],
    ],
    [
      'a table of its own',
      { tables: [{ player: 2, board: 9 }] },
      ['1: 1-5', '2: 3-7', '3: 4-8', '9: 2-6'],
    ],
    [
      'both of a pair: the higher placed has the table',
      {
        tables: [
          { player: 7, board: 4 },
          { player: 3, board: 1 },
        ],
      },
      ['1: 3-7', '2: 1-5', '3: 2-6', '4: 4-8'],
    ],
    [
      'the other of a pair where the table of one is taken',
      {
        tables: [
          { player: 3, board: 1 },
          { player: 1, board: 1 },
          { player: 7, board: 4 },
        ],
      },
      ['1: 1-5', '2: 2-6', '3: 4-8', '4: 3-7'],
    ],
    [
      'not where a fixed pair has the table',
      { forced: [{ players: [1, 8], board: 2 }], tables: [{ player: 3, board: 2 }] },
      ['1: 2-5', '2: 1-8', '3: 3-6', '4: 4-7'],
    ],
    [
      'not where the director fixed the pair on another one',
      { forced: [{ players: [1, 8], board: 2 }], tables: [{ player: 8, board: 1 }] },
      ['1: 2-5', '2: 1-8', '3: 3-6', '4: 4-7'],
    ],
    [
      'where the director fixed the pair alone',
      { forced: [{ players: [1, 8] }], tables: [{ player: 8, board: 3 }] },
      ['1: 2-5', '2: 3-6', '3: 1-8', '4: 4-7'],
    ],
  ])('%s', (_, options, boards) => {
    expect(boardsOf(paired(options))).toEqual(boards);
  });

  test('whoever does not get it is named', () => {
    const tables = [
      { player: 3, board: 1 },
      { player: 5, board: 1 },
      { player: 4, board: 4 },
      { player: 1, board: 4 },
    ];
    const round = paired({ tables });
    expect(boardsOf(round)).toEqual(['1: 3-7', '2: 2-6', '3: 4-8', '4: 1-5']);
    expect(taken(round)).toEqual([
      { player: 5, board: 1 },
      { player: 4, board: 4 },
    ]);
    expect(taken(paired({ tables: tables.slice(0, 1) }))).toEqual([]);
  });

  test('who is absent or has the bye needs none', () => {
    const round = paired({
      absent: [4],
      bye: 5,
      tables: [4, 5].map((player) => ({ player, board: 1 })),
    });
    expect(boardsOf(round)).toHaveLength(3);
    expect(taken(round)).toEqual([]);
  });

  test.each<[RoundOptions['tables'], string]>([
    [
      [{ player: 9, board: 1 }],
      'tables, row 1: 9. No player has that number. Check the Players sheet.',
    ],
    [
      [
        { player: 1, board: 1 },
        { player: 1, board: 2 },
      ],
      'tables, row 2: 1. That player is already on a line above. Keep one.',
    ],
    [
      [
        { player: 1, board: 1 },
        { player: 2, board: 0 },
      ],
      'tables, row 2: 0. ',
    ],
    [[{ player: 1, board: 1.5 }], 'tables, row 1: 1.5. '],
  ])('%j is refused', (tables = [], said) => {
    expect(refusal(pairRound(eight, { tables }) as never)[0]).toContain(said);
  });
});
