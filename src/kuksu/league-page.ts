import type { Success } from '../result';
import { lowerCase } from '../text';
import type { CrosstableCells } from './types';

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
  /** "B2", where a line above the table names the league. */
  readonly league?: string | undefined;
  readonly players: readonly PagePlayer[];
  /** Where the columns of results bear the names of the rows. */
  readonly crosstable?: CrosstableCells | undefined;
}

/** Why a pasted text cannot be used; lines count from 1. */
export type PageFailure =
  | { readonly code: 'noTable' }
  | { readonly code: 'noPlayers'; readonly line: number }
  | {
      readonly code: 'shortRow';
      readonly line: number;
      readonly found: number;
      readonly needed: number;
    }
  | { readonly code: 'noNumber'; readonly line: number; readonly text: string }
  | {
      readonly code: 'unknownResult';
      readonly line: number;
      readonly text: string;
      readonly against: string;
    };

export type PageAnswer =
  Success<readonly LeaguePage[]> | { readonly ok: false; readonly failure: PageFailure };

/** How pages in English and Dutch head the columns; the sum of defeated scores is SODOS. */
const HEADS = {
  player: /^(players?|names?|spelers?|na+men|naam)$/,
  points: /^(points?|punten|score)$/,
  sodos: /^(sodos|([σΣ∑]|sum of)? ?defeated scores?)$/,
} as const;

const RESULTS: ReadonlyMap<string, number | ''> = /* @__PURE__ */ new Map<string, number | ''>([
  ['win', 1],
  ['won', 1],
  ['1', 1],
  ['loss', 0],
  ['lost', 0],
  ['0', 0],
  ['draw', 0.5],
  ['½', 0.5],
  ['0.5', 0.5],
  ['?', ''],
  ['-', ''],
  ['', ''],
]);

/** "[5d]", "(12k)", "[?]": the rank that a page shows after a name. */
const SHOWN_RANK = /\s*[[(](?:\d+(?:\.\d+)?\s*[kdp]|\?)[\])]$/i;

/** "9th Cycle - Group E5", "League B1". */
const LEAGUE_NAMED = /\b(?:league|group)\s+([A-Z]\d*)\b/i;

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
interface Row {
  readonly line: number;
  readonly cells: readonly string[];
}

/**
 * Reads the text of league pages as copied from online-go.com, whole or the tables alone: cells apart by tabs, a
 * heading with "Player" and "Points", a row per player. What stands around the tables is passed over.
 */
export function readLeaguePages(text: string): PageAnswer {
  const rows = text.split(/\r\n|\r|\n/).map((line, index): Row => {
    return { line: index + 1, cells: line.split('\t').map((cell) => cell.trim()) };
  });
  const pages: LeaguePage[] = [];
  let league: string | undefined;
  for (let at = 0; at < rows.length; at++) {
    const { line = 0, cells = [] } = rows[at] ?? {};
    const heading = headingOf(cells);
    if (heading === undefined) {
      league = LEAGUE_NAMED.exec(cells.join(' '))?.[1] ?? league;
      continue;
    }
    const below = tableBelow(rows, at + 1);
    if (below.length === 0) return refused({ code: 'noPlayers', line });
    const page = readTable(heading, below, league);
    if (!page.ok) return page;
    pages.push(page.value);
    league = undefined;
    at += below.length;
  }
  return pages.length === 0 ? refused({ code: 'noTable' }) : { ok: true, value: pages };
}

/** A line of headings, or nothing when it is none. */
function headingOf(cells: readonly string[]): Heading | undefined {
  const find = (pattern: RegExp): number =>
    cells.findIndex((cell) => pattern.test(lowerCase(cell)));
  const player = find(HEADS.player);
  const points = find(HEADS.points);
  if (player < 0 || points < player) return undefined;
  const opponents = cells.slice(player + 1, points).map(withoutRank);
  return { player, points, sodos: find(HEADS.sodos), opponents };
}

/** The lines with several cells from there on. */
function tableBelow(rows: readonly Row[], from: number): readonly Row[] {
  const end = rows.findIndex(({ cells }, index) => index >= from && cells.length < 2);
  return rows.slice(from, end < 0 ? rows.length : end);
}

type TableAnswer = Success<LeaguePage> | Extract<PageAnswer, { ok: false }>;

function readTable(
  heading: Heading,
  rows: readonly Row[],
  league: string | undefined,
): TableAnswer {
  const players: PagePlayer[] = [];
  for (const row of rows) {
    const player = readPlayer(heading, row);
    if (!player.ok) return player;
    players.push(player.value);
  }
  const page: LeaguePage = { league, players };
  const named =
    heading.opponents.length === players.length &&
    players.every(({ name }, index) => name === heading.opponents[index]);
  if (!named) return { ok: true, value: page };

  const crosstable: (number | '')[][] = [];
  for (const { line, cells } of rows) {
    const results: (number | '')[] = [];
    for (const [index, against] of heading.opponents.entries()) {
      const text = cells[heading.player + 1 + index] ?? '';
      const result = RESULTS.get(lowerCase(text));
      if (result === undefined) return refused({ code: 'unknownResult', line, text, against });
      results.push(result);
    }
    crosstable.push(results);
  }
  return { ok: true, value: { ...page, crosstable } };
}

function readPlayer(
  { player, points, sodos }: Heading,
  { line, cells }: Row,
): Success<PagePlayer> | Extract<PageAnswer, { ok: false }> {
  const needed = Math.max(points, sodos) + 1;
  if (cells.length < needed) {
    return refused({ code: 'shortRow', line, found: cells.length, needed });
  }
  const numbers: number[] = [];
  for (const column of sodos < 0 ? [points] : [points, sodos]) {
    const text = cells[column] ?? '';
    const number = numberIn(text);
    if (number === undefined) return refused({ code: 'noNumber', line, text });
    numbers.push(number);
  }
  const [won = 0, defeated] = numbers;
  const name = withoutRank(cells[player] ?? '');
  const disqualified = cells.slice(needed).some((note) => DISQUALIFIED.test(note));
  return { ok: true, value: { name, points: won, sodos: defeated, disqualified } };
}

/** "4", "4.5", "4,5". */
function numberIn(text: string): number | undefined {
  return /^\d+(?:[.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : undefined;
}

function withoutRank(name: string): string {
  return name.replace(SHOWN_RANK, '');
}

function refused(failure: PageFailure): Extract<PageAnswer, { ok: false }> {
  return { ok: false, failure };
}
