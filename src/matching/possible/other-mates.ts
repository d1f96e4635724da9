import { existing } from '../../existing';
import { Rematching } from '../rematching';
import { placesOf } from '../tight-face';
import type { Face, Graph } from '../types';

/**
 * Whether some perfect matching of a face's edges has one of a vertex's edges that its own matching has not. One search: most
 * questions of that kind are answered without looking for a matching of least cost.
 *
 * @param face with one of its matchings
 * @param edges of that vertex
 */
export function canTakeOther(graph: Graph, face: Face, vertex: number, edges: Int32Array): boolean {
  if (edges.length === 0) return false;
  const places = placesOf(graph, face);
  const ends = (edge: number): readonly [number, number] => [
    existing(places[existing(graph.from[edge])]),
    existing(places[existing(graph.to[edge])]),
  ];
  const neighbours = Array.from(face.vertices, (): number[] => []);
  for (const edge of face.edges) {
    const [u, v] = ends(edge);
    existing(neighbours[u]).push(v);
    existing(neighbours[v]).push(u);
  }
  const mates = new Int32Array(neighbours.length);
  for (const edge of face.matched) {
    const [u, v] = ends(edge);
    mates[u] = v;
    mates[v] = u;
  }
  const own = existing(places[vertex]);
  const left = new Rematching(neighbours, mates).leftInstead(own);
  return edges.some((edge) => {
    const [u, v] = ends(edge);
    return left[u === own ? v : u] === 1;
  });
}
