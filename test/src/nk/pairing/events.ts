/** Random events for the tests of pairing. Every number comes from the seed. */
import type {
  Absence,
  FloatPreference,
  Game,
  GameResult,
  NkEvent,
  Player,
  PlayerPair,
  Round,
  RoundOptions,
  Settings,
} from '../../../../src/nk/event/event';
import type { PairedRound } from '../../../../src/nk/event/paired-round';
import { inEventFor } from '../../../../src/nk/event/check';
import { randomFrom, sampled } from '../../../support/sampled';

/**
 * Seeds of so many instances of a rule. `npm test` draws one in 25 of them; `npm run mutation`, where thousands of changed
 * rules have to go through them, takes a fifth. `always` are seeds of rare cases, which no sample leaves out.
 */
export function instances(count: number, always: readonly number[] = []): readonly number[] {
  const seeds = Array.from({ length: count }, (_, index) => index + 1);
  const isMutating = process.env['MUTATION_TESTS'] !== undefined;
  return isMutating
    ? seeds.slice(0, count / 5)
    : sampled(seeds, count / 25, { corner: (seed) => always.includes(seed) });
}

/** Whole numbers from 0 to before `below`, always the same ones for a seed. */
export type Chance = (below: number) => number;

export function chanceOf(seed: number): Chance {
  const next = randomFrom(seed);
  return (below) => (next() * 2 ** 32) % below;
}

const RESULTS: readonly GameResult[] = [
  'black',
  'white',
  'black',
  'white',
  'black',
  'white',
  'draw',
  'blackByForfeit',
  'whiteByForfeit',
  'bothLost',
];
const PREFERENCES: readonly FloatPreference[] = ['top', 'top', 'middle', 'bottom'];

function pick<T>(chance: Chance, list: readonly T[]): T {
  return list[chance(list.length)] as T;
}

function shuffled<T>(chance: Chance, list: readonly T[]): T[] {
  const left = [...list];
  const mixed: T[] = [];
  while (left.length > 0) mixed.push(...left.splice(chance(left.length), 1));
  return mixed;
}

/** A small field in any state: its rounds were played by anyone against anyone, mostly near in group. */
export function smallEvent(
  chance: Chance,
  most: number,
): { event: NkEvent; options: RoundOptions } {
  const count = 2 + chance(most - 1);
  const settings: Partial<Settings> = {
    groupSize: pick(chance, [2, 3, 4, 5, 6, 10]),
    rounds: 9,
    titleFrom: pick(chance, [1, 3, 4, 6, 6, 9]),
    floatDown: pick(chance, PREFERENCES),
    floatUp: pick(chance, PREFERENCES),
    absencePoints: pick(chance, [0, 0.5]),
    candidateMayHaveBye: chance(4) === 0,
  };
  const numbers = shuffled(
    chance,
    Array.from({ length: count + chance(3) }, (_, index) => index + 1),
  ).slice(0, count);
  const played = chance(7);
  const players = numbers.map((number, index): Player => {
    const group = Math.floor(index / (settings.groupSize ?? 1));
    const player = { number, strength: 2000 - 10 * chance(40), group };
    if (chance(12) === 0) return { ...player, enters: 1 + chance(played + 1) };
    return chance(12) === 0 ? { ...player, withdrawnAfter: chance(played + 1) } : player;
  });
  const rounds: Round[] = [];
  for (let round = 1; round <= played; round++) rounds.push(playedRound(chance, players, round));
  const event: NkEvent = { players, settings, rounds };
  return { event, options: someOptions(chance, players, played + 1) };
}

/** A few groups in which most have met, so that many float and it is open who: round 1, or a later one nobody has played. */
export function crowdedEvent(
  chance: Chance,
  most: number,
): { event: NkEvent; options: RoundOptions } {
  const count = 2 * (3 + chance(most / 2 - 2));
  const groupSize = 2 + chance(5);
  const players = shuffled(
    chance,
    Array.from({ length: count }, (_, index) => index + 1),
  ).map((number, index) => ({
    number,
    strength: 2000 - index,
    group: 2 + Math.floor(index / groupSize),
  }));
  const [inside, across] = [50 + chance(50), chance(60)];
  const forbidden: PlayerPair[] = [];
  for (const a of players) {
    for (const b of players) {
      const often = a.group === b.group ? inside : across;
      if (a.number < b.number && chance(100) < often) forbidden.push([a.number, b.number]);
    }
  }
  const absences = players.map(({ number }) => ({ player: number }));
  return {
    event: {
      players,
      settings: { floatDown: pick(chance, PREFERENCES), floatUp: pick(chance, PREFERENCES) },
      rounds: chance(3) === 0 ? [] : [{ games: [], absences }],
    },
    options: { forbidden },
  };
}

