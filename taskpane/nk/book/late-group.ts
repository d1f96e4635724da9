import { drawGroups, type Right } from '../../../src';
import type { Sentence } from '../../../language';

/** The part of a player's line that a draw uses. */
export interface ListedLine {
  readonly strength: number | undefined;
  readonly right: Right | '';
  readonly group: number | undefined;
  /** Entered after the draw. */
  readonly late: boolean;
}

/**
 * The group of a late entrant without a group on the sheet: right and rating give the same group as in the draw of the
 * players in time (N2). Nobody else moves. Undefined without such a draw.
 */
export function lateGroup(
  lines: readonly ListedLine[],
  late: number,
  groupSize: number,
): number | undefined {
  const drawn = lines.flatMap((line, i) => {
    const isLate = i === late;
    if (!isLate && (line.late || line.group === undefined)) return [];
    const { strength = NaN, right } = line;
    return [{ entry: { strength, right, late: isLate }, isLate }];
  });
  const placings = drawGroups(
    drawn.map(({ entry }) => entry),
    groupSize,
  );
  return placings.ok ? placings.value[drawn.findIndex(({ isLate }) => isLate)]?.group : undefined;
}

/** A group by its name, as a value of a sentence. */
export function groupCalled(group: number): Sentence {
  return group === 0 ? { code: 'nkTopGroup' } : { code: 'nkGroup', group };
}
