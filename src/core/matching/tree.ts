import { existing } from '../result';
import { Branches, Edges, provenMatching, TightestEdges } from './branches';
import { type CostMatrix, type Matching, Nest, Pending, type Unmatchable } from './nest';

/** The place of a node: outside the tree, or an even or odd number of edges from the root. */
const OUTSIDE = 0;
const EVEN = 1;
const ODD = 2;

/**
 * The search of minimum-cost matching. It grows one tree of alternating edges from an unmatched vertex along
 * tight edges, adjusting duals until it meets an unmatched vertex, and matches along the path.
 */
export class AlternatingTree {
  private readonly edges: Edges;
  private readonly nest: Nest;
  private readonly branches: Branches;
  private readonly tightest: TightestEdges;
  /** Of every blossom, by node. */
  private readonly blossomDuals: Float64Array;

  /** Of every outermost node. */
  private readonly state: Uint8Array;
  /** The even vertex with the tightest edge to a vertex that is not even, -1 for none. */
  private readonly reachedBy: Int32Array;
  /** The tightest edge of an even node to another even node: from its own vertex, -1 for none. */
  private readonly evenFrom: Int32Array;
  private readonly evenTo: Int32Array;
  /** The outermost nodes in the tree. */
  private readonly inTree: number[] = [];
  private readonly pending = new Pending();
  /** How often the searches have looked for the next edge; each look takes time in proportion to the size. */
  looks = 0;

  constructor(costs: CostMatrix) {
    const { size } = costs;
    this.edges = new Edges(costs);
    this.nest = new Nest(size);
    this.branches = new Branches(this.nest);
    this.tightest = new TightestEdges(this.edges, this.nest);
    const { nodes } = this.nest;
    this.blossomDuals = new Float64Array(nodes);
    this.state = new Uint8Array(nodes);
    this.reachedBy = new Int32Array(size).fill(-1);
    this.evenFrom = new Int32Array(nodes).fill(-1);
    this.evenTo = new Int32Array(nodes).fill(-1);
    this.edges.begin(this.nest.mates);
  }

  /** Starts the search for a mate of a vertex; false if it has one. */
  begin(root: number): boolean {
    const { top, mates } = this.nest;
    if (mates[root] !== -1) return false;
    this.becomeEven(existing(top[root]));
    return true;
  }

  /**
   * Continues the current search until all searches together have made this many looks; 'going' if it has not ended by
   * then.
   */
  search(until: number): 'going' | 'matched' | 'unmatchable' {
    const { reachable, closing, emptied } = this.pending;
    for (; this.looks < until; this.looks++) {
      const vertex = reachable.pop();
      if (vertex !== undefined) {
        if (!this.reach(vertex)) continue;
        this.endSearch();
        this.looks++;
        return 'matched';
      }
      const even = closing.pop();
      if (even !== undefined) {
        this.fold(even);
        continue;
      }
      const odd = emptied.pop();
      if (odd !== undefined) this.unfold(odd);
      else if (!this.advance()) return 'unmatchable';
    }
    return 'going';
  }

  matching(): Matching {
    return provenMatching(this.edges, this.nest, this.blossomDuals);
  }

  /** An outermost node joins the tree as an even one: it looks along all its edges. */
  private becomeEven(node: number): void {
    const { state, nest } = this;
    const { size, neighbours, firstOf } = this.edges;
    this.inTree.push(node);
    state[node] = EVEN;
    this.evenFrom[node] = -1;
    this.evenTo[node] = -1;
    let least = Infinity;
    if (node < size) {
      for (let at = existing(firstOf[node]); at < existing(firstOf[node + 1]); at++) {
        least = this.look(node, node, existing(neighbours[at]), least);
      }
    } else {
      const row = this.tightest.of(node);
      for (let v = 0; v < size; v++) {
        const u = existing(row[v]);
        if (u !== -1 && nest.top[v] !== node) least = this.look(node, u, v, least);
      }
    }
    if (least === 0) this.pending.closing.push(node);
  }

  /** Looks along an edge of an even node. Returns the least slack so far of an edge to another even node. */
  private look(node: number, u: number, v: number, least: number): number {
    const { state, reachedBy, edges } = this;
    const other = existing(this.nest.top[v]);
    const lack = edges.lack(u, v);
    if (state[other] === EVEN) {
      if (lack >= least) return least;
      this.evenFrom[node] = u;
      this.evenTo[node] = v;
      return lack;
    }
    const by = existing(reachedBy[v]);
    if (by === -1 || lack < edges.lack(by, v)) {
      reachedBy[v] = u;
      if (lack === 0 && state[other] === OUTSIDE) this.pending.reachable.push(v);
    }
    return least;
  }

