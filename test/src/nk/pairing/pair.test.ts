import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  pairRound,
  type Board,
  type NkEvent,
  type PairedRound,
  type PairingResult,
  type RoundOptions,
} from '../../../../src';
import { refusal, value } from '../../results';
import { event, field } from '../events';
import { chanceOf, smallEvent } from './events';
import { runs } from '../../../support/sampled';

const paired = (given: NkEvent, options?: RoundOptions): PairedRound =>
  value(pairRound(given, options));

/** "1-9" for every board, the higher placed of the two first. */
function pairs(given: NkEvent, options?: RoundOptions): readonly string[] {
  return paired(given, options).boards.map(pairOf);
}

function pairOf({ black, white }: Board): string {
  const blackIsLower = (black.group - white.group || black.rank - white.rank) > 0;
  const [higher, lower] = blackIsLower ? [white, black] : [black, white];
  return `${higher.player}-${lower.player}`;
}

/** The board on which a player sits. */
function boardOf({ boards }: PairedRound, player: number): Board {
  const board = boards.find(({ black, white }) => [black.player, white.player].includes(player));
  if (!board) throw new Error(`${player} has no board`);
  return board;
}

function blocked(result: PairingResult): Extract<PairingResult, { obstacle: unknown }> {
  if (result.ok || !('obstacle' in result)) throw new Error('A pairing was found, or none tried.');
  return result;
}

const groups = (...sizes: readonly number[]): number[] =>
  sizes.reduce<number[]>(
    (all, size, group) => [...all, ...new Array<number>(size).fill(group)],
    [],
  );

describe('N3: round 1', () => {
  test('is a slide inside every group: 1-9, 2-10 ... 8-16', () => {
    expect(pairs(event(field(groups(16, 16))))).toEqual([
      ...[1, 2, 3, 4, 5, 6, 7, 8].map((i) => `${i}-${i + 8}`),
      ...[17, 18, 19, 20, 21, 22, 23, 24].map((i) => `${i}-${i + 8}`),
    ]);
  });

  test('counts only those who stay in an odd group', () => {
    // 1 floats to the bottom of Groep 1; 2 to 5 slide, as do 6 to 9.
    expect(pairs(event(field(groups(5, 5))))).toEqual(['1-10', '2-4', '3-5', '6-8', '7-9']);
  });

  test('comes as near to the slide as forbidden pairs allow', () => {
    // 1-5, 2-4, 3-6 is as near; of the two this has the lower opponent for 1.
    expect(pairs(event(field(groups(6))), { forbidden: [[1, 4]] })).toEqual(['1-3', '2-5', '4-6']);
  });
});

describe('N4: later rounds', () => {
  test('are a fold inside every group by SOS, then strength, then the stored number', () => {
    const given = event(field(groups(8)), ['1-5B 2-6B 3-7B 4-8B']);
    // All winners have SOS 0, all losers 1: strength decides.
    expect(pairs(given)).toEqual(['1-4', '2-3', '5-8', '6-7']);
    const stronger = field(groups(8), { 4: { strength: 3000 } });
    expect(pairs(event(stronger, ['1-5B 2-6B 3-7B 4-8B']))).toEqual(['4-3', '1-2', '5-8', '6-7']);
  });

  test('pair a group of 16 first to last, second to last but one', () => {
    const lost = [...groups(16), ...groups(16)].map(() => 1);
    const given = event(field(lost), [
      '1-17B 2-18B 3-19B 4-20B 5-21B 6-22B 7-23B 8-24B '.concat(
        '9-25B 10-26B 11-27B 12-28B 13-29B 14-30B 15-31B 16-32B',
      ),
    ]);
    expect(pairs(given).slice(0, 8)).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map((i) => `${i}-${17 - i}`));
  });
});

