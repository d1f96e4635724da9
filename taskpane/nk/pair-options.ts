import {
  type Board,
  type CheckedEvent,
  checkEvent,
  type ForcedPair,
  type Game,
  type GameResult,
  type PlayerNumber,
  type PlayerPair,
  type Result,
  type RoundOptions,
} from '../../src';
import type { Lists, Operation } from '../jobs/operation';
import type { Book, BookPlayer, BookRound } from './book/book';
import { avoidedPairs, lastingBans } from './book/not-against';
import { eventPlaces } from './book/tables';

/** The director's decisions for the next round. They hold for that round only. */
export interface PairOptions {
  /** The round of the decisions; 0 before the first one. */
  readonly round: number;
  /** Ticks in the pane that differ from the column of the sheet. */
  readonly away: Readonly<Record<PlayerNumber, boolean>>;
  readonly forced: readonly ForcedPair[];
  readonly forbidden: readonly PlayerPair[];
  /** Pairs that the players' table keeps apart and that may meet in this round. */
  readonly lifted: readonly PlayerPair[];
  readonly mayRepeat: readonly PlayerPair[];
  readonly bye: PlayerNumber | undefined;
  /** What open games of the last round count as, by `pairName`, where the round is paired before their results are in. */
  readonly ahead: Readonly<Record<string, AssumedResult>> | undefined;
  /** The boards that are not written yet, by one of their players. */
  readonly later: Later;
  /** What is taken off the sheet of the round, to be paired again. */
  readonly again: Again;
}

/** Players whose boards or lines are paired again, and of which state of the round: once it is written they are not again. */
interface Again {
  readonly of: string;
  readonly players: readonly PlayerNumber[];
}

/** Players whose boards wait, and how many boards of the round stand on its sheet by then: once more do, nobody waits. */
interface Later {
  readonly written: number;
  readonly players: readonly PlayerNumber[];
}

/** What an open game counts as until its result is in: no points for either player, or a result. */
export type AssumedResult = 'none' | 'black' | 'white' | 'draw';

export const nothingSaid: PairOptions = {
  round: 0,
  away: {},
  forced: [],
  forbidden: [],
  lifted: [],
  mayRepeat: [],
  bye: undefined,
  ahead: undefined,
  later: { written: 0, players: [] },
  again: { of: '', players: [] },
};

/** What pairs a round is a bundle of its own. */
export const search = () => import(/* webpackChunkName: "nk-search" */ './pair-round');

/** The job without what it computes: the next round of the event, or the play-off after the last. */
export const pairingOf = {
  lists: {},
  also: eventPlaces,
  initial: nothingSaid,
} as const satisfies Omit<Operation<Lists, PairOptions, unknown>, 'compute'>;

/** The decisions for this round; none if they belong to another. */
export function saidAbout(
  { round, written }: { readonly round: number; readonly written: number },
  options: PairOptions,
): PairOptions {
  if (options.round !== round) return { ...nothingSaid, round, later: { written, players: [] } };
  return options.later.written === written
    ? options
    : { ...options, later: { written, players: [] } };
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
  const { round, forced, mayRepeat, bye } = options;
  const absent = players
    .filter((player) => takesPart(player, round) && isAway(player, options))
    .map(({ number }) => number);
  const gone = new Set(absent);
  return {
    absent,
    forced: forced.filter((pair) => !pair.players.some((player) => gone.has(player))),
    forbidden: [...options.forbidden, ...keptApart(players, options)],
    mayRepeat,
    avoid: avoidedPairs(players),
    tables: players.flatMap(({ number, keptBoard }) =>
      keptBoard === undefined ? [] : [{ player: number, board: keptBoard }],
    ),
    ...(bye !== undefined && !gone.has(bye) && { bye }),
  };
}

