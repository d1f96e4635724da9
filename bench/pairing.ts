import type * as Core from '../src';
import { chanceOf, pairing, matching, shuffled, wholeField } from './nk';

/** Fields that are hard to pair, each drawn many times; the search against one matching of the whole field by a library. */

interface Shape {
  readonly players: number;
  readonly groupSize: number;
  /** Rounds in which everyone met another of the group; all games drawn. */
  readonly met: number;
  /** Of 100 pairs so many are forbidden. */
  readonly forbidden: number;
}

const SHAPES: readonly Shape[] = [
  { players: 400, groupSize: 4, met: 3, forbidden: 0 },
  { players: 400, groupSize: 8, met: 7, forbidden: 0 },
  { players: 400, groupSize: 16, met: 15, forbidden: 0 },
  { players: 400, groupSize: 4, met: 2, forbidden: 30 },
  { players: 200, groupSize: 4, met: 2, forbidden: 30 },
  { players: 200, groupSize: 8, met: 5, forbidden: 30 },
  { players: 192, groupSize: 16, met: 13, forbidden: 30 },
  // Nearly everyone has met or may not meet.
  { players: 192, groupSize: 16, met: 13, forbidden: 80 },
];

/** 200 in all. */
const SEEDS = 200 / SHAPES.length;

interface Field {
  readonly event: Core.NkEvent;
  readonly options: Core.RoundOptions;
}

function fieldOf({ players: count, groupSize, met, forbidden }: Shape, seed: number): Field {
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
  const settings = { rounds: met + 1, titleFrom: met + 2 };
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
function ratioOf(own: () => void, other: () => void, runs: number): number {
  const best = (work: () => void): number =>
    Math.min(...Array.from({ length: runs }, () => timeOf(work)));
  return best(own) / best(other);
}

/** Of each shape the largest ratio, and the longest step of any search in milliseconds of the processor. */
export function worstPairings(): readonly { what: string; value: number; goal: number }[] {
  let step = 0;
  const rows = SHAPES.map((shape) => {
    let worst = { ratio: 0, seed: 0 };
    for (let seed = 1; seed <= SEEDS; seed++) {
      const { event, options } = fieldOf(shape, seed);
      const ways = [pairing([event], options), matching([wholeField(event, options)])] as const;
      const once = ratioOf(...ways, 1);
      const ratio = once > worst.ratio ? ratioOf(...ways, 3) : once;
      if (ratio > worst.ratio) worst = { ratio, seed };
      step = Math.max(step, longestStep(event, options));
    }
    const { players, groupSize, met, forbidden } = shape;
    const what = `${players} in groups of ${groupSize}, ${met} rounds, ${forbidden} % forbidden, worst of ${SEEDS} seeds (${worst.seed})`;
    return {
      what: `NK, ${what}: pairing / edmonds-blossom-fixed`,
      value: worst.ratio,
      goal: 1.5,
    };
  });
  return [
    ...rows,
    { what: 'NK, the same fields: the longest step of a search, ms', value: step, goal: 50 },
  ];
}

function longestStep(event: Core.NkEvent, options: Core.RoundOptions): number {
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- it exists only once it is built
  const { pairRoundSteps } = require('../dist/core') as typeof Core;
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
