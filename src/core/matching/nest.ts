import { existing } from '../result';

/**
 * Blossoms within blossoms. Vertices are the nodes 0 to size - 1, blossoms the nodes from size on. A blossom is an
 * odd cycle of nodes, its children; the first holds the base, the one vertex not matched within the blossom.
 * `ties` are the edges of the cycle: ties[2 i] in child i, ties[2 i + 1] in the next child.
 */
export class Nest {
  readonly size: number;
  /** The outermost node that holds a vertex. */
  readonly top: Int32Array;
  /** The vertex of a node that is matched outside it. */
  readonly base: Int32Array;
  /** The mate of every vertex, -1 for none. */
  readonly mates: Int32Array;
  /** By node, of blossoms only. */
  private readonly children: number[][] = [];
  private readonly ties: number[][] = [];
  private readonly members: (readonly number[])[] = [];
  private readonly parent: Int32Array;
  private readonly unused: number[] = [];

  constructor(size: number) {
    this.size = size;
    // At most (size - 1) / 2 blossoms can be nested in one another or stand side by side.
    const nodes = size + (size >> 1) + 1;
    this.top = new Int32Array(size).map((_, vertex) => vertex);
    this.base = new Int32Array(nodes).fill(-1);
    this.base.set(this.top);
    this.mates = new Int32Array(size).fill(-1);
    this.parent = new Int32Array(nodes).fill(-1);
    for (let node = nodes - 1; node >= size; node--) this.unused.push(node);
  }

  get nodes(): number {
    return this.base.length;
  }

  /** A new outermost blossom of outermost nodes. */
  enclose(children: number[], ties: number[]): number {
    const blossom = existing(this.unused.pop());
    const members: number[] = [];
    for (const child of children) {
      this.parent[child] = blossom;
      if (child < this.size) members.push(child);
      else for (const vertex of this.membersOf(child)) members.push(vertex);
    }
    this.children[blossom] = children;
    this.ties[blossom] = ties;
    this.members[blossom] = members;
    this.base[blossom] = existing(this.base[existing(children[0])]);
    for (const vertex of members) this.top[vertex] = blossom;
    return blossom;
  }

  /** Dissolves an outermost blossom; its children become outermost. */
  dissolve(blossom: number): void {
    for (const child of this.childrenOf(blossom)) {
      this.parent[child] = -1;
      if (child < this.size) this.top[child] = child;
      else for (const vertex of this.membersOf(child)) this.top[vertex] = child;
    }
    this.unused.push(blossom);
  }

  /** Drops the nodes that a blossom holds by now. */
  keepOutermost(nodes: number[]): void {
    let kept = 0;
    for (const node of nodes) if (this.parent[node] === -1) nodes[kept++] = node;
    nodes.length = kept;
  }

  /** The place, in the cycle of a blossom, of the child that holds a vertex. */
  placeOf(vertex: number, blossom: number): number {
    let node = vertex;
    while (this.parent[node] !== blossom) node = existing(this.parent[node]);
    return this.childrenOf(blossom).indexOf(node);
  }

  /** Rematches within a node so that this vertex becomes its base. */
  rebase(node: number, vertex: number): void {
    this.base[node] = vertex;
    if (node < this.size) return;
    const children = this.childrenOf(node);
    const ties = this.tiesOf(node);
    const place = this.placeOf(vertex, node);
    this.rebase(existing(children[place]), vertex);
    // The even way round from the vertex to the old base: every second edge on it is now a matched one.
    if (place % 2 === 1) {
      for (let at = place + 1; at < children.length; at += 2) this.tie(children, ties, at);
    } else {
      for (let at = place - 2; at >= 0; at -= 2) this.tie(children, ties, at);
    }
    children.push(...children.splice(0, place));
    ties.push(...ties.splice(0, 2 * place));
  }

  private tie(children: readonly number[], ties: readonly number[], at: number): void {
    const u = existing(ties[2 * at]);
    const v = existing(ties[2 * at + 1]);
    this.rebase(existing(children[at]), u);
    this.rebase(existing(children[(at + 1) % children.length]), v);
    this.mates[u] = v;
    this.mates[v] = u;
  }

  childrenOf(blossom: number): number[] {
    return existing(this.children[blossom]);
  }

  tiesOf(blossom: number): number[] {
    return existing(this.ties[blossom]);
  }

  /** The vertices of any node. */
  verticesOf(node: number): readonly number[] {
    return node < this.size ? [node] : this.membersOf(node);
  }

  /** The vertices of a blossom. */
  membersOf(blossom: number): readonly number[] {
    return existing(this.members[blossom]);
  }
}

