/** One row of a list to order: its place in the list, from 0, and its sort values. */
export interface Row {
  readonly row: number;
}

/** Below 0 when `a` is the better one, 0 when they are level. */
export type Comparison<T> = (a: T, b: T) => number;

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
