import { existing } from '../result';
import type { Stepwise } from '../stepwise';
import { bestFaceSteps, obstacleSteps } from './best-faces';
import { forcedPairs } from './branches';
import { crossingsOf, matchedEdges, placesOf, restrictedFace, wholeFace } from './possible';
import { Rematching } from './rematching';
import type { Face, Graph, Level, Unmatchable } from './nest';

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

/** Up to this many looks along an edge, plus these per edge of the face, trying is quicker than a search by matchings. */
const LOOKS = 400_000;
const LOOKS_PER_EDGE = 4;

/**
 * The first matching of a face whose blossoms count, by trying: each vertex in order with every mate, the lowest first.
 * A vertex with one mate left gets it at once. Most faces have few more edges than vertices, so little is left to try.
 *
 * @returns as edges of the graph; undefined when that takes too long, or the face holds no matching
 */
export function firstByTrying(graph: Graph, face: Face): readonly number[] | undefined {
  return new Trial(graph, face).first();
}

class Trial {
  private readonly face: Face;
  /** By place of a vertex in the face: its edges, the lowest other end first, from `firstOf` to before the next one's. */
  private readonly firstOf: Int32Array;
  private readonly others: Int32Array;
  private readonly edges: Int32Array;
  /** What an edge, by its place in the face, takes of `spare`. */
  private readonly takes: Float64Array;
  /** Twice the amount by which the edges left may exceed what all vertices demand: 0 once every vertex is matched. */
  private spare: number;
  /** The edge each vertex is matched by, -1 for none. */
  private readonly matched: Int32Array;
  /** One end of every pair matched so far, in order. */
  private readonly trail: number[] = [];
  private looks: number;

  constructor(graph: Graph, face: Face) {
    const size = face.vertices.length;
    this.face = face;
    this.firstOf = new Int32Array(size + 1);
    this.others = new Int32Array(2 * face.edges.length);
    this.edges = new Int32Array(2 * face.edges.length);
    this.takes = new Float64Array(face.edges.length);
    this.matched = new Int32Array(size).fill(-1);
    this.looks = LOOKS + LOOKS_PER_EDGE * face.edges.length;
    this.list(graph);
    this.spare = 2 * face.leaves - this.demanded();
  }

  first(): readonly number[] | undefined {
    const everyone = Array.from(this.matched.keys()).reverse();
    if (!this.settle(everyone) || !this.complete(0)) return undefined;
    const { edges } = this.face;
    return Array.from(new Set(this.matched), (edge) => existing(edges[edge]));
  }

  /** Lists the edges of every vertex. */
  private list(graph: Graph): void {
    const { face, firstOf, others, edges } = this;
    const places = placesOf(graph, face);
    const ends = (edge: number): readonly [number, number] => {
      const own = existing(face.edges[edge]);
      return [
        existing(places[existing(graph.from[own])]),
        existing(places[existing(graph.to[own])]),
      ];
    };
    for (let edge = 0; edge < face.edges.length; edge++) {
      for (const end of ends(edge)) firstOf[end + 1] = existing(firstOf[end + 1]) + 1;
    }
    for (let place = 0; place < face.vertices.length; place++) {
      firstOf[place + 1] = existing(firstOf[place + 1]) + existing(firstOf[place]);
    }
    const count = new Int32Array(face.vertices.length);
    const add = (end: number, other: number, edge: number): void => {
      const from = existing(firstOf[end]);
      let at = from + existing(count[end]);
      count[end] = existing(count[end]) + 1;
      for (; at > from && existing(others[at - 1]) > other; at--) {
        others[at] = existing(others[at - 1]);
        edges[at] = existing(edges[at - 1]);
      }
      others[at] = other;
      edges[at] = edge;
    };
    for (let edge = 0; edge < face.edges.length; edge++) {
      const [u, v] = ends(edge);
      add(u, v, edge);
      add(v, u, edge);
    }
  }

  /** Each vertex demands as many crossings as its edges allow; `takes` keeps what each edge has beyond its two demands. */
  private demanded(): number {
    const { face, firstOf, edges, takes } = this;
    takes.set(face.crossings.map((crossings) => 2 * crossings));
    let sum = 0;
    // First each demands half of its least, so that later vertices get a share.
    for (const share of [2, 1]) {
      for (let place = 0; place < face.vertices.length; place++) {
        let least = Infinity;
        for (let at = existing(firstOf[place]); at < existing(firstOf[place + 1]); at++) {
          least = Math.min(least, existing(takes[existing(edges[at])]));
        }
        least = Math.floor(least / share);
        if (least === 0 || least === Infinity) continue;
        for (let at = existing(firstOf[place]); at < existing(firstOf[place + 1]); at++) {
          const edge = existing(edges[at]);
          takes[edge] = existing(takes[edge]) - least;
        }
        sum += least;
      }
    }
    return sum;
  }

  /** Matches every vertex from a place on. */
  private complete(from: number): boolean {
    const { matched, firstOf, others, edges, trail } = this;
    let place = from;
    while (place < matched.length && matched[place] !== -1) place++;
    if (place === matched.length) return true;
    for (let at = existing(firstOf[place]); at < existing(firstOf[place + 1]); at++) {
      if (!this.isOpen(at)) continue;
      const before = trail.length;
      const open = [place, existing(others[at])];
      this.match(place, existing(others[at]), existing(edges[at]));
      if (this.settle(open) && this.complete(place + 1)) return true;
      while (trail.length > before) this.release(existing(trail.pop()));
    }
    return false;
  }

  /**
   * Matches the vertices with one mate left: among the open ones, and among the neighbours of matched ones. False where a
   * vertex has none.
   */
  private settle(open: number[]): boolean {
    const { matched, firstOf, others, edges } = this;
    for (let place = open.pop(); place !== undefined; place = open.pop()) {
      const [from, end] = [existing(firstOf[place]), existing(firstOf[place + 1])];
      this.looks -= end - from;
      if (this.looks < 0) return false;
      if (matched[place] !== -1) {
        for (let at = from; at < end; at++) {
          const other = existing(others[at]);
          if (matched[other] === -1) open.push(other);
        }
        continue;
      }
      let only = -1;
      let count = 0;
      for (let at = from; at < end && count < 2; at++) {
        if (!this.isOpen(at)) continue;
        only = at;
        count++;
      }
      if (count === 0) return false;
      if (count > 1) continue;
      const mate = existing(others[only]);
      this.match(place, mate, existing(edges[only]));
      open.push(place, mate);
    }
    return true;
  }

  /** Whether an edge of a vertex can still be matched. */
  private isOpen(at: number): boolean {
    return (
      this.matched[existing(this.others[at])] === -1 &&
      existing(this.takes[existing(this.edges[at])]) <= this.spare
    );
  }

  private match(one: number, other: number, edge: number): void {
    this.matched[one] = this.matched[other] = edge;
    this.spare -= existing(this.takes[edge]);
    this.trail.push(one, other);
  }

  private release(place: number): void {
    // The second end of a pair was pushed last.
    const edge = existing(this.matched[place]);
    const other = existing(this.trail.pop());
    this.spare += existing(this.takes[edge]);
    this.matched[place] = this.matched[other] = -1;
  }
}
