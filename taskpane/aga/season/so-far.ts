import { agaSeason, type SeasonLine, type SeasonRow } from '../../../src';
import { ruled, sentence } from '../../../language';
import { foundIn } from '../../plan/found';
import type { Finding } from '../../plan/plan';
import { findLines } from '../../season/lines';
import { lineColumns } from './layout';
import type { SeasonStructure } from './structure';

/** The lines of a season as they stand, for a qualifier to be added. */
export interface SeasonSoFar {
  /** The first row below all lines, from 0 within their area. */
  readonly nextRow: number;
  /** Lines of sheets that were deleted, to be cleared. */
  readonly lost: readonly number[];
  /** The one among them whose place others take: below it nothing else stands. */
  readonly again: number | undefined;
  /** What the lines hold that is no line. */
  readonly warnings: readonly Finding[];
  /** The lines that count. */
  readonly standing: readonly SeasonLine[];
  /** The totals with more lines. */
  readonly with: (lines: readonly SeasonLine[]) => SeasonTotals;
}

export interface SeasonTotals {
  /** Undefined while something prevents them. */
  readonly totals: readonly SeasonRow[] | undefined;
  readonly warnings: readonly Finding[];
}

export function seasonSoFar(structure: SeasonStructure): SeasonSoFar {
  const { lines: area, best, known } = structure;
  const { filled, broken, lost, nextRow, again } = findLines(area, lineColumns);
  const standing = filled.flatMap((cells): SeasonLine[] => {
    const [player = null, id = null, event = null, points = null] = cells.map(foundIn);
    // Rows to spare beside lines that were taken out.
    if (player === null || player === '' || !isPoints(points)) return [];
    return [{ player, id, event, points: Number(points) }];
  });
  // The row of the player is not whole on the sheet of the tournament.
  const open = filled.flatMap((cells) => {
    const [player = '', , event = '', points = null] = cells.map(foundIn);
    return isPoints(points) ? [] : [{ name: String(player), event: String(event) }];
  });
  const gone = known.filter(({ isGone }) => isGone).map(({ name }) => name);
  const warnings: Finding[] = [
    ...lost.slice(0, 1).map((row) => ({
      sentence: sentence('agaSeasonGone', {
        names: gone.length > 0 ? gone : [area.address(row, 0)],
      }),
      at: area.placeOf(row, 0, 1, lineColumns),
    })),
    ...open.map((values) => ({
      sentence: sentence('agaLineUncounted', values),
      at: area.place,
    })),
    ...broken.map(({ row }) => ({
      sentence: sentence('agaSeasonBroken', { address: area.address(row, 0, 1, lineColumns) }),
      at: area.placeOf(row, 0, 1, lineColumns),
    })),
  ];
  const counted = best.cell(0, 1);
  const options = counted.kind === 'number' ? { best: counted.value } : {};
  return {
    nextRow,
    lost,
    again,
    warnings,
    standing,
    with: (more) => {
      const season = agaSeason([...standing, ...more], options);
      if (season.ok) return { totals: season.value, warnings: [] };
      const why = sentence('agaSeasonUnknown', { why: ruled(season.failure) });
      return { totals: undefined, warnings: [{ sentence: why }] };
    },
  };
}

/** A player who is not eligible has none. */
const isPoints = (found: unknown): boolean =>
  found === null || found === '' || typeof found === 'number';
