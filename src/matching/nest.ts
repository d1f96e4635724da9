import { existing } from '../existing';

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
