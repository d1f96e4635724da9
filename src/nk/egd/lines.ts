import { capitals, egdNameIn, shownName } from '../../exchange/names';
import { existing } from '../../core/existing';
import { inRow, type Refusal, succeed, type Success } from '../../core/result';
import type {
  Absence,
  Game,
  GameResult,
  Player,
  PlayerNumber,
  Points,
  Round,
} from '../event/event';
import { refuse } from '../event/messages';
import { GRADE, NO_COUNTRY, NO_GRADE, PIN, scoreAmong, UNKNOWN_CLUB } from './format';
import { BadLines, type RefusedText } from '../../exchange/lines';
import type { Stepwise } from '../../core/stepwise';
import { lowerCase } from '../../core/text';

/** A player as the table tells it: no strength. */
export type LinePlayer = Pick<Player, 'name' | 'egdName' | 'pin' | 'grade' | 'country' | 'club'>;

/** A line of the table. */
export interface PlayerLine {
  /** Of the text, from 1. */
  readonly row: number;
  /** As it stands there. */
  readonly place: number | undefined;
  readonly player: LinePlayer;
  /** The score before round 1; NaN where the table has none. */
  readonly start: number;
  /** How many figures the line has beside the score. */
  readonly others: number;
  readonly entries: readonly EgdEntry[];
}

const NUMBER = /^-?(?:\d+(?:[.,]\d+)?[½=]?|½)$/;
const COUNTRY = /^(?:[a-z]{2}|--)$/i;
/** Names whose letters got lost in a file. */
const LOST_NAME = /^[?_ ]+$/;

const TABLE = 'table';

/** What the lines of a table have in common. */
export interface TableForm {
  /** The words of the heading between club and results. */
  readonly figures: readonly string[] | undefined;
  /** How many results the lines have that have the fewest. */
  readonly rounds: number;
}

/** How many results a line ends with. */
export function resultCount(text: string): number {
  const words = lineAndPin(text)[0].split(/\s+/);
  let count = 0;
  while (count < words.length && readEntry(existing(words[words.length - 1 - count]))) count++;
  return count;
}

function lineAndPin(text: string): readonly [line: string, pin: string] {
  const remark = text.indexOf(';');
  const [words = '', ...bars] = (remark === -1 ? text : text.slice(0, remark)).split('|');
  return [words.trim(), bars.join('|').trim()];
}

/** Reads a line with a player (A1 to A5); undefined for a blank line or a remark. */
export function readPlayerLine(
  text: string,
  row: number,
  form: TableForm,
): PlayerLine | Refusal | undefined {
  const [line, behind] = lineAndPin(text);
  if (line === '' && behind === '') return undefined;
  if (behind !== '' && !PIN.test(behind)) {
    return inRow(refuse({ argument: TABLE, found: behind }, 'egdPin'), row);
  }
  const read = readWords(line, row, form);
  if ('ok' in read || behind === '') return read;
  return { ...read, player: { ...read.player, pin: behind } };
}

function readWords(
  line: string,
  row: number,
  { figures, rounds }: TableForm,
): PlayerLine | Refusal {
  const [, digits, rest = line] = /^(\d{1,6})\.?\s+([^]*)$/.exec(line) ?? [];
  const words = rest.split(/\s+/);
  const entries: EgdEntry[] = [];
  for (let at = words.length - 1; at >= 0; at--) {
    const entry = readEntry(existing(words[at]));
    if (!entry) break;
    entries.push(entry);
  }
  entries.reverse();
  entries.splice(0, halvesAmong(entries, rounds));
  const middle = words.slice(0, words.length - entries.length);
  const parts = partsOf(middle);
  if (typeof parts === 'string') {
    const at = { argument: TABLE, found: line };
    return inRow(
      parts === '' ? refuse(at, 'egdLine') : refuse(at, 'egdWord', { word: parts }),
      row,
    );
  }
  const { name, grade, country, club, numbers } = parts;
  const score = numbers[scoreAmong(figures, numbers.length)];
  const points = entries.reduce((sum, entry) => sum + entry.points, 0);
  return {
    row,
    place: digits === undefined ? undefined : Number(digits),
    player: playerOf(name, grade, country, club),
    start: score === undefined ? NaN : numberOf(score) - points,
    others: numbers.length - (score === undefined ? 0 : 1),
    entries,
  };
}

/** How many of the results are figures such as `157=`, which stand before them where a line has too many. */
function halvesAmong(entries: readonly EgdEntry[], rounds: number): number {
  const count = entries.length - rounds;
  return entries.slice(0, Math.max(0, count)).every(({ text }) => /^[1-9]\d*=$/.test(text))
    ? Math.max(0, count)
    : 0;
}

interface LineParts {
  readonly name: readonly string[];
  readonly grade: string;
  readonly country: string;
  readonly club: string;
  readonly numbers: readonly string[];
}

/** The parts between place and results; else the word that stands in the way, or nothing where no grade was found. */
function partsOf(words: readonly string[]): LineParts | string {
  let trailing = 0;
  while (trailing < words.length && NUMBER.test(existing(words[words.length - 1 - trailing]))) {
    trailing++;
  }
  let wrong = '';
  for (let at = 1; at < words.length; at++) {
    const grade = existing(words[at]);
    if (!GRADE.test(grade) && grade !== NO_GRADE) continue;
    const [country = '', club] = words.slice(at + 1, at + 3);
    const given = COUNTRY.test(country) ? (club === undefined ? 1 : 2) : 0;
    const from = at + 1 + given;
    if (words.length - from <= trailing) {
      return {
        name: words.slice(0, at),
        grade,
        country: given > 0 ? country : '',
        club: given > 1 ? (club ?? '') : '',
        numbers: words.slice(from),
      };
    }
    wrong = existing(words[words.length - 1 - trailing]);
  }
  return wrong;
}

function playerOf(
  words: readonly string[],
  grade: string,
  country: string,
  club: string,
): LinePlayer {
  const egdName = egdNameIn(words);
  const home = capitals(country);
  return {
    ...(!LOST_NAME.test(egdName) && { name: shownName(egdName), egdName }),
    ...(grade !== NO_GRADE && { grade }),
    ...(home !== '' && home !== '--' && home !== NO_COUNTRY && { country: home }),
    ...(club !== '' && !UNKNOWN_CLUB.test(club) && { club: club.replace(/_/g, ' ') }),
  };
}

function numberOf(word: string): number {
  return Number(word.replace(',', '.').replace(/[½=]$/, '.5'));
}

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
