import type { PlayerNumber, RoundOptions } from '../../../src';
import type { Book, BookPlayer, BookRound } from '../book/book';
import { saidAbout, takesPart, type PairOptions } from '../pair-options';

/** What is paired next: a new round, or the boards of the last one that were left for later. */
export interface ToPair {
  readonly round: number;
  /** The event with the rounds before it. */
  readonly book: Book;
  /** What stands of the round already. */
  readonly part: BookRound | undefined;
  /** How many of its boards do. */
  readonly written: number;
}

/** The round to pair. */
export function toPair(book: Book): ToPair {
  const part = book.rounds.at(-1);
  if (!part || part.waiting.players.length === 0) {
    return { round: book.rounds.length + 1, book, part: undefined, written: 0 };
  }
  const before = { ...book, rounds: book.rounds.slice(0, -1) };
  return { round: book.rounds.length, book: before, part, written: part.round.games.length };
}

/** Those whose round stands on the sheet: with a board, a bye or an absence. */
export function seatedIn(part: BookRound | undefined): ReadonlySet<PlayerNumber> {
  const { games = [], byes = [], absences = [] } = part?.round ?? {};
  return new Set([
    ...games.flatMap(({ black, white }) => [black, white]),
    ...byes,
    ...absences.map(({ player }) => player),
  ]);
}

/** Who plays the round and is not seated in it yet: these are ticked, fixed and paired. */
export function toSeat({ round, book, part }: ToPair): readonly BookPlayer[] {
  const seated = seatedIn(part);
  return book.players.filter((player) => takesPart(player, round) && !seated.has(player.number));
}

/** What the director said for the round to pair, as far as it is still open. */
export function saidNow(pairing: ToPair, options: PairOptions): PairOptions {
  return saidOfRest(saidAbout(pairing, options), pairing.part);
}

/** The decisions that are still open: nothing is said again of those whose round stands on the sheet. */
function saidOfRest(said: PairOptions, part: BookRound | undefined): PairOptions {
  const seated = seatedIn(part);
  if (seated.size === 0) return said;
  const { bye } = said;
  return {
    ...said,
    away: Object.fromEntries(
      Object.entries(said.away).filter(([player]) => !seated.has(Number(player))),
    ),
    forced: said.forced.filter(({ players }) => !players.some((player) => seated.has(player))),
    bye: bye !== undefined && seated.has(bye) ? undefined : bye,
  };
}

/** The options of the rest: the boards that stand on the sheet stay, and who stands there alone is out of it. */
export function restOptions(options: RoundOptions, part: BookRound | undefined): RoundOptions {
  if (!part) return options;
  const { games, byes = [], absences = [] } = part.round;
  const seated = seatedIn(part);
  const free = (options.absent ?? []).filter((player) => !seated.has(player));
  return {
    ...options,
    absent: [...free, ...byes, ...absences.map(({ player }) => player)],
    forced: [
      ...(options.forced ?? []),
      ...games.map(({ board, black, white }, i) => ({
        players: [black, white] as const,
        black,
        board: board ?? i + 1,
      })),
    ],
  };
}
