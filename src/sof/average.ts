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
  playersPerEntry: readonly number[] = [],
): Result<number> {
  const entries = readEntries(holdings, playersPerEntry);
  if (!entries.ok) return entries;
  const [first] = entries.value;
  if (first === undefined)
    return unavailable({ argument: HOLDINGS.name, found: 0 }, 'holdingsMissing');

  const players = isPair(first.size) ? first.size : TEAM;
  const counted = isPair(first.size) ? PAIRS_COUNTED : TEAMS_COUNTED;
  const strongest = entries.value
    .map((entry) => Math.min(totalOf(entry, players), MOST_PER_PLAYER * players))
    .sort((a, b) => b - a)
    .slice(0, counted);
  const sum = strongest.reduce((total, each) => total + each, 0);
  return succeed(sum / (players * strongest.length));
}

/** What the entry would hold if it had so many players. */
function totalOf({ total, size }: SofEntry, players: number): number {
  return (total / size) * players;
}
