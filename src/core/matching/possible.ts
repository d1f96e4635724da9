import { existing } from '../result';
import type { Stepwise } from '../stepwise';
import { type Blossom, type Face, type Graph, type Matching, Nesting } from './nest';
import { Rematching } from './rematching';

/** The edges of a face at one level of its blossoms: between the children of a blossom, or between the outermost ones. */
interface Layer {
  /** Places in the face. */
  readonly within: number[];
  /** The edges that leave the blossom, with the end inside. */
  readonly across: { readonly edge: number; readonly inside: number }[];
}

/** An end of a link that stands for all that is outside a blossom. */
const OUTSIDE = -1;

/**
 * A face without the edges that none of its matchings has: being tight is not enough. Blossom by blossom, the outermost first:
 * exactly one pair leaves a blossom, and whichever vertex it takes, the others can be matched within.
 *
 * @param face with one of its matchings
 * @param blossoms of the duals that made the face, in places of it; left out: only edges go that no perfect matching has,
 *   whatever it crosses
 */
export function* possibleFaceSteps(
  graph: Graph,
  face: Face,
  blossoms: readonly Blossom[] = [],
): Stepwise<Face> {
  const { matched } = face;
  if (face.edges.length === matched.length) return face;
  const places = placesOf(graph, face);
  const ends = Array.from(face.edges, (edge): readonly [number, number] => [
    existing(places[existing(graph.from[edge])]),
    existing(places[existing(graph.to[edge])]),
  ]);
  const size = face.vertices.length;
  const nesting = new Nesting(size, blossoms);
  const layers = layersOf(nesting, ends, blossoms.length);
  const known = new Set(matched);
  const isMatched = (edge: number): boolean => known.has(existing(face.edges[edge]));
  const possible = new Uint8Array(ends.length);
  for (let level = blossoms.length; level >= 0; level--) {
    const { within, across } = existing(layers[level]);
    const entries = across.filter(({ edge }) => possible[edge] === 1);
    const nodes = new Map<number, number>();
    const node = (key: number): number => {
      const place = nodes.get(key) ?? nodes.size;
      nodes.set(key, place);
      return place;
    };
    const links = within.map((edge): Link => {
      const [u, v] = existing(ends[edge]);
      const [one, other] = [childOf(nesting, u, level, size), childOf(nesting, v, level, size)];
      return { u: node(one), v: node(other), isMatched: isMatched(edge) };
    });
    for (const { edge, inside } of entries) {
      const [u, v] = [node(OUTSIDE), node(childOf(nesting, inside, level, size))];
      links.push({ u, v, isMatched: isMatched(edge) });
    }
    const found = yield* possibleEdgesSteps(nodes.size, links);
    within.forEach((edge, index) => (possible[edge] = existing(found[index])));
  }
  const kept = new Set<number>();
  face.edges.forEach((edge, place) => {
    if (possible[place] === 1) kept.add(edge);
  });
  return { ...restrictedFace(face, (edge) => kept.has(edge)), matched };
}

/** The edges of a face by the levels of its blossoms. */
function layersOf(
  nesting: Nesting,
  ends: readonly (readonly [number, number])[],
  levels: number,
): readonly Layer[] {
  const layers = Array.from({ length: levels + 1 }, (): Layer => ({ within: [], across: [] }));
  ends.forEach(([u, v], edge) => {
    const common = nesting.common(u, v);
    for (const [inside, other] of [[u, v] as const, [v, u] as const]) {
      const own = nesting.holding(inside);
      const alone = own.length - common;
      for (let at = 0; at < alone; at++) {
        existing(layers[existing(own[at])]).across.push({ edge, inside });
      }
      if (inside < other) existing(layers[own[alone] ?? levels]).within.push(edge);
    }
  });
  return layers;
}

/** What of a level holds a vertex: the next smaller blossom, or the vertex itself. */
function childOf(nesting: Nesting, vertex: number, level: number, size: number): number {
  const own = nesting.holding(vertex);
  const at = own.indexOf(level);
  const smaller = own[(at === -1 ? own.length : at) - 1];
  return smaller === undefined ? vertex : size + smaller;
}

/** Looks along edges per step: well below a millisecond. */
const STEP = 40_000;

/** An edge of a small graph; one and the same pair may have several. */
interface Link {
  readonly u: number;
  readonly v: number;
  /** Whether it is in the perfect matching that is known. */
  readonly isMatched: boolean;
}

