import { capitals, egdNameIn, isEgdName, shownName } from '../../exchange/names';
import { existing, inRow, type Refusal, succeed, type Success } from '../../core/result';
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
import { scoreAmong } from './format';
import {
  COUNTRY,
  type Heading,
  type HomeField,
  NO_COUNTRY,
  LOST_NAME,
  isGrade,
  NO_GRADE,
  PIN,
  told,
  UNKNOWN_CLUB,
  wordsOf,
} from './shape';
import { oneLine } from '../../core/lines';
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
  /** The same where the score rounds down the points of free rounds, and where it rounds down all points. */
  readonly rounded: readonly [free: number, all: number];
  /** Of French results; "" where there is none. */
  readonly licence: string;
  /** How many figures the line has beside the score. */
  readonly others: number;
  readonly entries: readonly EgdEntry[];
}

const NUMBER = /^-?(?:\d+(?:[.,]\d+)?[½=]?|½)$/;
/** A figure that is no result: `157=` is both. */
const PLAIN_NUMBER = /^\d+(?:[.,]\d+)?½?$/;
/** A club of several words has no more letters than its field. */
const CLUB_WITH_BLANKS = 5;

const TABLE = 'table';

/** What the lines of a table have in common. */
export interface TableForm {
  /** The words of the heading between club and results. */
  readonly figures: readonly string[] | undefined;
  /** How many results the lines have that have the fewest. */
  readonly rounds: number;
  /** How many figures the lines have between club and results; undefined where they do not agree. */
  readonly count?: number | undefined;
  readonly heading?: Heading | undefined;
}

/** How many results a line ends with, before any figures behind them. */
export function resultCount(text: string, heading?: Heading): number {
  return entriesIn(wordsIn(text, heading), heading).entries.length;
}

/** How many figures a line has, and whether what stands before them can only be a club: else the first may be one. */
export function figureCount(
  text: string,
  form: TableForm,
): { readonly count: number; readonly isSure: boolean } {
  const words = wordsIn(text, form.heading);
  const { middle, entries, behind } = entriesIn(words, form.heading);
  const numbers = trailing(middle);
  const before = middle[middle.length - 1 - numbers] ?? '';
  return {
    count: numbers + halvesAmong(entries, form.rounds) + behind.length,
    isSure: before !== '' && !isGrade(before) && !COUNTRY.test(before),
  };
}

function wordsIn(text: string, heading: Heading | undefined): string[] {
  return wordsOf(told(lineAndPin(text)[0], heading));
}

interface Parted {
  /** What stands before the results. */
  readonly middle: readonly string[];
  readonly entries: readonly EgdEntry[];
  /** Figures behind the results. */
  readonly behind: readonly string[];
}

/** The words of a line by its results. Figures behind them stand there by the heading, or without one where nothing else can. */
function entriesIn(words: readonly string[], heading: Heading | undefined): Parted {
  const most = heading ? heading.behind : words.length;
  let end = words.length;
  while (end > 0 && words.length - end < most && PLAIN_NUMBER.test(existing(words[end - 1]))) end--;
  const last = words[end - 1] ?? '';
  if (!readEntry(last) || (!heading && /^\d+=$/.test(last))) end = words.length;
  let from = end;
  while (from > 0 && readEntry(existing(words[from - 1]))) from--;
  return {
    middle: words.slice(0, from),
    entries: words.slice(from, end).map((word) => existing(readEntry(word))),
    behind: words.slice(end),
  };
}

