import { existing } from '../../existing';
import type { Stepwise } from '../../stepwise';
import { Rematching } from '../rematching';

/** Looks along edges per step: well below a millisecond. */
const STEP = 40_000;

/** An edge of a small graph; one and the same pair may have several. */
export interface Link {
  readonly u: number;
  readonly v: number;
  /** Whether it is in the perfect matching that is known. */
  readonly isMatched: boolean;
}

/**
 * Which edges some perfect matching of a graph has, 1 for each. One search per vertex: once a vertex has lost its mate, any
 * other that can be left over instead of that mate can be its mate.
 */
export function* possibleEdgesSteps(size: number, links: readonly Link[]): Stepwise<Uint8Array> {
  const own = Array.from({ length: size }, (): number[] => []);
  const neighbours = Array.from({ length: size }, (): number[] => []);
  const mates = new Int32Array(size);
  const possible = new Uint8Array(links.length);
  links.forEach(({ u, v, isMatched }, link) => {
    existing(own[u]).push(link);
    existing(neighbours[u]).push(v);
    existing(neighbours[v]).push(u);
    if (!isMatched) return;
    mates[u] = v;
    mates[v] = u;
  });
  const rematching = new Rematching(neighbours, mates);
  let looks = 0;
  for (const [vertex, at] of own.entries()) {
    if (at.every((link) => existing(links[link]).isMatched)) {
      for (const link of at) possible[link] = 1;
      continue;
    }
    looks += links.length;
    if (looks > STEP) {
      looks = 0;
      yield;
    }
    const left = rematching.leftInstead(vertex);
    for (const link of at) {
      const { v, isMatched } = existing(links[link]);
      possible[link] = isMatched ? 1 : existing(left[v]);
    }
  }
  return possible;
}
