import { significant } from '../../numbers/significant';
import { inRow, succeed, type Found, type Result } from '../../result';
import { isBlankText } from '../../text';
import type { CrosstableCells } from '../types';
import { refuse } from '../refuse';

const NAME = 'crosstable';

/** Points from one game: 0, 0.5 or 1. */
const isGameResult = (result: number): boolean => result === 0 || result === 0.5 || result === 1;

/** A player's points by the opponent's index in the table: 1, 0.5 or 0, and 0 on the diagonal. */
export type Winnings = readonly number[];

/**
 * Reads a league's cross table (U6): a square of results, whatever stands on its diagonal. Both cells of a
 * game agree: 1 and 0, two halves, or 0 twice when it was not played.
 */
export function readCrosstable(cells: CrosstableCells): Result<readonly Winnings[]> {
  const size = cells.length;
  const uneven = cells.find((line) => line.length !== size);
  if (uneven)
    return refuse({ argument: NAME, found: `${size} x ${uneven.length}` }, 'crosstableSquare');

  const table: Winnings[] = [];
  for (const line of cells) {
    const row = table.length;
    const winnings: number[] = [];
    for (const opponent of cells) {
      const column = winnings.length;
      const result = column === row ? succeed(0) : readGame(line[column], opponent[row]);
      if (!result.ok) return inRow(result, row + 1, column + 1);
      winnings.push(result.value);
    }
    table.push(winnings);
  }
  return succeed(table);
}

/** A player's result, checked against the opponent's cell (an unusable one is refused in its own turn). */
function readGame(cell: Found | undefined, opposite: Found | undefined): Result<number> {
  const own = readResult(cell);
  if (!own.ok) return own;
  const other = readResult(opposite);
  const contradicted = other.ok && !agree(own.value, other.value);
  return contradicted
    ? refuse({ argument: NAME, found: own.value }, 'gameContradicted', { other: other.value })
    : own;
}

function readResult(cell: Found | undefined): Result<number> {
  const content = cell ?? '';
  if (typeof content === 'string' && isBlankText(content)) return succeed(0);
  if (typeof content !== 'number' || !Number.isFinite(content)) {
    return refuse({ argument: NAME, found: content }, 'numberNeeded');
  }
  const result = significant(content);
  return isGameResult(result)
    ? succeed(result)
    : refuse({ argument: NAME, found: result }, 'gameResult');
}

/** One game gives one point away, or none at all when it was not played. */
function agree(result: number, other: number): boolean {
  const given = result + other;
  return given === 1 || given === 0;
}
