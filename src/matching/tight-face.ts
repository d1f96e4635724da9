import { existing } from '../existing';
import { Nesting } from './nesting';
import type { Face, Graph, Matching } from './types';

/** The place of every vertex of a part within it. */
export function placesOf({ size }: Graph, { vertices }: Face): Int32Array {
  const places = new Int32Array(size);
  vertices.forEach((vertex, place) => (places[vertex] = place));
  return places;
}

/** The tight edges of a part: optimal matchings have no others. */
export function tightFace(graph: Graph, part: Face, costs: Float64Array, matching: Matching): Face {
  const { duals, mates, blossoms } = matching;
  const places = placesOf(graph, part);
  const nesting = new Nesting(part.vertices.length, blossoms);
  const edges: number[] = [];
  const crossings: number[] = [];
  const matched: number[] = [];
  let leaves = 0;
  for (let index = 0; index < costs.length; index++) {
    const edge = existing(part.edges[index]);
    const u = existing(places[existing(graph.from[edge])]);
    const v = existing(places[existing(graph.to[edge])]);
    const lack = 2 * existing(costs[index]) - existing(duals[u]) - existing(duals[v]);
    // Duals of blossoms only add to it.
    if (lack > 0 || lack + nesting.shared(u, v) > 0) continue;
    const crossed = nesting.crossed(u, v);
    edges.push(edge);
    crossings.push(crossed);
    if (mates[u] !== v) continue;
    matched.push(edge);
    leaves += crossed;
  }
  return {
    vertices: part.vertices,
    edges: Int32Array.from(edges),
    crossings: Int32Array.from(crossings),
    leaves,
    matched,
  };
}
