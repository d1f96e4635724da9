/**
 * Long work that can be interrupted: it yields every few milliseconds, with how far it has come (0 to 1) where that is
 * known. Who runs it may do something else in between, or drop it: nothing is left behind.
 */
export type Stepwise<T> = Generator<number | undefined, T, undefined>;

/** The result of work that is done without a break. */
export function atOnce<T>(work: Stepwise<T>): T {
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
  }
}

/** So many rows of a list take well below a millisecond, whatever is made of each. */
const ROWS = 200;

/** What is made of every item of a list, so many at a step. */
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
