import { describe, expect, test } from '@jest/globals';
import {
  explainPair,
  explainRound,
  pairRound,
  type ExplainedRound,
  type NkEvent,
  type PairedRound,
  type RoundOptions,
} from '../../../../src';
import { fieldOf, PairSet } from '../../../../src/nk/pairing/field';
import { floatersOf } from '../../../../src/nk/pairing/explain';
import { checkEvent } from '../../../../src/nk/standings/checked-event';
import { value } from '../../results';
import { event, field, round } from '../events';

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
