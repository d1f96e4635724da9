import {
  saidLine,
  type Game,
  type PlayerNumber,
  type PlayerPair,
  type RoundOptions,
  type SaidForRound,
} from '../../../src';
import type { Book, BookPlayer, BookRound } from '../book/book';
import { lastingBans } from '../book/not-against';
import { nothingSaid, type PairOptions, saidAbout, takesPart } from '../pair-options';

/** What is paired next: a new round, or what is open of the last one: boards that were left for later, or that are paired again. */
export interface ToPair {
  readonly round: number;
  /** The event with the rounds before it. */
  readonly book: Book;
  /** What stands of the round already, and stays. */
  readonly part: BookRound | undefined;
  /** How many of its boards do. */
  readonly written: number;
  /** The lines that are taken off its sheet. */
  readonly freed: readonly FreedLine[];
}

/** A line of a round that gives way, with its players and what it was written with. */
export interface FreedLine {
  readonly row: number;
  readonly players: readonly PlayerNumber[];
  readonly game?: Game;
  /** What stands beside the game. */
  readonly beside?: BookRound['beside'][number] | undefined;
}

/** The round to pair. */
export function toPair(book: Book, options: PairOptions = nothingSaid): ToPair {
  const last = book.rounds.at(-1);
  const freed = last ? freedIn(last, book.rounds.length, options) : [];
  if (!last || last.waiting.players.length + freed.length === 0) {
    return { round: book.rounds.length + 1, book, part: undefined, written: 0, freed };
  }
  const before = { ...book, rounds: book.rounds.slice(0, -1) };
  const part = freed.length === 0 ? last : without(last, freed);
  return { round: book.rounds.length, book: before, part, written: part.round.games.length, freed };
}

/** The round that is being played: the last one, as long as some game of it has no result. Of it boards can be paired again. */
export function roundInPlay({ rounds }: Book): BookRound | undefined {
  const last = rounds.at(-1);
  return last && last.open.length > 0 ? last : undefined;
}

/** The lines that can be taken off: boards without result, and players alone. A result that was typed is never touched. */
export function freeLines({ round, lines, beside }: BookRound): readonly FreedLine[] {
  const { games, byes = [], absences = [] } = round;
  const alone = (players: readonly PlayerNumber[], rows: readonly number[]): FreedLine[] =>
    players.map((player, i) => ({ row: rows[i] ?? 0, players: [player] }));
  return [
    ...games.flatMap((game, index): FreedLine[] => {
      const players = [game.black, game.white];
      const line = { row: lines.games[index] ?? 0, players, game, beside: beside[index] };
      return game.result === null ? [line] : [];
    }),
    ...alone(byes, lines.byes),
    ...alone(
      absences.map(({ player }) => player),
      lines.absences,
    ),
  ];
}

function freedIn(
  last: BookRound,
  number: number,
  { round, again: { of, players: wanted } }: PairOptions,
): readonly FreedLine[] {
  if (round !== number || last.open.length === 0 || of !== stateOf(last)) return [];
  return freeLines(last).filter(({ players }) => players.some((each) => wanted.includes(each)));
}

/** How a round stands on its sheet, whatever its results. */
function stateOf({ round: { games }, said }: BookRound): string {
  const pairs = games.map(({ black, white }) => `${black}-${white}`);
  return [...pairs, saidLine(said === undefined || said === 'lost' ? {} : said.said)].join(' ');
}

/** The players that are taken off a round now. */
export function takenNow(
  options: PairOptions,
  { rounds }: Pick<Book, 'rounds'>,
): readonly PlayerNumber[] {
  const last = rounds.at(-1);
  const { round, again } = options;
  return last && round === rounds.length && again.of === stateOf(last) ? again.players : [];
}

/** The round without these lines, and without what was said of their players. */
function without(part: BookRound, freed: readonly FreedLine[]): BookRound {
  const gone = new Set(freed.flatMap(({ players }) => players));
  const { round, places, beside, lines, fixed, said } = part;
  const { games, byes = [], absences = [] } = round;
  const stays = ({ black }: Game): boolean => !gone.has(black);
  const ofStaying = <Each>(list: readonly Each[]): readonly Each[] =>
    list.filter((_, i) => {
      const game = games[i];
      return game !== undefined && stays(game);
    });
  return {
    ...part,
    round: {
      ...round,
      games: games.filter(stays),
      byes: byes.filter((player) => !gone.has(player)),
      absences: absences.filter(({ player }) => !gone.has(player)),
    },
    places: ofStaying(places),
    beside: ofStaying(beside),
    lines: {
      games: ofStaying(lines.games),
      byes: lines.byes.filter((_, i) => !gone.has(byes[i] ?? 0)),
      absences: lines.absences.filter((_, i) => !gone.has(absences[i]?.player ?? 0)),
    },
    fixed: fixed.filter((pair) => !pair.some((player) => gone.has(player))),
    ...(said !== undefined &&
      said !== 'lost' && { said: { ...said, said: saidWithout(said.said, gone) } }),
  };
}

function saidWithout(said: SaidForRound, gone: ReadonlySet<PlayerNumber>): SaidForRound {
  const { absent = [], bye, forced = [], later = [], tables, open } = said;
  const { mayRepeat = [], forbidden = [] } = said;
  const isIn = (player: PlayerNumber): boolean => !gone.has(player);
  // What was said of two who are both taken off goes with them: it stands among the decisions of today, or was undone there.
  const someIn = (pair: PlayerPair): boolean => pair.some(isIn);
  return {
    absent: absent.filter(isIn),
    ...(bye !== undefined && isIn(bye) && { bye }),
    forced: forced.filter(({ players }) => players.every(isIn)),
    later: later.filter(isIn),
    ...(tables && { tables }),
    ...(open && { open }),
    mayRepeat: mayRepeat.filter(someIn),
    forbidden: forbidden.filter(someIn),
  };
}

/** The options with lines taken off the round, or put back. What was said for the round stands among the decisions again. */
export function takenOff(
  options: PairOptions,
  { rounds, players }: Book,
  again: readonly PlayerNumber[],
): PairOptions {
  const round = rounds.length;
  const last = rounds.at(-1);
  if (again.length === 0 || !last) return { ...nothingSaid, round: round + 1 };
  const { said } = last;
  const before: SaidForRound = said === undefined || said === 'lost' ? {} : said.said;
  const lasting = lastingBans(players);
  const isLasting = ([a, b]: PlayerPair): boolean =>
    lasting.some((pair) => pair.includes(a) && pair.includes(b));
  const begun =
    takenNow(options, { rounds }).length > 0
      ? options
      : {
          ...nothingSaid,
          round,
          mayRepeat: before.mayRepeat ?? [],
          forbidden: (before.forbidden ?? []).filter((pair) => !isLasting(pair)),
        };
  // Who is taken off as absent has come after all.
  const { absences = [] } = last.round;
  const came = absences.flatMap(({ player }) => (again.includes(player) ? [player] : []));
  const written = last.round.games.filter(
    ({ black, white }) => !again.includes(black) && !again.includes(white),
  ).length;
  return {
    ...begun,
    again: { of: stateOf(last), players: again },
    later: { written, players: [] },
    away: { ...begun.away, ...Object.fromEntries(came.map((player) => [player, false])) },
  };
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
    // Two who sit at a board may since have been kept apart.
    forbidden: (options.forbidden ?? []).filter(
      (pair) => !games.some(({ black, white }) => pair.includes(black) && pair.includes(white)),
    ),
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
