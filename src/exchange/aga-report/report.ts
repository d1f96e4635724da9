import { refuser } from '../../core/message';
import type { Refusal } from '../../core/result';
import { lowerCase } from '../../core/text';
import { ranksAsWords, rankTyped } from '../names';
import type { agaReport } from '../lines';

/**
 * The ratings report of the American Go Association (clause C), line by line. Tabs and no-break spaces are blanks, the words of sections
 * may have any case, and empty lines and lines that begin with `#` are passed over.
 *
 *     report = ("TOURNEY" | "TOURNAMENT") [title] NL { detail | remark } { "PLAYERS" [remark] NL { player } | games } ["END" NL { remark }]
 *     detail = ("start" | "finish" | "rules" | "location") "=" value              start and finish: m/d/yyyy or yyyy-mm-dd
 *     player = id surname ["," given] rank
 *     games  = "GAMES" [["round"] round | remark] NL { game | "# round" round NL }
 *     game   = white black winner [BLANK] handicap [BLANK] komi                   white, black: ids of players
 *
 *     id       = 1 to 7 digits                             zeros before it don't count
 *     rank     = 1-30 "k" | 1-9 "d" | 1-9 "p" | rating     also "12 kyu", "3 Dan", "9 pro", "1k?"; a rating is 1 or more, or -1 or less
 *     round    = 1 to 99
 *     winner   = "W" | "B" | "?"                           ? is a game without a result
 *     handicap = one digit
 *     komi     = -400 to 400
 *
 * Without a title the first line that is no detail is the title. A remark begins with `#`, and behind a player or a game also with `//`; a
 * line that names the columns (`WHITE BLACK ...`) is a remark, and so is one that names who passed (`PASSED: 1144`), with the ids below it.
 */
export interface ReportPlayer {
  readonly id: string;
  readonly surname: string;
  readonly given: string;
  /** `4d`, or a rating such as `4.5`. */
  readonly rank: string;
}

export interface ReportGame {
  /** Undefined where the report doesn't say it. */
  readonly round?: number | undefined;
  /** Players by their position in the list, from 0. */
  readonly white: number;
  readonly black: number;
  readonly winner: 'white' | 'black' | 'open';
  readonly handicap: number;
  readonly komi: number;
}

/** Dates as yyyy-mm-dd where they can be read, else as they stand. */
export interface ReportDetails {
  readonly start?: string | undefined;
  readonly finish?: string | undefined;
  readonly rules?: string | undefined;
  readonly location?: string | undefined;
}

export const DETAILS = ['start', 'finish', 'rules', 'location'] as const;

export interface AgaReport {
  /** What stands behind TOURNEY: the name of the tournament, and its place. */
  readonly title: string;
  readonly details: ReportDetails;
  readonly players: readonly ReportPlayer[];
  readonly games: readonly ReportGame[];
}

/** `Lin, Ada`, as the report has it. */
export function reportName({ surname, given }: Omit<ReportPlayer, 'id' | 'rank'>): string {
  return given === '' ? surname : `${surname}, ${given}`;
}

/** The two parts of such a name; without a comma it is the surname. */
export function partsOfName(name: string): Omit<ReportPlayer, 'id' | 'rank'> {
  const comma = name.indexOf(',');
  if (comma === -1) return { surname: name, given: '' };
  const [surname, given] = [name.slice(0, comma).trim(), name.slice(comma + 1).trim()];
  return surname === '' ? { surname: given, given: '' } : { surname, given };
}

const refuse = refuser<typeof agaReport>();

/** A line that begins a section, with what stands behind its word. */
interface SectionLine {
  readonly section: 'tourney' | 'players' | 'games' | 'end';
  readonly rest: string;
}

/** Undefined for a line within a section. */
export function sectionLine(line: string): SectionLine | undefined {
  const [, word = '', blank = '', rest = ''] =
    /^(tourney|tournament|players|games|end)(?:(\s)(.*))?$/i.exec(line) ?? [];
  const lower = lowerCase(word);
  const section = (lower === 'tournament' ? 'tourney' : lower) as SectionLine['section'];
  // `players = 24` is a detail.
  if (word === '' || (section === 'end' && blank !== '')) return undefined;
  if (section !== 'tourney' && rest.trim().startsWith('=')) return undefined;
  return { section, rest: rest.trim() };
}

