import { flaw, type NumberArgument, numberArgument } from './arguments';
import { significant } from './numbers';
import { existing, type Found, inRow, type Result, succeed } from './result';
import { refusal } from './message';
import { isBlankText } from './text';

/** One row of a list to order: its place in the list, from 0, and its sort values. */
export interface Row {
  readonly row: number;
}

/** Below 0 when `a` is the better one, 0 when they are level. */
type Comparison<T> = (a: T, b: T) => number;

/**
 * The rows in groups, best first: level rows share a group. Within a group rows keep the order of
 * their list.
 *
 * @param level whether a row belongs to the group of the row ordered just above it; left out, where the
 *   comparison gives 0
 */
export function tiedGroups<T extends Row>(
  rows: readonly T[],
  compare: Comparison<T>,
  level: (above: T, row: T) => boolean = (above, row) => compare(above, row) === 0,
): readonly (readonly [T, ...T[]])[] {
  const groups: [T, ...T[]][] = [];
  let last: { readonly group: [T, ...T[]]; above: T } | undefined;
  for (const row of [...rows].sort(compare)) {
    if (last !== undefined && level(last.above, row)) {
      last.group.push(row);
      last.above = row;
    } else {
      last = { group: [row], above: row };
      groups.push(last.group);
    }
  }
  // Engines of ES2017 need not sort stably.
  for (const group of groups) group.sort((a, b) => a.row - b.row);
  return groups;
}

/** A column of numbers at 12 significant digits, within its argument's limits; a refusal names the row, from 1. */
export function readColumn(
  argument: NumberArgument,
  cells: readonly number[],
): Result<readonly number[]> {
  const column: number[] = [];
  for (const cell of cells) {
    const value = significant(cell);
    const refusal = flaw(argument, value);
    if (refusal) return inRow(refusal, column.length + 1);
    column.push(value);
  }
  return succeed(column);
}

/** Whether a cell of names holds nothing: a blank one arrives as 0, null or "", depending on the platform. */
export function isBlank(cell: Found): boolean {
  return cell === null || cell === 0 || (typeof cell === 'string' && isBlankText(cell));
}

/**
 * A name as it is shown: a text without the blanks around it, or a number as it reads (accounts and events may be
 * called 1973). Anything else is no name.
 */
export function readName(cell: Found, argument: string, missing: string): Result<string> {
  return isBlank(cell) ? refusal({ argument, found: '' }, missing) : nameIfAny(cell, argument);
}

/** The same where there may be no name: "". */
export function nameIfAny(cell: Found, argument: string): Result<string> {
  if (isBlank(cell)) return succeed('');
  if (typeof cell === 'string') return succeed(cell.trim());
  if (typeof cell === 'number' && Number.isFinite(cell)) return succeed(String(significant(cell)));
  return refusal({ argument, found: cell }, 'textNeeded');
}

/** `readName` with the codes of a room. */
export type ReadName<Code extends string> = (
  cell: Found,
  argument: string,
  missing: Code,
) => Result<string>;

/** Shares are not rounded; three thirds are one. */
const SAME_TOTAL = 1e-6;

/** What somebody has together; `row` is the order of first appearance. */
interface Totalled extends Row {
  readonly total: number;
}

/**
 * The largest total first. Totals within 0.000001 share a place, and stand in the order in which they appear.
 *
 * @param made what becomes of each, with its place
 */
export function byTotal<T extends Totalled, R>(
  list: readonly T[],
  made: (each: T, place: number) => R,
): readonly R[] {
  const rows: R[] = [];
  const groups = tiedGroups(
    list,
    (a, b) => b.total - a.total,
    (above, below) => above.total - below.total <= SAME_TOTAL,
  );
  for (const group of groups) {
    const place = rows.length + 1;
    for (const each of group) rows.push(made(each, place));
  }
  return rows;
}

const POINTS = numberArgument('points', 'pointsNotNegative', { least: 0 });

/** What somebody won in an event, as its cells hold it. */
interface FoundLine {
  readonly name: Found;
  readonly event: Found;
  readonly points: number;
}

/** The same as it was read; rows count from 1. */
export interface EventLine {
  readonly row: number;
  readonly name: string;
  readonly event: string;
  readonly points: number;
}

/**
 * Reads the lines of a year or a season. A line without name and points is empty; every other needs the name, the event and
 * points from 0.
 *
 * @param argument what the column of names is called
 * @param missing the code where a name is missing
 */
export function readEventLines(
  lines: readonly FoundLine[],
  argument: string,
  missing: string,
): Result<readonly EventLine[]> {
  const read: EventLine[] = [];
  let row = 0;
  for (const line of lines) {
    row++;
    const points = significant(line.points);
    if (isBlank(line.name) && points === 0) continue;
    const name = readName(line.name, argument, missing);
    if (!name.ok) return inRow(name, row);
    const event = readName(line.event, 'events', 'eventNeeded');
    if (!event.ok) return inRow(event, row);
    const refusal = flaw(POINTS, points);
    if (refusal) return inRow(refusal, row);
    // Shares are not rounded; only their sum is.
    read.push({ row, name: name.value, event: event.value, points: line.points });
  }
  return succeed(read);
}

/** Lines with the same key together, in the order in which the keys appear. */
export function grouped<T>(lines: readonly T[], keyOf: (line: T) => string): T[][] {
  const groups = new Map<string, T[]>();
  const inOrder: T[][] = [];
  for (const line of lines) {
    const key = keyOf(line);
    let group = groups.get(key);
    if (!group) {
      group = [];
      groups.set(key, group);
      inOrder.push(group);
    }
    group.push(line);
  }
  return inOrder;
}

export function sumOf(lines: readonly EventLine[]): number {
  return significant(lines.reduce((sum, { points }) => sum + points, 0));
}

/**
 * A place as people type it: `3`, `3.`, `T3`, `3T`, `=3`, `3=`, `3rd`, or `2/3` and `5/6/7` for the places of a tie, of which the first counts.
 * Undefined for anything else.
 */
export function typedPlace(text: string): number | undefined {
  const one = '\\d{1,6}(?:st|nd|rd|th|e)?\\.?';
  const typed = new RegExp(`^(?:[t=]\\s*)?(${one})((?:\\s*[/-]\\s*${one})*)(?:\\s*[t=])?$`, 'i');
  const found = typed.exec(text.trim());
  if (!found) return undefined;
  const places = (text.match(/\d+/g) ?? []).map(Number);
  const place = existing(places[0]);
  const isAscending = places.every((each, i) => i === 0 || each >= existing(places[i - 1]));
  return place >= 1 && isAscending ? place : undefined;
}

/** A place that leaves a gap or none where its ties need one. */
export interface PlaceAstray {
  /** Its row, from 0. */
  readonly row: number;
  readonly place: number;
  /** The place that comes next. */
  readonly expected: number;
}

/**
 * The first place that does not follow from those above it: who is tied shares a place, and the next place is so many lower.
 *
 * @param places by row; undefined where nobody is placed
 */
export function placeAstray(places: readonly (number | undefined)[]): PlaceAstray | undefined {
  const placed: { readonly row: number; readonly place: number }[] = [];
  places.forEach((place, row) => {
    if (place !== undefined) placed.push({ row, place });
  });
  placed.sort((a, b) => a.place - b.place);
  for (let above = 0; above < placed.length; above++) {
    const { row, place } = existing(placed[above]);
    const shares = place === placed[above - 1]?.place;
    if (!shares && place !== above + 1) return { row, place, expected: above + 1 };
  }
  return undefined;
}
