import { describe, expect, it } from '@jest/globals';
import { existing } from '../../../src/existing';
import { bestFaceSteps } from '../../../src/matching/best-faces';
import { crossingsOf, wholeFace } from '../../../src/matching/face';
import { firstByTrying } from '../../../src/matching/first-tried';
import type { Face, Graph } from '../../../src/matching/types';
import { atOnce } from '../../../src/stepwise';
import { chanceOf } from '../nk/pairing/events';
import { everyMatching, pairsOf, type Edge } from './graphs';

function graphOf(size: number, pairs: readonly (readonly [number, number])[]): Graph {
  return {
    size,
    from: Int32Array.from(pairs, ([u]) => u),
    to: Int32Array.from(pairs, ([, v]) => v),
  };
}

/** The first matching of a face among all of its graph: of edges of the face, with no more crossings than it allows. */
function firstByHand(graph: Graph, face: Face): readonly number[] | undefined {
  const place = new Map(Array.from(face.vertices, (vertex, at) => [vertex, at]));
  const edges = Array.from(face.edges, (edge): Edge => [
    Number(place.get(Number(graph.from[edge]))),
    Number(place.get(Number(graph.to[edge]))),
    edge,
  ]);
  const matchings = everyMatching(face.vertices.length, edges).map((mates) => ({
    mates,
    used: edges.filter(([u, v]) => mates[u] === v).map(([, , edge]) => edge),
  }));
  const allowed = matchings.filter(({ used }) => crossingsOf(face, used) === face.leaves);
  allowed.sort((a, b) => {
    const at = a.mates.findIndex((mate, vertex) => mate !== b.mates[vertex]);
    return at === -1 ? 0 : Number(a.mates[at]) - Number(b.mates[at]);
  });
  return allowed[0]?.used;
}

const sorted = (edges: readonly number[] | undefined): readonly number[] | undefined =>
  edges && [...edges].sort((a, b) => a - b);

describe('the first matching of a face, by trying', () => {
  it('is the first of all that leave each blossom once', () => {
    const chance = chanceOf(31);
    let crossed = 0;
    for (let count = 0; count < 400; count++) {
      // Triangles whose edges cost nothing: the best matchings leave each of them once.
      const pairs = pairsOf(12).filter(([u, v]) =>
        Math.floor(u / 3) === Math.floor(v / 3) ? chance(8) > 0 : chance(3) === 0,
      );
      const costs = pairs.map(([u, v]) =>
        Math.floor(u / 3) === Math.floor(v / 3) ? 0 : 4 + chance(2),
      );
      const graph = graphOf(12, pairs);
      const level = (edge: number): number => Number(costs[edge]);
      for (const face of atOnce(bestFaceSteps(graph, wholeFace(graph), [level])) ?? []) {
        if (face.leaves > 0) crossed++;
        expect(sorted(firstByTrying(graph, face))).toEqual(sorted(firstByHand(graph, face)));
      }
    }
    expect(crossed).toBeGreaterThan(50);
  });

  it('is not found where there is none', () => {
    const star = graphOf(4, [
      [0, 1],
      [0, 2],
      [0, 3],
    ]);
    expect(firstByTrying(star, wholeFace(star))).toBeUndefined();
  });

  it('is given up where trying takes too long', () => {
    // Two complete graphs of 21 that only vertex 0 connects: whatever else it is tried with leaves 19 that nobody can match.
    const half = pairsOf(21);
    const graph = graphOf(42, [
      ...half,
      ...half.map(([u, v]): [number, number] => [u + 21, v + 21]),
      [0, 41],
    ]);
    expect(firstByTrying(graph, wholeFace(graph))).toBeUndefined();
    expect(existing(atOnce(bestFaceSteps(graph, wholeFace(graph), [])))).not.toEqual([]);
  });
});
