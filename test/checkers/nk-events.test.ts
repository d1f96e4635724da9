import { describe, expect, test } from '@jest/globals';
import { sentence } from '../../src/language/core';
import {
  DEFAULT_SETTINGS,
  type NkEvent,
  type PairedRound,
  type PairingResult,
  type RoundOptions,
} from '../../src';
import { refusal as refuse } from '../../src/core/message';
import { emptyTally, entriesOf, playEvent, type Rules } from './nk/generate';
import { rules } from './nk/rules';
import { chanceOf } from './nk/random';
import { isMatchable } from './nk/check-round';
import { runs } from '../support/sampled';
import { sampleSeed } from '../support/tier';
import type {
  NkEvent as NkEventOfNkPairing,
  RoundOptions as RoundOptionsOfNkPairing,
  Settings,
} from '../../src/nk/event/event';
import { event, field } from '../src/nk/events';
import { ledgerOf } from './nk/ledger';
import {
  bestByTrying,
  byeQueue,
  costOf,
  type Field,
  fieldOf,
  type Pair,
  taskOf,
  titleOf,
} from './nk/pairing';

/** For the tests of the checker itself: among the first events are those that each mistake shows in. */
const SEED = 1;
/** Seeds of events in which a clause was once broken. */
const FORMER_FAILURES: readonly number[] = [];
const EVENTS = runs(80, 100_000);

describe('events by chance', () => {
  test(`N2 to N14 hold in ${EVENTS} of them`, () => {
    const first = sampleSeed * 1000;
    const tally = emptyTally();
    for (const seed of FORMER_FAILURES) playEvent(seed, rules, tally);
    for (let event = 0; event < EVENTS; event++) playEvent(first + event, rules, tally);
    expect(tally.violations).toEqual([]);
    // What the clauses speak of did occur.
    const { events, rounds, refusals, repeats, passedOver, playOffs, champions } = tally;
    expect(events).toBe(FORMER_FAILURES.length + EVENTS);
    expect(rounds).toBeGreaterThan(5 * EVENTS);
    for (const seen of [refusals, repeats, passedOver, playOffs, champions]) {
      expect(seen).toBeGreaterThan(EVENTS / 100);
    }
  }, 14_400_000);
});

describe('the generator', () => {
  const lists = Array.from({ length: 400 }, (_, seed) => entriesOf(chanceOf(seed)));
  const players = lists.flatMap((list) => list.players);

  test('gives the same event for the same seed', () => {
    expect(entriesOf(chanceOf(7))).toEqual(entriesOf(chanceOf(7)));
    expect(entriesOf(chanceOf(7))).not.toEqual(entriesOf(chanceOf(8)));
  });

  test('gives 4 to 200 players, late entrants, withdrawals and equal strengths', () => {
    const sizes = lists.map((list) => list.players.length);
    expect(Math.min(...sizes)).toBe(4);
    expect(Math.max(...sizes)).toBeGreaterThan(150);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(200);
    expect(players.filter(({ enters = 1 }) => enters > 1).length).toBeGreaterThan(50);
    expect(players.filter((each) => each.withdrawnAfter !== undefined).length).toBeGreaterThan(50);
    const equal = lists.filter((list) => {
      const strengths = list.players.map(({ strength }) => strength);
      return new Set(strengths).size < strengths.length / 2;
    });
    expect(equal.length).toBeGreaterThan(50);
  });
});

/** What the checker says of so many events played by other rules. */
function complaints(changed: Partial<Rules>, events = 60): string[] {
  const tally = emptyTally();
  for (let event = 0; event < events; event++) {
    playEvent(SEED + event, { ...rules, ...changed }, tally);
    if (tally.violations.length > 0) break;
  }
  return tally.violations.map((each) => each.replace(/^seed \d+, round \d+: /, ''));
}

/** Rules whose paired rounds are changed. */
function pairing(change: (round: PairedRound, event: NkEvent) => PairedRound): Partial<Rules> {
  return {
    pairRound: (event: NkEvent, options: RoundOptions): PairingResult => {
      const result = rules.pairRound(event, options);
      return result.ok ? { ...result, value: change(result.value, event) } : result;
    },
  };
}

