import { existing } from '../../existing';
import { inRow, succeed, type Result } from '../../result';
import { atOnce, mapped, type Stepwise } from '../../stepwise';
import { GROUP } from '../arguments';
import { GRADE, HEADER_FIELDS, NO_GRADE, NO_NAME, NOTHING, type EgdHeader } from './format';
import { readEntry, readResults, type EgdEntry, type EgdResults } from './results';
import type { Player } from '../event/event';
import { refuse } from '../event/refuse';

/** A player of a table, numbered by the place. The table knows no strength. */
export interface EgdPlayer extends Pick<Player, 'number' | 'name' | 'grade' | 'country' | 'club'> {
  /** 0 for the highest start, from score and points won; left out where the table has no score. */
  readonly group?: number;
}

/** The content of a table for a workbook. */
export interface EgdContent extends EgdResults {
  readonly header: EgdHeader;
  /** In order of their places. */
  readonly players: readonly EgdPlayer[];
}

/** A line of the table. */
interface PlayerLine {
  /** Of the text, from 1. */
  readonly row: number;
  readonly place: number;
  readonly player: EgdPlayer;
  /** The score before round 1; NaN where the line has no score. */
  readonly start: number;
  readonly entries: readonly EgdEntry[];
}

/**
 * Reads a tournament table (see `EgdHeader`). Of the figures between club and results only the score counts, for
 * the starting group: the others follow from the results.
 *
 * @returns refused, by the line of the text: a line without place, grade or results, a place given twice,
 *   and results that the opponent's line contradicts
 */
export function readEgdTable(text: string): Result<EgdContent> {
  return atOnce(readEgdTableSteps(text));
}

/** The same in steps, for long texts. */
export function* readEgdTableSteps(text: string): Stepwise<Result<EgdContent>> {
  const rows = text.split(/\r\n|\r|\n/);
  const lines = yield* readLines(rows);
  if (!lines.ok) return lines;
  const results = yield* readResults(lines.value);
  if (!results.ok) return results;
  const highest = lines.value.reduce((most, { start }) => Math.max(most, start), -Infinity);
  const tooLow = lines.value.find(({ start }) => highest - start > GROUP.most);
  if (tooLow) {
    return inRow(
      refuse({ argument: TABLE, found: tooLow.start }, 'egdScoreTooLow', { most: GROUP.most }),
      tooLow.row,
    );
  }
  const players = yield* mapped(lines.value, ({ player, start }): EgdPlayer => {
    const group = highest - start;
    return Number.isInteger(group) ? { ...player, group } : player;
  });
  return succeed({ header: readHeader(rows), players, ...results.value });
}

function readHeader(rows: readonly string[]): EgdHeader {
  const header: { -readonly [field in keyof EgdHeader]: string } = {};
  for (const row of rows) {
    const [, code, value = ''] = /^\s*;\s*([A-Z]{2})\[([^\]]*)\]/.exec(row) ?? [];
    const [, field] = HEADER_FIELDS.find(([each]) => each === code) ?? [];
    if (field && header[field] === undefined) header[field] = value.trim();
  }
  return header;
}

function* readLines(rows: readonly string[]): Stepwise<Result<readonly PlayerLine[]>> {
  yield;
  const figures = figureCount(rows);
  const lines: PlayerLine[] = [];
  const places = new Set<number>();
  for (const [index, text] of rows.entries()) {
    if (index % LINES === 0) yield index / rows.length;
    // A semicolon opens a remark, a bar the player's number in the database.
    const words = text.replace(/[;|][^]*$/, '').trim();
    if (words === '') continue;
    const row = index + 1;
    const line = readLine(words, row, figures);
    if (!line) return inRow(refuse({ argument: TABLE, found: words }, 'egdLine'), row);
    const { place, entries } = line;
    if (places.has(place))
      return inRow(refuse({ argument: TABLE, found: place }, 'egdPlaceRepeats'), row);
    places.add(place);
    const rounds = lines[0]?.entries.length ?? entries.length;
    if (entries.length !== rounds) {
      return inRow(
        refuse({ argument: TABLE, found: entries.length }, 'egdRoundCount', { rounds }),
        row,
      );
    }
    lines.push(line);
  }
  if (lines.length === 0) return refuse({ argument: TABLE, found: '' }, 'egdNoPlayers');
  return succeed(lines.sort((a, b) => a.place - b.place));
}

const TABLE = 'table';

/**
 * How many figures the heading names between club and results; undefined without a heading. Then every number
 * there is a figure, and a club cannot be a number.
 */
function figureCount(rows: readonly string[]): number | undefined {
  for (const row of rows) {
    const [, heading] = /^\s*;\s*(Pl\b[^]*)/i.exec(row) ?? [];
    if (heading === undefined) continue;
    const club = /\bCl(?:ub)?\b/gi;
    let behind = -1;
    while (club.test(heading)) behind = club.lastIndex;
    if (behind === -1) continue;
    const names = heading.slice(behind).split(/\s+/);
    return names.filter((name) => name !== '' && !/^\d+$/.test(name)).length;
  }
  return undefined;
}

/** Lines read per step. */
const LINES = 100;

const NUMBER = /^-?\d+(?:[.,]\d+)?½?$/;

function readLine(words: string, row: number, figures: number | undefined): PlayerLine | undefined {
  const match = /^(\d{1,6})\.?\s+([^]*)$/.exec(words);
  if (!match) return undefined;
  const place = Number(existing(match[1]));
  const others = existing(match[2]).split(/\s+/);
  const entries: EgdEntry[] = [];
  for (const word of [...others].reverse()) {
    const entry = readEntry(word);
    if (!entry) break;
    entries.push(entry);
  }
  entries.reverse();
  const middle = others.slice(0, others.length - entries.length);
  const numbers = Math.min(figures ?? Infinity, trailingNumbers(middle));
  const [head, score] = [middle.slice(0, middle.length - numbers), middle[middle.length - numbers]];
  const player = readPlayer(head, place);
  if (!player) return undefined;
  const points = entries.reduce((sum, entry) => sum + entry.points, 0);
  const start = score === undefined ? NaN : numberOf(score) - points;
  return { row, place, player, start, entries };
}

function trailingNumbers(words: readonly string[]): number {
  let count = 0;
  for (const word of [...words].reverse()) {
    if (!NUMBER.test(word)) break;
    count++;
  }
  return count;
}

function numberOf(word: string): number {
  return Number(word.replace(',', '.').replace(/½$/, '.5'));
}

/** Name, grade, country and club; the last two may be missing. Undefined without a grade in the expected place. */
function readPlayer(words: readonly string[], number: number): EgdPlayer | undefined {
  for (const behind of [2, 1, 0]) {
    const at = words.length - 1 - behind;
    const grade = words[at] ?? '';
    if (!GRADE.test(grade) && grade !== NO_GRADE) continue;
    const name = words.slice(0, at).join(' ');
    const [country = NOTHING, club = NOTHING] = words.slice(at + 1);
    return {
      number,
      ...(name !== NO_NAME && { name }),
      ...(grade !== NO_GRADE && { grade }),
      ...(country !== NOTHING && { country: unjoined(country) }),
      ...(club !== NOTHING && { club: unjoined(club) }),
    };
  }
  return undefined;
}

function unjoined(word: string): string {
  return word.replace(/_/g, ' ');
}
