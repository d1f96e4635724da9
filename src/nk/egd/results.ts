import { existing } from '../../existing';
import { BadLines, type RefusedText } from '../../exchange/lines';
import { inRow, succeed, type Success } from '../../result';
import type { Stepwise } from '../../stepwise';
import { lowerCase } from '../../text';
import type { Absence, Game, GameResult, PlayerNumber, Points, Round } from '../event/event';
import { refuse } from '../event/refuse';

/** One result of a line (see `EgdHeader`). */
export interface EgdEntry {
  readonly text: string;
  /** The opponent's line; 0 for none. */
  readonly opponent: number;
  readonly symbol: string;
  readonly points: Points;
  readonly colour: 'b' | 'w' | '';
  readonly handicap: number;
  readonly forfeit: boolean;
}

/** A game by its round and the two lines. */
export interface EgdGame {
  readonly round: number;
  readonly players: readonly [PlayerNumber, PlayerNumber];
}

export interface EgdResults {
  readonly rounds: readonly Round[];
  /** Games without colours: the upper line is entered with black. */
  readonly colourless: readonly EgdGame[];
  /** Games with a handicap; an NK has none. */
  readonly handicaps: readonly EgdGame[];
  /** Forfeits that bring neither a win: both are absent. */
  readonly bothAbsent: readonly EgdGame[];
}

const POINTS: Readonly<Record<string, Points>> = { '+': 1, '-': 0, '=': 0.5 };

/** Reads one result; undefined for other words, and for a free round of unknown worth. */
export function readEntry(text: string): EgdEntry | undefined {
  const match = /^(\d{1,6})([-+=?])(?:\/?([bw])(\d?)|0)?(!?)$/i.exec(text);
  if (!match) return undefined;
  const opponent = Number(existing(match[1]));
  const symbol = existing(match[2]);
  if (opponent === 0 && symbol === '?') return undefined;
  const [, , , colour = '', handicap = ''] = match;
  return {
    text,
    opponent,
    symbol,
    points: POINTS[symbol] ?? 0,
    colour: lowerCase(colour) === 'b' ? 'b' : colour === '' ? '' : 'w',
    handicap: Number(handicap),
    forfeit: match[5] !== '',
  };
}

/** A line, reduced to its results. */
interface ResultLine {
  /** Of the text, from 1. */
  readonly row: number;
  readonly number: PlayerNumber;
  readonly entries: readonly EgdEntry[];
}

/** Results by the two symbols of a game, black's first: played, or by forfeit. */
const RESULTS: Readonly<
  Record<string, readonly [played: GameResult, forfeited: GameResult | 'absent']>
> = {
  '+-': ['black', 'blackByForfeit'],
  '-+': ['white', 'whiteByForfeit'],
  '==': ['draw', 'absent'],
  '--': ['bothLost', 'absent'],
};

/** A round while it is read, with the games that an NK cannot hold. */
interface ReadRound {
  readonly games: Game[];
  readonly byes: PlayerNumber[];
  readonly absences: Absence[];
  readonly colourless: (readonly [PlayerNumber, PlayerNumber])[];
  readonly handicaps: (readonly [PlayerNumber, PlayerNumber])[];
  readonly bothAbsent: (readonly [PlayerNumber, PlayerNumber])[];
}

/** Results of a round per step. */
const SEATS = 500;

/** One result of a round, with its line. */
interface ColouredSeat {
  readonly line: ResultLine;
  readonly own: EgdEntry;
}

/** The rounds that the lines describe together; a refusal names the lines of the text. */
export function* readResults(
  lines: readonly ResultLine[],
): Stepwise<Success<EgdResults> | RefusedText> {
  const columns: ColouredSeat[][] = [];
  for (const [at, line] of lines.entries()) {
    if (at % SEATS === 0) yield;
    for (const [index, own] of line.entries.entries()) {
      (columns[index] ??= []).push({ line, own });
    }
  }
  const rounds: Round[] = [];
  const bad = new BadLines();
  const [colourless, handicaps, bothAbsent]: [EgdGame[], EgdGame[], EgdGame[]] = [[], [], []];
  for (const seats of columns) {
    const read = yield* readRound(seats, bad);
    const { games, byes, absences } = read;
    rounds.push({ games, byes, absences });
    const round = rounds.length;
    for (const players of read.colourless) colourless.push({ round, players });
    for (const players of read.handicaps) handicaps.push({ round, players });
    for (const players of read.bothAbsent) bothAbsent.push({ round, players });
  }
  return bad.refusal ?? succeed({ rounds, colourless, handicaps, bothAbsent });
}

function* readRound(seats: readonly ColouredSeat[], bad: BadLines): Stepwise<ReadRound> {
  const byLine = new Map(seats.map(({ line, own }) => [line.number, own]));
  const round: ReadRound = {
    ...{ games: [], byes: [], absences: [] },
    ...{ colourless: [], handicaps: [], bothAbsent: [] },
  };
  for (const [at, { line, own }] of seats.entries()) {
    if (at % SEATS === 0) yield;
    if (own.opponent === 0) {
      addFree(round, line.number, own);
    } else if (!addGame(round, line.number, own, byLine.get(own.opponent))) {
      const at = { argument: 'table', found: own.text };
      bad.add(inRow(refuse(at, 'egdContradiction'), line.row));
    }
  }
  return round;
}

/** A round without opponent. */
function addFree({ byes, absences }: ReadRound, player: PlayerNumber, own: EgdEntry): void {
  if (own.symbol === '+') byes.push(player);
  else absences.push({ player, points: own.symbol === '=' ? 0.5 : 0 });
}

/** Enters a game once, from the upper line; false if the opponent's line contradicts it. */
function addGame(
  round: ReadRound,
  line: PlayerNumber,
  own: EgdEntry,
  other: EgdEntry | undefined,
): boolean {
  const { opponent } = own;
  if (other?.opponent !== line || opponent === line) return false;
  if (own.colour !== '' && own.colour === other.colour) return false;
  const isBlack = own.colour === 'b' || (own.colour === '' && other.colour !== 'b');
  const symbols = isBlack ? own.symbol + other.symbol : other.symbol + own.symbol;
  const [played, forfeited] = RESULTS[symbols] ?? [null, null];
  if (played === null && symbols !== '??') return false;
  if (line > opponent) return true;

  const result = own.forfeit || other.forfeit ? forfeited : played;
  if (result === 'absent') {
    for (const player of [line, opponent]) addFree(round, player, own);
    round.bothAbsent.push([line, opponent]);
    return true;
  }
  const [black, white] = isBlack ? [line, opponent] : [opponent, line];
  round.games.push({ black, white, result });
  if (own.colour + other.colour === '') round.colourless.push([line, opponent]);
  if (own.handicap + other.handicap > 0) round.handicaps.push([line, opponent]);
  return true;
}
