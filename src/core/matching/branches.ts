import { existing } from '../result';
import type { Blossom, CostMatrix, Face, Graph, Matching, Nest } from './nest';

/** An odd cycle of outermost nodes, and the two ends of each edge of it, in the order of the nodes. */
interface Cycle {
  readonly children: number[];
  readonly ties: number[];
}

/** How the nodes of the tree hang together, and the paths from a vertex to the root. */
export class Branches {
  /** The edge by which an odd node hangs in the tree: from a vertex of its even parent to a vertex of its own. */
  private readonly hangsFrom: Int32Array;
  private readonly hangsAt: Int32Array;

  constructor(private readonly nest: Nest) {
    this.hangsFrom = new Int32Array(nest.nodes).fill(-1);
    this.hangsAt = new Int32Array(nest.nodes).fill(-1);
  }

  hang(odd: number, from: number, at: number): void {
    this.hangsFrom[odd] = from;
    this.hangsAt[odd] = at;
  }

  /**
   * Hangs the even way through an odd blossom in its place: from the child where it hangs to the one with its base. The odd and
   * the even nodes of that way, in turn; the children on the other way drop out of the tree.
   */
  unfold(blossom: number): { readonly odd: readonly number[]; readonly even: readonly number[] } {
    const { nest } = this;
    const children = nest.childrenOf(blossom);
    const ties = nest.tiesOf(blossom);
    const count = children.length;
    let [from, at] = [existing(this.hangsFrom[blossom]), existing(this.hangsAt[blossom])];
    const place = nest.placeOf(at, blossom);
    const step = place % 2 === 1 ? 1 : -1;
    const [odd, even]: [number[], number[]] = [[], []];
    for (let index = place; ; index += step) {
      const next = existing(children[index % count]);
      odd.push(next);
      this.hang(next, from, at);
      if (index % count === 0) return { odd, even };
      index += step;
      even.push(existing(children[index]));
      // The edge from this even node to the next odd one, in the direction of the walk.
      const tie = step === 1 ? index : index - 1;
      from = existing(ties[2 * tie + (step === 1 ? 0 : 1)]);
      at = existing(ties[2 * tie + (step === 1 ? 1 : 0)]);
    }
  }

  /** Matches two vertices, and flips the edges along the path from the first to the root. */
  matchAlong(from: number, to: number): void {
    const { nest } = this;
    nest.rebase(existing(nest.top[to]), to);
    let inner = to;
    let outer = from;
    for (;;) {
      const node = existing(nest.top[outer]);
      const left = existing(nest.mates[existing(nest.base[node])]);
      nest.rebase(node, outer);
      nest.mates[outer] = inner;
      nest.mates[inner] = outer;
      if (left === -1) return;
      const odd = existing(nest.top[left]);
      inner = existing(this.hangsAt[odd]);
      outer = existing(this.hangsFrom[odd]);
      nest.rebase(odd, inner);
    }
  }

  /** The cycle that an edge between two even nodes closes: down to its first end, across, and up again. */
  cycle(from: number, to: number): Cycle {
    const up = this.pathToRoot(from);
    const over = this.pathToRoot(to);
    // The two paths end in the same nodes; the last of these is where the cycle closes.
    while (up.nodes.length > 1 && over.nodes.length > 1) {
      if (up.nodes[up.nodes.length - 2] !== over.nodes[over.nodes.length - 2]) break;
      up.nodes.pop();
      over.nodes.pop();
    }
    const children: number[] = [];
    const ties: number[] = [];
    // A path's edge i leads from its node i up to its node i + 1.
    for (let at = up.nodes.length - 1; at >= 0; at--) {
      children.push(existing(up.nodes[at]));
      if (at > 0) ties.push(existing(up.edges[2 * at - 1]), existing(up.edges[2 * at - 2]));
    }
    ties.push(from, to);
    for (let at = 0; at < over.nodes.length - 1; at++) {
      children.push(existing(over.nodes[at]));
      ties.push(existing(over.edges[2 * at]), existing(over.edges[2 * at + 1]));
    }
    return { children, ties };
  }

  private pathToRoot(vertex: number): { readonly nodes: number[]; readonly edges: number[] } {
    const { nest } = this;
    const nodes: number[] = [];
    const edges: number[] = [];
    let node = existing(nest.top[vertex]);
    for (;;) {
      nodes.push(node);
      const base = existing(nest.base[node]);
      const mate = existing(nest.mates[base]);
      if (mate === -1) return { nodes, edges };
      const odd = existing(nest.top[mate]);
      nodes.push(odd);
      const parent = existing(this.hangsFrom[odd]);
      edges.push(base, mate, existing(this.hangsAt[odd]), parent);
      node = existing(nest.top[parent]);
    }
  }
}

