import type * as Core from '../../src';
import { medians, ratio, SELDOM } from './measure';

/** Pairing a round of an NK: against sorting the players, against one matching of the whole field, and how it grows. */

/** As it is shipped: what runs the benchmark would compile the sources its own way. */
// oxlint-disable-next-line typescript/no-require-imports -- it exists only once it is built
const { pairRound, stateOf } = require('../../dist/core') as typeof Core;

/** The library that matches as a whole field what is paired by its structure. */
// oxlint-disable-next-line typescript/no-require-imports -- it has no types of its own
const blossom = require('edmonds-blossom-fixed') as (
  edges: readonly (readonly [from: number, to: number, weight: number])[],
  maxCardinality: boolean,
) => number[];

/** Numbers from 0 up to 1, always the same ones. */
export function chanceOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

const GROUP_SIZE = 16;

function playersOf(count: number): Core.Player[] {
  return Array.from({ length: count }, (_, index) => ({
    number: index + 1,
    strength: 2600 - Math.floor(1500 * (index / count)),
    group: Math.floor(index / GROUP_SIZE),
  }));
}

/** An event after so many rounds, everyone there or now and then one absent; mostly the stronger wins. */
export function eventAfter(
  count: number,
  played: number,
  absent: number,
  seed: number,
): Core.NkEvent {
  const chance = chanceOf(seed);
  const players = playersOf(count);
  const strength = new Map(players.map((player) => [player.number, player.strength]));
  let event: Core.NkEvent = { players: shuffled(players, chance), rounds: [] };
  while (event.rounds.length < played) {
    const away = players.map(({ number }) => number).filter(() => chance() < absent);
    const { boards, bye } = pairedRound(event, { absent: away });
    const games = boards.map(({ number, black, white }): Core.Game => {
      const gap = Number(strength.get(black.player)) - Number(strength.get(white.player));
      const result = chance() < 1 / (1 + Math.exp(-gap / 120)) ? 'black' : 'white';
      return { board: number, black: black.player, white: white.player, result };
    });
    const round = {
      games,
      byes: bye ? [bye.player] : [],
      absences: away.map((player) => ({ player })),
    };
    event = { ...event, rounds: [...event.rounds, round] };
  }
  return event;
}

export function shuffled<T>(list: readonly T[], chance: () => number): T[] {
  return list
    .map((each) => ({ each, key: chance() }))
    .sort((a, b) => a.key - b.key)
    .map(({ each }) => each);
}

function pairedRound(event: Core.NkEvent, options: Core.RoundOptions = {}): Core.PairedRound {
  const result = pairRound(event, options);
  if (!result.ok) throw new Error('A round of the benchmark cannot be paired.');
  return result.value;
}

/** Groups of 16 in which everybody has met everybody: 15 rounds, each member against each, all games drawn. */
function everyoneMet(count: number): Core.NkEvent {
  const players = playersOf(count);
  const rounds = Array.from({ length: GROUP_SIZE - 1 }, (_, round): Core.Round => {
    const games: Core.Game[] = [];
    for (let first = 1; first < count; first += GROUP_SIZE) {
      // The circle method: the last one stays, the others go round.
      const turn = GROUP_SIZE - 1;
      games.push({ black: first + round, white: first + turn, result: 'draw' });
      for (let i = 1; i < GROUP_SIZE / 2; i++) {
        const [a, b] = [(round + i) % turn, (round + turn - i) % turn];
        games.push({ black: first + a, white: first + b, result: 'draw' });
      }
    }
    return { games };
  });
  return { players, rounds, settings: { rounds: GROUP_SIZE, titleFrom: GROUP_SIZE + 1 } };
}