function present(players: readonly Player[], round: number): number[] {
  return players.filter((each) => inEventFor(each, round)).map(({ number }) => number);
}

function playedRound(chance: Chance, players: readonly Player[], round: number): Round {
  const absences: Absence[] = [];
  const left: number[] = [];
  // Nearly in order of number, so that neighbours meet often and repeats threaten.
  for (const player of shuffled(chance, present(players, round))) {
    if (chance(15) === 0) absences.push({ player });
    else left.push(player);
  }
  const byes = left.length % 2 === 1 ? left.splice(chance(left.length), 1) : [];
  const games: Game[] = [];
  while (left.length > 1) {
    const [black, white] = left.splice(0, 2) as [number, number];
    games.push({ black, white, result: pick(chance, RESULTS) });
  }
  return { games, byes, absences };
}

/** What a director might say, none of it in conflict. */
function someOptions(chance: Chance, players: readonly Player[], round: number): RoundOptions {
  const here = present(players, round);
  const absent = here.filter(() => chance(12) === 0);
  const free = shuffled(chance, here).filter((player) => !absent.includes(player));
  const forced =
    free.length >= 2 && chance(5) === 0
      ? [{ players: [free[0], free[1]] as unknown as PlayerPair }]
      : [];
  const rest = forced.length > 0 ? free.slice(2) : free;
  const somePairs = (often: number): PlayerPair[] => {
    const pairs: PlayerPair[] = [];
    rest.forEach((a, i) => {
      for (const b of rest.slice(i + 1)) if (chance(100) < often) pairs.push([a, b]);
    });
    return pairs;
  };
  const bye = rest.length % 2 === 1 && chance(8) === 0 ? { bye: pick(chance, rest) } : {};
  return {
    absent,
    forced,
    forbidden: somePairs(pick(chance, [0, 0, 5, 15, 40])),
    mayRepeat: somePairs(pick(chance, [0, 0, 30, 100])),
    ...bye,
  };
}

/** How a championship goes in which mostly the stronger wins. */
export interface Course {
  readonly players: number;
  readonly rounds: number;
  /** Of 1,000: how often a player misses a round, a game ends in a draw or a forfeit. */
  readonly absent?: number;
  readonly drawn?: number;
  readonly forfeited?: number;
  readonly settings?: Partial<Settings>;
}

/** A round as it is paired, without results. */
export function pairedRound({ boards, bye, absent }: PairedRound): Round {
  return {
    games: boards.map(({ number, black, white }) => ({
      board: number,
      black: black.player,
      white: white.player,
      result: null,
    })),
    byes: bye ? [bye.player] : [],
    absences: absent.map((player) => ({ player })),
  };
}

/** A championship played round by round as `pair` pairs it; it ends early where no pairing exists. */
export function championship(
  chance: Chance,
  { players: count, rounds, absent = 0, drawn = 0, forfeited = 0, settings = {} }: Course,
  pair: (event: NkEvent, options: RoundOptions) => Round | undefined,
): NkEvent {
  const size = settings.groupSize ?? 16;
  const players = Array.from({ length: count }, (_, index): Player => ({
    number: index + 1,
    strength: 2600 - 20 * index,
    group: Math.floor(index / size),
  }));
  let event: NkEvent = { players, settings, rounds: [] };
  for (let round = 1; round <= rounds; round++) {
    const away = players.map(({ number }) => number).filter(() => chance(1000) < absent);
    const paired = pair(event, { absent: away });
    if (paired === undefined) return event;
    const games = paired.games.map((game): Game => {
      const luck = chance(1000);
      if (luck < drawn) return { ...game, result: 'draw' };
      if (luck < drawn + forfeited)
        return { ...game, result: pick(chance, ['blackByForfeit', 'whiteByForfeit']) };
      const edge = Math.min(Math.max(20 * (game.white - game.black), -400), 400);
      return { ...game, result: chance(1000) < 500 + edge ? 'black' : 'white' };
    });
    event = { ...event, rounds: [...event.rounds, { ...paired, games }] };
  }
  return event;
}
