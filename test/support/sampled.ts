import { isFull, mostRuns, sampleSeed } from './tier';

/** What a sample never leaves out. The first and the last case are always in it. */
export interface Kept<T> {
  /** Corners among the cases, beyond the first and the last. */
  readonly corner?: (each: T) => boolean;
  /** Cases that are always tried, and first: those that once failed, and those a source names. */
  readonly listed?: readonly T[];
}

/**
 * About `n` of the cases in their order, drawn by the seed of the run; all of them in `npm run test:full`. More than `n`
 * where the cases that are kept are more.
 */
export function sampled<T>(
  cases: readonly T[],
  n: number,
  { corner = () => false, listed = [] }: Kept<T> = {},
): T[] {
  return [...listed, ...(isFull ? cases : sampleOf(cases, n, { corner, seed: sampleSeed }))];
}

/** The sample for a seed, whatever the tier. */
export function sampleOf<T>(
  cases: readonly T[],
  n: number,
  { corner = () => false, seed }: Pick<Kept<T>, 'corner'> & { readonly seed: number },
): T[] {
  const chosen = new Set<number>();
  for (const [index, each] of cases.entries()) {
    if (index === 0 || index === cases.length - 1 || corner(each)) chosen.add(index);
  }
  const left = cases.map((_, index) => index).filter((index) => !chosen.has(index));
  // The length goes in so that lists of different lengths are not sampled at the same places.
  const next = randomFrom(seed + 0x9e3779b9 * cases.length);
  while (chosen.size < n && left.length > 0) {
    const [index = 0] = left.splice(Math.floor(next() * left.length), 1);
    chosen.add(index);
  }
  return cases.filter((_, index) => chosen.has(index));
}

/** How many random runs to make, or how large a case: `some`, or `all` in `npm run test:full`. */
export function runs(some: number, all: number): number {
  return isFull ? all : some;
}

/** The same, at most `SAMPLE_RUNS` of them, so that many runs can be made in parts. */
export function runsInParts(some: number, all: number): number {
  return Math.min(runs(some, all), mostRuns);
}

/** How often a law is tried on random input. */
export const often = { numRuns: runs(60, 1000) };

/** One of the cases, drawn by the seed, or each of them in `npm run test:full`. */
export function oneOf<T>(cases: readonly T[]): T[] {
  if (isFull) return [...cases];
  const [drawn] = shuffled(cases, randomFrom(sampleSeed));
  return drawn === undefined ? [] : [drawn];
}

/** Whether the run takes this one of a row of cases: one in `oneIn`, which ones by the seed, or all in `npm run test:full`. */
export function isTaken(index: number, oneIn: number): boolean {
  return isFull || isTakenBy(sampleSeed, index, oneIn);
}

/** The same for a seed, whatever the tier. */
export function isTakenBy(seed: number, index: number, oneIn: number): boolean {
  return (seed + index) % oneIn === 0;
}

/** Numbers from 0 up to 1 by Tommy Ettinger's mulberry32, which is in the public domain. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The same in an order by chance. */
export function shuffled<T>(list: readonly T[], next: () => number): T[] {
  return list
    .map((each) => ({ each, at: next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ each }) => each);
}
