import { drawGroups, type Right } from '../../../src';
import type { Sentence } from '../../../language';

/** A line of the players as far as a draw looks at it. */
export interface ListedLine {
  readonly strength: number | undefined;
  readonly right: Right | '';
  readonly group: number | undefined;
  /** Entered after the draw. */
  readonly late: boolean;
}

/**
 * The group of somebody who entered after the draw, which the sheet does not name yet: the one that right and rating
 * would have given among those who were in time (N2). Nobody else moves. Undefined where no draw tells.
 */
export function lateGroup(
  lines: readonly ListedLine[],
  late: number,
  groupSize: number,
): Sentence | undefined {
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
  const group = placings.ok
    ? placings.value[drawn.findIndex(({ isLate }) => isLate)]?.group
    : undefined;
  if (group === undefined) return undefined;
  return group === 0 ? { code: 'nkTopGroup' } : { code: 'nkGroup', group };
}
