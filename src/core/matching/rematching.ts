import { existing } from '../result';

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
  /** Leads from a vertex, by one or more others, to the base of the outermost blossom that holds it. */
  private readonly base: Int32Array;
  /** The last pair of ways to the root that a base was on. */
  private readonly seen: Int32Array;
  private meeting = 0;
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
    this.seen = new Int32Array(mates.length);
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

  /**
   * 1 for each vertex that can be left over instead of the mate of a vertex that nobody may meet: the others keep a perfect
   * matching then. Holds until the next search; the matching stays as it is.
   */
  leftInstead(vertex: number): Uint8Array {
    const { mates, settled } = this;
    const mate = existing(mates[vertex]);
    settled[vertex] = 1;
    this.search(mate);
    settled[vertex] = 0;
    mates[mate] = vertex;
    return this.even;
  }

  /** Once `root` has lost its mate: the lowest of some vertices whose removal leaves the others a perfect matching. */
  private lowestLeft(root: number, wanted: readonly number[]): number | undefined {
    const lowest = Math.min(...wanted);
    this.search(root, lowest);
    if (this.even[lowest] === 1) return lowest;
    const left = wanted.filter((vertex) => this.even[vertex] === 1);
    return left.length === 0 ? undefined : Math.min(...left);
  }

  /** Finds the vertices at even distance from a root that loses its mate, until a certain one is among them. */
  private search(root: number, until = -1): void {
    this.even.fill(0);
    this.before.fill(-1);
    for (let vertex = 0; vertex < this.base.length; vertex++) this.base[vertex] = vertex;
    this.mates[root] = -1;
    this.even[root] = 1;
    this.queue = [root];
    for (const vertex of this.queue) {
      for (const other of existing(this.neighbours[vertex])) {
        if (this.settled[other] === 0) this.look(vertex, other);
      }
      if (this.even[until] === 1) return;
    }
  }

  /** Looks along an edge from an even vertex. */
  private look(vertex: number, other: number): void {
    const { mates, before, even } = this;
    if (even[other] === 1) {
      const [one, two] = [this.baseOf(vertex), this.baseOf(other)];
      if (one !== two) this.fold(vertex, other, this.commonBase(one, two));
    } else if (before[other] === -1) {
      // All but the root have a mate.
      const mate = existing(mates[other]);
      before[other] = vertex;
      even[mate] = 1;
      this.queue.push(mate);
    }
  }

  /** Two even vertices close an odd cycle: all its vertices become even. */
  private fold(u: number, v: number, common: number): void {
    const folded: number[] = [];
    this.turn(u, v, common, folded);
    this.turn(v, u, common, folded);
    // Within an earlier blossom all vertices have this base by way of theirs.
    for (const base of folded) this.base[base] = common;
  }

  /** The base of the outermost blossom that holds a vertex. */
  private baseOf(vertex: number): number {
    const { base } = this;
    let at = vertex;
    for (let up = existing(base[at]); up !== at; up = existing(base[at])) {
      base[at] = existing(base[up]);
      at = up;
    }
    return at;
  }

  /** Where the ways from two bases to the root meet: both are followed in turn. */
  private commonBase(one: number, two: number): number {
    const { seen } = this;
    this.meeting++;
    let [at, other] = [one, two];
    for (;;) {
      if (at !== -1) {
        if (seen[at] === this.meeting) return at;
        seen[at] = this.meeting;
        at = this.up(at);
      }
      [at, other] = [other, at];
    }
  }

  /** From the base of an even vertex up to the next one on the way to the root; -1 from the root. */
  private up(at: number): number {
    const mate = existing(this.mates[at]);
    return mate === -1 ? -1 : this.baseOf(existing(this.before[mate]));
  }

  /** Lets searches pass the way from a vertex up to the base of the cycle in the other direction, too. */
  private turn(from: number, child: number, common: number, folded: number[]): void {
    const { mates, before, even } = this;
    let [at, next] = [from, child];
    while (this.baseOf(at) !== common) {
      const mate = existing(mates[at]);
      folded.push(this.baseOf(at), this.baseOf(mate));
      before[at] = next;
      next = mate;
      at = existing(before[mate]);
      if (even[mate] === 1) continue;
      even[mate] = 1;
      this.queue.push(mate);
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
