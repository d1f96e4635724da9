/** Events by chance, as wild as the entry list and the results of a championship can be. */
import type {
  Absence,
  ForcedPair,
  Game,
  GameResult,
  Player,
  PlayerNumber,
  PlayerPair,
  Round,
  RoundOptions,
  Settings,
} from '../../../src/nk/event/event';
import type { PairedRound } from '../../../src/nk/event/paired-round';
import { isThere, type Account, type Ledger } from './ledger';
import type { Chance } from './random';

/** What kind of event it is to be. */
export interface Mood {
  readonly absence: number;
  readonly draw: number;
  readonly forfeit: number;
  readonly bothLost: number;
  readonly forced: number;
  readonly forbidden: number;
  /** How much the stronger player is favoured: 0 not at all. */
  readonly favour: number;
}

export interface Entries {
  readonly players: readonly Player[];
  readonly settings: Partial<Settings>;
  readonly mood: Mood;
}

/** An entry list of 4 to 200 players, mostly small. */
export function entriesOf(chance: Chance): Entries {
  const { whole, happens, pick } = chance;
  const size = sizeOf(chance);
  const groupSize = pick([16, 16, 16, 8, 4, 2]);
  const calm = happens(0.3);
  const settings: Partial<Settings> = {
    groupSize,
    ...(happens(0.2) && { absencePoints: 0.5 }),
    ...(happens(0.5) && { candidateMayHaveBye: true }),
    ...(happens(0.2) && { floatDown: pick(['middle', 'bottom']) }),
    ...(happens(0.2) && { floatUp: pick(['middle', 'top']) }),
    ...(happens(0.2) && { rounds: whole(1, 9) }),
    ...(happens(0.2) && { titleFrom: whole(1, 8) }),
    ...(happens(0.5) && { halfPoints: happens(0.5) }),
  };
  const mood: Mood = {
    absence: calm ? 0 : pick([0, 0.02, 0.1, 0.3]),
    draw: calm ? 0 : pick([0, 0.02, 0.2]),
    forfeit: calm ? 0 : pick([0, 0.02, 0.1]),
    bothLost: calm ? 0 : pick([0, 0, 0.03]),
    forced: calm ? 0 : pick([0, 0, 0.3]),
    forbidden: calm ? 0 : pick([0, 0, 0.02, 0.15]),
    favour: pick([0, 0.5, 1]),
  };
  return { players: playersOf(size, groupSize, calm, chance), settings, mood };
}

function sizeOf({ whole, happens }: Chance): number {
  if (happens(0.5)) return whole(4, 10);
  if (happens(0.7)) return whole(8, 40);
  return happens(0.8) ? whole(33, 96) : whole(64, 200);
}

function playersOf(size: number, groupSize: number, calm: boolean, chance: Chance): Player[] {
  const { whole, happens, pick, shuffled } = chance;
  const equal = pick([1, 1, 20, 400]);
  const step = whole(1, 3);
  const strengths = Array.from(
    { length: size },
    () => 1500 + equal * whole(0, Math.ceil(1500 / equal)),
  );
  strengths.sort((a, b) => b - a);
  const numbers = shuffled(Array.from({ length: size }, (_, index) => 1 + step * index));
  const odd = calm ? 0 : pick([0, 0.05, 0.2]);
  return strengths.map((strength, index): Player => {
    const group = happens(odd) ? whole(0, 4) : Math.floor(index / groupSize);
    const late = happens(odd);
    const enters = late ? whole(2, 5) : 1;
    return {
      number: numbers[index] ?? NaN,
      strength,
      group,
      ...(late && { enters }),
      ...(late && happens(0.5) && { pointsBefore: pointsBefore(enters - 1, chance) }),
      ...(happens(odd) && { withdrawnAfter: whole(enters - 1, 7) }),
    };
  });
}

/** For some or all of the rounds missed. */
function pointsBefore(missed: number, { whole, pick }: Chance): readonly (0 | 0.5)[] {
  return Array.from({ length: whole(0, missed) }, () => pick([0, 0.5] as const));
}

/** What the director says about the next round. */
export function optionsOf(
  ledger: Ledger,
  mood: Mood,
  forbidden: readonly PlayerPair[],
  chance: Chance,
): RoundOptions {
  const { happens, shuffled, whole } = chance;
  const there = [...ledger.accounts.values()].filter((each) => isThere(each, ledger.played));
  const absent = there.filter(() => happens(mood.absence)).map(({ number }) => number);
  const free = shuffled(there.map(({ number }) => number).filter((each) => !absent.includes(each)));
  const forced: ForcedPair[] = [];
  while (happens(mood.forced) && free.length >= 2) {
    const [a = NaN, b = NaN] = free.splice(0, 2);
    const banned = forbidden.some((pair) => pair.includes(a) && pair.includes(b));
    if (banned) continue;
    const board = happens(0.5) ? forced.length + whole(1, 3) : undefined;
    const taken = forced.some((each) => each.board === board);
    forced.push({
      players: [a, b],
      ...(board !== undefined && !taken && { board }),
      ...(happens(0.3) && { black: happens(0.5) ? a : b }),
    });
  }
  const odd = (there.length - absent.length) % 2 === 1;
  const [bye] = free;
  return {
    absent,
    forced,
    forbidden,
    ...(odd && bye !== undefined && happens(mood.forced / 3) && { bye }),
  };
}

/** Pairs that are never to meet, such as of one family. */
export function forbiddenOf(
  players: readonly Player[],
  { forbidden }: Mood,
  { happens }: Chance,
): PlayerPair[] {
  const pairs: PlayerPair[] = [];
  const few = players.length > 40 ? forbidden / 8 : forbidden;
  for (const [index, a] of players.entries()) {
    for (const b of players.slice(index + 1)) if (happens(few)) pairs.push([b.number, a.number]);
  }
  return pairs;
}

/** The round with results by chance, and what the director notes of those who do not play. */
export function played(paired: PairedRound, ledger: Ledger, mood: Mood, chance: Chance): Round {
  const games = paired.boards.map(({ number, black, white }): Game => {
    const [a, b] = [ledger.accounts.get(black.player), ledger.accounts.get(white.player)];
    return {
      board: number,
      black: black.player,
      white: white.player,
      result: resultOf(a, b, mood, chance),
    };
  });
  const absences = paired.absent.map((player): Absence => {
    return chance.happens(0.2) ? { player, points: chance.pick([0, 0.5]) } : { player };
  });
  const byes: PlayerNumber[] = paired.bye ? [paired.bye.player] : [];
  return { games: chance.shuffled(games), byes, absences: chance.shuffled(absences) };
}

function resultOf(
  black: Account | undefined,
  white: Account | undefined,
  { draw, forfeit, bothLost, favour }: Mood,
  { happens, next }: Chance,
): GameResult {
  if (happens(bothLost)) return 'bothLost';
  if (happens(draw)) return 'draw';
  const difference = (black?.strength ?? 0) - (white?.strength ?? 0);
  const blackWins = next() < 0.5 + (favour * Math.sign(difference)) / 2;
  if (happens(forfeit)) return blackWins ? 'blackByForfeit' : 'whiteByForfeit';
  return blackWins ? 'black' : 'white';
}
