import { existing } from '../existing';
import { forcedPairs } from './forced';
import type { Face, Graph } from './types';

/** A part that is being collected. */
interface Part {
  readonly vertices: number[];
  readonly edges: number[];
  readonly crossings: number[];
  readonly matched: number[];
  leaves: number;
}

/**
 * The parts of a face that no edge connects once its forced pairs are parts of their own. Each edge has its crossings in
 * the part it belongs to.
 */
export function parts(graph: Graph, whole: Face): readonly Face[] {
  const forced = forcedPairs(graph, whole);
  if (forced === undefined) return connected(graph, whole);
  const settled = forced.pairs.map((place) => pairOf(graph, whole, place));
  const gone = new Uint8Array(graph.size);
  for (const { vertices } of settled) for (const vertex of vertices) gone[vertex] = 1;
  const free = (place: number): boolean => forced.free[place] === 1;
  const rest = {
    vertices: whole.vertices.filter((vertex) => gone[vertex] === 0),
    edges: whole.edges.filter((_, place) => free(place)),
    crossings: whole.crossings.filter((_, place) => free(place)),
    leaves: whole.leaves - settled.reduce((sum, { leaves }) => sum + leaves, 0),
    matched: whole.matched.filter((edge) => gone[Number(graph.from[edge])] === 0),
  };
  return rest.vertices.length === 0 ? settled : [...settled, ...connected(graph, rest)];
}

/** The face of one edge, by its place in another. */
function pairOf({ from, to }: Graph, face: Face, place: number): Face {
  const edge = Number(face.edges[place]);
  const crossings = Number(face.crossings[place]);
  return {
    vertices: Int32Array.of(Number(from[edge]), Number(to[edge])).sort(),
    edges: Int32Array.of(edge),
    crossings: Int32Array.of(crossings),
    leaves: crossings,
    matched: [edge],
  };
}

/** The parts of a face that no edge connects. */
export function connected(graph: Graph, face: Face): readonly Face[] {
  const leader = leaders(graph, face);
  const collected = new Map<number, Part>();
  for (const vertex of face.vertices) {
    const lead = Number(leader[vertex]);
    const part = collected.get(lead);
    if (part) part.vertices.push(vertex);
    else {
      collected.set(lead, { vertices: [vertex], edges: [], crossings: [], matched: [], leaves: 0 });
    }
  }
  if (collected.size === 1) return [face];
  const matched = new Set(face.matched);
  face.edges.forEach((edge, index) => {
    const part = existing(collected.get(Number(leader[Number(graph.from[edge])])));
    const crossings = Number(face.crossings[index]);
    part.edges.push(edge);
    part.crossings.push(crossings);
    if (matched.has(edge)) {
      part.matched.push(edge);
      part.leaves += crossings;
    }
  });
  return Array.from(collected.values(), (part) => ({
    ...part,
    vertices: Int32Array.from(part.vertices),
    edges: Int32Array.from(part.edges),
    crossings: Int32Array.from(part.crossings),
  }));
}

/** For every vertex of a face the lowest one that edges connect it with. */
function leaders({ size, from, to }: Graph, { vertices, edges }: Face): Int32Array {
  const leader = new Int32Array(size);
  for (const vertex of vertices) leader[vertex] = vertex;
  const lead = (vertex: number): number => {
    let at = vertex;
    for (let up = Number(leader[at]); up !== at; up = Number(leader[at])) {
      leader[at] = Number(leader[up]);
      at = up;
    }
    return at;
  };
  for (const edge of edges) {
    const u = lead(Number(from[edge]));
    const v = lead(Number(to[edge]));
    leader[Math.max(u, v)] = Math.min(u, v);
  }
  for (const vertex of vertices) leader[vertex] = lead(vertex);
  return leader;
}
