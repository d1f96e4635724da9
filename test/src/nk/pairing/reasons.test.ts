import { describe, expect, test } from '@jest/globals';
import {
  basisOf,
  type ExplainedRound,
  explainPair,
  explainRound,
  type NkEvent,
  type PairedRound,
  pairRound,
  readSaid,
  type Relaxation,
  type Round,
  type RoundOptions,
  roundsOf,
  saidLine,
} from '../../../../src';
import { fieldOf, type PairingField, PairSet } from '../../../../src/nk/pairing/field';
import { floatersOf } from '../../../../src/nk/pairing/explain';
import { checkEvent } from '../../../../src/nk/standings/checked-event';
import { value } from '../../results';
import { event, field, round } from '../events';
import { runs } from '../../../support/sampled';
import { championship, chanceOf, instances, pairedRound, smallEvent } from './events';

const paired = (given: NkEvent, options: RoundOptions = {}): PairedRound =>
  value(pairRound(given, options));
const written = (given: NkEvent, text: string): ExplainedRound['boards'] =>
  value(explainRound(given, round(text))).boards;
const meeting = ({ boards }: PairedRound, player: number) =>
  boards.find(({ black, white }) => [black.player, white.player].includes(player));

/** Everyone of the three groups has met the other one in it. */
const met = event(field([2, 2, 3, 3, 4, 4]), ['1-2D 3-4D 5-6D']);
/** The candidate of the Topgroep floats past those of Groep 1, who meet. */
const odd = event(field([0, 1, 1, 2, 2, 2]), [], { titleFrom: 1 });

describe('N6: floaters', () => {
  test('stand from the top, each before the opponent, whatever the order of the pairs', () => {
    const checked = value(checkEvent(met));
    const none = new PairSet([]);
    const vertices = fieldOf(
      [...checked.stateAfter(1).positions.values()],
      { members: new Set() },
      checked.settings,
      { forbidden: none, mayRepeat: none },
      false,
    );
    const down = [
      [0, 3],
      [1, 4],
      [2, 5],
    ] as const;
    const turned = down.map(([u, v]) => [v, u] as const);
    for (const pairs of [down, [...down].reverse(), turned, [turned[1], down[2], down[0]]]) {
      const found = floatersOf(
        vertices,
        pairs.flatMap((pair) => (pair ? [pair] : [])),
      );
      expect(found.map(({ player, opponent }) => `${player}-${opponent}`)).toEqual([
        ...['1-4', '4-1', '2-5', '5-2', '3-6', '6-3'],
      ]);
    }
  });

  test('float because they are odd in number only where one alone goes down', () => {
    const round2 = paired(met);
    const [first, , third] = round2.boards;
    expect(round2.boards.map(({ why }) => why.path)).toEqual(['float', 'float', 'float']);
    expect([first?.why.odd, third?.why.odd]).toEqual([undefined, { left: 1, met: 1 }]);
    const codes = round2.boards.map((board) => explainPair(board)[0]);
    expect(codes[0]).toEqual({
      code: 'path-float',
      values: { group: 3, below: 4, higher: 1, lower: 4, higherPlace: 1, lowerPlace: 2 },
    });
    expect(codes[2]?.code).toBe('path-float-left');
  });
});

describe('N7: who meets whom for the title', () => {
  test('a candidate who floats meets the one whom N6 prefers among the others', () => {
    expect(meeting(paired(odd), 1)?.why).toMatchObject({ path: 'titleFloat' });
    expect(meeting(paired(odd), 1)?.why.expected).toBeUndefined();
    const [other] = written(odd, '1-5? 2-3? 4-6?');
    expect(other?.board.why).toMatchObject({ expected: 6, expectedNot: 'neededElsewhere' });
  });

  test('and gives no warning; nor do other pairs', () => {
    expect(paired(odd).warnings).toEqual([]);
  });

  test('a candidate whom the director put against somebody else floats too', () => {
    const given = event(field([0, 1, 1, 1, 2, 2, 2, 2]), [], { titleFrom: 1 });
    const paths = written(given, '1-5? 2-6? 3-4? 7-8?').map(({ board }) => board.why.path);
    expect(paths).toEqual(['titleFloat', 'titleFloat', 'title', 'slide']);
  });
});

