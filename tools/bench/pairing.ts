import type * as Core from '../../src';
import { chanceOf, pairing, matching, shuffled, wholeField } from './nk';

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

if (require.main === module) {
  const [, , seeds = SEEDS, shape] = process.argv;
  const shapes = shape === undefined ? SHAPES : SHAPES.slice(Number(shape) - 1, Number(shape));
  for (const { what, value, goal } of worstPairings(Number(seeds), shapes)) {
    console.log(`${value.toFixed(2)}  ${what} (goal: at most ${goal})`);
  }
}