  /** Adjusts the duals until an edge is tight or a blossom empty, and collects those; false if that never happens. */
  private advance(): boolean {
    const { edges, state, nest, reachedBy, evenFrom, evenTo, pending } = this;
    const { reachable, closing, emptied } = pending;
    const { size } = edges;
    pending.clear();
    for (let v = 0; v < size; v++) {
      const by = existing(reachedBy[v]);
      if (by === -1 || state[existing(nest.top[v])] !== OUTSIDE) continue;
      pending.offer(reachable, v, 2 * edges.lack(by, v));
    }
    for (const node of this.inTree) {
      if (state[node] === EVEN) {
        const from = existing(evenFrom[node]);
        if (from === -1) continue;
        pending.offer(closing, node, edges.lack(from, existing(evenTo[node])));
      } else if (node >= size) {
        pending.offer(emptied, node, existing(this.blossomDuals[node]));
      }
    }
    if (pending.least === Infinity) return false;
    this.adjust(pending.least / 2);
    return true;
  }

  private adjust(step: number): void {
    const { state, blossomDuals, nest } = this;
    const { size, duals } = this.edges;
    for (const node of this.inTree) {
      const change = state[node] === EVEN ? step : -step;
      if (node < size) duals[node] = existing(duals[node]) + change;
      else {
        blossomDuals[node] = existing(blossomDuals[node]) + 2 * change;
        for (const v of nest.membersOf(node)) duals[v] = existing(duals[v]) + change;
      }
    }
  }

  /**
   * A tight edge leads to a vertex. Unless it is in the tree by now, its node is either unmatched, and the search ends,
   * or matched, and both join.
   */
  private reach(vertex: number): boolean {
    const { nest, state, branches } = this;
    const node = existing(nest.top[vertex]);
    if (state[node] !== OUTSIDE) return false;
    const from = existing(this.reachedBy[vertex]);
    const mate = existing(nest.mates[existing(nest.base[node])]);
    if (mate === -1) {
      branches.matchAlong(from, vertex);
      return true;
    }
    state[node] = ODD;
    branches.hang(node, from, vertex);
    this.inTree.push(node);
    this.becomeEven(existing(nest.top[mate]));
    return false;
  }

  /** A tight edge between two even nodes closes an odd cycle: it becomes a blossom, an even node. */
  private fold(node: number): void {
    const { nest } = this;
    const from = existing(this.evenFrom[node]);
    const to = existing(this.evenTo[node]);
    // The node may meanwhile lie within another blossom, or its number belong to another one.
    if (nest.top[from] !== node || nest.top[to] === node || this.edges.lack(from, to) > 0) return;
    const { children, ties } = this.branches.cycle(from, to);
    const blossom = nest.enclose(children, ties);
    nest.keepOutermost(this.inTree);
    this.blossomDuals[blossom] = 0;
    this.state[blossom] = OUTSIDE;
    this.tightest.merge(blossom, children);
    this.becomeEven(blossom);
  }

  /** Dissolves an odd blossom whose dual is 0; the even way through it stays in the tree. */
  private unfold(blossom: number): void {
    const { nest, state, branches } = this;
    if (!this.inTree.includes(blossom) || state[blossom] !== ODD) return;
    const { odd, even } = branches.unfold(blossom);
    nest.dissolve(blossom);
    this.inTree.splice(this.inTree.indexOf(blossom), 1);
    for (const child of nest.childrenOf(blossom)) state[child] = OUTSIDE;
    for (const node of odd) {
      state[node] = ODD;
      this.inTree.push(node);
    }
    for (const node of even) this.becomeEven(node);
  }

  private endSearch(): void {
    const { nest, state, blossomDuals } = this;
    const { size } = this.edges;
    for (const node of this.inTree) state[node] = OUTSIDE;
    const emptied = this.inTree.filter((node) => node >= size && blossomDuals[node] === 0);
    for (let node = emptied.pop(); node !== undefined; node = emptied.pop()) {
      nest.dissolve(node);
      for (const child of nest.childrenOf(node)) {
        state[child] = OUTSIDE;
        if (child >= size && blossomDuals[child] === 0) emptied.push(child);
      }
    }
    this.inTree.length = 0;
    this.pending.clear();
    this.reachedBy.fill(-1);
  }

  /** Why a search has failed: no dual can change, and the odd nodes, all single vertices now, are the only partners of the even ones. */
  obstacle(): Unmatchable {
    const { state, nest, inTree } = this;
    const few = inTree.filter((node) => state[node] === ODD);
    const groups = inTree.filter((node) => state[node] === EVEN);
    return { perfect: false, few, groups: groups.map((node) => nest.verticesOf(node)) };
  }
}
