import { existing } from '../existing';
import { minimumCostMatching, mostCost } from './minimum-cost';
import type { CostMatrix, Face, Graph, Level, Matching, Unmatchable } from './types';

/** With more vertices the criteria are settled one by one: each leaves so few edges that the next takes little time. */
const MANY = 40;

/** Everything a graph allows, before any criterion. */
export function wholeFace({ size, from }: Graph): Face {
  return {
    vertices: new Int32Array(size).map((_, vertex) => vertex),
    edges: from.map((_, edge) => edge),
    crossings: new Int32Array(from.length),
    leaves: 0,
    matched: [],
  };
}

/**
 * The matchings of a face that are best by further criteria, in parts that do not touch each other: any choice in
 * one part goes with any choice in the others.
 *
 * The criteria are compared one after the other, most important first. In a small part as many as fit are packed into
 * one cost by place values worked out from the costs at hand, exact for `minimumCostMatching`; its duals say which
 * edges and blossoms all optimal matchings keep to, and the next criteria see those only.
 *
 * @returns unmatchable in the numbers of the graph
 */
export function bestFaces(
  graph: Graph,
  face: Face,
  levels: readonly Level[],
): readonly Face[] | Unmatchable {
  const found: Face[] = [];
  // The lowest part last, which is looked at first: so it is the one that an obstacle is found in.
  const open = parts(graph, face).map((part) => ({ part, done: 0 }));
  open.reverse();
  for (let each = open.pop(); each !== undefined; each = open.pop()) {
    const { part, done } = each;
    if (isDecided(part) || (done === levels.length && part.matched.length > 0)) {
      found.push(part);
      continue;
    }
    const next = part.vertices.length > MANY ? levels.slice(done, done + 1) : levels.slice(done);
    const { costs, packed } = pack(part, next);
    const best = bestOf(graph, part, costs);
    if ('perfect' in best) return best;
    for (const smaller of parts(graph, best)) open.push({ part: smaller, done: done + packed });
  }
  return found.sort((a, b) => Number(a.vertices[0]) - Number(b.vertices[0]));
}

/** The parts of a face together again. */
export function mergedFaces(faces: readonly Face[]): Face {
  if (faces.length === 1) return existing(faces[0]);
  const vertices: number[] = [];
  const edges: (readonly [edge: number, crossings: number])[] = [];
  const matched: number[] = [];
  let leaves = 0;
  for (const face of faces) {
    vertices.push(...face.vertices);
    matched.push(...face.matched);
    leaves += face.leaves;
    face.edges.forEach((edge, index) => edges.push([edge, Number(face.crossings[index])]));
  }
  edges.sort(([a], [b]) => a - b);
  return {
    vertices: Int32Array.from(vertices).sort(),
    edges: Int32Array.from(edges, ([edge]) => edge),
    crossings: Int32Array.from(edges, ([, crossings]) => crossings),
    leaves,
    matched,
  };
}

/** A face without some of its edges. It may hold no matching any more. */
export function restrictedFace(face: Face, keep: (edge: number) => boolean): Face {
  const edges = face.edges.filter(keep);
  const crossings = face.crossings.filter((_, index) => keep(Number(face.edges[index])));
  return { ...face, edges, crossings, matched: [] };
}

/** How many blossoms of a face these edges of it leave. More than `leaves`: they are not all in one of its matchings. */
export function crossingsOf(face: Face, edges: readonly number[]): number {
  const asked = new Set(edges);
  let sum = 0;
  face.edges.forEach((edge, index) => {
    if (asked.has(edge)) sum += Number(face.crossings[index]);
  });
  return sum;
}

/** The matched edges of some faces. */
export function matchedEdges(faces: readonly Face[]): readonly number[] {
  const edges: number[] = [];
  for (const { matched } of faces) edges.push(...matched);
  return edges;
}

/** Whether a part holds one matching only, every edge of it. */
function isDecided({ vertices, edges, matched }: Face): boolean {
  return 2 * edges.length === vertices.length && matched.length === edges.length;
}

/** A part that is being collected. */
interface Part {
  readonly vertices: number[];
  readonly edges: number[];
  readonly crossings: number[];
  readonly matched: number[];
  leaves: number;
}

