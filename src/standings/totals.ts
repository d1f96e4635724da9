import { tiedGroups, type Row } from './groups';

/** Shares are not rounded; three thirds are one. */
const SAME_TOTAL = 1e-6;

/** What somebody has together; `row` is the order of first appearance. */
export interface Totalled extends Row {
  readonly total: number;
}

/**
 * The largest total first. Totals within 0.000001 share a place, and stand in the order in which they appear.
 *
 * @param made what becomes of each, with its place
 */
export function byTotal<T extends Totalled, R>(
  list: readonly T[],
  made: (each: T, place: number) => R,
): readonly R[] {
  const rows: R[] = [];
  const groups = tiedGroups(
    list,
    (a, b) => b.total - a.total,
    (above, below) => above.total - below.total <= SAME_TOTAL,
  );
  for (const group of groups) {
    const place = rows.length + 1;
    for (const each of group) rows.push(made(each, place));
  }
  return rows;
}
