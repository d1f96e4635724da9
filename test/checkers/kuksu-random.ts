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

/** The generator "mulberry32". */
export function chance(seed: number): Chance {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
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
