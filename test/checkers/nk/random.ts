/** A seeded source of chance: the same seed, the same event, on every machine. */
export interface Chance {
  /** From 0 up to but not including 1. */
  readonly next: () => number;
  /** A whole number within limits, both possible. */
  readonly whole: (least: number, most: number) => number;
  readonly happens: (probability: number) => boolean;
  readonly pick: <T>(list: readonly [T, ...T[]]) => T;
  readonly shuffled: <T>(list: readonly T[]) => T[];
}

export function chanceOf(seed: number): Chance {
  // A counter mixed by multiplications and shifts (splitmix).
  let state = seed | 0;
  const next = (): number => {
    state = (state + 0x9e3779b9) | 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
  };
  const whole = (least: number, most: number): number =>
    least + Math.floor(next() * (most - least + 1));
  return {
    next,
    whole,
    happens: (probability) => next() < probability,
    pick: (list) => list[whole(0, list.length - 1)] ?? list[0],
    shuffled: (list) =>
      list
        .map((each) => ({ each, key: next() }))
        .sort((a, b) => a.key - b.key)
        .map(({ each }) => each),
  };
}
