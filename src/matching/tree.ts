import { existing } from '../existing';
import { Nest } from './nest';
import type { Blossom, CostMatrix, Matching, Unmatchable } from './types';

/** The place of a node: outside the tree, or an even or odd number of edges from the root. */
const OUTSIDE = 0;
const EVEN = 1;
const ODD = 2;

/**
 * The search of minimum-cost matching. It grows one tree of alternating edges from an unmatched vertex along
 * tight edges, adjusting duals until it meets an unmatched vertex, and matches along the path. Costs are doubled,
 * which keeps every dual whole: the vertices of one tree hang together by tight edges, so their duals are all even
 * or all odd, and what lacks between two even ones can be halved.
 */
export class AlternatingTree {
  private readonly size: number;
  private readonly costs: Float64Array;
  /** Possible mates, ascending: those of a vertex start at its place in `firstOf` and end before the next vertex's. */
  private readonly neighbours: Int32Array;
  private readonly firstOf: Int32Array;
  private readonly nest: Nest;
  /** Of every vertex. */
  private readonly duals: Float64Array;
  /** Of every blossom, by node. */
  private readonly blossomDuals: Float64Array;
  /** For each vertex outside, the blossom's vertex with the tightest edge to it. The duals of a blossom change together, so this stays true. */
  private readonly tightest: Int32Array[] = [];

  /** Of every outermost node. */
  private readonly state: Uint8Array;
  /** The edge by which an odd node hangs in the tree: from a vertex of its even parent to a vertex of its own. */
  private readonly hangsFrom: Int32Array;
  private readonly hangsAt: Int32Array;
  /** The even vertex with the tightest edge to a vertex that is not even, -1 for none. */
  private readonly reachedBy: Int32Array;
  /** The tightest edge of an even node to another even node: from its own vertex, -1 for none. */
  private readonly evenFrom: Int32Array;
  private readonly evenTo: Int32Array;
  /** The outermost nodes in the tree. */
  private inTree: number[] = [];
  /** Tight edges still to follow: vertices to reach, and even nodes with an edge to another. */
  private reachable: number[] = [];
  private closing: number[] = [];
  /** Odd blossoms with nothing left of their duals. */
  private emptied: number[] = [];
  /** How often the searches have looked for the next edge; each look takes time in proportion to the size. */
  looks = 0;

  constructor({ size, costs }: CostMatrix) {
    this.size = size;
    this.costs = costs;
    this.firstOf = new Int32Array(size + 1);
    this.neighbours = this.listed();
    this.nest = new Nest(size);
    this.duals = new Float64Array(size);
    const nodes = this.nest.nodes;
    this.blossomDuals = new Float64Array(nodes);
    this.state = new Uint8Array(nodes);
    this.hangsFrom = new Int32Array(nodes).fill(-1);
    this.hangsAt = new Int32Array(nodes).fill(-1);
    this.reachedBy = new Int32Array(size).fill(-1);
    this.evenFrom = new Int32Array(nodes).fill(-1);
    this.evenTo = new Int32Array(nodes).fill(-1);
    this.start();
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
    for (; this.looks < until; this.looks++) {
      const vertex = this.reachable.pop();
      if (vertex !== undefined) {
        if (!this.reach(vertex)) continue;
        this.endSearch();
        this.looks++;
        return 'matched';
      }
      const even = this.closing.pop();
      if (even !== undefined) {
        this.fold(even);
        continue;
      }
      const odd = this.emptied.pop();
      if (odd !== undefined) this.unfold(odd);
      else if (!this.advance()) return 'unmatchable';
    }
    return 'going';
  }

