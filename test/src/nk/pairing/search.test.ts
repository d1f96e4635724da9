import { describe, expect, test } from '@jest/globals';
import {
  type NkEvent,
  type PairedRound,
  pairRound,
  type PlayerPair,
  type RoundOptions,
  type Settings,
} from '../../../../src';
import { atOnce } from '../../../../src/core/stepwise';
import { avoiding } from '../../../../src/nk/pairing/corrections';
import { unavailable } from '../../../../src/nk/event/messages';
import { bestPairs } from '../../../../src/nk/pairing/search/solve';
import { bestByTrying, searchedPairs } from '../../../../src/nk/pairing/search/exact';
import {
  fieldOf,
  type PairingField,
  titleGroup,
  type VertexPair,
} from '../../../../src/nk/pairing/field';
import { nearestFold } from '../../../../src/nk/pairing/search/floats';
import { readEvent } from '../../../../src/nk/event/check';
import { readOptions } from '../../../../src/nk/pairing/options';
import { stateSteps } from '../../../../src/nk/standings/state';
import { value } from '../../results';
import {
  championship,
  type Chance,
  chanceOf,
  crowdedEvent,
  instances,
  pairedRound,
} from './events';
import { pairRoundSteps } from '../../../../src/nk/pairing/pair';
import { sampled } from '../../../support/sampled';

type Two = readonly [black: number, white: number];
interface Made {
  readonly pairs: readonly Two[];
  /** What the clauses value it at. */
  readonly worth?: number;
  readonly bye?: number;
  /** Who floats among the candidates. */
  readonly floats?: number;
  readonly why?: Readonly<Record<string, object>>;
}

/** A round as far as it matters here: the candidate who floats is in group 0, everyone else in group 1. */
function roundOf({ pairs, worth = 7, bye, floats, why = {} }: Made): PairedRound {
  const seat = (player: number): object => ({ player, group: player === floats ? 0 : 1 });
  const boards = pairs.map(([black, white]) => ({
    ...{ black: seat(black), white: seat(white) },
    why: {
      path: [black, white].includes(floats ?? 0) ? 'titleFloat' : 'fold',
      ...why[`${black}-${white}`],
    },
  }));
  const criteria = [{ code: 'gaps', value: worth }];
  return { boards, criteria, ...(bye && { bye: { player: bye } }) } as unknown as PairedRound;
}

const BEST = {
  pairs: [
    [1, 2],
    [3, 4],
    [5, 6],
  ],
} as const;

/** The round that is kept, and the pairs that were left out of each other try. */
function tried(
  best: Made,
  options: RoundOptions,
  other: (forbidden: readonly string[]) => Made | undefined,
): { readonly kept: PairedRound; readonly asked: readonly (readonly string[])[] } {
  const asked: (readonly string[])[] = [];
  const kept = atOnce(
    avoiding(roundOf(best), options, function* (given) {
      yield;
      const forbidden = (given.forbidden ?? []).map((pair) => pair.join('-'));
      asked.push(forbidden);
      const made = other(forbidden);
      return made
        ? { ok: true, value: roundOf(made) }
        : unavailable({ argument: 'players', found: 0 }, 'tooFewToPair');
    }),
  );
  return { kept, asked };
}

const pairsOf = ({ boards }: PairedRound): string[] =>
  boards.map(({ black, white }) => `${black.player}-${white.player}`);
const OTHER = [
  [1, 6],
  [2, 5],
  [3, 4],
] as const;
const ANOTHER = [
  [1, 3],
  [2, 4],
  [5, 6],
] as const;