describe('a seat names who is level', () => {
  test('in SOS and in no other group, from round 2 on', () => {
    const rounds = ['1-2B 3-4W 5-6D 7-8W', '1-4D 2-6B 3-7B 5-8W'];
    const boards = [met, event(field([0, 0, 0, 0, 0, 0, 0, 0]), rounds)].flatMap(
      (given) => paired(given).boards,
    );
    const seats = boards.flatMap(({ black, white }) => [black, white]);
    const last = seats.slice(-8);
    expect(last.filter(({ tie }) => tie).length).toBeLessThan(8);
    for (const { group, sos, tie } of last) {
      if (!tie) continue;
      expect(last.find(({ player }) => player === tie.with)).toMatchObject({ group, sos });
    }
    expect(seats.find(({ player }) => player === 1)?.tie).toEqual({ with: 2, by: 'strength' });
  });

  test('in strength before round 1', () => {
    const strong = { strength: 2500 };
    const { boards } = paired(event(field([0, 0, 0, 0, 0, 0], { 2: strong, 3: strong })));
    const ties = boards.flatMap(({ black, white }) =>
      [black, white].flatMap(({ player, tie }) => (tie ? [[player, tie.with, tie.by]] : [])),
    );
    expect(ties.sort()).toEqual([
      [1, 2, 'entryOrder'],
      [2, 1, 'entryOrder'],
      [3, 2, 'entryOrder'],
    ]);
  });
});

describe('a pair that the director fixed', () => {
  const given = event(field([0, 0, 1, 1]));

  test.each([3, 1])(
    'across groups is told once, with the lower number first (Black %i)',
    (black) => {
      const forced = [{ players: [3, 1], black }] as const;
      const { boards, warnings } = paired(given, { forced });
      expect(warnings).toEqual([{ code: 'forcedAcrossGroups', values: { first: 1, second: 3 } }]);
      const [board] = boards;
      expect(board && explainPair(board)).toEqual([
        { code: 'path-forced', values: {} },
        { code: 'colours-director', values: { black } },
      ]);
    },
  );
});

test('colors are told with both players where both decide', () => {
  const first = paired(event(field([0, 0]))).boards[0];
  expect(first && explainPair(first).at(-1)).toEqual({
    code: 'colours-entryOrder',
    values: { black: 1 },
  });
  const second = paired(met).boards[0];
  expect(second && explainPair(second).at(-1)).toEqual({
    code: 'colours-balance',
    values: { black: 4, white: 1 },
  });
});

test.each(['met', 'forbidden', 'keptApart', 'neededElsewhere'] as const)(
  'half a reason, "%s" of nobody, is left out and stops nothing',
  (expectedNot) => {
    for (const board of [...paired(met).boards, ...paired(odd).boards]) {
      const { expected: _, ...why } = board.why;
      const told = explainPair({ ...board, why: { ...why, expectedNot } });
      expect(told.map(({ code }) => code)).not.toContain(`not-${expectedNot}`);
      expect(told).toEqual(
        explainPair({ ...board, why: { ...why, expectedNot: undefined } as never }),
      );
    }
  },
);

/** A round explained from what its sheet keeps: the results it was paired on, and what was said for it. */
function fromSheet(given: NkEvent, written: Round, said?: RoundOptions): ExplainedRound {
  const rounds = roundsOf(
    basisOf({ ...given, rounds: [...given.rounds, written] }, given.rounds.length + 1),
  );
  const kept = said && readSaid(saidLine(said));
  const explained = explainRound({ ...given, rounds: rounds ?? [] }, written, kept?.said);
  if (!explained.ok) throw new Error(JSON.stringify(explained.failure));
  return explained.value;
}

/** Everything of a board but its number, which a player may keep. */
const boardsIn = ({ boards }: ExplainedRound | PairedRound): readonly object[] =>
  boards.map((each) => ('board' in each ? each.board : each));
const pathsAndSeats = (boards: readonly object[]): readonly object[] =>
  (boards as PairedRound['boards']).map(({ black, white, why: { path }, colours }) => ({
    ...{ black, white, path, colours },
  }));