describe('N5: the criteria', () => {
  test('let nobody meet again who has met', () => {
    const given = event(field([1, 1, 1, 1, 2, 2, 2, 2]), ['1-4L 2-3L 5-6L 7-8L']);
    expect(pairs(given)).toEqual(['1-3', '2-4', '5-8', '6-7']);
    expect(paired(given).criteria).toEqual([
      { code: 'title', value: 0 },
      { code: 'repeats', value: 0 },
      { code: 'gaps', value: 0 },
      { code: 'floatDown', value: 0 },
      { code: 'floatUp', value: 0 },
      { code: 'pattern', value: 2 },
    ]);
  });

  test('let pairs repeat that may, when all else is worse, and say so', () => {
    const given = event(field([2, 2]), ['1-2L']);
    const round = paired(given, { mayRepeat: [[2, 1]] });
    expect(round.boards.map(pairOf)).toEqual(['1-2']);
    expect(round.boards[0]?.repeats).toBe(1);
    expect(round.warnings.slice(1)).toEqual([
      { code: 'repeat', values: { first: 1, second: 2, round: 1 } },
    ]);
    const third = event(field([2, 2]), ['1-2L', '1-2D']);
    expect(paired(third, { mayRepeat: [[1, 2]] })).toMatchObject({
      boards: [{ repeats: 2 }],
      warnings: [
        { code: 'titleUndecided' },
        { code: 'repeat', values: { first: 1, second: 2, round: 2 } },
      ],
    });
  });

  test('say of a repeated pair in which round it last met, the lower number first', () => {
    const given = event(field([2, 2, 2, 2]), ['1-4L 2-3L', '1-2L 3-4L', '1-3L 2-4L', '4-1b 3-2w']);
    const { warnings, boards } = paired(given, {
      mayRepeat: [
        [4, 1],
        [2, 3],
      ],
    });
    expect(warnings.filter(({ code }) => code === 'repeat')).toEqual([
      { code: 'repeat', values: { first: 2, second: 3, round: 1 } },
      { code: 'repeat', values: { first: 1, second: 4, round: 1 } },
    ]);
    // One of the two has the higher number with black.
    expect(boards.some(({ black, white }) => black.player > white.player)).toBe(true);
  });

  test('do not take a forfeit for a meeting', () => {
    expect(pairs(event(field([2, 2]), ['1-2b']))).toEqual(['1-2']);
  });

  test('weigh wide gaps by their square: two floats by one group beat one by two', () => {
    expect(pairs(event(field([2, 3, 3, 4])))).toEqual(['1-3', '2-4']);
  });

  test('choose the floater before the opponent, both before slide or fold', () => {
    // 1 may not meet 6, the lowest of the next group, and still goes down, to 5.
    const round = paired(event(field([2, 2, 2, 3, 3, 3])), { forbidden: [[1, 6]] });
    expect(round.floaters).toEqual([
      { player: 1, opponent: 5, from: 2, to: 3, preferredRank: 1, rank: 1 },
      { player: 5, opponent: 1, from: 3, to: 2, preferredRank: 3, rank: 2 },
    ]);
    expect(round.criteria.slice(2)).toEqual([
      { code: 'gaps', value: 1 },
      { code: 'floatDown', value: 0 },
      { code: 'floatUp', value: 1 },
      { code: 'pattern', value: 0 },
    ]);
  });

  test.each([
    ['top', 'bottom', '1-6'],
    ['bottom', 'top', '3-4'],
    ['middle', 'middle', '2-5'],
  ] as const)(
    'take the floater from the %s and the opponent from the %s where set so',
    (down, up, float) => {
      const settings = { floatDown: down, floatUp: up };
      expect(pairs(event(field([2, 2, 2, 3, 3, 3]), [], settings))).toContain(float);
    },
  );

  test('take the lower stored number where all else is level', () => {
    // Everyone missed round 1: SOS is level. Without 3-6, both 2-6 with 3-7 and 3-5 with 4-6 are nearest to the fold.
    const given = event(field([2, 2, 2, 2, 2, 2, 2, 2]), ['1 2 3 4 5 6 7 8']);
    expect(pairs(given, { forbidden: [[3, 6]] })).toEqual(['1-8', '2-6', '3-7', '4-5']);
  });

  test('give the same pairs whatever the order of rows', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000_000 }),
        fc.infiniteStream(fc.nat()),
        (seed, order) => {
          const { event: given, options } = smallEvent(chanceOf(seed), 14);
          const mixed = <T>(list: readonly T[]): T[] =>
            list
              .map((item) => ({ item, key: Number(order.next().value) }))
              .sort((a, b) => a.key - b.key)
              .map(({ item }) => item);
          const other: NkEvent = {
            ...given,
            players: mixed(given.players),
            rounds: given.rounds.map(({ games, byes = [], absences = [] }) => ({
              games: mixed(games),
              byes: mixed(byes),
              absences: mixed(absences),
            })),
          };
          const said: RoundOptions = {
            ...options,
            absent: mixed(options.absent ?? []),
            forbidden: mixed(options.forbidden ?? []).map(([a, b]) => [b, a]),
            mayRepeat: mixed(options.mayRepeat ?? []),
          };
          expect(pairRound(other, said)).toEqual(pairRound(given, options));
        },
      ),
      { numRuns: runs(40, 300) },
    );
  });
});

