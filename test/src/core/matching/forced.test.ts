import { describe, expect, it } from '@jest/globals';
import { wholeFace } from '../../../../src/core/matching/possible';
import { forcedPairs } from '../../../../src/core/matching/branches';
import type { Graph } from '../../../../src/core/matching/nest';
import { chanceOf } from '../../nk/pairing/events';
import { everyMatching, pairsOf, type Edge } from './graphs';

function graphOf(size: number, pairs: readonly (readonly [number, number])[]): Graph {
  return {
    size,
    from: Int32Array.from(pairs, ([u]) => u),
    to: Int32Array.from(pairs, ([, v]) => v),
  };
}

describe('pairs that are forced', () => {
  it('are in every matching of small sparse graphs, and the others are free of them', () => {
    const chance = chanceOf(81);
    const seen = { forced: 0, impossible: 0, left: 0 };
    for (let count = 0; count < 2000; count++) {
      const size = 2 * (1 + chance(5));
      const pairs = pairsOf(size).filter(() => chance(size) < 2);
      const graph = graphOf(size, pairs);
      const edges = pairs.map(([u, v]): Edge => [u, v, 0]);
      const matchings = everyMatching(size, edges);
      const forced = forcedPairs(graph, wholeFace(graph));
      if (forced === undefined) {
        if (matchings.length === 0) seen.impossible++;
        // Nothing is forced where everybody has two neighbours or more.
        else expect(fewestNeighbours(size, pairs)).toBeGreaterThan(1);
        continue;
      }
      const gone = new Set<number>();
      for (const place of forced.pairs) {
        const [u, v] = pairs[place] ?? [-1, -1];
        expect(matchings.every((mates) => mates[u] === v)).toBe(true);
        gone.add(u).add(v);
        seen.forced++;
      }
      expect(Array.from(forced.free, (each) => each === 1)).toEqual(
        pairs.map(([u, v]) => !gone.has(u) && !gone.has(v)),
      );
      if (forced.free.some((each) => each === 1)) seen.left++;
    }
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(50);
  });

  it('are all the pairs of a path, from its ends', () => {
    const path = Array.from({ length: 9 }, (_, at): readonly [number, number] => [at, at + 1]);
    const graph = graphOf(10, path);
    const forced = forcedPairs(graph, wholeFace(graph));
    expect(Array.from(forced?.pairs ?? []).sort((a, b) => a - b)).toEqual([0, 2, 4, 6, 8]);
  });
});

/** The fewest neighbours anybody has. */
function fewestNeighbours(size: number, pairs: readonly (readonly [number, number])[]): number {
  const degrees = new Array<number>(size).fill(0);
  for (const pair of pairs) for (const end of pair) degrees[end] = Number(degrees[end]) + 1;
  return Math.min(...degrees);
}