describe('a round is explained as it was paired', () => {
  const count = runs(60, 2_000);

  test(`in ${count} small events with whatever was said`, () => {
    let paired = 0;
    for (let seed = 1; paired < count; seed++) {
      const { event: given, options } = smallEvent(chanceOf(seed), 12);
      const answer = pairRound(given, options);
      if (!answer.ok) continue;
      paired++;
      const written = pairedRound(answer.value);
      const explained = fromSheet(given, written, options);
      expect({ seed, boards: boardsIn(explained) }).toEqual({ seed, boards: answer.value.boards });
      expect(explained.boards.filter(({ exchanged, breach }) => exchanged || breach)).toEqual([]);
      expect(explained.byes.map(({ player }) => player)).toEqual(written.byes);
      const { bye } = answer.value;
      if (bye?.by !== 'order') continue;
      const before = explained.byes[0]?.order.slice(0, bye.passedOver.length) ?? [];
      expect(before.map(({ number }) => number)).toEqual(bye.passedOver);
    }
  });

  test('in the rounds of championships, also when nothing that was said is known', () => {
    for (let seed = 1; seed <= runs(2, 60); seed++) {
      const chance = chanceOf(seed);
      const course = {
        players: 16 + chance(runs(17, 65)),
        rounds: 7,
        absent: 40,
        drawn: 30,
        forfeited: 20,
      };
      const rounds: { readonly given: NkEvent; readonly paired: PairedRound }[] = [];
      championship(chance, course, (given, options) => {
        const pairs = Array.from(
          { length: 3 },
          () => [1 + chance(course.players), 1 + chance(course.players)] as const,
        );
        const forbidden = pairs.filter(([a, b]) => a !== b);
        const answer = pairRound(given, { ...options, forbidden });
        if (!answer.ok) return undefined;
        rounds.push({ given, paired: answer.value });
        return pairedRound(answer.value);
      });
      expect(rounds.length).toBeGreaterThan(3);
      for (const { given, paired } of rounds) {
        const explained = fromSheet(given, pairedRound(paired));
        expect({ seed, boards: pathsAndSeats(boardsIn(explained)) }).toEqual({
          seed,
          boards: pathsAndSeats(paired.boards),
        });
      }
    }
  });
});

const four = field([0, 0, 1, 1]);
const played = event(four, ['1-2B 3-4B'], { groupSize: 2 });

