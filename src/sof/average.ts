import { succeed, type Result } from '../result';
import { HOLDINGS } from './arguments';
import { isPair, readEntries } from './entries';
import type { SofEntry, Holdings } from './types';
import { unavailable } from './refuse';

/** "Masterpoint Caps used are 20,000 per pair or 40,000 per four-man team" (Criteria): 10,000 a player. */
const MOST_PER_PLAYER = 10_000;

/** "Average Masterpoints are based on the highest 120 pairs" (Basic SOF Formula): as many players, in teams, are 60. */
const PAIRS_COUNTED = 120;
const TEAMS_COUNTED = 60;

/** A larger team counts as four. */
const TEAM = 4;

/**
 * The average masterpoints per player of an event (S9), unrounded: each entry's total is capped at 20,000 (a pair)
 * or 40,000 (a team), and the strongest 120 pairs or 60 teams are averaged.
 *
 * Decision: the total of five or six is scaled to four before the cap.
 *
 * @param holdings a row per entry: its total in one cell, or one cell per player; 0 is skipped
 * @param playersPerEntry 2, 4, 5 or 6, for all entries or one per row, 0 for a pair; default 2. With a cell
 *   per player they are counted, and it is best left out.
 * @returns masterpoints per player. Refused, with the row: a negative holding, entries of another size, pairs
 *   and teams in one event. Without any holding there is no average.
 */
export function sofAverage(
  holdings: Holdings,
  playersPerEntry?: readonly number[],
): Result<number> {
  const working = averageWorking(holdings, playersPerEntry);
  return working.ok ? succeed(working.value.average) : working;
}

/** An entry with what counts of it. */
export interface CountedEntry extends SofEntry {
  /** Its total; of a larger team what four would hold. */
  readonly asFour: number;
  /** Up to the cap. */
  readonly counted: number;
}

/** The working of an average. */
export interface FieldAverage {
  readonly entries: readonly CountedEntry[];
  /** Rows that hold nothing. */
  readonly skipped: readonly number[];
  /** The players an entry counts for. */
  readonly players: number;
  /** The entries that are averaged, strongest first. */
  readonly strongest: readonly CountedEntry[];
  readonly average: number;
}

export function averageWorking(
  holdings: Holdings,
  playersPerEntry: readonly number[] = [],
): Result<FieldAverage> {
  const list = readEntries(holdings, playersPerEntry);
  if (!list.ok) return list;
  const { entries: given, skipped } = list.value;
  const [first] = given;
  if (first === undefined)
    return unavailable({ argument: HOLDINGS.name, found: 0 }, 'holdingsMissing');

  const players = isPair(first.size) ? first.size : TEAM;
  const entries = given.map(({ row, total, size }): CountedEntry => {
    const asFour = (total / size) * players;
    return { row, total, size, asFour, counted: Math.min(asFour, MOST_PER_PLAYER * players) };
  });
  const strongest = [...entries]
    // The row decides: engines of ES5 need not keep the order of equals.
    .sort((a, b) => b.counted - a.counted || a.row - b.row)
    .slice(0, isPair(first.size) ? PAIRS_COUNTED : TEAMS_COUNTED);
  const sum = strongest.reduce((total, { counted }) => total + counted, 0);
  const average = sum / (players * strongest.length);
  return succeed({ entries, skipped, players, strongest, average });
}