/**
 * Vertices are numbered from 0. A cost is a whole number from 0, `Infinity` where two vertices cannot be
 * matched. Row by row and symmetric; the diagonal does not count.
 */
export interface CostMatrix {
  readonly size: number;
  readonly costs: Float64Array;
}

/** An odd set of vertices. Exactly one pair of an optimal matching leaves it. */
export interface Blossom {
  readonly members: readonly number[];
  /** Above 0. */
  readonly dual: number;
}

/**
 * A perfect matching of least cost with its proof. With y the duals of the vertices and z those of the
 * blossoms, 2 cost(u, v) - y(u) - y(v) + sum of z over the blossoms that hold both u and v is 0 or more
 * for every pair and 0 for matched ones; every blossom is filled by matched pairs but for one vertex.
 */
export interface Matching {
  readonly perfect: true;
  /** The mate of every vertex. */
  readonly mates: Int32Array;
  readonly cost: number;
  readonly duals: Float64Array;
  readonly blossoms: readonly Blossom[];
}

/**
 * Why there is no perfect matching (Tutte, Berge): without the `few`, each of the `groups` is odd and has no pair
 * outside itself, so each needs one of the few for itself, and there is one group more than there are of them.
 */
export interface Unmatchable {
  readonly perfect: false;
  readonly few: readonly number[];
  readonly groups: readonly (readonly number[])[];
}

/** Graph of legal pairs, each once. */
export interface Graph {
  readonly size: number;
  readonly from: Int32Array;
  readonly to: Int32Array;
}

/** What an edge of a graph costs by one criterion: a whole number from 0. */
export type Level = (edge: number) => number;

/**
 * All perfect matchings that are optimal by the criteria so far: those made of these edges whose crossings come to
 * `leaves`, the least possible. An edge has as many crossings as there are blossoms that it leaves.
 */
export interface Face {
  /** The vertices, ascending. */
  readonly vertices: Int32Array;
  /** Edges of the graph, ascending. */
  readonly edges: Int32Array;
  /** For each of these edges. */
  readonly crossings: Int32Array;
  readonly leaves: number;
  /** One of the matchings, as edges of the graph; none as long as the face has not been searched. */
  readonly matched: readonly number[];
}

/**
 * The blossoms around every vertex, as levels from 0: the smaller before the larger. One of two blossoms holds the other, or
 * they share no vertex. So the levels that hold two vertices are the last ones of both.
 */
export class Nesting {
  private readonly levels: readonly Blossom[];
  private readonly around: readonly (readonly number[])[];

  /** @param size how many vertices there are */
  constructor(size: number, blossoms: readonly Blossom[]) {
    this.levels = [...blossoms].sort((a, b) => a.members.length - b.members.length);
    const around = Array.from({ length: size }, (): number[] => []);
    this.levels.forEach(({ members }, level) => {
      for (const vertex of members) existing(around[vertex]).push(level);
    });
    this.around = around;
  }

  /** The blossoms that hold a vertex, the smallest first. */
  holding(vertex: number): readonly number[] {
    return existing(this.around[vertex]);
  }

  /** How many blossoms hold both vertices. */
  common(u: number, v: number): number {
    const [one, other] = [this.holding(u), this.holding(v)];
    const most = Math.min(one.length, other.length);
    let count = 0;
    while (count < most && one[one.length - 1 - count] === other[other.length - 1 - count]) count++;
    return count;
  }

  /** The duals of those together. */
  shared(u: number, v: number): number {
    const own = this.holding(u);
    let sum = 0;
    for (let at = own.length - this.common(u, v); at < own.length; at++) {
      sum += existing(this.levels[existing(own[at])]).dual;
    }
    return sum;
  }

  /** How many blossoms hold one of the two vertices alone. */
  crossed(u: number, v: number): number {
    return this.holding(u).length + this.holding(v).length - 2 * this.common(u, v);
  }
}

/** What the search does next, without a change of duals; when there is nothing left, what comes after the smallest change. */
export class Pending {
  /** Tight edges still to follow: vertices to reach, and even nodes with an edge to another. */
  readonly reachable: number[] = [];
  readonly closing: number[] = [];
  /** Odd blossoms with nothing left of their duals. */
  readonly emptied: number[] = [];
  /** The smallest change offered, in doubled steps. */
  least = Infinity;

  clear(): void {
    this.reachable.length = this.closing.length = this.emptied.length = 0;
    this.least = Infinity;
  }

  /** Offers what a change of the duals brings about: only what comes with the smallest change stays. */
  offer(list: number[], item: number, twice: number): void {
    if (twice > this.least) return;
    if (twice < this.least) this.clear();
    this.least = twice;
    list.push(item);
  }
}