function lineAndPin(text: string): readonly [line: string, pin: string] {
  const remark = text.indexOf(';');
  const [words = '', ...bars] = (remark === -1 ? text : text.slice(0, remark)).split('|');
  // A bar holds the blanks in front, by which columns are counted.
  return [`|${words}`.trim().slice(1), bars.join('|').trim()];
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

function readWords(line: string, row: number, form: TableForm): PlayerLine | Refusal {
  const { figures, rounds, heading } = form;
  const whole = told(line, heading);
  const [, digits, rest = whole] = /^\s*(\d{1,6})\.?\s+([^]*)$/.exec(whole) ?? [];
  const parted = entriesIn(wordsOf(rest), heading);
  const halves = halvesAmong(parted.entries, rounds);
  const entries = parted.entries.slice(halves);
  const middle = [...parted.middle, ...parted.entries.slice(0, halves).map(({ text }) => text)];
  const count = form.count === undefined ? undefined : form.count - parted.behind.length;
  const parts = heading?.isFrench ? frenchParts(middle) : partsOf(middle, { ...form, count });
  if (typeof parts === 'string' || typeof parts === 'number') {
    const at = { argument: TABLE, found: oneLine(line) };
    if (typeof parts === 'number') {
      const figuresOf = { count: parts + parted.behind.length, wanted: form.count ?? 0 };
      return inRow(refuse(at, 'egdFigures', figuresOf), row);
    }
    return inRow(
      parts === '' ? refuse(at, 'egdLine') : refuse(at, 'egdWord', { word: parts }),
      row,
    );
  }
  const { name, grade, country, club, numbers, licence = '' } = parts;
  const all = [...numbers, ...parted.behind];
  const score = all[scoreAmong(figures, all.length)];
  const games = entries.reduce((sum, { opponent, points }) => sum + (opponent > 0 ? points : 0), 0);
  const free = entries.reduce((sum, { opponent, points }) => sum + (opponent > 0 ? 0 : points), 0);
  const startOf = (points: number): number =>
    score === undefined ? NaN : numberOf(score) - points;
  return {
    row,
    place: digits === undefined ? undefined : Number(digits),
    player: playerOf(heading?.isFrench ? frenchName(name) : name, grade, country, club),
    start: startOf(games + free),
    rounded: [startOf(games + Math.floor(free)), startOf(Math.floor(games + free))],
    others: all.length - (score === undefined ? 0 : 1),
    licence,
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
  readonly licence?: string;
}

/** How many numbers the words end with. */
function trailing(words: readonly string[]): number {
  let count = 0;
  while (count < words.length && NUMBER.test(existing(words[words.length - 1 - count]))) count++;
  return count;
}

/**
 * The parts between place and results; the word that stands in the way, or nothing where no grade was found; or how many figures
 * there are, where that is not how many the other lines have.
 */
function partsOf(
  words: readonly string[],
  { count, heading }: TableForm,
): LineParts | string | number {
  let wrong = '';
  let miscounted: number | undefined;
  for (let at = 1; at < words.length; at++) {
    const grade = existing(words[at]);
    if (!isGrade(grade)) continue;
    const before = heading && at > heading.before.length ? heading.before : [];
    const own = words.slice(at - before.length, at);
    const behind = inOrder(words.slice(at + 1), before, heading, count);
    const country = own[before.indexOf('country')];
    const read =
      country !== undefined && !COUNTRY.test(country) ? 'wrong' : homeAndFigures(behind, count);
    if (typeof read === 'object') {
      const club = own[before.indexOf('club')];
      const name = words.slice(0, at - before.length);
      return { name, grade, ...read, ...(country && { country }), ...(club && { club }) };
    }
    if (read === 'miscounted') miscounted ??= trailing(behind);
    else wrong = existing(words[words.length - 1 - trailing(words)]);
  }
  return miscounted ?? wrong;
}

/** What stands behind a grade with country and club in front, in this order; `--` where the heading has none or has it before the grade. */
function inOrder(
  words: readonly string[],
  before: readonly HomeField[],
  heading: Heading | undefined,
  count: number | undefined,
): readonly string[] {
  const [first = '', second = '', ...others] = words;
  switch (heading?.after.join()) {
    case 'club':
      return before.length > 0 || isLoneClub(words, count) ? ['--', ...words] : words;
    case 'country':
      if (before.length === 0) return words;
      return COUNTRY.test(first) ? [first, '--', ...words.slice(1)] : ['--', '--', ...words];
    case 'club,country':
      return COUNTRY.test(second) ? [second, first, ...others] : words;
    default:
      return before.length > 0 ? ['--', '--', ...words] : words;
  }
}

/** Whether one word stands before the figures that would be a country elsewhere. */
function isLoneClub(words: readonly string[], count: number | undefined): boolean {
  const [word = ''] = words;
  const numbers = trailing(words);
  return (
    COUNTRY.test(word) &&
    word !== NO_COUNTRY &&
    numbers === words.length - 1 &&
    (count === undefined || numbers === count)
  );
}

type HomeAndFigures = Pick<LineParts, 'country' | 'club' | 'numbers'>;

/** Country, club and figures behind a grade, by how many figures there are if that is known. */
function homeAndFigures(
  words: readonly string[],
  count: number | undefined,
): HomeAndFigures | 'miscounted' | 'wrong' {
  const numbers = trailing(words);
  const country = COUNTRY.test(words[0] ?? '') ? existing(words[0]) : '';
  const from = country === '' ? 0 : 1;
  const given = words.slice(from, words.length - numbers);
  const parts = (clubWords: number): HomeAndFigures => ({
    country,
    club: words.slice(from, from + clubWords).join(' '),
    numbers: words.slice(from + clubWords),
  });
  if (given.length === 0) {
    // A3: a number may be the club.
    const spare = count === undefined ? Number(country !== '' && numbers > 0) : numbers - count;
    return spare === 0 || spare === 1 ? parts(spare) : 'miscounted';
  }
  const isAlone = country !== '' && given.length === 1;
  if (!isAlone && given.some((word) => isGrade(word) || !isClubWord(word))) return 'wrong';
  const more = count === undefined ? 0 : Math.max(0, numbers - count);
  const club = parts(given.length + more).club;
  if (given.length + more > 1 && club.length > CLUB_WITH_BLANKS) {
    return given.length > 1 ? 'wrong' : 'miscounted';
  }
  if (given.length > 1 && count === undefined && numbers === 0) return 'wrong';
  return count === undefined || numbers >= count ? parts(given.length + more) : 'miscounted';
}

function isClubWord(word: string): boolean {
  return /\p{L}/u.test(word) || UNKNOWN_CLUB.test(word);
}

const LICENCE = /^(?:[\dA-Z]{7}|-{7})$/;

/** A line of French results: licence and club stand behind the grade, either may be blank. Foreign players have their country there. */
function frenchParts(words: readonly string[]): LineParts | string {
  const at = words.findIndex((word, index) => index > 0 && isGrade(word));
  if (at === -1) return '';
  const behind = words.slice(at + 1);
  const licence = LICENCE.test(behind[0] ?? '') ? existing(behind[0]) : '';
  const [club = '', ...others] = behind.slice(licence === '' ? 0 : 1);
  const [wrong] = others;
  if (wrong !== undefined) return wrong;
  const isCountry = /^[A-Z]{2}$/.test(club);
  return {
    name: words.slice(0, at),
    grade: existing(words[at]),
    country: isCountry ? club : '',
    club: isCountry ? '' : club,
    numbers: [],
    licence: /^-+$/.test(licence) ? '' : licence,
  };
}

function playerOf(
  words: readonly string[],
  grade: string,
  country: string,
  club: string,
): LinePlayer {
  const egdName = tableName(words);
  const home = capitals(country);
  return {
    ...(!LOST_NAME.test(egdName) && {
      name: shownName(egdName),
      ...(isEgdName(egdName) && { egdName }),
    }),
    ...(grade !== NO_GRADE && { grade }),
    ...(home !== '' && home !== '--' && home !== NO_COUNTRY && { country: home }),
    ...(club !== '' && !UNKNOWN_CLUB.test(club) && { club: club.replace(/_/g, ' ') }),
  };
}

/** French surnames are all capitals, and may be several words. */
function frenchName(words: readonly string[]): readonly string[] {
  const given = words.findIndex((word) => word !== word.toUpperCase());
  if (given < 2) return words;
  return [words.slice(0, given).join('_'), ...words.slice(given)];
}

/** Surname and given name as two words. MacMahon has a comma between them. */
function tableName(words: readonly string[]): string {
  const [surname = '', given = ''] = words.join(' ').split(/\s*,\s*/);
  if (given === '') return egdNameIn(words.map((word) => word.replace(/,/g, '')));
  return [surname, given].map((part) => wordsOf(part).join('_')).join(' ');
}

function numberOf(word: string): number {
  return Number(word.replace(',', '.').replace(/[½=]$/, '.5'));
}

/** One result of a line (see `EgdHeader`). */
interface EgdEntry {
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
  const match = /^(\d{1,6})([-+=?])(!?)(?:\/?([bw?])(\d?)|0)?(!?)$/i.exec(text);
  if (!match) return undefined;
  const opponent = Number(existing(match[1]));
  const symbol = existing(match[2]);
  if (opponent === 0 && symbol === '?') return undefined;
  const [, , , sign = '', letter = '', handicap = '', last = ''] = match;
  const colour = lowerCase(letter);
  return {
    text,
    opponent,
    symbol,
    points: POINTS[symbol] ?? 0,
    colour: colour === 'b' || colour === 'w' ? colour : '',
    handicap: Number(handicap),
    forfeit: sign + last !== '',
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
