import { describe, expect, test } from '@jest/globals';
import { bestFaceSteps } from '../../../../../src/core/matching/best-faces';
import {
  canTakeOther,
  possibleFaceSteps,
  restrictedFace,
  wholeFace,
} from '../../../../../src/core/matching/possible';
import type { Face, Graph } from '../../../../../src/core/matching/nest';
import { atOnce } from '../../../../../src/core/stepwise';
import { runs } from '../../../../support/sampled';
import { chanceOf, type Chance } from '../../../nk/pairing/events';
import { everyMatching, pairsOf, type Edge } from '../graphs';

interface Costed {
  readonly graph: Graph;
  readonly edges: readonly Edge[];
}

function randomGraph(chance: Chance, size: number, dense: number, most: number): Costed {
  const edges = pairsOf(size)
    .filter(() => chance(10) < dense)
    .map(([u, v]): Edge => [u, v, chance(most)]);
  const [from, to] = [Int32Array.from(edges, ([u]) => u), Int32Array.from(edges, ([, v]) => v)];
  return { graph: { size, from, to }, edges };
}

/** The edges of the cheapest of all perfect matchings, by looking at every one. */
function cheapestByHand({ graph, edges }: Costed): readonly number[] {
  const all = everyMatching(graph.size, edges).map((mates) => {
    const own = edges.flatMap(([u, v], edge) => (mates[u] === v ? [edge] : []));
    return { own, cost: own.reduce((sum, edge) => sum + Number(edges[edge]?.[2]), 0) };
  });
  const least = Math.min(...all.map(({ cost }) => cost));
  const used = new Set(all.flatMap(({ own, cost }) => (cost === least ? own : [])));
  return [...used].sort((a, b) => a - b);
}

const edgesOf = (faces: readonly Face[]): readonly number[] =>
  faces.flatMap(({ edges }) => [...edges]).sort((a, b) => a - b);

describe('a face without the edges that none of its matchings has', () => {
  test('holds exactly the edges of the cheapest matchings, with blossoms and without', () => {
    const chance = chanceOf(11);
    let thinner = 0;
    let crossed = 0;
    for (let count = 0; count < runs(400, 4000); count++) {
      const random = randomGraph(chance, 4 + 2 * chance(4), 3 + chance(6), 1 + chance(3));
      const { graph, edges } = random;
      const levels = [(edge: number): number => Number(edges[edge]?.[2])];
      const tight = atOnce(bestFaceSteps(graph, wholeFace(graph), levels));
      const thin = atOnce(bestFaceSteps(graph, wholeFace(graph), levels, true));
      if (tight === undefined || thin === undefined) {
        expect([tight, thin]).toEqual([undefined, undefined]);
        continue;
      }
      expect(edgesOf(thin)).toEqual(cheapestByHand(random));
      if (edgesOf(thin).length < edgesOf(tight).length) thinner++;
      if (
        thin.some(
          ({ leaves, edges: own, vertices }) => leaves > 0 && 2 * own.length > vertices.length,
        )
      )
        crossed++;
    }
    expect(thinner).toBeGreaterThan(20);
    expect(crossed).toBeGreaterThan(5);
  });

  test('without blossoms holds the edges of all perfect matchings', () => {
    const chance = chanceOf(5);
    let thinner = 0;
    for (let count = 0; count < runs(200, 2000); count++) {
      const random = randomGraph(chance, 4 + 2 * chance(4), 2 + chance(6), 1);
      const { graph } = random;
      const matched = atOnce(bestFaceSteps(graph, wholeFace(graph), []))?.flatMap(
        (face) => face.matched,
      );
      if (matched === undefined) continue;
      const whole: Face = { ...wholeFace(graph), matched };
      const possible = atOnce(possibleFaceSteps(graph, whole));
      expect([...possible.edges]).toEqual(cheapestByHand(random));
      expect(possible.matched).toEqual(matched);
      expect([...possible.vertices]).toEqual([...whole.vertices]);
      if (possible.edges.length < whole.edges.length) thinner++;
    }
    expect(thinner).toBeGreaterThan(20);
  });

  test('and a vertex can take just these instead of its own', () => {
    const chance = chanceOf(23);
    const answers = new Set<boolean>();
    for (let count = 0; count < runs(100, 1000); count++) {
      const random = randomGraph(chance, 4 + 2 * chance(4), 2 + chance(6), 1);
      const { graph } = random;
      const faces = atOnce(bestFaceSteps(graph, wholeFace(graph), []));
      const matched = faces?.flatMap((face) => face.matched);
      if (matched === undefined) continue;
      const whole: Face = { ...wholeFace(graph), matched };
      const possible = new Set(cheapestByHand(random));
      for (const edge of whole.edges) {
        if (matched.includes(edge)) continue;
        for (const vertex of [Number(graph.from[edge]), Number(graph.to[edge])]) {
          const can = canTakeOther(graph, whole, vertex, Int32Array.of(edge));
          expect(can).toBe(possible.has(edge));
          answers.add(can);
        }
      }
      expect(canTakeOther(graph, whole, 0, new Int32Array())).toBe(false);
    }
    expect(answers.size).toBe(2);
  });

  test('of one matching is that face', () => {
    const graph: Graph = { size: 2, from: Int32Array.of(0), to: Int32Array.of(1) };
    const face: Face = { ...restrictedFace(wholeFace(graph), () => true), matched: [0] };
    expect(atOnce(possibleFaceSteps(graph, face))).toBe(face);
  });
});
