import { linesOf } from '../core/lines';
import type { Message } from '../core/message';
import type { Success } from '../core/result';
import { atOnce, mapped, type Stepwise } from '../core/stepwise';
import { lowerCase } from '../core/text';
import { withoutRank } from '../exchange/names';
import type { pageFailures } from './said';
import type { CrosstableCells } from './arguments';

/** A player as a league's page shows one. */
export interface PagePlayer {
  readonly name: string;
  readonly points: number;
  /** The page's sum of defeated scores, where it is shown. */
  readonly sodos?: number | undefined;
  readonly disqualified: boolean;
}

/** A league as it was copied from its page. */
export interface LeaguePage {
  /** "B2", where a title above the table names a league: the first that does. */
  readonly league?: string | undefined;
  readonly players: readonly PagePlayer[];
  /** Where the columns of results bear the names of the rows. */
  readonly crosstable?: CrosstableCells | undefined;
}

/** Why a pasted text cannot be used. */
export type PageFailure = Message<typeof pageFailures>;

export type PageAnswer =
  | Success<readonly LeaguePage[]>
  | { readonly ok: false; readonly failure: PageFailure };

/** How pages in English and Dutch head the columns; the sum of defeated scores is SODOS. */
const HEADS = {
  player: /^(players?|names?|spelers?|na+men|naam)$/,
  points: /^(points?|punten|score)$/,
  sodos: /^(sodos|([σΣ∑]|sum of)? ?defeated scores?)$/,
} as const;

const RESULTS: ReadonlyMap<string, number> = /* @__PURE__ */ new Map([
  ['win', 1],
  ['won', 1],
  ['1', 1],
  ['loss', 0],
  ['lost', 0],
  ['0', 0],
  ['draw', 0.5],
  ['½', 0.5],
  ['0.5', 0.5],
]);

/** No game, or one without result yet. */
const NO_RESULT = /^[?-]?$/;

/** Lines read per step. */
const LINES = 200;

/**
 * A title: "9th Cycle - Group E5", or "League B1" as a line of its own. Rules and remarks name leagues within sentences.
 */
const LEAGUE_NAMED =
  /(?:^|[-\u2013\u2014|]\s?|\bcycle,?\s)\s?(?:league|group|groep)\s+([A-Z]\d*)$/i;

/** "Disqualified", "Gediskwalificeerd". */
const DISQUALIFIED = /dis[qk](?:u|w)alif/i;

interface Heading {
  readonly player: number;
  readonly points: number;
  /** -1 for none. */
  readonly sodos: number;
  /** The names over the columns of results. */
  readonly opponents: readonly string[];
}

/** A row of a table: its line, and its cells. */
interface PageRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/**
 * Reads the text of league pages as copied from online-go.com, whole or the tables alone: cells separated by tabs, a
 * heading with "Player" and "Points", a row per player. Text around the tables is skipped.
 */
export function readLeaguePages(text: string): PageAnswer {
  return atOnce(readLeaguePagesSteps(text));
}

/** The same in steps, for long texts. */
export function* readLeaguePagesSteps(text: string): Stepwise<PageAnswer> {
  const rows = yield* mapped(yield* linesOf(text), (line, index): PageRow => {
    return { line: index + 1, cells: line.split('\t').map((cell) => cell.trim()) };
  });
  const pages: LeaguePage[] = [];
  let league: string | undefined;
  let done = 0;
  for (const { line, cells } of rows) {
    if (line % LINES === 0) yield line / rows.length;
    if (line <= done) continue;
    const heading = headingOf(cells);
    if (heading === undefined) {
      league ??= LEAGUE_NAMED.exec(cells.join(' ').trim())?.[1];
      continue;
    }
    const below = tableBelow(rows, line);
    if (below.length === 0) return refused({ code: 'noPlayers', values: { line } });
    const page = yield* readTable(heading, below, league);
    if (!page.ok) return page;
    pages.push(page.value);
    league = undefined;
    done = line + below.length;
  }
  return pages.length === 0 ? refused({ code: 'noTable', values: {} }) : { ok: true, value: pages };
}

/** The heading that a line holds, if any. */
function headingOf(cells: readonly string[]): Heading | undefined {
  const find = (pattern: RegExp): number =>
    cells.findIndex((cell) => pattern.test(lowerCase(cell)));
  const player = find(HEADS.player);
  const points = find(HEADS.points);
  if (player < 0 || points < player) return undefined;
  const opponents = cells.slice(player + 1, points).map(withoutRank);
  return { player, points, sodos: find(HEADS.sodos), opponents };
}

/** The lines with several cells, from a line down to the first without. */
function tableBelow(rows: readonly PageRow[], from: number): readonly PageRow[] {
  let end = from;
  while ((rows[end]?.cells.length ?? 0) > 1) end++;
  return rows.slice(from, end);
}

type Refused = Extract<PageAnswer, { ok: false }>;

function* readTable(
  heading: Heading,
  rows: readonly PageRow[],
  league: string | undefined,
): Stepwise<Success<LeaguePage> | Refused> {
  const players: PagePlayer[] = [];
  for (const [index, row] of rows.entries()) {
    if (index % LINES === LINES - 1) yield;
    const player = readPlayer(heading, row, index + 1);
    if (!player.ok) return player;
    players.push(player.value);
  }
  const names = players.map(({ name }) => name);
  if (names.join('\t') !== heading.opponents.join('\t')) {
    return { ok: true, value: { league, players } };
  }
  const crosstable: (number | '')[][] = [];
  for (const { line, cells } of rows) {
    yield;
    const results = heading.opponents.map((against, index) => {
      return { against, text: cellAt(cells, heading.player + 1 + index) };
    });
    const unknown = results.find(({ text }) => !isResult(text));
    if (unknown) return refused({ code: 'unknownResult', values: { line, ...unknown } });
    crosstable.push(results.map(({ text }) => RESULTS.get(lowerCase(text)) ?? ''));
  }
  return { ok: true, value: { league, players, crosstable } };
}

function readPlayer(
  heading: Heading,
  { line, cells }: PageRow,
  row: number,
): Success<PagePlayer> | Refused {
  const needed = Math.max(heading.points, heading.sodos) + 1;
  if (cells.length < needed) {
    return refused({ code: 'shortRow', values: { line, found: cells.length, needed } });
  }
  const [points, sodos] = [cellAt(cells, heading.points), cellAt(cells, heading.sodos)];
  const wrong = [points, ...(heading.sodos < 0 ? [] : [sodos])].find((each) => !NUMBER.test(each));
  if (wrong !== undefined) return refused({ code: 'noNumber', values: { line, text: wrong } });
  const name = withoutRank(cellAt(cells, heading.player));
  if (name === '') return refused({ code: 'noName', values: { line, row } });
  const player: PagePlayer = {
    name,
    points: numberIn(points),
    sodos: heading.sodos < 0 ? undefined : numberIn(sodos),
    disqualified: cells.slice(needed).some((note) => DISQUALIFIED.test(note)),
  };
  return { ok: true, value: player };
}

function isResult(text: string): boolean {
  return RESULTS.has(lowerCase(text)) || NO_RESULT.test(text);
}

/** "4", "4.5", "4,5". */
const NUMBER = /^\d+(?:[.,]\d+)?$/;

function numberIn(text: string): number {
  return Number(text.replace(',', '.'));
}

/** The text of a column; empty for no column (-1). */
function cellAt(cells: readonly string[], column: number): string {
  return cells[column] ?? '';
}

function refused(failure: PageFailure): Refused {
  return { ok: false, failure };
}