describe('N6: a floater', () => {
  test('passes a group that has nobody', () => {
    expect(pairs(event(field([2, 4])))).toEqual(['1-2']);
  });

  test('that has met all of the next group leaves the float to the next in order', () => {
    const round = paired(event(field([2, 2, 2, 3])), { forbidden: [[1, 4]] });
    expect(round.boards.map(pairOf)).toEqual(['1-3', '2-4']);
    expect(boardOf(round, 2).why).toMatchObject({ path: 'float' });
  });
});

describe('N7: the title group', () => {
  const titled = (startGroups: readonly number[], rounds: readonly string[] = []): NkEvent =>
    event(field(startGroups), rounds, { titleFrom: rounds.length + 1 });

  test('is paired as any other before its round', () => {
    expect(pairs(event(field([0, 1, 1, 2, 2, 2])))).toEqual(['1-3', '2-6', '4-5']);
  });

  test('of one in the Topgroep and two in Groep 1: those two meet, the one floats to Groep 2', () => {
    const round = paired(titled([0, 1, 1, 2, 2, 2]));
    expect(round.boards.map(pairOf)).toEqual(['1-6', '2-3', '4-5']);
    expect(round.boards.map(({ why }) => why.path)).toEqual(['titleFloat', 'title', 'slide']);
    expect(round.criteria.slice(0, 3)).toEqual([
      { code: 'title', value: 0 },
      { code: 'repeats', value: 0 },
      { code: 'gaps', value: 4 },
    ]);
  });

  test('of one in the Topgroep and one in Groep 1: the two meet', () => {
    const round = paired(titled([0, 1, 2, 2]));
    expect(round.boards.map(pairOf)).toEqual(['1-2', '3-4']);
    expect(boardOf(round, 1).why.path).toBe('title');
  });

  test('of four in Groep 1 is folded, avoiding repeats', () => {
    const players = [0, 0, 0, 0, 3, 3, 3, 3];
    expect(pairs(titled(players, ['1-2D 3-4D 5-6D 7-8D'])).slice(0, 2)).toEqual(['1-4', '2-3']);
    expect(pairs(titled(players, ['1-4D 2-3D 5-6D 7-8D'])).slice(0, 2)).toEqual(['1-3', '2-4']);
  });

  test('of two who have met: they meet again', () => {
    const round = paired(titled([0, 0, 3, 3, 3, 3], ['1-2D 3-4D 5-6D']));
    expect(round.boards.map(pairOf)).toEqual(['1-2', '3-6', '4-5']);
    expect(round.warnings).toEqual([{ code: 'repeat', values: { first: 1, second: 2, round: 1 } }]);
    expect(round.criteria[1]).toEqual({ code: 'repeats', value: 1 });
  });

  test.each([
    ['of three in Groep 1', [1, 1, 1, 2], ['1-4', '2-3']],
    ['of three in the Topgroep', [0, 0, 0, 2], ['1-4', '2-3']],
    ['of two in the Topgroep and one in Groep 1', [0, 0, 1, 2], ['1-2', '3-4']],
    ['of one, champion by now', [0, 2, 2, 2], ['1-4', '2-3']],
  ])('%s lets one float', (_, players, expected) => {
    expect(pairs(titled(players))).toEqual(expected);
  });

  test('lets the highest float who may meet somebody of the next group', () => {
    expect(pairs(titled([1, 1, 1, 2]), { forbidden: [[1, 4]] })).toEqual(['1-3', '2-4']);
  });

  test('is broken only where the director leaves no other way', () => {
    const round = paired(titled([0, 0, 2, 2]), { forbidden: [[1, 2]] });
    expect(round.criteria[0]).toEqual({ code: 'title', value: 2 });
    expect(round.warnings).toEqual([
      { code: 'candidateOutsideTitleGroup', values: { player: 1 } },
      { code: 'candidateOutsideTitleGroup', values: { player: 2 } },
    ]);
  });

  test('is those present: who is absent is named', () => {
    const round = paired(titled([0, 0, 0, 2]), { absent: [3, 4] });
    expect(round.boards.map(pairOf)).toEqual(['1-2']);
    expect(round.absent).toEqual([3, 4]);
    expect(round.warnings).toEqual([{ code: 'candidateAbsent', values: { player: 3 } }]);
  });
});