/** The remark behind a line that cannot be read with it: a name may hold such signs. */
export function remarkBehind(
  line: string,
  read: (line: string) => object | Refusal,
): string | undefined {
  if (!('ok' in read(line))) return undefined;
  const at = line.search(/ (?:#|\/\/)/);
  return at === -1 || 'ok' in read(line.slice(0, at)) ? undefined : line.slice(at + 1);
}

/** Whether a line names the columns of the games, or who passed a round: `PASSED: 1144`, with more ids on lines of their own. */
export function isHeading(line: string): boolean {
  return /^white\b.*\bblack\b|^pass(?:ed)?\b/i.test(line);
}

export function readPlayer(line: string): ReportPlayer | Refusal {
  const words = wordsOf(ranksAsWords(line));
  const id = idIn(words[0] ?? '');
  const name = words.slice(1, -1).join(' ');
  if (id === undefined || name.replace(/,/g, '').trim() === '') {
    return refuse({ found: line }, 'agaReportPlayer');
  }
  const rank = rankIn(words[words.length - 1] ?? '');
  if (rank === undefined) return behindRank(words) ?? refuse({ found: line }, 'agaReportRank');
  return { id, rank, ...partsOfName(name) };
}

/** What stands behind a rank, such as `CLUB=BOS`; undefined where no word is a rank. A name may begin with what looks like a rating. */
function behindRank(words: readonly string[]): Refusal | undefined {
  const at = words.findIndex((word, i) => i > 1 && /^\d{1,2}[kdp]$/i.test(word));
  const rank = rankIn(words[at] ?? '');
  const assigned = words.findIndex((word) => /^[A-Za-z]+=/.test(word));
  const rating = assigned > 2 ? rankIn(words[assigned - 1] ?? '') : undefined;
  const [found, from] = rank === undefined ? [rating, assigned] : [rank, at + 1];
  if (found === undefined) return undefined;
  const behind = words.slice(from).join(' ');
  return refuse({ found: words.join(' ') }, 'agaReportBehind', { behind });
}

/** A game with its players by their ids, as the line has it. */
export interface GameLine extends Omit<ReportGame, 'white' | 'black' | 'round'> {
  readonly white: string;
  readonly black: string;
}

const WINNERS: Readonly<Record<string, ReportGame['winner'] | undefined>> = {
  w: 'white',
  b: 'black',
  '?': 'open',
};

export function readGame(line: string): GameLine | Refusal {
  const at = { found: line };
  const [first = '', second = '', third = '', ...others] = wordsOf(line);
  const [white, black] = [idIn(first), idIn(second)];
  // Handicap and komi may stand close behind the winner, and the handicap is one digit.
  const stuck = third.slice(1);
  const [handicap = '', komi = '', ...more] = [
    ...(stuck === '' ? [] : [stuck.slice(0, 1)]),
    ...(stuck.length > 1 ? [stuck.slice(1)] : []),
    ...others,
  ];
  if (white === undefined || black === undefined || komi === '' || more.length > 0) {
    return refuse(at, 'agaReportGame');
  }
  if (white === black) return refuse(at, 'agaReportSelf');
  const { [lowerCase(third.slice(0, 1))]: winner } = WINNERS;
  if (winner === undefined) return refuse(at, 'agaReportWinner');
  if (!/^\d$/.test(handicap)) return refuse(at, 'agaReportHandicap');
  const points = komiIn(komi);
  if (points === undefined) return refuse(at, 'agaReportKomi');
  return { white, black, winner, handicap: Number(handicap), komi: points };
}

/** The words of a line. */
export function wordsOf(line: string): readonly string[] {
  return line.split(/\s+/).filter((word) => word !== '');
}

/** An AGA ID without zeros before it; undefined for another word. */
export function idIn(word: string): string | undefined {
  return /^\d{1,7}$/.test(word) ? String(Number(word)) : undefined;
}

const HIGHEST: Readonly<Record<string, number>> = { k: 30, d: 9, p: 9 };

/** `4D` and `4 dan` as `4d`, `4.50` as `4.5`; undefined where it is no rank and no rating. */
export function rankIn(word: string): string | undefined {
  const rank = rankTyped(word.replace(/^0(?=\d)/, ''));
  if (rank !== undefined) {
    return Number(rank.slice(0, -1)) <= (HIGHEST[rank.slice(-1)] ?? 0) ? rank : undefined;
  }
  if (!/^[+-]?\d{1,2}(?:[.,]\d{1,6})?$/.test(word)) return undefined;
  const rating = Number(word.replace(',', '.'));
  return Math.abs(rating) < 1 ? undefined : String(rating);
}

/** Whole points and parts of them, on either side. */
export const MOST_KOMI = 400;

function komiIn(word: string): number | undefined {
  if (!/^[+-]?\d{1,3}(?:[.,]\d{1,2})?$/.test(word)) return undefined;
  // No -0.
  const komi = Number(word.replace(',', '.')) + 0;
  return Math.abs(komi) <= MOST_KOMI ? komi : undefined;
}

/** A day as yyyy-mm-dd, from m/d/yyyy and m-d-yyyy too; another text as it stands. */
export function isoDay(text: string): string {
  const [, month = '', day = '', year = ''] =
    /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/.exec(text) ?? [];
  return year === '' ? text : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** The same as m/d/yyyy. */
export function americanDay(text: string): string {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  return year === '' ? text : `${Number(month)}/${Number(day)}/${year}`;
}

/** What the games come to for a player: games without a result don't count. */
export interface ReportStanding {
  readonly games: number;
  readonly wins: number;
  /** The wins of the opponents, added up game by game. */
  readonly sos: number;
}

/** One for each player, in the order of the players. */
export function reportStandings({
  players,
  games,
}: Pick<AgaReport, 'players' | 'games'>): readonly ReportStanding[] {
  const played = players.map(() => 0);
  const wins = players.map(() => 0);
  const sos = players.map(() => 0);
  const count = (list: number[], at: number, more: number): void => {
    list[at] = (list[at] ?? 0) + more;
  };
  const decided = games.filter(({ winner }) => winner !== 'open');
  for (const { white, black, winner } of decided) {
    count(played, white, 1);
    count(played, black, 1);
    count(wins, winner === 'white' ? white : black, 1);
  }
  for (const { white, black } of decided) {
    count(sos, white, wins[black] ?? 0);
    count(sos, black, wins[white] ?? 0);
  }
  return players.map((_, at) => ({
    games: played[at] ?? 0,
    wins: wins[at] ?? 0,
    sos: sos[at] ?? 0,
  }));
}