/** The pairs that the players' table keeps apart, without those the director fixed, forbade or allowed for this round. */
export function keptApart(
  players: readonly BookPlayer[],
  { forced, forbidden, lifted }: PairOptions,
): readonly PlayerPair[] {
  const decided = [...forced.map((pair) => pair.players), ...forbidden, ...lifted];
  return lastingBans(players).filter((pair) => !decided.some((each) => same(each, pair)));
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

/** Leaves boards for later, or takes them along again. */
export function leftForLater(
  options: PairOptions,
  boards: readonly Board[],
  waits: boolean,
): PairOptions {
  const players = boards.flatMap(({ black, white }) => [black.player, white.player]);
  const others = options.later.players.filter((player) => !players.includes(player));
  const { later } = options;
  return { ...options, later: { ...later, players: waits ? [...others, ...players] : others } };
}

/** Whether a board is left for later: one of its players waits. */
export function isLater({ black, white }: Board, { later }: PairOptions): boolean {
  return later.players.includes(black.player) || later.players.includes(white.player);
}

/** Fixes boards as they stand: their pairs, colours and numbers. */
export function keptBoards(options: PairOptions, boards: readonly Board[]): PairOptions {
  return boards.reduce(
    (said, { number, black, white }) =>
      fixed(said, {
        players: [black.player, white.player],
        black: black.player,
        board: number,
      }),
    options,
  );
}

/** Leaves the pairs of boards to the rules again. */
export function releasedBoards(options: PairOptions, boards: readonly Board[]): PairOptions {
  return boards.reduce(
    (said, { black, white }) => released(said, [black.player, white.player]),
    options,
  );
}

/** Forbids a pair for this round, and releases it if fixed. */
export function forbade(options: PairOptions, pair: PlayerPair): PairOptions {
  return {
    ...released(options, pair),
    forbidden: [...without(options.forbidden, pair), pair],
    lifted: without(options.lifted, pair),
    mayRepeat: without(options.mayRepeat, pair),
  };
}

/** Takes a ban back: one of this round, or for this round one of the players' table. */
export function allowed(options: PairOptions, pair: PlayerPair): PairOptions {
  const forbidden = without(options.forbidden, pair);
  if (forbidden.length < options.forbidden.length) return { ...options, forbidden };
  return { ...options, lifted: [...without(options.lifted, pair), pair] };
}

/** A pair of the players' table is kept apart again. */
export function apartAgain(options: PairOptions, pair: PlayerPair): PairOptions {
  return { ...options, lifted: without(options.lifted, pair) };
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

function same([a, b]: PlayerPair, [c, d]: PlayerPair): boolean {
  return (a === c && b === d) || (a === d && b === c);
}

function overlaps(a: PlayerPair, b: PlayerPair): boolean {
  return a.some((player) => b.includes(player));
}

function without(pairs: readonly PlayerPair[], pair: PlayerPair): readonly PlayerPair[] {
  return pairs.filter((each) => !same(each, pair));
}

/** What a game without a result counts as while it is open. Without points yet it has been played, and both have lost it. */
const assumed: Readonly<Record<AssumedResult, GameResult>> = {
  none: 'bothLost',
  black: 'black',
  white: 'white',
  draw: 'draw',
};

/** The last round, where it is the only one with open games: the next round can be paired before they are in. */
export function lastOpenRound({ rounds, settings }: Book): BookRound | undefined {
  const first = rounds.findIndex(({ open }) => open.length > 0);
  if (first === -1 || first < rounds.length - 1 || rounds.length >= settings.rounds)
    return undefined;
  return rounds[first];
}

/** The games of a round without a result. */
export function openIn({ round }: BookRound): readonly Game[] {
  return round.games.filter(({ result }) => result === null);
}

/** The event with its last round as the director assumes that it ends. */
export function eventAhead(
  { event, players, settings }: Book,
  { round }: BookRound,
  { ahead = {} }: PairOptions,
): Result<CheckedEvent> {
  const games = round.games.map((game) =>
    game.result === null
      ? { ...game, result: assumed[ahead[pairName([game.black, game.white])] ?? 'none'] }
      : game,
  );
  return checkEvent({ players, settings, rounds: [...event.rounds, { ...round, games }] });
}