describe('a round that was changed by hand', () => {
  test('keeps its colours, and says that they were exchanged', () => {
    const [asGiven, other] = ['1-3? 4-2?', '3-1? 4-2?'].map(
      (text) => fromSheet(played, round(text)).boards[0],
    );
    expect([asGiven?.exchanged, other?.exchanged]).toEqual([false, true]);
    expect(other?.board.black.player).toBe(3);
    expect(asGiven?.had).toEqual([
      { black: 1, white: 0 },
      { black: 1, white: 0 },
    ]);
  });

  test('names pairs that the rules could not make', () => {
    const again = fromSheet(played, round('1-2? 3-4?'));
    expect(again.boards.map(({ breach }) => breach)).toEqual(['repeat', 'repeat']);
    const allowed = fromSheet(played, round('1-2? 3-4?'), { mayRepeat: [[2, 1]] });
    expect(allowed.boards.map(({ breach }) => breach)).toEqual([undefined, 'repeat']);
    const forbidden = fromSheet(played, round('1-3? 2-4?'), { forbidden: [[4, 2]] });
    expect(forbidden.boards.map(({ breach }) => breach)).toEqual([undefined, 'forbidden']);
  });

  test('is no fixed pair where the fixed players no longer meet', () => {
    const forced = [{ players: [1, 2], black: 2, board: 1 }] as const;
    const [kept] = fromSheet(played, round('2-1? 3-4?'), { forced }).boards;
    expect(kept?.board).toMatchObject({ colours: 'director', why: { path: 'forced' } });
    const [changed] = fromSheet(played, round('1-3? 2-4?'), { forced }).boards;
    expect(changed?.board.why.path).toBe('float');
  });

  test('has the bye of whoever stands there, with the order of N10', () => {
    const three = event(field([0, 0, 0]), [], { groupSize: 3 });
    const places = ['1-2? 3+', '1-3? 2+', '2-3? 1+'].map((text) => {
      const [bye] = fromSheet(three, round(text)).byes;
      return [bye?.player, bye?.place, bye?.order.map(({ number }) => number)];
    });
    expect(places).toEqual([
      [3, 1, [3, 2, 1]],
      [2, 2, [3, 2, 1]],
      [1, 3, [3, 2, 1]],
    ]);
  });

  test('counts the games with each colour that both have had, Black first', () => {
    const given = event(field([0, 0, 0, 0]), ['1-2B 3-4W', '1-3D 2-4B']);
    const [one, four] = [
      { black: 2, white: 0 },
      { black: 0, white: 2 },
    ];
    const even = { black: 1, white: 1 };
    const had = (text: string): unknown =>
      fromSheet(given, round(text)).boards.map((each) => each.had);
    expect(had('1-4? 3-2?')).toEqual([
      [one, four],
      [even, even],
    ]);
    expect(had('2-3? 4-1?')).toEqual([
      [even, even],
      [four, one],
    ]);
  });

  test('may say nothing of byes and absences', () => {
    const given = event(field([0, 0, 0, 0]), ['1-2B 3-4W']);
    const { games } = round('1-4? 2-3?');
    expect(explainRound(given, { games })).toEqual(explainRound(given, round('1-4? 2-3?')));
  });

  test('has the numbers of its boards, or those of their order', () => {
    const given = event(field([0, 0, 0, 0]), ['1-2B 3-4W']);
    const written = round('1-4? 2-3?');
    const numbers = (of: Round): number[] =>
      fromSheet(given, of).boards.map(({ board }) => board.number);
    expect(numbers(written)).toEqual([1, 2]);
    const games = written.games.map((game, index) => ({ ...game, board: 7 - index }));
    expect(numbers({ ...written, games })).toEqual([7, 6]);
  });

  test('takes what was said as far as it fits what is written', () => {
    const given = event(field([0, 0, 0, 0, 0, 0]), ['1-2B 3-4W 5-6D']);
    const written = round('1-4? 3-2? 5- 6-');
    const explained = (said: RoundOptions): unknown[][] => {
      const result = explainRound(given, written, said);
      if (!result.ok) throw new Error(JSON.stringify(result.failure));
      return result.value.boards.map(({ board, breach }) => [
        board.why.path,
        board.colours,
        breach,
      ]);
    };
    const plain = explained({});
    expect(plain.map((each) => each[0])).toEqual(['fold', 'fold']);
    // Fixed pairs that share one player, or a place, with what is written.
    for (const players of [
      [2, 4],
      [4, 3],
      [1, 2],
      [1, 3],
      [5, 6],
      [1, 5],
    ] as const) {
      expect(explained({ forced: [{ players }] })).toEqual(plain);
    }
    for (const players of [
      [1, 4],
      [4, 1],
    ] as const) {
      expect(explained({ forced: [{ players, black: 4 }] })[0]).toEqual([
        ...['forced', 'director', undefined],
      ]);
      const [[, colours] = []] = explained({ forced: [{ players }] });
      expect(colours).not.toBe('director');
      // Who is fixed may be forbidden too: the director has the last word.
      expect(explained({ forced: [{ players }], forbidden: [[1, 4]] })[0]?.[0]).toBe('forced');
    }
    expect(explained({ forbidden: [[4, 1]] })[0]).toMatchObject([
      'fold',
      expect.anything(),
      'forbidden',
    ]);
    const strangers = [
      [1, 99],
      [99, 1],
      [98, 99],
      [1, 1],
      [5, 1],
    ] as const;
    expect(explained({ forbidden: strangers, mayRepeat: strangers })).toEqual(plain);
  });

  test('is refused where it names others than the players of the event', () => {
    const refused = explainRound(played, round('1-9? 2-3? 4+'));
    expect(refused.ok ? undefined : refused.failure.code).toBe('playerUnknown');
    const twice = explainRound(played, round('1-2? 3-4?'), {
      forced: [{ players: [1, 2] }, { players: [2, 1] }],
    });
    expect(twice.ok ? undefined : twice.failure.code).toBe('playerNotFree');
  });
});

