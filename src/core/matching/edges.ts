import { existing } from '../existing';
import type { CostMatrix, Nest } from './nest';

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