  matching(): Matching {
    const { mates } = this.nest;
    const { size, costs } = this;
    let cost = 0;
    mates.forEach((mate, vertex) => {
      if (mate > vertex) cost += existing(costs[vertex * size + mate]);
    });
    const blossoms: Blossom[] = [];
    this.blossomDuals.forEach((dual, node) => {
      if (dual > 0) blossoms.push({ members: Array.from(this.nest.membersOf(node)), dual });
    });
    return { perfect: true, mates, cost, duals: this.duals, blossoms };
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

  /** Starts with duals as high as each vertex's cheapest edge allows, and with the pairs that tight edges give at once. */
  private start(): void {
    const { size, costs, duals, neighbours, firstOf } = this;
    const { mates } = this.nest;
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

  /** The slack of an edge between two outermost nodes: 0 when tight. */
  private lack(u: number, v: number): number {
    return (
      2 * existing(this.costs[u * this.size + v]) -
      existing(this.duals[u]) -
      existing(this.duals[v])
    );
  }

  /** An outermost node joins the tree as an even one: it looks along all its edges. */
  private becomeEven(node: number): void {
    const { size, state, nest, neighbours, firstOf } = this;
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
      const row = existing(this.tightest[node]);
      for (let v = 0; v < size; v++) {
        const u = existing(row[v]);
        if (u !== -1 && nest.top[v] !== node) least = this.look(node, u, v, least);
      }
    }
    if (least === 0) this.closing.push(node);
  }

  /** Looks along an edge of an even node. Returns the least slack so far of an edge to another even node. */
  private look(node: number, u: number, v: number, least: number): number {
    const { state, reachedBy } = this;
    const other = existing(this.nest.top[v]);
    const lack = this.lack(u, v);
    if (state[other] === EVEN) {
      if (lack >= least) return least;
      this.evenFrom[node] = u;
      this.evenTo[node] = v;
      return lack;
    }
    const by = existing(reachedBy[v]);
    if (by === -1 || lack < this.lack(by, v)) {
      reachedBy[v] = u;
      if (lack === 0 && state[other] === OUTSIDE) this.reachable.push(v);
    }
    return least;
  }

  /** Adjusts the duals until an edge is tight or a blossom empty, and collects those; false if that never happens. */
  private advance(): boolean {
    const { size, state, nest, reachedBy, evenFrom, evenTo, blossomDuals } = this;
    const { reachable, closing, emptied } = this;
    // All values are doubled steps.
    let least = Infinity;
    for (let v = 0; v < size; v++) {
      const by = existing(reachedBy[v]);
      if (by === -1 || state[existing(nest.top[v])] !== OUTSIDE) continue;
      const twice = 2 * this.lack(by, v);
      if (twice > least) continue;
      if (twice < least) reachable.length = 0;
      least = twice;
      reachable.push(v);
    }
    for (const node of this.inTree) {
      let twice: number;
      if (state[node] === EVEN) {
        const from = existing(evenFrom[node]);
        if (from === -1) continue;
        twice = this.lack(from, existing(evenTo[node]));
      } else if (node >= size) {
        twice = existing(blossomDuals[node]);
      } else continue;
      if (twice > least) continue;
      if (twice < least) reachable.length = closing.length = emptied.length = 0;
      least = twice;
      (state[node] === EVEN ? closing : emptied).push(node);
    }
    if (least === Infinity) return false;
    this.adjust(least / 2);
    return true;
  }

  private adjust(step: number): void {
    const { size, state, duals, blossomDuals, nest } = this;
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
    const { nest, state, hangsFrom, hangsAt } = this;
    const node = existing(nest.top[vertex]);
    if (state[node] !== OUTSIDE) return false;
    const from = existing(this.reachedBy[vertex]);
    const mate = existing(nest.mates[existing(nest.base[node])]);
    if (mate === -1) {
      this.matchAlong(from, vertex);
      return true;
    }
    state[node] = ODD;
    hangsFrom[node] = from;
    hangsAt[node] = vertex;
    this.inTree.push(node);
    this.becomeEven(existing(nest.top[mate]));
    return false;
  }

  /** Matches two vertices, and flips the edges along the path from the first to the root. */
  private matchAlong(from: number, to: number): void {
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

  /** A tight edge between two even nodes closes an odd cycle: it becomes a blossom, an even node. */
  private fold(node: number): void {
    const { nest } = this;
    const from = existing(this.evenFrom[node]);
    const to = existing(this.evenTo[node]);
    // The node may meanwhile lie within another blossom, or its number belong to another one.
    if (nest.top[from] !== node || nest.top[to] === node || this.lack(from, to) > 0) return;
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
    // Down to `from`, across to `to`, and up again. A path's edge i leads from its node i up to its node i + 1.
    for (let at = up.nodes.length - 1; at >= 0; at--) {
      children.push(existing(up.nodes[at]));
      if (at > 0) ties.push(existing(up.edges[2 * at - 1]), existing(up.edges[2 * at - 2]));
    }
    ties.push(from, to);
    for (let at = 0; at < over.nodes.length - 1; at++) {
      children.push(existing(over.nodes[at]));
      ties.push(existing(over.edges[2 * at]), existing(over.edges[2 * at + 1]));
    }
    const blossom = nest.enclose(children, ties);
    const within = new Set(children);
    this.inTree = this.inTree.filter((other) => !within.has(other));
    this.blossomDuals[blossom] = 0;
    this.state[blossom] = OUTSIDE;
    this.mergeTightest(blossom, children);
    this.becomeEven(blossom);
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

  private mergeTightest(blossom: number, children: readonly number[]): void {
    const { size, nest, neighbours, firstOf } = this;
    const merged = new Int32Array(size).fill(-1);
    const least = new Float64Array(size);
    for (const child of children) {
      const row = child < size ? undefined : existing(this.tightest[child]);
      const from = row ? 0 : existing(firstOf[child]);
      const end = row ? size : existing(firstOf[child + 1]);
      for (let at = from; at < end; at++) {
        const v = row ? at : existing(neighbours[at]);
        const u = row ? existing(row[at]) : child;
        if (u === -1 || nest.top[v] === blossom) continue;
        const lack = this.lack(u, v);
        if (merged[v] !== -1 && lack >= existing(least[v])) continue;
        least[v] = lack;
        merged[v] = u;
      }
    }
    this.tightest[blossom] = merged;
  }

  /** Dissolves an odd blossom whose dual is 0; the even way through it stays in the tree. */
  private unfold(blossom: number): void {
    const { nest, state, hangsFrom, hangsAt } = this;
    if (!this.inTree.includes(blossom) || state[blossom] !== ODD) return;
    const children = nest.childrenOf(blossom);
    const ties = nest.tiesOf(blossom);
    const place = nest.placeOf(existing(hangsAt[blossom]), blossom);
    nest.dissolve(blossom);
    this.inTree = this.inTree.filter((node) => node !== blossom);
    for (const child of children) state[child] = OUTSIDE;

    const count = children.length;
    const step = place % 2 === 1 ? 1 : -1;
    let from = existing(hangsFrom[blossom]);
    let at = existing(hangsAt[blossom]);
    const even: number[] = [];
    for (let index = place; ; index += step) {
      const odd = existing(children[index % count]);
      state[odd] = ODD;
      hangsFrom[odd] = from;
      hangsAt[odd] = at;
      this.inTree.push(odd);
      if (index % count === 0) break;
      index += step;
      const next = existing(children[index]);
      even.push(next);
      // The edge from this even node to the next odd one, in the direction of the walk.
      const tie = step === 1 ? index : index - 1;
      from = existing(ties[2 * tie + (step === 1 ? 0 : 1)]);
      at = existing(ties[2 * tie + (step === 1 ? 1 : 0)]);
    }
    for (const node of even) this.becomeEven(node);
  }

  private endSearch(): void {
    const { nest, state, size, blossomDuals } = this;
    for (const node of this.inTree) state[node] = OUTSIDE;
    const emptied = this.inTree.filter((node) => node >= size && blossomDuals[node] === 0);
    for (let node = emptied.pop(); node !== undefined; node = emptied.pop()) {
      nest.dissolve(node);
      for (const child of nest.childrenOf(node)) {
        state[child] = OUTSIDE;
        if (child >= size && blossomDuals[child] === 0) emptied.push(child);
      }
    }
    this.inTree = [];
    this.reachable = [];
    this.closing = [];
    this.emptied = [];
    this.reachedBy.fill(-1);
  }

  /** Why a search has failed: no dual can change, and the odd nodes, all single vertices now, are the only partners of the even ones. */
  obstacle(): Unmatchable {
    const { size, state, nest } = this;
    const few = this.inTree.filter((node) => state[node] === ODD);
    const groups = this.inTree
      .filter((node) => state[node] === EVEN)
      .map((node) => (node < size ? [node] : Array.from(nest.membersOf(node))));
    return { perfect: false, few, groups };
  }
}