/**
 * Which edges some perfect matching of a graph has, 1 for each. One search per vertex: once a vertex has lost its mate, any
 * other that can be left over instead of that mate can be its mate.
 */
function* possibleEdgesSteps(size: number, links: readonly Link[]): Stepwise<Uint8Array> {
  const own = Array.from({ length: size }, (): number[] => []);
  const neighbours = Array.from({ length: size }, (): number[] => []);
  const mates = new Int32Array(size);
  const possible = new Uint8Array(links.length);
  links.forEach(({ u, v, isMatched }, link) => {
    existing(own[u]).push(link);
    existing(neighbours[u]).push(v);
    existing(neighbours[v]).push(u);
    if (!isMatched) return;
    mates[u] = v;
    mates[v] = u;
  });
  const rematching = new Rematching(neighbours, mates);
  let looks = 0;
  for (const [vertex, at] of own.entries()) {
    if (at.every((link) => existing(links[link]).isMatched)) {
      for (const link of at) possible[link] = 1;
      continue;
    }
    looks += links.length;
    if (looks > STEP) {
      looks = 0;
      yield;
    }
    const left = rematching.leftInstead(vertex);
    for (const link of at) {
      const { v, isMatched } = existing(links[link]);
      possible[link] = isMatched ? 1 : existing(left[v]);
    }
  }
  return possible;
}

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

/** An edge leaves fewer blossoms than this: each blossom holds three vertices of its own at least. */
const CROSSINGS = 2 ** 20;

/** Everything a graph allows, before any criterion. */
export function wholeFace({ size, from }: Graph): Face {
  const vertices = new Int32Array(size);
  const edges = new Int32Array(from.length);
  for (let vertex = 0; vertex < size; vertex++) vertices[vertex] = vertex;
  for (let edge = 0; edge < edges.length; edge++) edges[edge] = edge;
  return {
    vertices,
    edges,
    crossings: new Int32Array(from.length),
    leaves: 0,
    matched: [],
  };
}

/** Joins the parts of a face. */
export function mergedFaces(faces: readonly Face[]): Face {
  if (faces.length === 1) return existing(faces[0]);
  const matched: number[] = [];
  let [leaves, vertexCount, edgeCount] = [0, 0, 0];
  for (const face of faces) {
    matched.push(...face.matched);
    leaves += face.leaves;
    vertexCount += face.vertices.length;
    edgeCount += face.edges.length;
  }
  const vertices = new Int32Array(vertexCount);
  // An edge and its crossings in one number: sorted by the edge.
  const packed = new Float64Array(edgeCount);
  [vertexCount, edgeCount] = [0, 0];
  for (const face of faces) {
    vertices.set(face.vertices, vertexCount);
    vertexCount += face.vertices.length;
    for (let place = 0; place < face.edges.length; place++) {
      packed[edgeCount++] =
        existing(face.edges[place]) * CROSSINGS + existing(face.crossings[place]);
    }
  }
  packed.sort();
  const edges = new Int32Array(edgeCount);
  const crossings = new Int32Array(edgeCount);
  for (let place = 0; place < edgeCount; place++) {
    const edge = Math.floor(existing(packed[place]) / CROSSINGS);
    edges[place] = edge;
    crossings[place] = existing(packed[place]) - edge * CROSSINGS;
  }
  return { vertices: vertices.sort(), edges, crossings, leaves, matched };
}

/** A face without some of its edges. It may be left without a matching. */
export function restrictedFace(face: Face, keep: (edge: number) => boolean): Face {
  const edges = new Int32Array(face.edges.length);
  const crossings = new Int32Array(face.edges.length);
  let kept = 0;
  for (let place = 0; place < edges.length; place++) {
    const edge = existing(face.edges[place]);
    if (!keep(edge)) continue;
    edges[kept] = edge;
    crossings[kept++] = existing(face.crossings[place]);
  }
  return { ...face, edges: edges.slice(0, kept), crossings: crossings.slice(0, kept), matched: [] };
}

/** How many blossoms of a face these edges leave. With more than `leaves` no matching of the face holds them all. */
export function crossingsOf(face: Face, edges: readonly number[]): number {
  const asked = new Set(edges);
  let sum = 0;
  face.edges.forEach((edge, index) => {
    if (asked.has(edge)) sum += existing(face.crossings[index]);
  });
  return sum;
}

/** The matched edges of some faces. */
export function matchedEdges(faces: readonly Face[]): readonly number[] {
  const edges: number[] = [];
  for (const { matched } of faces) edges.push(...matched);
  return edges;
}

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
