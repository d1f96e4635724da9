import { flaw } from '../arguments';
import { significant } from '../numbers/significant';
import { inRow, succeed, type Result } from '../result';
import { DEFAULT_ENTRY, HOLDINGS } from './arguments';
import type { SofEntry, Holdings } from './types';
import { refuse } from './refuse';

const SIZE = 'playersPerEntry';

/** The entries, and the rows (from 1) that hold nothing. */
export interface EntryList {
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

export function isPair(size: number): boolean {
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