/** Every pair that N5 allows, weighed by gaps and then by fold: what a program would hand to a matching that knows no groups. */
export function wholeField(
  event: Core.NkEvent,
  { forbidden = [] }: Core.RoundOptions = {},
): readonly (readonly [number, number, number])[] {
  const barred = new Set(forbidden.flatMap(([a, b]) => [`${a}-${b}`, `${b}-${a}`]));
  const state = stateOf(event);
  if (!state.ok) throw new Error('An event of the benchmark cannot be read.');
  const { positions, played, settings } = state.value;
  const players = [...positions.values()].sort(byRank);
  const sizes = new Map<number, number>();
  const ranks = players.map(({ group }) => {
    const rank = (sizes.get(group) ?? 0) + 1;
    sizes.set(group, rank);
    return rank;
  });
  const mayRepeat = ({ group }: Core.Position): boolean =>
    group <= 1 && played + 1 >= settings.titleFrom;
  const edges: (readonly [number, number, number])[] = [];
  players.forEach((a, i) => {
    for (let j = i + 1; j < players.length; j++) {
      const b = players[j];
      if (!b || (a.met.has(b.number) && !(mayRepeat(a) && mayRepeat(b)))) continue;
      if (barred.has(`${a.number}-${b.number}`)) continue;
      const gap = b.group - a.group;
      const off =
        gap === 0 ? Number(ranks[i]) + Number(ranks[j]) - Number(sizes.get(a.group)) - 1 : 0;
      edges.push([i, j, 1e12 - 1e6 * gap * gap - off * off]);
    }
  });
  return edges;
}

/** Highest score first, then group, strength and number. */
function byRank(a: Core.Position, b: Core.Position): number {
  return (
    b.score - a.score ||
    a.group - b.group ||
    b.player.strength - a.player.strength ||
    a.number - b.number
  );
}

/** Rounds of 80 players are compared over so many events, half of them with one player in twenty absent. */
const EVENTS = 8;

/** Events of one size before a round, and what sorting and matching get of them. */
interface Rounds {
  readonly events: readonly Core.NkEvent[];
  readonly players: readonly (readonly Core.Position[])[];
  readonly fields: readonly (readonly (readonly [number, number, number])[])[];
}

function roundsOf(count: number, round: number, events = EVENTS): Rounds {
  const all = Array.from({ length: events }, (_, index) =>
    eventAfter(count, round - 1, index % 2 === 0 ? 0 : 0.05, 2026 + index),
  );
  return {
    events: all,
    players: all.map((event) => {
      const state = stateOf(event);
      return state.ok ? shuffled([...state.value.positions.values()], chanceOf(count)) : [];
    }),
    fields: count > 400 ? [] : all.map((event) => wholeField(event)),
  };
}

/** Keeps results alive, so that no way of computing them can be optimised away. */
let sink = 0;

export const pairing =
  (events: readonly Core.NkEvent[], options: Core.RoundOptions = {}) =>
  (): void => {
    for (const event of events) sink += pairedRound(event, options).boards.length;
  };
export const matching = (fields: Rounds['fields']) => (): void => {
  for (const edges of fields) sink += blossom(edges, true).length;
};
const sorting = (lists: Rounds['players']) => (): void => {
  for (const players of lists) sink += [...players].sort(byRank).length;
};

export function nkRows(): readonly (readonly [what: string, value: number, goal: number])[] {
  const rows: (readonly [string, number, number])[] = [];
  for (const round of [1, 3, 6]) {
    const { events, players, fields } = roundsOf(80, round);
    // All compiled before the first is measured.
    for (let run = 0; run < 50; run++) pairing(events)();
    rows.push([
      `NK, round ${round} of 80 players: pairing / edmonds-blossom-fixed on the whole field`,
      ratio(medians([pairing(events), matching(fields)])),
      0.1,
    ]);
    rows.push([
      `NK, round ${round} of 80 players: pairing / sorting them`,
      ratio(medians([pairing(events), sorting(players)])),
      50,
    ]);
  }
  for (const round of [1, 3, 6]) {
    const [many, few] = [roundsOf(1600, round, 2), roundsOf(160, round, 2)];
    rows.push([
      `NK, round ${round}: pairing 1,600 players / 160`,
      ratio(medians([pairing(many.events), pairing(few.events)], SELDOM)),
      20,
    ]);
  }
  const met = everyoneMet(400);
  const worst = medians([pairing([met]), matching([wholeField(met)])], SELDOM);
  rows.push([
    'NK, 400 players who have met everyone of their groups: pairing / edmonds-blossom-fixed on the whole field',
    ratio(worst),
    0.2,
  ]);
  rows.push([
    'NK, the same: seconds that pairing takes',
    Number(worst[0]) / SELDOM.repetitions / 1e6,
    1,
  ]);
  if (!Number.isFinite(sink)) throw new Error('A result was no number.');
  return rows;
}
