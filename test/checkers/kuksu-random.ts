import { randomFrom } from '../support/sampled';

/** Numbers that look random and are the same for the same seed, on every machine. */
export interface Chance {
  /** From 0 up to, not including, 1. */
  readonly next: () => number;
  /** A whole number from 0 up to, not including, the limit. */
  readonly below: (limit: number) => number;
  /** True in so many cases of one. */
  readonly in: (share: number) => boolean;
  readonly pick: <T>(items: readonly [T, ...T[]]) => T;
  readonly shuffled: <T>(items: readonly T[]) => T[];
}

export function chance(seed: number): Chance {
  const next = randomFrom(seed);
  const below = (limit: number): number => Math.floor(next() * limit);
  return {
    next,
    below,
    in: (share) => next() < share,
    pick: (items) => items[below(items.length)] ?? items[0],
    shuffled: (items) => {
      const list = [...items];
      for (let last = list.length - 1; last > 0; last--) {
        const other = below(last + 1);
        const moved = list[last];
        list.splice(last, 1, ...list.slice(other, other + 1));
        if (moved !== undefined) list.splice(other, 1, moved);
      }
      return list;
    },
  };
}