/** The event and the options once these things are allowed. */
function allowing(
  event: NkEvent,
  options: RoundOptions,
  relaxation: readonly Relaxation[],
): readonly [NkEvent, RoundOptions] {
  let [settings, said] = [event.settings ?? {}, options];
  for (const allowed of relaxation) {
    if (allowed.code === 'candidateMayHaveBye') {
      settings = { ...settings, candidateMayHaveBye: true };
      continue;
    }
    const { first: a, second: b } = allowed.values;
    const others = <T extends readonly number[]>(pairs: readonly T[] = []): T[] =>
      pairs.filter((pair) => !(pair.includes(a) && pair.includes(b)));
    if (allowed.code === 'allowRepeat') {
      said = { ...said, mayRepeat: [...(said.mayRepeat ?? []), [a, b]] };
    } else if (allowed.code === 'allowForbidden') {
      said = { ...said, forbidden: others(said.forbidden) };
    } else {
      const forced = (said.forced ?? []).filter(({ players }) => !players.includes(a));
      said = { ...said, forced };
    }
  }
  return [{ ...event, settings }, said];
}

const isPaired = (...[event, options]: readonly [NkEvent, RoundOptions]): boolean =>
  pairRound(event, options).ok;

/** Everything that could be allowed by itself. */
function singles({ players }: NkEvent, { forced = [] }: RoundOptions): readonly Relaxation[] {
  const found: Relaxation[] = [{ code: 'candidateMayHaveBye', values: {} }];
  for (const {
    players: [first, second],
  } of forced) {
    found.push({ code: 'releaseForced', values: { first, second } });
  }
  for (const { number: a } of players) {
    for (const { number: b } of players) {
      if (a >= b) continue;
      found.push({ code: 'allowRepeat', values: { first: a, second: b } });
      found.push({ code: 'allowForbidden', values: { first: a, second: b } });
    }
  }
  return found;
}

describe('what is offered where no legal pairing exists', () => {
  test('makes one possible, and nothing smaller does, in small fields', () => {
    // Among the few in which two things have to be allowed, or three.
    const fields = instances(1500, [32, 98, 132, 351]);
    const sizes = new Map<number, number>();
    for (const seed of fields) {
      const { event, options } = smallEvent(chanceOf(7 * seed), 8);
      const result = pairRound(event, options);
      if (result.ok || !('obstacle' in result)) continue;
      const { obstacle, relaxation } = result;
      sizes.set(relaxation.length, (sizes.get(relaxation.length) ?? 0) + 1);
      if (obstacle.code === 'nobodyToPair') continue;
      expect({ seed, possible: isPaired(...allowing(event, options, relaxation)) }).toEqual({
        seed,
        possible: true,
      });
      if (relaxation.length === 1) continue;
      // The bye of a candidate is asked for by name, whether or not a pair would help as well.
      const smaller = singles(event, options).filter((one) =>
        isPaired(...allowing(event, options, [one])),
      );
      expect({ seed, smaller }).toEqual({ seed, smaller: [] });
    }
    expect(Math.min(...[0, 1, 2].map((size) => sizes.get(size) ?? 0))).toBeGreaterThan(0);
  });
});

describe('floaters', () => {
  /** Three groups of two: players 1 to 6 by group and rank. */
  const field = {
    players: [1, 2, 3, 4, 5, 6].map((number) => ({ number })),
    group: [0, 0, 1, 1, 2, 2],
    rank: [1, 2, 1, 2, 1, 2],
    groups: [0, 1, 2].map((group) => ({ group, members: [2 * group, 2 * group + 1] })),
    settings: { floatDown: 'bottom', floatUp: 'top' },
  } as unknown as PairingField;

  test('N6: floaters go from the top group down, and within a group by rank, each before the opponent', () => {
    const told = (...pairs: readonly (readonly [number, number])[]): unknown[] =>
      floatersOf(field, pairs).map(({ player, opponent, from, to, rank }) => [
        ...[player, opponent, from, to, rank],
      ]);
    expect(told([0, 1], [2, 3])).toEqual([]);
    const all = [
      [1, 4, 0, 1, 1],
      [4, 1, 1, 0, 2],
      [2, 6, 0, 2, 2],
      [6, 2, 2, 0, 2],
      [3, 5, 1, 2, 1],
      [5, 3, 2, 1, 1],
    ];
    expect(told([0, 3], [1, 5], [2, 4])).toEqual(all);
    // Whichever of the two is named first, and in whatever order the pairs are found.
    expect(told([4, 2], [5, 1], [3, 0])).toEqual(all);
    expect(told([1, 5], [4, 2], [0, 3])).toEqual(all);
  });
});
