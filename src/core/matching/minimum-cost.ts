import type { Stepwise } from '../stepwise';
import { AlternatingTree } from './tree';
import type { CostMatrix, Face, Graph, Matching, Unmatchable } from './nest';
import { existing } from '../result';
import { forcedPairs } from './branches';

/** Vertices per step: well below a millisecond. */
const STEP = 40_000;

/**
 * A perfect matching of least cost in any graph: Edmonds' blossom algorithm with dual variables, a tree for every
 * vertex that the start leaves over, O(n^3). Exact: whatever is added or compared is a whole number below 2^53.
 *
 * @param matrix costs up to `mostCost(size)`
 * @returns the matching with the duals that prove it; or why no perfect matching exists. Equal input gives the same
 *   matching. Which of several cheapest ones it is stays open; `firstMatching` decides that
 */
export function* minimumCostSteps(matrix: CostMatrix): Stepwise<Matching | Unmatchable> {
  const tree = new AlternatingTree(matrix);
  if (matrix.size ** 2 > STEP) yield;
  const looks = Math.ceil(STEP / (matrix.size + 1));
  let until = looks;
  for (let root = 0; root < matrix.size; root++) {
    if (!tree.begin(root)) continue;
    for (let at = tree.search(until); at !== 'matched'; at = tree.search(until)) {
      if (at === 'unmatchable') return tree.obstacle();
      yield;
      until = tree.looks + looks;
    }
  }
  return tree.matching();
}

/**
 * The largest cost W that keeps the matching of n vertices exact. Duals are doubled. Each search raises the dual
 * objective by as much as it changes any vertex's dual, and the objective never exceeds twice the least cost,
 * n W at most: so a dual stays within (n + 2) W, the blossoms around an edge together within 2 n W, and what an
 * edge lacks within 2 W + 2 (n + 2) W + 2 n W.
 */
export function mostCost(size: number): number {
  return Math.floor(2 ** 53 / (4 * size + 6));
}

/** A face split into forced pairs and the parts of the rest. */
export interface Split {
  /** The edges that each of its matchings has, with the crossings of each. */
  readonly pairs: readonly (readonly [edge: number, crossings: number])[];
  /** The rest, in parts that no edge connects. Crossings stay with the edge. */
  readonly rest: readonly Face[];
}

/** The forced pairs of a face, and the parts of the rest. */
export function split(graph: Graph, whole: Face): Split {
  const forced = forcedPairs(graph, whole);
  if (forced === undefined) return { pairs: [], rest: connected(graph, whole) };
  const gone = new Uint8Array(graph.size);
  let { leaves } = whole;
  const pairs = forced.pairs.map((place): readonly [number, number] => {
    const [edge, crossings] = [existing(whole.edges[place]), existing(whole.crossings[place])];
    gone[existing(graph.from[edge])] = gone[existing(graph.to[edge])] = 1;
    leaves -= crossings;
    return [edge, crossings];
  });
  if (2 * pairs.length === whole.vertices.length) return { pairs, rest: [] };
  const { free } = forced;
  const vertices = new Int32Array(whole.vertices.length - 2 * pairs.length);
  const [edges, crossings] = [new Int32Array(free.length), new Int32Array(free.length)];
  let [vertexCount, edgeCount] = [0, 0];
  for (const vertex of whole.vertices) if (gone[vertex] === 0) vertices[vertexCount++] = vertex;
  for (let place = 0; place < free.length; place++) {
    if (free[place] === 0) continue;
    edges[edgeCount] = existing(whole.edges[place]);
    crossings[edgeCount++] = existing(whole.crossings[place]);
  }
  const rest = {
    vertices,
    edges: edges.subarray(0, edgeCount),
    crossings: crossings.subarray(0, edgeCount),
    leaves,
    matched: whole.matched.filter((edge) => gone[existing(graph.from[edge])] === 0),
  };
  return { pairs, rest: connected(graph, rest) };
}

