import { existing } from '../existing';
import type { Stepwise } from '../stepwise';
import { bestFaceSteps, obstacleSteps } from './best-faces';
import { firstByTrying } from './first-tried';
import { forcedPairs } from './forced';
import { crossingsOf, matchedEdges, restrictedFace, wholeFace } from './face';
import { Rematching } from './rematching';
import type { Face, Graph, Level, Unmatchable } from './types';

/** Vertices settled per step. */
const SETTLED = 8;

/** The one best matching. */
export interface FirstMatching {
  readonly perfect: true;
  /** The mate of every vertex. */
  readonly mates: Int32Array;
}

/**
 * Of the perfect matchings that are best by the criteria, most important first, the first in the order of vertices:
 * vertex 0 gets the lowest possible mate, then the lowest vertex left, and so on. There is exactly one.
 */
export function* firstSteps(
  graph: Graph,
  levels: readonly Level[],
): Stepwise<FirstMatching | Unmatchable> {
  const faces = yield* bestFaceSteps(graph, wholeFace(graph), levels);
  if (faces === undefined) return yield* obstacleSteps(graph, levels);
  const mates = new Int32Array(graph.size).fill(-1);
  for (const face of faces) {
    for (const edge of yield* firstOfSteps(graph, face)) {
      const [u, v] = [existing(graph.from[edge]), existing(graph.to[edge])];
      mates[u] = v;
      mates[v] = u;
    }
  }
  return { perfect: true, mates };
}

/** The first matching of a face that `bestFaceSteps` has found, as edges of the graph. */
export function* firstOfSteps(graph: Graph, face: Face): Stepwise<readonly number[]> {
  if (2 * face.edges.length === face.vertices.length) return face.matched;
  return face.crossings.some((crossings) => crossings > 0)
    ? (firstByTrying(graph, face) ?? (yield* firstWithin(graph, face)))
    : yield* firstOfAny(graph, face);
}

/** For faces in which every perfect matching is as good: one search per pair to settle. */
function* firstOfAny(graph: Graph, face: Face): Stepwise<readonly number[]> {
  const place = new Map<number, number>();
  face.vertices.forEach((vertex, index) => place.set(vertex, index));
  const ends = (edge: number): readonly [number, number] => [
    existing(place.get(lower(graph, edge))),
    existing(place.get(higher(graph, edge))),
  ];
  const neighbours = Array.from(face.vertices, (): number[] => []);
  const edgeOf = new Map<number, number>();
  for (const edge of face.edges) {
    const [u, v] = ends(edge);
    neighbours[u]?.push(v);
    neighbours[v]?.push(u);
    edgeOf.set(u * neighbours.length + v, edge);
  }
  const mates = new Int32Array(neighbours.length);
  for (const edge of face.matched) {
    const [u, v] = ends(edge);
    mates[u] = v;
    mates[v] = u;
  }
  const rematching = new Rematching(neighbours, mates);
  for (let vertex = 0; vertex < neighbours.length; vertex++) {
    rematching.settle(vertex);
    if (vertex % SETTLED === SETTLED - 1) yield;
  }
  const first: number[] = [];
  mates.forEach((mate, vertex) => {
    const edge = mate > vertex ? edgeOf.get(vertex * neighbours.length + mate) : undefined;
    if (edge !== undefined) first.push(edge);
  });
  return first;
}

/**
 * For faces whose blossoms count too. Vertices take their lowest mates in turn as long as the rest keeps a matching; halving
 * finds how long. The first choice that fails is struck out, and the next round begins.
 */
function* firstWithin(graph: Graph, face: Face): Stepwise<readonly number[]> {
  const chosen: number[] = [];
  let left = face;
  while (left.vertices.length > 0) {
    // An edge struck out can force others.
    const forced = forcedPairs(graph, left)?.pairs.map((place) => existing(left.edges[place]));
    if (forced) {
      chosen.push(...forced);
      left = without(graph, left, forced);
      continue;
    }
    const picks = lowestPicks(graph, left);
    let possible = 0;
    let impossible = picks.length;
    if (isMatching(left, picks)) possible = impossible;
    while (impossible - possible > 1) {
      const middle = (possible + impossible) >> 1;
      const rest = without(graph, left, picks.slice(0, middle));
      if (yield* hasMatching(graph, rest)) possible = middle;
      else impossible = middle;
    }
    const settled = picks.slice(0, possible);
    chosen.push(...settled);
    left = without(graph, left, settled, picks[possible]);
  }
  return chosen;
}

/** Edges by which each vertex in turn takes its lowest mate left, until one has none. */
function lowestPicks(graph: Graph, face: Face): readonly number[] {
  const upward = new Map<number, number[]>();
  for (const vertex of face.vertices) upward.set(vertex, []);
  for (const edge of face.edges) upward.get(lower(graph, edge))?.push(edge);
  const taken = new Set<number>();
  const picks: number[] = [];
  for (const vertex of face.vertices) {
    if (taken.has(vertex)) continue;
    let lowest = Infinity;
    let pick = -1;
    for (const edge of existing(upward.get(vertex))) {
      const other = higher(graph, edge);
      if (taken.has(other) || other > lowest) continue;
      lowest = other;
      pick = edge;
    }
    if (pick === -1) return picks;
    picks.push(pick);
    taken.add(vertex).add(lowest);
  }
  return picks;
}

function lower({ from, to }: Graph, edge: number): number {
  return Math.min(existing(from[edge]), existing(to[edge]));
}

function higher({ from, to }: Graph, edge: number): number {
  return Math.max(existing(from[edge]), existing(to[edge]));
}

/** Whether edges without common vertices are one of the face's matchings. */
function isMatching(face: Face, picks: readonly number[]): boolean {
  return 2 * picks.length === face.vertices.length && crossingsOf(face, picks) === face.leaves;
}

function* hasMatching(graph: Graph, face: Face): Stepwise<boolean> {
  const faces = yield* bestFaceSteps(graph, { ...face, matched: [] }, []);
  if (faces === undefined) return false;
  return crossingsOf(face, matchedEdges(faces)) === face.leaves;
}

/** The face once some of its pairs are settled, and one more edge is struck out. */
function without(graph: Graph, face: Face, settled: readonly number[], struck = -1): Face {
  const gone = new Set<number>();
  for (const edge of settled) gone.add(lower(graph, edge)).add(higher(graph, edge));
  const keep = (edge: number): boolean =>
    edge !== struck && !gone.has(lower(graph, edge)) && !gone.has(higher(graph, edge));
  return {
    ...restrictedFace(face, keep),
    vertices: face.vertices.filter((vertex) => !gone.has(vertex)),
    leaves: face.leaves - crossingsOf(face, settled),
  };
}