describe('the checker', () => {
  test('complains of nothing that is as it should be', () => {
    expect(complaints({}, runs(15, 60))).toEqual([]);
  });

  const first = <T>(list: readonly T[], change: (each: T) => T): T[] =>
    list.map((each, index) => (index === 0 ? change(each) : each));
  const changes: [
    what: string,
    change: (round: PairedRound, event: NkEvent) => PairedRound,
    said: RegExp,
  ][] = [
    ['a round of another number', (round) => ({ ...round, round: 99 }), /^round 99 instead of/],
    [
      'a board that is missing',
      (round) => ({ ...round, boards: round.boards.slice(1) }),
      /^present are/,
    ],
    [
      'two boards of one number',
      (round) => ({ ...round, boards: round.boards.map((board) => ({ ...board, number: 1 })) }),
      /^boards are numbered|^the forced pair/,
    ],
    [
      'colours turned round',
      (round) => ({
        ...round,
        boards: first(round.boards, (board) => ({
          ...board,
          black: board.white,
          white: board.black,
        })),
      }),
      /^N14|other colours$/,
    ],
    [
      'a score that is not the player’s',
      (round) => ({
        ...round,
        boards: first(round.boards, (board) => ({
          ...board,
          black: { ...board.black, score: board.black.score + 1 },
        })),
      }),
      /^N9/,
    ],
    [
      'a rank that is not the player’s',
      (round) => ({
        ...round,
        boards: first(round.boards, (board) => ({ ...board, white: { ...board.white, rank: 99 } })),
      }),
      /^N4/,
    ],
    [
      'a score gap that is not there',
      (round) => ({
        ...round,
        boards: first(round.boards, (board) => ({ ...board, scoreGap: 99 })),
      }),
      /score gap/,
    ],
    [
      'a repeat that is none',
      (round) => ({ ...round, boards: first(round.boards, (board) => ({ ...board, repeats: 9 })) }),
      /9 repeats/,
    ],
    [
      'sums that are not the pairs’',
      (round) => ({ ...round, criteria: round.criteria.slice(1) }),
      /^N5: the sums/,
    ],
    [
      'a floater that is none',
      (round) => ({
        ...round,
        floaters: [
          ...round.floaters,
          { player: 1, opponent: 2, from: 0, to: 1, preferredRank: 1, rank: 1 },
        ],
      }),
      /^N6/,
    ],
    [
      'a warning that nobody needs',
      (round) => ({
        ...round,
        warnings: [...round.warnings, { code: 'secondBye', values: { player: 99 } }],
      }),
      /^warnings: /,
    ],
    [
      'a champion before the time',
      (round) => ({ ...round, title: { ...round.title, state: 'champion', champion: 1 } }),
      /^N8/,
    ],
    [
      'a candidate who is none',
      (round) => ({ ...round, title: { ...round.title, candidates: [] } }),
      /^N7/,
    ],
    [
      'a withdrawal that nobody made',
      (round) => ({ ...round, title: { ...round.title, withdrawn: [99] } }),
      /^N8: as candidates/,
    ],
  ];
  test.each(changes)('finds %s', (_, change, said) => {
    const found = complaints(pairing(change));
    expect(found.filter((each) => said.test(each))).not.toEqual([]);
  });

  test('N5: finds opponents exchanged', () => {
    const exchanged = pairing((round) => {
      const [one, two, ...others] = round.boards;
      if (!one || !two) return round;
      return {
        ...round,
        boards: [{ ...one, white: two.white }, { ...two, white: one.white }, ...others],
      };
    });
    expect(complaints(exchanged).some((each) => each.startsWith('N5'))).toBe(true);
  });

  test('N5: finds that the order of rows matters', () => {
    const byChance: Partial<Rules> = {
      pairRound: (event, options) => {
        const result = rules.pairRound(event, options);
        const [one] = event.players;
        if (!result.ok || result.value.boards.length < 2 || (one?.number ?? 0) % 2 === 0)
          return result;
        const [a, b, ...others] = result.value.boards;
        if (!a || !b) return result;
        return {
          ...result,
          value: {
            ...result.value,
            boards: [{ ...b, number: a.number }, { ...a, number: b.number }, ...others],
          },
        };
      },
    };
    expect(complaints(byChance, 200).some((each) => each.includes('another order of rows'))).toBe(
      true,
    );
  });

  test('N10: finds a bye that is not the first in order', () => {
    const other = pairing((round) => {
      const board = round.boards[round.boards.length - 1];
      if (!board || round.bye?.by !== 'order') return round;
      const { player } = board.black;
      return { ...round, bye: { ...round.bye, player } };
    });
    expect(complaints(other).some((each) => each.startsWith('N10'))).toBe(true);
  });

  test('N5: finds a refusal of what is possible', () => {
    const refusing: Partial<Rules> = {
      pairRound: (event, options) => {
        const result = rules.pairRound(event, options);
        if (!result.ok) return result;
        const { failure } = refuse({ argument: 'players', found: 1 }, 'wholeFrom', { least: 1 });
        return {
          ok: false,
          failure,
          obstacle: { code: 'nobodyLeft', values: { player: 1, met: [], forbidden: [] } },
          relaxation: [],
        };
      },
    };
    const found = complaints(refusing);
    expect(found.some((each) => each.startsWith('N5: refused, but possible'))).toBe(true);
    expect(found).toContain('N5: refused, and nothing is offered');
    expect(found).toContain('what was offered did not make a pairing possible');
  });

  test('finds a refusal without a reason', () => {
    const { failure } = refuse({ argument: 'players', found: 1 }, 'wholeFrom', { least: 1 });
    expect(sentence(failure)).toMatch(/^players: 1/);
    const refusal = { ok: false, failure } as const;
    expect(complaints({ pairRound: () => refusal })).toEqual(['refused as wholeFrom: 1']);
    expect(complaints({ titleStatus: () => refusal })).toContain('N8: refused as wholeFrom');
    expect(complaints({ nkStandings: () => refusal })).toContain('N13: refused as wholeFrom');
    expect(complaints({ earnedRights: () => refusal }).some((each) => each.startsWith('N12'))).toBe(
      true,
    );
  });

  test('N8: finds a champion without a play-off won', () => {
    const blind: Partial<Rules> = {
      titleStatus: ({ players, rounds, settings = {} }) =>
        rules.titleStatus({ players, rounds, settings }),
    };
    expect(complaints(blind, 200).some((each) => each.startsWith('N8: the play-off'))).toBe(true);
  });

  test('N13: finds standings in another order, and figures that are not the player’s', () => {
    const standings = (change: (line: number) => object): Partial<Rules> => ({
      nkStandings: (event) => {
        const result = rules.nkStandings(event);
        if (!result.ok) return result;
        const lines = result.value.lines.map((line) => ({ ...line, ...change(line.line) }));
        return { ok: true, value: { lines } };
      },
    });
    const wrong: ((line: number) => object)[] = [
      (line) => (line === 1 ? { place: 2 } : {}),
      (line) => (line === 1 ? { sos: -1 } : {}),
      (line) => ({ line: line + 1 }),
    ];
    for (const change of wrong) {
      expect(complaints(standings(change)).some((each) => each.startsWith('N13'))).toBe(true);
    }
    const short: Partial<Rules> = {
      nkStandings: () => ({ ok: true, value: { lines: [] } }),
    };
    expect(complaints(short)[0]).toMatch(/^N13: 0 lines for/);
  });
});

