import { existing } from '../existing';
import { Rematching } from './rematching';

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
export function possibleEdges(size: number, links: readonly Link[]): Uint8Array {
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
  own.forEach((at, vertex) => {
    if (at.every((link) => existing(links[link]).isMatched)) {
      for (const link of at) possible[link] = 1;
      return;
    }
    const left = rematching.leftInstead(vertex);
    for (const link of at) {
      const { v, isMatched } = existing(links[link]);
      possible[link] = isMatched ? 1 : existing(left[v]);
    }
  });
  return possible;
}
