import type * as Core from '../../src';
import { medians, ratio, SELDOM } from './measure';

/** Fields that are hard to pair, each drawn many times; the search against one matching of the whole field by a library. */

interface Shape {
  readonly players: number;
  readonly groupSize: number;
  /** Rounds in which everyone met another of the group; all games drawn. */
  readonly met: number;
  /** Of 100 pairs so many are forbidden. */
  readonly forbidden: number;
  /** N6's preference for floaters, down and up; left out: the default. */
  readonly float?: Core.FloatPreference;
}

const SHAPES: readonly Shape[] = [
  { players: 400, groupSize: 4, met: 3, forbidden: 0 },
  { players: 400, groupSize: 8, met: 7, forbidden: 0 },
  { players: 400, groupSize: 16, met: 15, forbidden: 0 },
  { players: 400, groupSize: 4, met: 2, forbidden: 30 },
  { players: 200, groupSize: 4, met: 2, forbidden: 30 },
  { players: 200, groupSize: 4, met: 2, forbidden: 30, float: 'middle' },
  { players: 200, groupSize: 8, met: 5, forbidden: 30 },
  { players: 200, groupSize: 8, met: 5, forbidden: 30, float: 'middle' },
  { players: 192, groupSize: 16, met: 13, forbidden: 30 },
  { players: 192, groupSize: 16, met: 13, forbidden: 30, float: 'middle' },
  // Nearly everyone has met or may not meet.
  { players: 192, groupSize: 16, met: 13, forbidden: 80 },
  { players: 192, groupSize: 16, met: 13, forbidden: 80, float: 'middle' },
];

/** Of every shape; `npx tsx tools/bench/pairing.ts 200` draws 200, which takes some ten minutes, and `200 12` those of the twelfth shape. */
const SEEDS = 20;

/** The few worst of them are measured again, so that what disturbed one run does not count. */
const AGAIN = 3;

interface Field {
  readonly event: Core.NkEvent;
  readonly options: Core.RoundOptions;
}

function fieldOf(shape: Shape, seed: number): Field {
  const { players: count, groupSize, met, forbidden, float } = shape;
  const chance = chanceOf(seed);
  const numbers = shuffled(
    Array.from({ length: count }, (_, index) => index + 1),
    chance,
  );
  const players = numbers.map((number, index) => ({
    number,
    strength: 2600 - Math.floor(1500 * (index / count)),
    group: Math.floor(index / groupSize),
  }));
  const rounds = Array.from({ length: met }, (_, round): Core.Round => {
    const games: Core.Game[] = [];
    for (let first = 0; first < count; first += groupSize) {
      const meet = (a: number, b: number): void => {
        const [black = 0, white = 0] = [numbers[first + a], numbers[first + b]];
        games.push({ black, white, result: 'draw' });
      };
      // The circle method: the last one stays, the others go round.
      const turn = groupSize - 1;
      meet(round, turn);
      for (let i = 1; i < groupSize / 2; i++) meet((round + i) % turn, (round + turn - i) % turn);
    }
    return { games };
  });
  const pairs: Core.PlayerPair[] = [];
  for (let a = 1; a <= count; a++) {
    for (let b = a + 1; b <= count; b++) if (chance() * 100 < forbidden) pairs.push([a, b]);
  }
  const floats = float && { floatDown: float, floatUp: float };
  const settings = { rounds: met + 1, titleFrom: met + 2, ...floats };
  return { event: { players, rounds, settings }, options: { forbidden: pairs } };
}

