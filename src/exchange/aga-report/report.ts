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
 *     rank     = 1-30 "k" | 1-9 "d" | 1-9 "p" | rating     a rating is 1 or more, or -1 or less
 *     round    = 1 to 99
 *     winner   = "W" | "B" | "?"                           ? is a game without a result
 *     handicap = one digit
 *     komi     = -400 to 400
 *
 * Without a title the first line that is no detail is the title. A remark begins with `#`, and behind a player or a game also with `//`; a
 * line that names the columns (`WHITE BLACK ...`) is a remark.
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
