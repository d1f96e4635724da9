/** How far long work has come: from 0 to 1, or as so many of the groups of a field. */
export type Progress = number | { readonly group: number; readonly groups: number };

/**
 * Long work that can be interrupted: it yields every few milliseconds, with how far it has come where that is known. The
 * caller may do something else in between, or drop the work: nothing is left behind.
 */
export type Stepwise<T> = Generator<Progress | undefined, T, undefined>;

/** The result of work that is done without a break. */
export function atOnce<T>(work: Stepwise<T>): T {
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
  }
}

/** Rows per step: well below a millisecond for every use. */
const ROWS = 200;

/** Maps a list in steps of `ROWS` items. */
export function* mapped<T, R>(
  list: readonly T[],
  of: (item: T, index: number) => R,
): Stepwise<R[]> {
  const made: R[] = [];
  for (const item of list) {
    const index = made.length;
    if (index % ROWS === ROWS - 1) yield;
    made.push(of(item, index));
  }
  return made;
}
