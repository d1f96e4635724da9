import { existing } from '../existing';
import type { Face, Graph } from './types';

/** Edges that every matching of a face has, by their places in it; the search may miss some. */
export interface Forced {
  readonly pairs: readonly number[];
  /** 1 for each of the face's edges that touches none of these pairs. */
  readonly free: Uint8Array;
}

/**
 * A vertex with one neighbour is matched with it. Then the neighbour's other edges go, which may leave another vertex
 * one neighbour, and so on (Karp and Sipser). In a graph with few edges little is left, and the time grows with their number.
 *
 * @returns undefined where nothing is forced, or a vertex is left without a neighbour: then there is no perfect matching
 */
export function forcedPairs(graph: Graph, face: Face): Forced | undefined {
  const degree = degreesOf(graph, face);
  const single: number[] = [];
  for (const vertex of face.vertices) {
    if (degree[vertex] === 0) return undefined;
    if (degree[vertex] === 1) single.push(vertex);
  }
  if (single.length === 0) return undefined;

  const { from, to } = graph;
  const { edges } = face;
  const { firstOf, places } = placesByVertex(graph, face, degree);
  const free = new Uint8Array(edges.length).fill(1);
  const pairs: number[] = [];
  const lose = (vertex: number): void => {
    const left = existing(degree[vertex]) - 1;
    degree[vertex] = left;
    if (left === 1) single.push(vertex);
  };
  for (let vertex = single.pop(); vertex !== undefined; vertex = single.pop()) {
    if (degree[vertex] !== 1) continue;
    let at = existing(firstOf[vertex]);
    while (free[existing(places[at])] === 0) at++;
    const place = existing(places[at]);
    const edge = existing(edges[place]);
    const mate = from[edge] === vertex ? existing(to[edge]) : existing(from[edge]);
    pairs.push(place);
    for (let other = existing(firstOf[mate]); other < existing(firstOf[mate + 1]); other++) {
      const gone = existing(places[other]);
      if (free[gone] === 0) continue;
      free[gone] = 0;
      const far = existing(edges[gone]);
      const left = from[far] === mate ? existing(to[far]) : existing(from[far]);
      lose(mate);
      lose(left);
      if (gone !== place && degree[left] === 0) return undefined;
    }
  }
  return { pairs, free };
}

function degreesOf({ size, from, to }: Graph, { edges }: Face): Int32Array {
  const degree = new Int32Array(size);
  for (const edge of edges) {
    const [u, v] = [existing(from[edge]), existing(to[edge])];
    degree[u] = existing(degree[u]) + 1;
    degree[v] = existing(degree[v]) + 1;
  }
  return degree;
}

/** The places of every vertex's edges: from `firstOf` its own to before the next vertex's. */
function placesByVertex(
  { size, from, to }: Graph,
  { edges }: Face,
  degree: Int32Array,
): { readonly firstOf: Int32Array; readonly places: Int32Array } {
  const firstOf = new Int32Array(size + 1);
  for (let v = 0; v < size; v++) firstOf[v + 1] = existing(firstOf[v]) + existing(degree[v]);
  const next = firstOf.slice();
  const places = new Int32Array(2 * edges.length);
  for (let place = 0; place < edges.length; place++) {
    const edge = existing(edges[place]);
    const [u, v] = [existing(from[edge]), existing(to[edge])];
    places[existing(next[u])] = place;
    next[u] = existing(next[u]) + 1;
    places[existing(next[v])] = place;
    next[v] = existing(next[v]) + 1;
  }
  return { firstOf, places };
}