/** The unconnected parts of a face, with each forced pair as a part of its own. */
export function parts(graph: Graph, whole: Face): readonly Face[] {
  const { pairs, rest } = split(graph, whole);
  return pairs.length === 0 ? rest : [...pairs.map((pair) => pairFace(graph, pair)), ...rest];
}

/** The face of one edge. */
function pairFace({ from, to }: Graph, [edge, crossings]: readonly [number, number]): Face {
  const [u, v] = [existing(from[edge]), existing(to[edge])];
  return {
    vertices: Int32Array.of(Math.min(u, v), Math.max(u, v)),
    edges: Int32Array.of(edge),
    crossings: Int32Array.of(crossings),
    leaves: crossings,
    matched: [edge],
  };
}

/** The unconnected parts of a face. */
export function connected(graph: Graph, face: Face): readonly Face[] {
  const { vertices, edges, crossings } = face;
  const { from } = graph;
  const leader = leaders(graph, face);
  // The part number of every leader; parts are ordered by their lowest vertex.
  const partOf = new Int32Array(graph.size);
  let count = 0;
  for (const vertex of vertices) if (leader[vertex] === vertex) partOf[vertex] = count++;
  if (count === 1) return [face];
  for (const vertex of vertices) partOf[vertex] = existing(partOf[existing(leader[vertex])]);
  const own = sorted(vertices, count, (place) => existing(partOf[existing(vertices[place])]));
  const ownEdges = sorted(edges, count, (place) =>
    existing(partOf[existing(from[existing(edges[place])])]),
  );
  const found = Array.from({ length: count }, (_, part) => ({
    vertices: own.items(part),
    edges: ownEdges.items(part),
    crossings: ownEdges.items(part, crossings),
    leaves: 0,
    matched: [] as number[],
  }));
  if (face.matched.length === 0) return found;
  const crossingsOf = new Map<number, number>();
  edges.forEach((edge, place) => crossingsOf.set(edge, existing(crossings[place])));
  for (const edge of face.matched) {
    const part = existing(found[existing(partOf[existing(from[edge])])]);
    part.matched.push(edge);
    part.leaves += existing(crossingsOf.get(edge));
  }
  return found;
}

/** Items by their parts, in their order within each. */
function sorted(
  items: Int32Array,
  count: number,
  partOf: (place: number) => number,
): { readonly items: (part: number, of?: Int32Array) => Int32Array } {
  const first = new Int32Array(count + 1);
  for (let place = 0; place < items.length; place++) {
    const part = partOf(place);
    first[part + 1] = existing(first[part + 1]) + 1;
  }
  for (let part = 0; part < count; part++) {
    first[part + 1] = existing(first[part + 1]) + existing(first[part]);
  }
  const next = first.slice();
  const places = new Int32Array(items.length);
  for (let place = 0; place < items.length; place++) {
    const part = partOf(place);
    places[existing(next[part])] = place;
    next[part] = existing(next[part]) + 1;
  }
  return {
    items: (part, of = items) => {
      const from = existing(first[part]);
      const own = new Int32Array(existing(first[part + 1]) - from);
      for (let at = 0; at < own.length; at++) own[at] = existing(of[existing(places[from + at])]);
      return own;
    },
  };
}

/** The lowest vertex connected with each vertex of a face. */
function leaders({ size, from, to }: Graph, { vertices, edges }: Face): Int32Array {
  const leader = new Int32Array(size);
  for (const vertex of vertices) leader[vertex] = vertex;
  const lead = (vertex: number): number => {
    let at = vertex;
    for (let up = existing(leader[at]); up !== at; up = existing(leader[at])) {
      leader[at] = existing(leader[up]);
      at = up;
    }
    return at;
  };
  let apart = vertices.length - 1;
  for (const edge of edges) {
    const u = lead(existing(from[edge]));
    const v = lead(existing(to[edge]));
    if (u === v) continue;
    leader[Math.max(u, v)] = Math.min(u, v);
    if (--apart === 0) break;
  }
  for (const vertex of vertices) leader[vertex] = lead(vertex);
  return leader;
}
