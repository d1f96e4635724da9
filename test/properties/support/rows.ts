import fc from 'fast-check';

/** A list together with the same rows in another order: `order[i]` is the row that comes to stand at i. */
export const shuffled = <T>(
  rows: fc.Arbitrary<T[]>,
): fc.Arbitrary<{ rows: T[]; order: number[] }> =>
  rows.chain((list) =>
    fc
      .shuffledSubarray(
        list.map((_, index) => index),
        { minLength: list.length, maxLength: list.length },
      )
      .map((order) => ({ rows: list, order })),
  );
export const arranged = <T>(list: readonly T[], order: readonly number[]): T[] =>
  order.map((index) => list[index] as T);
