import { existing } from '../existing';
import type { CostMatrix } from './types';

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
