import { existing } from '../existing';

/**
 * A perfect matching whose pairs are settled one by one, each vertex in turn with the lowest mate that leaves the others a
 * perfect matching. Unweighted (Edmonds): a search looks along every edge once, plus once per blossom.
 */
export class Rematching {
  readonly mates: Int32Array;
  private readonly neighbours: readonly (readonly number[])[];
  private readonly settled: Uint8Array;
  /** In the current search: whether an alternating path of even length leads from the root to a vertex. */
  private readonly even: Uint8Array;
  /** The predecessor of a vertex at odd distance from the root, -1 for none. */
  private readonly before: Int32Array;
  /** The base of the outermost blossom that holds a vertex. */
  private readonly base: Int32Array;
  private queue: number[] = [];

  /**
   * @param neighbours of every vertex
   * @param mates a perfect matching among neighbours; it is changed
   */
  constructor(neighbours: readonly (readonly number[])[], mates: Int32Array) {
    this.mates = mates;
    this.neighbours = neighbours;
    this.settled = new Uint8Array(mates.length);
    this.even = new Uint8Array(mates.length);
    this.before = new Int32Array(mates.length);
    this.base = new Int32Array(mates.length);
  }

  /** Settles the pair of a vertex: the others can be matched without the two, and with no lower mate of it. */
  settle(vertex: number): void {
    const { mates, settled } = this;
    if (settled[vertex] === 1) return;
    settled[vertex] = 1;
    const mate = existing(mates[vertex]);
    const lower = existing(this.neighbours[vertex]).filter(
      (other) => other < mate && settled[other] === 0,
    );
    if (lower.length > 0) {
      const best = this.lowestLeft(mate, lower);
      if (best !== undefined) this.shift(best);
      mates[vertex] = best ?? mate;
      mates[best ?? mate] = vertex;
    }
    settled[existing(mates[vertex])] = 1;
  }

  /** Once `root` has lost its mate: the lowest of some vertices whose removal leaves the others a perfect matching. */
  private lowestLeft(root: number, wanted: readonly number[]): number | undefined {
    this.even.fill(0);
    this.before.fill(-1);
    this.base.forEach((_, vertex) => (this.base[vertex] = vertex));
    this.mates[root] = -1;
    this.even[root] = 1;
    this.queue = [root];
    const lowest = Math.min(...wanted);
    for (const vertex of this.queue) {
      for (const other of existing(this.neighbours[vertex])) {
        if (this.settled[other] === 0) this.look(vertex, other);
      }
      if (this.even[lowest] === 1) return lowest;
    }
    const left = wanted.filter((vertex) => this.even[vertex] === 1);
    return left.length === 0 ? undefined : Math.min(...left);
  }

  /** Looks along an edge from an even vertex. */
  private look(vertex: number, other: number): void {
    const { mates, base, before, even } = this;
    if (base[vertex] === base[other] || mates[vertex] === other) return;
    if (even[other] === 1) {
      this.fold(vertex, other);
    } else if (before[other] === -1) {
      // All but the root have a mate.
      const mate = existing(mates[other]);
      before[other] = vertex;
      even[mate] = 1;
      this.queue.push(mate);
    }
  }

  /** Two even vertices close an odd cycle: all its vertices become even. */
  private fold(u: number, v: number): void {
    const { base, even } = this;
    const common = this.commonBase(u, v);
    const folded = new Set<number>();
    this.turn(u, v, common, folded);
    this.turn(v, u, common, folded);
    base.forEach((own, vertex) => {
      if (!folded.has(own)) return;
      base[vertex] = common;
      if (even[vertex] === 1) return;
      even[vertex] = 1;
      this.queue.push(vertex);
    });
  }

  private commonBase(u: number, v: number): number {
    const seen = new Set<number>();
    for (let at = existing(this.base[u]); ; at = this.up(at)) {
      seen.add(at);
      if (this.mates[at] === -1) break;
    }
    let at = existing(this.base[v]);
    while (!seen.has(at)) at = this.up(at);
    return at;
  }

  /** From the base of an even vertex up to the next one on the way to the root. */
  private up(at: number): number {
    return existing(this.base[existing(this.before[existing(this.mates[at])])]);
  }

  /** Lets searches pass the way from a vertex up to the base of the cycle in the other direction, too. */
  private turn(from: number, child: number, common: number, folded: Set<number>): void {
    const { base, mates, before } = this;
    let [at, next] = [from, child];
    while (base[at] !== common) {
      const mate = existing(mates[at]);
      folded.add(existing(base[at])).add(existing(base[mate]));
      before[at] = next;
      next = mate;
      at = existing(before[mate]);
    }
  }

  /** Rematches the way from the root to a vertex, so that this vertex is left over instead. */
  private shift(vertex: number): void {
    const { mates, before } = this;
    let left = existing(mates[vertex]);
    while (left !== -1) {
      const mate = existing(before[left]);
      const next = existing(mates[mate]);
      mates[left] = mate;
      mates[mate] = left;
      left = next;
    }
  }
}