describe('Pairs to avoid are looked for', () => {
  test('not at all where the best round has none of them, or only fixed ones', () => {
    expect(tried(BEST, {}, () => BEST).asked).toEqual([]);
    expect(tried(BEST, { avoid: [[1, 3]] }, () => BEST).asked).toEqual([]);
    const forced = [{ players: [3, 4] }] as const;
    expect(tried(BEST, { forced, avoid: [[4, 3]] }, () => BEST).asked).toEqual([]);
  });

  test('all at once, and then no more where that is as good', () => {
    const { kept, asked } = tried(
      BEST,
      {
        forbidden: [[2, 6]],
        avoid: [
          [2, 1],
          [3, 4],
          [1, 5],
        ],
      },
      (out) => ({ pairs: out.includes('2-1') && out.includes('3-4') ? ANOTHER : BEST.pairs }),
    );
    expect(pairsOf(kept)).toEqual(['1-3', '2-4', '5-6']);
    expect(asked).toEqual([['2-6', '2-1', '3-4', '1-5']]);
  });

  test('one after the other where all at once is worse or impossible', () => {
    for (const together of [{ pairs: ANOTHER, worth: 8 }, undefined]) {
      const { kept, asked } = tried(
        BEST,
        {
          avoid: [
            [1, 2],
            [3, 4],
          ],
        },
        (out) => (out.length > 1 ? together : { pairs: OTHER }),
      );
      expect(pairsOf(kept)).toEqual(['1-6', '2-5', '3-4']);
      expect(asked).toEqual([['1-2', '3-4'], ['1-2'], ['1-2', '3-4']]);
    }
  });

  test('only where the bye and the candidate who floats stay the same', () => {
    const best = { ...BEST, bye: 7, floats: 3 };
    const avoid = [[1, 2]] as const;
    const other = [
      [4, 3],
      [1, 5],
      [6, 2],
    ] as const;
    const keptOf = (more: Partial<Made>): string[] =>
      pairsOf(tried(best, { avoid }, () => ({ ...best, pairs: other, ...more })).kept);
    // Whether the one who floats has Black or White does not matter, nor do the other pairs.
    expect(keptOf({})).toEqual(['4-3', '1-5', '6-2']);
    for (const more of [{ bye: 8 }, { floats: 4 }, { floats: 5 }, { worth: 6 }]) {
      expect(keptOf(more)).toEqual(['1-2', '3-4', '5-6']);
    }
  });

  test('and are the reason only where nothing else was', () => {
    const why = {
      '1-3': { expected: 2, expectedNot: 'forbidden' },
      '2-4': { expected: 1, expectedNot: 'met' },
      '5-6': { expected: 4, expectedNot: 'forbidden' },
    };
    const { kept } = tried(BEST, { forbidden: [[4, 5]], avoid: [[2, 1]] }, () => ({
      pairs: ANOTHER,
      why,
    }));
    expect(kept.boards.map((board) => board.why.expectedNot)).toEqual([
      ...['keptApart', 'met', 'forbidden'],
    ]);
    const untouched = tried({ pairs: ANOTHER, why }, { avoid: [[1, 2]] }, () => BEST).kept;
    expect(untouched.boards.map((board) => board.why.expectedNot)).toEqual([
      ...['forbidden', 'met', 'forbidden'],
    ]);
  });
});

function inOrder(pairs: readonly VertexPair[]): readonly VertexPair[] {
  return pairs.map(([u, v]): VertexPair => (u < v ? [u, v] : [v, u])).sort(([a], [b]) => a - b);
}

/** One group of so many, of whose pairs so many in 100 may not be. Its order is none of the stored numbers. */
function groupOf(chance: Chance, size: number, barred: number): PairingField {
  const players = Array.from({ length: size }, (_, index) => ({
    number: index + 1,
    strength: 1000 + chance(1000),
    group: 2,
  }));
  const forbidden: PlayerPair[] = [];
  for (const a of players) {
    for (const b of players) {
      if (a.number < b.number && chance(100) < barred) forbidden.push([a.number, b.number]);
    }
  }
  const absences = players.map(({ number }) => ({ player: number }));
  const event = value(readEvent({ players, rounds: [{ games: [], absences }] }));
  const read = value(readOptions(atOnce(stateSteps(event, 1)), { forbidden }));
  return fieldOf(read.present, { members: new Set() }, event.settings, read, false);
}

const everyone = (field: PairingField): readonly number[] =>
  field.players.map((_, vertex) => vertex);