/** In milliseconds of the processor. */
function timeOf(work: () => void): number {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

/** Of so many runs the best counts: what disturbs a run only adds to it. */
function bestOf(work: () => void, runs: number): number {
  return Math.min(...Array.from({ length: runs }, () => timeOf(work)));
}

interface Row {
  readonly what: string;
  readonly value: number;
  readonly goal: number;
}

/** Of each shape the largest ratio of some seeds, and the longest step of any search in milliseconds of the processor. */
export function* worstPairings(seeds = SEEDS, shapes = SHAPES): Generator<Row> {
  let step = 0;
  for (const shape of shapes) {
    // The library takes about as long for every field of a shape, so that the slowest pairings are the worst.
    const slowest = Array.from({ length: seeds }, (_, index) => {
      const { event, options } = fieldOf(shape, index + 1);
      const pair = pairing([event], options);
      if (index === 0) pair();
      return { seed: index + 1, time: timeOf(pair) };
    }).sort((a, b) => b.time - a.time);
    let worst = { ratio: 0, seed: 0 };
    for (const { seed } of slowest.slice(0, AGAIN)) {
      const { event, options } = fieldOf(shape, seed);
      const field = wholeField(event, options);
      const ratio = bestOf(pairing([event], options), 5) / bestOf(matching([field]), 5);
      if (ratio > worst.ratio) worst = { ratio, seed };
      step = Math.max(step, longestStep(event, options));
    }
    const { players, groupSize, met, forbidden, float } = shape;
    const who = `${players} in groups of ${groupSize}, ${met} rounds, ${forbidden} % forbidden`;
    const what = `${who}${float ? `, ${float} floats` : ''}, worst of ${seeds} seeds (${worst.seed})`;
    yield {
      what: `NK, ${what}: pairing / edmonds-blossom-fixed`,
      value: worst.ratio,
      goal: 1.5,
    };
  }
  yield { what: 'NK, the same fields: the longest step of a search, ms', value: step, goal: 50 };
}

function longestStep(event: Core.NkEvent, options: Core.RoundOptions): number {
  // oxlint-disable-next-line typescript/no-require-imports -- it exists only once it is built
  const { pairRoundSteps } = require('../../dist/core') as typeof Core;
  const work = pairRoundSteps(event, options);
  let longest = 0;
  for (;;) {
    const start = process.cpuUsage();
    const { done } = work.next();
    const { user } = process.cpuUsage(start);
    longest = Math.max(longest, user / 1000);
    if (done === true) return longest;
  }
}

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

function shuffled<T>(list: readonly T[], chance: () => number): T[] {
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
const matching = (fields: Rounds['fields']) => (): void => {
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

/** Grouping a cycle: how it compares with sorting its players, and how it grows with their number. */

/** As it is shipped: what runs the benchmark would compile the sources its own way. */
// oxlint-disable-next-line typescript/no-require-imports -- it exists only once it is built
const { groupCycle } = require('../../dist/core') as typeof Core;

type Lists = readonly [
  registrations: readonly { readonly name: string; readonly rating: number }[],
  lastCycle: readonly Core.KuksuCycle.LastResult[],
];

const options = { titleMatch: { lost: 'holder', holder: 'The Holder' } } as const;

/** So many registrations, nine of ten from last cycle, whose leagues were full. */
function cycleOf(players: number): Lists {
  const lastCycle: Core.KuksuCycle.LastResult[] = [];
  for (let tier = 1; lastCycle.length < players; tier++) {
    for (let league = 1; league <= 2 ** (tier - 1) && lastCycle.length < players; league++) {
      const label = `${String.fromCharCode(64 + tier)}${tier === 1 ? '' : league}`;
      for (let place = 1; place <= 10; place++) {
        lastCycle.push({ name: `Player ${lastCycle.length}`, league: label, place });
      }
    }
  }
  const rating = (index: number): number => 800 + ((index * 7919) % 1801);
  const registrations = lastCycle.slice(0, players).map(({ name }, index) => ({
    name: index % 10 === 0 ? `New ${index}` : String(name),
    rating: rating(index),
  }));
  return [registrations, lastCycle];
}

function group([registrations, lastCycle]: Lists): void {
  const answer = groupCycle(registrations, lastCycle, options);
  if (!answer.ok) throw new Error('The cycle of the benchmark cannot be grouped.');
  sink += answer.value.leagues.length;
}

/** By rating, and equal ones by name. */
function sort([registrations]: Lists): void {
  const order = [...registrations].sort(
    (a, b) => b.rating - a.rating || (a.name < b.name ? -1 : 1),
  );
  sink += order.length;
}

export function kuksuRows(): readonly (readonly [what: string, value: number, goal: number])[] {
  const [small, thousand, many] = [cycleOf(630), cycleOf(1000), cycleOf(10_000)];
  const run = (job: (lists: Lists) => void, lists: Lists) => (): void => {
    job(lists);
  };
  const rows = [
    [
      'grouping 630 players into leagues / sorting them',
      ratio(medians([run(group, small), run(sort, small)])),
      20,
    ],
    [
      'grouping 10,000 players / grouping 1,000',
      ratio(medians([run(group, many), run(group, thousand)])),
      15,
    ],
  ] as const;
  if (!Number.isFinite(sink)) throw new Error('A result was no number.');
  return rows;
}

if (require.main === module) {
  const [, , seeds = SEEDS, shape] = process.argv;
  const shapes = shape === undefined ? SHAPES : SHAPES.slice(Number(shape) - 1, Number(shape));
  for (const { what, value, goal } of worstPairings(Number(seeds), shapes)) {
    console.log(`${value.toFixed(2)}  ${what} (goal: at most ${goal})`);
  }
}