describe('whether a graph can be paired, by determinants', () => {
  /** The same by trying everything. */
  function canBePaired(
    left: readonly number[],
    hasEdge: (a: number, b: number) => boolean,
  ): boolean {
    const [first, ...others] = left;
    if (first === undefined) return true;
    return others.some(
      (other) =>
        hasEdge(first, other) &&
        canBePaired(
          others.filter((each) => each !== other),
          hasEdge,
        ),
    );
  }

  test('is what trying everything says', () => {
    const chance = chanceOf(SEED);
    let possible = 0;
    for (let graph = 0; graph < 500; graph++) {
      const size = chance.whole(0, 8);
      const share = chance.pick([0.15, 0.3, 0.5]);
      const edges = new Set<string>();
      for (let a = 0; a < size; a++) {
        for (let b = a + 1; b < size; b++) if (chance.happens(share)) edges.add(`${a}-${b}`);
      }
      const hasEdge = (a: number, b: number): boolean =>
        edges.has(`${Math.min(a, b)}-${Math.max(a, b)}`);
      const expected = canBePaired(
        Array.from({ length: size }, (_, vertex) => vertex),
        hasEdge,
      );
      expect(isMatchable(size, hasEdge, chance.next)).toBe(expected);
      if (expected) possible++;
    }
    expect(possible).toBeGreaterThan(50);
    expect(possible).toBeLessThan(450);
  });
});

const taskFor = (
  given: NkEventOfNkPairing,
  options: RoundOptionsOfNkPairing = {},
  settings: Partial<Settings> = {},
) => taskOf(ledgerOf(given), { ...DEFAULT_SETTINGS, ...settings }, options);
const costFor = (
  given: NkEventOfNkPairing,
  pairs: readonly Pair[],
  settings: Partial<Settings> = {},
): number[] => costOf(fieldOf(taskFor(given, {}, settings), undefined), pairs);

/** 16 players of one group, in order of SOS after a round of byes: everyone has the same score. */
const sixteen = field(Array.from({ length: 16 }, () => 2));
const pairsOf = (opponent: (i: number) => number): Pair[] =>
  Array.from({ length: 8 }, (_, index) => [index + 1, opponent(index + 1)]);

const leastCost = (paired: Field): readonly number[] | undefined => bestByTrying(paired)?.cost;

