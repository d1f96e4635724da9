import { inRow, type Result, ruleOf, succeed } from '../core/result';
import { DEFAULT_ENTRY, HOLDINGS, type Holdings, type SofEntry } from './arguments';
import { refuse, unavailable } from './messages';
import { flaw } from '../core/arguments';
import { significant } from '../core/numbers';

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
export const sofAverage = ruleOf(averageWorking, ({ average }) => average);

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

function averageWorking(
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

const SIZE = 'playersPerEntry';

/** The entries, and the rows (from 1) that hold nothing. */
interface EntryList {
  readonly entries: readonly SofEntry[];
  readonly skipped: readonly number[];
}

/** The players an entry may have: a pair, or a team of four to six (S9). */
const SIZES: readonly number[] = [2, 4, 5, 6];

/**
 * The entries that hold masterpoints (S9). Cells of 0 are skipped, because a blank one may arrive as 0.
 *
 * @param holdings a row per entry: its total in one cell, or one cell per player
 * @param sizes players per entry, one for all or one per row, 0 for a pair. With a cell per player the
 *   players are counted; a size given as well must agree.
 */
export function readEntries(holdings: Holdings, sizes: readonly number[]): Result<EntryList> {
  if (sizes.length > 1 && sizes.length !== holdings.length) {
    return refuse({ argument: SIZE, found: sizes.length }, 'sizesUnlikeHoldings', {
      rows: holdings.length,
    });
  }
  const perPlayer = holdings.some((cells) => cells.length > 1);
  const entries: SofEntry[] = [];
  const skipped: number[] = [];
  let row = 0;
  for (const cells of holdings) {
    row++;
    const held = readRow(cells, row, perPlayer);
    if (!held.ok) return held;
    if (held.value.players === 0) {
      skipped.push(row);
      continue;
    }

    const given = significant(sizes[sizes.length === 1 ? 0 : row - 1] ?? 0);
    const size = perPlayer
      ? countedSize(held.value.players, given)
      : sizeWithin(given === 0 ? DEFAULT_ENTRY : given);
    if (!size.ok) {
      // One size for all stands in no row of its own.
      const ofRow = size.failure.at.argument === HOLDINGS.name || sizes.length > 1;
      return ofRow ? inRow(size, row) : size;
    }
    if (isPair(size.value) !== isPair(entries[0]?.size ?? size.value)) {
      const argument = perPlayer ? HOLDINGS.name : SIZE;
      return inRow(refuse({ argument, found: size.value }, 'pairsOrTeams'), row);
    }
    entries.push({ row, total: held.value.total, size: size.value });
  }
  return succeed({ entries, skipped });
}

/** What the cells of one row hold together, and how many hold something. */
function readRow(
  cells: readonly number[],
  row: number,
  perPlayer: boolean,
): Result<{ total: number; players: number }> {
  let total = 0;
  let players = 0;
  let column = 0;
  for (const cell of cells) {
    column++;
    const holding = significant(cell);
    const refusal = flaw(HOLDINGS, holding);
    if (refusal) return inRow(refusal, row, perPlayer ? column : undefined);
    total += holding;
    if (holding > 0) players++;
  }
  return succeed({ total, players });
}

function isPair(size: number): boolean {
  return size === 2;
}

function countedSize(players: number, given: number): Result<number> {
  if (!SIZES.includes(players))
    return refuse({ argument: HOLDINGS.name, found: players }, 'playersCounted');
  if (given === 0 || given === players) return succeed(players);
  const within = sizeWithin(given);
  return within.ok
    ? refuse({ argument: SIZE, found: given }, 'sizeUnlikeCount', { players })
    : within;
}

function sizeWithin(size: number): Result<number> {
  if (SIZES.includes(size)) return succeed(size);
  return refuse(
    { argument: SIZE, found: size },
    Number.isFinite(size) ? 'entrySizeKnown' : 'numberNeeded',
  );
}