/** The parts of a face that no edge connects. Every blossom lies within one, so its crossings are that part's. */
function parts(graph: Graph, face: Face): readonly Face[] {
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

/** The crossings and as many criteria as fit, packed into one cost per edge of the face. */
function pack(face: Face, levels: readonly Level[]): { costs: Float64Array; packed: number } {
  const limit = mostCost(face.vertices.length);
  const costs = Float64Array.from(face.crossings);
  const own = new Float64Array(costs.length);
  let most = largest(costs);
  let packed = 0;
  for (const level of levels) {
    for (let index = 0; index < own.length; index++) own[index] = level(Number(face.edges[index]));
    const ownMost = largest(own);
    // Above what the criterion can come to over a whole matching.
    const place = (ownMost * face.vertices.length) / 2 + 1;
    if (most * place + ownMost > limit) {
      if (packed > 0) break;
      throw new RangeError('A criterion has costs too large to be exact.');
    }
    if (ownMost > 0) {
      for (let index = 0; index < own.length; index++) {
        costs[index] = Number(costs[index]) * place + Number(own[index]);
      }
      most = largest(costs);
    }
    packed++;
  }
  return { costs, packed };
}

function largest(costs: Float64Array): number {
  let most = 0;
  for (const cost of costs) if (cost > most) most = cost;
  return most;
}

/** The best matchings of a part by one cost per edge. */
function bestOf(graph: Graph, part: Face, costs: Float64Array): Face | Unmatchable {
  const matrix = matrixOf(graph, part, costs);
  const matching = minimumCostMatching(matrix);
  if (!matching.perfect) {
    const named = (vertex: number): number => Number(part.vertices[vertex]);
    return {
      perfect: false,
      few: matching.few.map(named),
      groups: matching.groups.map((group) => group.map(named)),
    };
  }
  return tightFace(graph, part, costs, matching);
}

/** The place of every vertex of a part within it. */
function placesOf({ size }: Graph, { vertices }: Face): Int32Array {
  const places = new Int32Array(size);
  vertices.forEach((vertex, place) => (places[vertex] = place));
  return places;
}

function matrixOf(graph: Graph, part: Face, costs: Float64Array): CostMatrix {
  const { from, to } = graph;
  const size = part.vertices.length;
  const places = placesOf(graph, part);
  const matrix = new Float64Array(size * size).fill(Infinity);
  for (let index = 0; index < costs.length; index++) {
    const edge = Number(part.edges[index]);
    const u = Number(places[Number(from[edge])]);
    const v = Number(places[Number(to[edge])]);
    matrix[u * size + v] = matrix[v * size + u] = Number(costs[index]);
  }
  return { size, costs: matrix };
}

/** The edges of a part that its duals leave tight: no optimal matching has another. */
function tightFace(graph: Graph, part: Face, costs: Float64Array, matching: Matching): Face {
  const { duals, mates } = matching;
  const places = placesOf(graph, part);
  const nesting = nestingOf(matching);
  const edges: number[] = [];
  const crossings: number[] = [];
  const matched: number[] = [];
  let leaves = 0;
  for (let index = 0; index < costs.length; index++) {
    const edge = Number(part.edges[index]);
    const u = Number(places[Number(graph.from[edge])]);
    const v = Number(places[Number(graph.to[edge])]);
    const lack = 2 * Number(costs[index]) - Number(duals[u]) - Number(duals[v]);
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

/** How two vertices lie in the blossoms: the duals of those that hold both, and how many hold one of them. */
interface Nesting {
  readonly shared: (u: number, v: number) => number;
  readonly crossed: (u: number, v: number) => number;
}

function nestingOf({ mates, blossoms }: Matching): Nesting {
  const holding: number[][] = Array.from(mates, () => []);
  blossoms.forEach(({ members }, blossom) => {
    for (const vertex of members) existing(holding[vertex]).push(blossom);
  });
  const both = (u: number, v: number): readonly number[] =>
    existing(holding[u]).filter((blossom) => existing(holding[v]).includes(blossom));
  return {
    shared: (u, v) =>
      both(u, v).reduce((sum, blossom) => sum + existing(blossoms[blossom]).dual, 0),
    crossed: (u, v) =>
      existing(holding[u]).length + existing(holding[v]).length - 2 * both(u, v).length,
  };
}