describe('the checker by hand', () => {
  test('N3: a slide costs nothing in round 1, a fold does', () => {
    expect(
      costFor(
        event(sixteen),
        pairsOf((i) => i + 8),
      ),
    ).toEqual([0, 0, 0, 0, 0, 0]);
    // |i - (17 - i)| is 15, 13 ... 1, and 8 is wanted: 49 + 25 + 9 + 1, twice.
    expect(
      costFor(
        event(sixteen),
        pairsOf((i) => 17 - i),
      ),
    ).toEqual([0, 0, 0, 0, 0, 168]);
  });

  const later = event(sixteen, [sixteen.map(({ number }) => `${number}+`).join(' ')]);

  test('N4: a fold costs nothing in later rounds, a slide does', () => {
    expect(
      costFor(
        later,
        pairsOf((i) => 17 - i),
      ),
    ).toEqual([0, 0, 0, 0, 0, 0]);
    // i + i + 8 is 10, 12 ... 24, and 17 is wanted.
    expect(
      costFor(
        later,
        pairsOf((i) => i + 8),
      ),
    ).toEqual([0, 0, 0, 0, 0, 168]);
  });

  test('N6: floats cost the squared distance from the preferred place on either side', () => {
    const given = event(field([2, 2, 2, 3, 3, 3]));
    const pairs: Pair[] = [
      [1, 2],
      [3, 5],
      [4, 6],
    ];
    // 3 is third of three, 5 second of three.
    expect(costFor(given, pairs)).toEqual([0, 0, 1, 4, 1, 0]);
    expect(costFor(given, pairs, { floatDown: 'middle', floatUp: 'middle' })).toEqual([
      0, 0, 1, 1, 0, 0,
    ]);
    expect(costFor(given, pairs, { floatDown: 'bottom', floatUp: 'top' })).toEqual([
      0, 0, 1, 0, 1, 0,
    ]);
    expect(leastCost(fieldOf(taskFor(given), undefined))).toEqual([0, 0, 1, 0, 0, 0]);
  });

  test('N5: a gap counts squared, and nobody meets again outside the title group', () => {
    expect(costFor(event(field([2, 4])), [[1, 2]])).toEqual([0, 0, 4, 0, 0, 0]);
    const met = event(field([2, 2]), ['1-2B']);
    expect(leastCost(fieldOf(taskFor(met), undefined))).toBeUndefined();
    expect(leastCost(fieldOf(taskFor(met, { mayRepeat: [[2, 1]] }), undefined))).toEqual([
      0, 1, 1, 0, 0, 0,
    ]);
  });

  test('N7: of an odd number the one of the Topgroep floats, else who N6 prefers in Groep 1', () => {
    const title = (groups: number[], rounds: string[] = [], preference: Partial<Settings> = {}) => {
      const task = taskFor(event(field(groups), rounds), {}, { titleFrom: 1, ...preference });
      const { members, floater } = titleOf(task, task.free);
      return [[...members].sort((a, b) => a - b), floater];
    };
    expect(title([0, 1, 1, 2, 2, 2])).toEqual([[1, 2, 3], 1]);
    expect(title([0, 0, 1, 2, 2, 2])).toEqual([[1, 2, 3], 3]);
    expect(title([1, 1, 1, 2])).toEqual([[1, 2, 3], 1]);
    expect(title([1, 1, 1, 2], [], { floatDown: 'middle' })).toEqual([[1, 2, 3], 2]);
    expect(title([1, 1, 1, 2], [], { floatDown: 'bottom' })).toEqual([[1, 2, 3], 3]);
    expect(title([0, 0, 0, 4])).toEqual([[1, 2, 3], 1]);
    expect(title([0, 0, 2, 2])).toEqual([[1, 2], undefined]);
  });

  test('N10: the bye goes by score, SOS, strength and number, to those who have had the fewest', () => {
    expect(byeQueue(taskFor(event(field([2, 3, 4]))))).toEqual([3, 2, 1]);
    expect(byeQueue(taskFor(event(field([2, 2, 2]), ['1-2B 3+'])))).toEqual([2, 1, 3]);
    expect(byeQueue(taskFor(event(field([0, 1, 2]))))).toEqual([3, 2, 1]);
    expect(byeQueue(taskFor(event(field([0, 1, 2])), { bye: 1 }))).toEqual([1]);
    const title = (groups: number[], more: Partial<Settings> = {}): number[] =>
      byeQueue(taskFor(event(field(groups)), {}, { titleFrom: 1, ...more }));
    expect(title([0, 1, 2])).toEqual([3]);
    expect(title([0, 1, 1])).toEqual([3, 2, 1]);
    expect(title([0, 1, 2], { candidateMayHaveBye: true })).toEqual([3, 2, 1]);
  });
});
