import type { ForcedPair, PlayerNumber, PlayerPair, RoundOptions } from '../../src';
import type { BookPlayer } from './book/book';

/** The director's decisions for the next round. They hold for that round only. */
export interface PairOptions {
  /** The round of the decisions; 0 before the first one. */
  readonly round: number;
  /** Ticks in the pane that differ from the column of the sheet. */
  readonly away: Readonly<Record<PlayerNumber, boolean>>;
  readonly forced: readonly ForcedPair[];
  readonly forbidden: readonly PlayerPair[];
  readonly mayRepeat: readonly PlayerPair[];
  readonly bye: PlayerNumber | undefined;
}

export const nothingSaid: PairOptions = {
  round: 0,
  away: {},
  forced: [],
  forbidden: [],
  mayRepeat: [],
  bye: undefined,
};

/** The decisions for this round; none if they belong to another. */
export function saidAbout(round: number, options: PairOptions): PairOptions {
  return options.round === round ? options : { ...nothingSaid, round };
}

/** Whether a player is absent: by the tick in the pane, else by the sheet. */
export function isAway(
  { number, absent }: Pick<BookPlayer, 'number' | 'absent'>,
  { round, away }: PairOptions,
): boolean {
  return away[number] ?? absent.includes(round);
}

/** Whether a player is in the event in a round: entered by then, and not withdrawn before it. */
export function takesPart({ enters = 1, withdrawnAfter }: BookPlayer, round: number): boolean {
  return enters <= round && (withdrawnAfter === undefined || withdrawnAfter >= round);
}

/** The same as options of the rules. Absent players lose their pairs and their bye. */
export function roundOptions(players: readonly BookPlayer[], options: PairOptions): RoundOptions {
  const { round, forced, forbidden, mayRepeat, bye } = options;
  const absent = players
    .filter((player) => takesPart(player, round) && isAway(player, options))
    .map(({ number }) => number);
  const gone = new Set(absent);
  return {
    absent,
    forced: forced.filter((pair) => !pair.players.some((player) => gone.has(player))),
    forbidden,
    mayRepeat,
    ...(bye !== undefined && !gone.has(bye) && { bye }),
  };
}

/** Fixes a pair; removes other fixed pairs of the two players, and a ban on the pair. */
export function fixed(options: PairOptions, pair: ForcedPair): PairOptions {
  const others = options.forced.filter(({ players }) => !overlaps(players, pair.players));
  const bye =
    options.bye !== undefined && pair.players.includes(options.bye) ? undefined : options.bye;
  return {
    ...options,
    bye,
    forced: [...others, pair],
    forbidden: without(options.forbidden, pair.players),
  };
}

export function released(options: PairOptions, pair: PlayerPair): PairOptions {
  return { ...options, forced: options.forced.filter(({ players }) => !same(players, pair)) };
}

/** Forbids a pair for this round, and releases it if fixed. */
export function forbade(options: PairOptions, pair: PlayerPair): PairOptions {
  return {
    ...released(options, pair),
    forbidden: [...without(options.forbidden, pair), pair],
    mayRepeat: without(options.mayRepeat, pair),
  };
}

export function allowed(options: PairOptions, pair: PlayerPair): PairOptions {
  return { ...options, forbidden: without(options.forbidden, pair) };
}

export function repeatAllowed(options: PairOptions, pair: PlayerPair, may: boolean): PairOptions {
  const others = without(options.mayRepeat, pair);
  return { ...options, mayRepeat: may ? [...others, pair] : others };
}

/** Gives the bye to a player, or leaves it to the rules; releases a fixed pair of that player. */
export function withBye(options: PairOptions, bye: PlayerNumber | undefined): PairOptions {
  const forced = options.forced.filter(
    ({ players }) => bye === undefined || !players.includes(bye),
  );
  return { ...options, bye, forced };
}

/** Two players of different boards change places: both new pairs are fixed. */
export function exchanged(
  options: PairOptions,
  [one, opponent]: PlayerPair,
  [other, otherOpponent]: PlayerPair,
): PairOptions {
  return fixed(fixed(options, { players: [other, opponent] }), { players: [one, otherOpponent] });
}

/** One name for a pair, independent of colours. */
export function pairName([a, b]: PlayerPair): string {
  return `${Math.min(a, b)}-${Math.max(a, b)}`;
}

export function same([a, b]: PlayerPair, [c, d]: PlayerPair): boolean {
  return (a === c && b === d) || (a === d && b === c);
}

function overlaps(a: PlayerPair, b: PlayerPair): boolean {
  return a.some((player) => b.includes(player));
}

function without(pairs: readonly PlayerPair[], pair: PlayerPair): readonly PlayerPair[] {
  return pairs.filter((each) => !same(each, pair));
}