describe('N4: where some of a group may not meet, the pairs nearest to the fold', () => {
  test('are those that a matching finds, in groups of 2 to 16', () => {
    const groups = instances(600);
    let found = 0;
    for (const group of groups) {
      const field = groupOf(
        chanceOf(group),
        2 * (1 + (group % 8)),
        [5, 15, 30, 50, 70][group % 5] ?? 0,
      );
      const [own] = field.groups;
      const pairs = nearestFold(field, own?.members ?? []);
      if (!pairs) continue;
      const searched = atOnce(searchedPairs(field, everyone(field)));
      expect('perfect' in searched ? searched : inOrder(searched)).toEqual(inOrder(pairs));
      found++;
    }
    expect(found).toBeGreaterThan(groups.length / 2);
  });

  test('are left to a matching where trying takes too long, and are the same', () => {
    const groups = instances(20);
    let left = 0;
    for (const group of groups) {
      const field = groupOf(chanceOf(group), 40, 85);
      const searched = atOnce(searchedPairs(field, everyone(field)));
      const best = atOnce(bestPairs(field));
      if (!nearestFold(field, field.groups[0]?.members ?? [])) left++;
      expect('perfect' in best ? best.perfect : inOrder(best)).toEqual(
        'perfect' in searched ? searched.perfect : inOrder(searched),
      );
    }
    expect(left).toBeGreaterThan(0);
  });
});

describe('N5: a few players paired by trying every pairing', () => {
  test('are paired as by a matching, in fields of 6 or 8', () => {
    const fields = instances(1000);
    let paired = 0;
    for (const seed of fields) {
      const { event, options } = crowdedEvent(chanceOf(seed), 8);
      const checked = value(readEvent(event));
      const read = value(readOptions(atOnce(stateSteps(checked, event.rounds.length)), options));
      const field = fieldOf(
        read.present,
        { members: new Set() },
        checked.settings,
        read,
        event.rounds.length === 0,
      );
      const tried = bestByTrying(field, everyone(field));
      const searched = atOnce(searchedPairs(field, everyone(field)));
      if ('perfect' in searched) {
        expect(tried).toBeUndefined();
        continue;
      }
      expect({ seed, pairs: inOrder(tried ?? []) }).toEqual({ seed, pairs: inOrder(searched) });
      paired++;
    }
    expect(paired).toBeGreaterThan(fields.length / 2);
  });
});

const PREFERENCES = ['top', 'middle', 'bottom'] as const;

/** The field of the next round as `pairRound` sees it, with the bye that it gives. */
function fieldNext(event: NkEvent, options: RoundOptions, bye: number | undefined): PairingField {
  const checked = value(readEvent(event));
  const read = value(readOptions(atOnce(stateSteps(checked, event.rounds.length)), options));
  const players = read.present.filter(({ number }) => number !== bye);
  const round = event.rounds.length + 1;
  const title = titleGroup(players, round, checked.settings, (a, b) => !a.met.has(b.number));
  return fieldOf(players, title, checked.settings, read, round === 1);
}

/** Groups of one size, with most pairs in them forbidden, and few, some or most of the others. */
function smallGroups(
  chance: Chance,
  count: number,
  size: number,
): { readonly event: NkEvent; readonly options: RoundOptions } {
  const groupOf = (number: number): number => 2 + Math.floor((number - 1) / size);
  const players = Array.from({ length: count }, (_, index) => {
    return { number: index + 1, group: groupOf(index + 1), strength: 1000 + chance(1000) };
  });
  const apart = [10, 30, 80][chance(3)] ?? 0;
  const forbidden: [number, number][] = [];
  for (let a = 1; a <= count; a++) {
    for (let b = a + 1; b <= count; b++) {
      if (chance(100) < (groupOf(a) === groupOf(b) ? 70 : apart)) forbidden.push([a, b]);
    }
  }
  const settings = {
    floatDown: PREFERENCES[chance(3)] ?? 'top',
    floatUp: PREFERENCES[chance(3)] ?? 'bottom',
  };
  return { event: { players, rounds: [], settings }, options: { forbidden } };
}

/** Plays a championship, and compares every round's pairs by structure with one search of the whole field. */
function compareRounds(chance: Chance, players: number, settings: Partial<Settings>): number {
  let compared = 0;
  const course = {
    players,
    rounds: 7,
    absent: 70 * chance(2),
    drawn: 60 * chance(2),
    forfeited: 30 * chance(2),
    settings,
  };
  championship(chance, course, (event, options) => {
    const result = pairRound(event, options);
    if (!result.ok) return undefined;
    const field = fieldNext(event, options, result.value.bye?.player);
    const structured = atOnce(bestPairs(field));
    const whole = atOnce(searchedPairs(field, everyone(field)));
    if ('perfect' in structured || 'perfect' in whole) throw new Error('It had been paired.');
    expect(inOrder(structured)).toEqual(inOrder(whole));
    compared++;
    return pairedRound(result.value);
  });
  return compared;
}