describe('N8: after the last round', () => {
  const over = event(field([0, 0, 1, 1]), ['1-2D 3-4L'], { rounds: 1 });

  test('two candidates left play for the title, and nobody else plays', () => {
    const round = paired(over);
    expect(round).toMatchObject({ round: 2, title: { state: 'playOff' }, floaters: [] });
    expect(round.boards).toHaveLength(1);
    expect(round.boards[0]).toMatchObject({ repeats: 1, why: { path: 'title' }, number: 1 });
  });

  test('nothing else is paired', () => {
    const refused: [string, string] = [
      'rounds: 1. All rounds are played (1). A play-off needs exactly two candidates.',
      'notAvailable',
    ];
    const playOff = { black: 1, white: 2, result: null };
    expect(refusal(pairRound({ ...over, playOff }))).toEqual(refused);
    expect(refusal(pairRound(event(field([0, 1]), ['1-2B'], { rounds: 1 })))).toEqual(refused);
  });

  test('a title that is decided before is said so', () => {
    const champion = event(field([0, 2, 2, 2]), ['1-2B 3-4B']);
    expect(paired(champion).warnings).toEqual([{ code: 'titleDecided', values: { player: 1 } }]);
    const nobody = event(field([2, 2]));
    expect(paired(nobody).warnings).toEqual([{ code: 'titleUndecided', values: {} }]);
  });
});

describe('N10: the bye', () => {
  test('goes to the lowest', () => {
    const round = paired(event(field([2, 2, 3, 3, 3])));
    expect(round.bye).toEqual({ player: 5, by: 'order', passedOver: [] });
    expect(round.boards.map(pairOf)).toEqual(['1-2', '3-4']);
  });

  test('goes to the next where no legal pairing exists otherwise', () => {
    const round = paired(event(field([2, 2, 2])), { forbidden: [[1, 2]] });
    expect(round.bye).toEqual({ player: 2, by: 'order', passedOver: [3] });
  });

  test('does not go to anyone a second time while somebody is without', () => {
    const given = event(field([2, 2, 2]), ['1-2B 3+']);
    expect(paired(given).bye?.player).toBe(2);
    expect(paired(given, { bye: 3, mayRepeat: [[1, 2]] })).toMatchObject({
      bye: { player: 3, by: 'director', passedOver: [] },
      warnings: [
        { code: 'titleUndecided' },
        { code: 'repeat' },
        { code: 'secondBye', values: { player: 3 } },
      ],
    });
  });

  test('goes to a title candidate in turn before the title round', () => {
    const round = paired(event(field([0, 0, 0])));
    expect(round.bye).toEqual({ player: 3, by: 'order', passedOver: [] });
    expect(round.warnings).toEqual([]);
    expect(paired(event(field([0, 0, 0])), { bye: 2 }).warnings).toEqual([
      { code: 'candidateBye', values: { player: 2 } },
    ]);
  });

  test('from the title round on goes to a candidate only when nobody else is present', () => {
    const settings = { titleFrom: 1 };
    const candidates = { ...event(field([0, 0, 0])), settings };
    expect(paired(candidates)).toMatchObject({
      bye: { player: 3 },
      warnings: [{ code: 'candidateBye', values: { player: 3 } }],
    });
    const withOther = { ...event(field([0, 2, 2]), ['1-3B 2+', '1-2B 3+']), settings };
    expect(paired(withOther, { mayRepeat: [[1, 3]] }).bye?.player).toBe(2);
    const asEveryone = { ...withOther, settings: { titleFrom: 1, candidateMayHaveBye: true } };
    expect(paired(asEveryone, { mayRepeat: [[2, 3]] }).bye?.player).toBe(1);
  });

  test('leaves nobody without a place in round 1 of any field of 2 players or more', () => {
    for (const size of [16, 8, 2]) {
      for (let players = 2; players <= 49; players++) {
        const groups = Array.from({ length: players }, (_, index) => Math.floor(index / size));
        const round = paired(event(field(groups)));
        const bye = players % 2 === 1 ? players : undefined;
        expect([players, round.boards.length, round.bye?.player]).toEqual([
          players,
          Math.floor(players / 2),
          bye,
        ]);
      }
    }
  });
});