/** Edges that every matching of a face has, by their places in it; the search may miss some. */
interface Forced {
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

/** What a search has found, with the duals that prove it. */
export function provenMatching(
  { size, costs, duals }: Edges,
  nest: Nest,
  blossomDuals: Float64Array,
): Matching {
  const { mates } = nest;
  let cost = 0;
  mates.forEach((mate, vertex) => {
    if (mate > vertex) cost += existing(costs[vertex * size + mate]);
  });
  const blossoms: Blossom[] = [];
  blossomDuals.forEach((dual, node) => {
    if (dual > 0) blossoms.push({ members: nest.verticesOf(node), dual });
  });
  return { perfect: true, mates, cost, duals, blossoms };
}

/**
 * The edges of the search with the duals of their vertices. Costs are doubled, which keeps every dual whole: the vertices of
 * one tree hang together by tight edges, so their duals are all even or all odd, and what lacks between two even ones can be
 * halved.
 */
export class Edges {
  readonly size: number;
  readonly costs: Float64Array;
  /** Possible mates, ascending: those of a vertex start at its place in `firstOf` and end before the next vertex's. */
  readonly neighbours: Int32Array;
  readonly firstOf: Int32Array;
  /** Of every vertex. */
  readonly duals: Float64Array;

  constructor({ size, costs }: CostMatrix) {
    this.size = size;
    this.costs = costs;
    this.firstOf = new Int32Array(size + 1);
    this.neighbours = this.listed();
    this.duals = new Float64Array(size);
  }

  /** The slack of an edge between two outermost nodes: 0 when tight. */
  lack(u: number, v: number): number {
    return (
      2 * existing(this.costs[u * this.size + v]) -
      existing(this.duals[u]) -
      existing(this.duals[v])
    );
  }

  /** Starts with duals as high as each vertex's cheapest edge allows, and with the pairs that tight edges give at once. */
  begin(mates: Int32Array): void {
    const { size, costs, duals, neighbours, firstOf } = this;
    for (let v = 0; v < size; v++) {
      let least = Infinity;
      for (let at = existing(firstOf[v]); at < existing(firstOf[v + 1]); at++) {
        const cost = existing(costs[v * size + existing(neighbours[at])]);
        if (cost < least) least = cost;
      }
      duals[v] = least === Infinity ? 0 : least;
    }
    for (let v = 0; v < size; v++) {
      if (mates[v] !== -1) continue;
      let least = Infinity;
      let free = -1;
      for (let at = existing(firstOf[v]); at < existing(firstOf[v + 1]); at++) {
        const u = existing(neighbours[at]);
        const lack = this.lack(v, u);
        if (lack < least || (lack === least && free === -1)) {
          least = lack;
          free = mates[u] === -1 ? u : -1;
        }
      }
      if (least === Infinity) continue;
      duals[v] = existing(duals[v]) + least;
      if (free !== -1) {
        mates[v] = free;
        mates[free] = v;
      }
    }
  }

  /** Lists all neighbours. Most vertices have few once the first criteria are settled. */
  private listed(): Int32Array {
    const { size, costs, firstOf } = this;
    const neighbours = new Int32Array(size * size);
    let count = 0;
    for (let v = 0; v < size; v++) {
      for (let u = 0; u < size; u++) {
        if (u !== v && existing(costs[v * size + u]) < Infinity) neighbours[count++] = u;
      }
      firstOf[v + 1] = count;
    }
    return neighbours.slice(0, count);
  }
}

/**
 * For each blossom, its tightest edge to every vertex outside. The duals of a blossom change together, so an edge stays the
 * tightest once it is.
 */
export class TightestEdges {
  /** By node; a blossom takes the row of an earlier one with its number. */
  private readonly rows: Int32Array[] = [];
  /** By vertex: the slack of the tightest edge so far. */
  private readonly least: Float64Array;

  constructor(
    private readonly edges: Edges,
    private readonly nest: Nest,
  ) {
    this.least = new Float64Array(edges.size);
  }

  /** The blossom's vertex with the tightest edge to each vertex, -1 for none. */
  of(blossom: number): Int32Array {
    return existing(this.rows[blossom]);
  }

  /** A blossom is made of these nodes: its tightest edges are among theirs. */
  merge(blossom: number, children: readonly number[]): void {
    const { nest, edges, least } = this;
    const { size, neighbours, firstOf } = edges;
    const merged = (this.rows[blossom] ??= new Int32Array(size));
    merged.fill(-1);
    for (const child of children) {
      const row = child < size ? undefined : this.of(child);
      const from = row ? 0 : existing(firstOf[child]);
      const end = row ? size : existing(firstOf[child + 1]);
      for (let at = from; at < end; at++) {
        const v = row ? at : existing(neighbours[at]);
        const u = row ? existing(row[at]) : child;
        if (u === -1 || nest.top[v] === blossom) continue;
        const lack = edges.lack(u, v);
        if (merged[v] !== -1 && lack >= existing(least[v])) continue;
        least[v] = lack;
        merged[v] = u;
      }
    }
  }
}
