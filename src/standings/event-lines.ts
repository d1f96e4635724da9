import { flaw, numberArgument } from '../arguments';
import { isBlank, readName } from './names';
import { significant } from '../numbers/significant';
import { inRow, succeed, type Found, type Result } from '../result';

const POINTS = numberArgument('points', 'pointsNotNegative', { least: 0 });

/** What somebody won in an event, as its cells hold it. */
export interface FoundLine {
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