describe('pairs fixed by the director', () => {
  const eight = event(field([2, 2, 2, 2, 3, 3, 3, 3]));

  test('stand, and the rest is paired as if they were not there', () => {
    expect(pairs(eight, { forced: [{ players: [2, 1] }] })).toEqual(['1-2', '3-4', '5-7', '6-8']);
  });

  test('keep the board and colour they are given; the others take the numbers left', () => {
    const forced = [{ players: [8, 1], board: 2, black: 8 }] as const;
    const round = paired(eight, { forced });
    expect(round.boards.map((board) => [board.number, pairOf(board)])).toEqual([
      [1, '2-7'],
      [2, '1-8'],
      [3, '3-4'],
      [4, '5-6'],
    ]);
    expect(round.boards[1]).toMatchObject({
      black: { player: 8 },
      white: { player: 1 },
      colours: 'director',
      why: { path: 'forced', criteria: [] },
      scoreGap: 1,
    });
    expect(round.boards[1]).not.toHaveProperty('rankDistance');
    expect(round.warnings).toContainEqual({
      code: 'forcedAcrossGroups',
      values: { first: 1, second: 8 },
    });
  });

  test('may be repeats, and are named', () => {
    const given = event(field([2, 2, 2, 2]), ['1-2L 3-4L']);
    const round = paired(given, { forced: [{ players: [1, 2] }], mayRepeat: [[3, 4]] });
    expect(round.warnings.slice(1)).toEqual([
      { code: 'forcedRepeat', values: { first: 1, second: 2 } },
      { code: 'repeat', values: { first: 3, second: 4, round: 1 } },
    ]);
  });

  test('may be the whole round', () => {
    const round = paired(event(field([2, 3])), { forced: [{ players: [1, 2] }] });
    expect(round.boards.map(pairOf)).toEqual(['1-2']);
    expect(round.criteria.every((criterion) => criterion.value === 0)).toBe(true);
  });
});

describe('a board', () => {
  const criteria = (...values: readonly number[]): unknown =>
    ['title', 'repeats', 'gaps', 'floatDown', 'floatUp', 'pattern', 'numbers'].map(
      (code, index) => ({ code, value: values[index] }),
    );

  /** Strength orders a player and this one. */
  const beside = (player: number): unknown => ({ with: player, by: 'strength' });

  test('shows where both stood, and what they add to every criterion', () => {
    const round = paired(event(field([2, 2, 2, 2, 2, 2]), ['1-4B 2-5B 3-6B']));
    expect(round.boards.slice(0, 2)).toEqual([
      {
        number: 1,
        black: { player: 6, group: 3, score: -2, sos: 1, rank: 3, tie: beside(5) },
        white: { player: 1, group: 2, score: -1, sos: 0, rank: 1, tie: beside(2) },
        scoreGap: 1,
        repeats: 0,
        why: {
          path: 'float',
          criteria: criteria(0, 0, 1, 0, 0, 0, 6),
          odd: { left: 3, met: 0 },
        },
        colours: 'balance',
      },
      {
        number: 2,
        black: { player: 2, group: 2, score: -1, sos: 0, rank: 2, stayRank: 1, tie: beside(1) },
        // Beside 3 stands only 2, the opponent: their order decides nothing.
        white: { player: 3, group: 2, score: -1, sos: 0, rank: 3, stayRank: 2 },
        scoreGap: 0,
        rankDistance: 1,
        repeats: 0,
        why: { path: 'fold', criteria: criteria(0, 0, 0, 0, 0, 0, 3), staying: 2 },
        colours: 'entryOrder',
      },
    ]);
  });

  test('names whom fold would have given, and why that is not', () => {
    const given = event(field([2, 2, 2, 2, 2, 2, 2, 2]), ['1-8L 2 3 4 5 6 7']);
    const round = paired(given);
    expect(round.boards.map(pairOf)).toEqual(['1-7', '2-8', '3-6', '4-5']);
    expect(boardOf(round, 1).why).toMatchObject({ expected: 8, expectedNot: 'met' });
    expect(boardOf(round, 2).why).toMatchObject({ expected: 7, expectedNot: 'neededElsewhere' });
    expect(boardOf(round, 3).why).not.toHaveProperty('expected');
    const forbidden = paired(given, { forbidden: [[2, 7]] });
    expect(boardOf(forbidden, 2).why).toMatchObject({ expected: 7, expectedNot: 'forbidden' });
  });

  test('names whom slide would have given', () => {
    const round = paired(event(field(groups(6))), { forbidden: [[1, 4]] });
    expect(round.boards.map(pairOf)).toEqual(['1-3', '2-5', '4-6']);
    expect(boardOf(round, 1).why).toMatchObject({ expected: 4, expectedNot: 'forbidden' });
    expect(boardOf(round, 2).why).not.toHaveProperty('expected');
    expect(boardOf(round, 6).why).toMatchObject({ expected: 1, expectedNot: 'forbidden' });
  });

  test('names whom a floater would have met', () => {
    const round = paired(event(field([2, 2, 2, 3, 3, 3])), { forbidden: [[1, 6]] });
    expect(boardOf(round, 1).why).toMatchObject({ expected: 6, expectedNot: 'forbidden' });
  });
});