describe('N5: the pairs found by the structure of the field', () => {
  test('are those of one search of the whole field, where most have met', () => {
    const fields = instances(400);
    let compared = 0;
    for (const seed of fields) {
      const { event, options } = crowdedEvent(chanceOf(seed), 40);
      const field = fieldNext(event, options, undefined);
      const whole = atOnce(searchedPairs(field, everyone(field)));
      const structured = atOnce(bestPairs(field));
      expect('perfect' in structured).toBe('perfect' in whole);
      if ('perfect' in structured || 'perfect' in whole) continue;
      expect({ seed, pairs: inOrder(structured) }).toEqual({ seed, pairs: inOrder(whole) });
      compared++;
    }
    expect(compared).toBeGreaterThan(fields.length / 2);
  });

  test('are those of one search of the whole field, where nobody may meet within a middle group', () => {
    const sizes = [3, 16, 3, 2];
    const players = sizes.flatMap((size, group) =>
      Array.from({ length: size }, (_, index) => ({ group: group + 2, strength: 2000 - index })),
    );
    const numbered = players.map((player, index) => ({ ...player, number: index + 1 }));
    const middle = numbered.filter(({ group }) => group === 3).map(({ number }) => number);
    const forbidden = middle.flatMap((a) =>
      middle.filter((b) => b > a + 4).map((b): [number, number] => [a, b]),
    );
    const all = middle.flatMap((a) => middle.map((b): [number, number] => [a, b]));
    for (const pairs of [forbidden, all.filter(([a, b]) => a < b)]) {
      const field = fieldNext({ players: numbered, rounds: [] }, { forbidden: pairs }, undefined);
      const whole = atOnce(searchedPairs(field, everyone(field)));
      const structured = atOnce(bestPairs(field));
      expect('perfect' in structured).toBe('perfect' in whole);
      if ('perfect' in structured || 'perfect' in whole) continue;
      expect(inOrder(structured)).toEqual(inOrder(whole));
    }
  });

  test('are those of one search of the whole field, where searches of small groups meet', () => {
    const fields = instances(200);
    let compared = 0;
    for (const seed of fields) {
      const { event, options } = smallGroups(chanceOf(seed), 40, [4, 6, 5][seed % 3] ?? 4);
      const field = fieldNext(event, options, undefined);
      const whole = atOnce(searchedPairs(field, everyone(field)));
      const structured = atOnce(bestPairs(field));
      expect('perfect' in structured).toBe('perfect' in whole);
      if ('perfect' in structured || 'perfect' in whole) continue;
      expect({ seed, pairs: inOrder(structured) }).toEqual({ seed, pairs: inOrder(whole) });
      compared++;
    }
    expect(compared).toBeGreaterThan(fields.length / 2);
  });

  test('are those of one search of the whole field, in championships of 12 to 64 players', () => {
    const events = Array.from({ length: 20 }, (_, event) => event);
    let compared = 0;
    for (const event of sampled(events, 8)) {
      const chance = chanceOf(64 + event);
      const players = [12, 17, 24, 32, 33, 40, 48, 64][event % 8] ?? 0;
      const settings =
        event % 2 === 0
          ? {}
          : {
              groupSize: [4, 6, 8, 10, 16][chance(5)] ?? 16,
              floatDown: PREFERENCES[chance(3)] ?? 'top',
              floatUp: PREFERENCES[chance(3)] ?? 'bottom',
            };
      compared += compareRounds(chance, players, settings);
    }
    expect(compared).toBeGreaterThan(20);
  });
});

describe('a search in steps', () => {
  test('finds the same, in so many steps that each is short, and can be dropped', () => {
    const { event, options } = smallGroups(chanceOf(11), 160, 4);
    const work = pairRoundSteps(event, options);
    let steps = 0;
    let step = work.next();
    for (; step.done !== true; step = work.next()) steps++;
    expect(step.value).toEqual(pairRound(event, options));
    // Far more than there are blocks of groups: the matching of the whole field is cut too.
    expect(steps).toBeGreaterThan(120);

    const dropped = pairRoundSteps(event, options);
    for (let count = 0; count < steps / 2; count++) dropped.next();
    expect(dropped.return({ ok: true } as never).done).toBe(true);
    expect(pairRound(event, options)).toEqual(step.value);
  });
});