describe('where no legal pairing exists', () => {
  const everyoneMet = event(field([2, 2, 2, 2]), ['1-2L 3-4L', '1-3L 2-4L', '1-4L 2-3L']);

  test('it is said who has nobody left, and the fewest repeats are offered', () => {
    const result = blocked(pairRound(everyoneMet));
    expect(result.obstacle).toEqual({
      code: 'nobodyLeft',
      values: { player: 1, met: [2, 3, 4], forbidden: [] },
    });
    expect(result.relaxation).toEqual([
      { code: 'allowRepeat', values: { first: 1, second: 2 } },
      { code: 'allowRepeat', values: { first: 3, second: 4 } },
    ]);
    expect(refusal(result)).toEqual([
      'player: 1. No opponent is left for that player. Allow a rematch or a forbidden pairing, or undo a fixed one.',
      'notAvailable',
    ]);
  });

  test('it is said whose forbidden pairs block', () => {
    const result = blocked(pairRound(event(field([2, 2])), { forbidden: [[1, 2]] }));
    expect(result.obstacle).toEqual({
      code: 'nobodyLeft',
      values: { player: 1, met: [], forbidden: [2] },
    });
    expect(result.relaxation).toEqual([
      { code: 'allowForbidden', values: { first: 1, second: 2 } },
    ]);
  });

  test('it is said who have too few opponents left together', () => {
    const forbidden = [
      [2, 3],
      [2, 4],
      [3, 4],
    ] as const;
    const result = blocked(pairRound(event(field([2, 2, 2, 2])), { forbidden }));
    expect(result.obstacle).toEqual({
      code: 'tooFewOpponents',
      values: { groups: [[2], [3]], opponents: [1] },
    });
    expect(result.relaxation).toHaveLength(1);
    expect(refusal(result)[0]).toBe(
      'players: "2, 3". Besides each other, these players have only 1 opponent left. Allow a rematch or a forbidden pairing, or undo a fixed one.',
    );
  });

  test('one fixed pair is released rather than two things allowed', () => {
    const given = event(field([2, 2, 2, 2]), ['3-4L 1 2']);
    const result = blocked(
      pairRound(given, { forced: [{ players: [1, 2] }], forbidden: [[3, 4]] }),
    );
    expect(result.relaxation).toEqual([{ code: 'releaseForced', values: { first: 1, second: 2 } }]);
  });

  test('from the title round on a candidate has the bye rather than two things allowed', () => {
    const given = event(field([0, 4, 4]), ['1-2D 3', '1-3D 2'], { titleFrom: 3 });
    const result = blocked(
      pairRound(given, {
        forbidden: [
          [1, 2],
          [1, 3],
        ],
      }),
    );
    expect(result.relaxation).toEqual([{ code: 'candidateMayHaveBye', values: {} }]);
  });

  test('nobody is there to be paired', () => {
    const result = blocked(pairRound(event(field([2, 2])), { absent: [1] }));
    expect(result).toMatchObject({
      obstacle: { code: 'nobodyToPair', values: { present: 1 } },
      relaxation: [],
    });
    expect(refusal(result)).toEqual([
      'players: 1. At least two players must be present.',
      'notAvailable',
    ]);
  });
});

test('what does not fit is refused as the reading of events and options refuses it', () => {
  expect(refusal(pairRound(event(field([2, 2]), ['1-2?'])))[1]).toBe('value');
  expect(refusal(pairRound(event(field([2, 2])), { absent: [3] }))[1]).toBe('value');
});
