import { existing } from '../existing';
import type { Edges } from './edges';
import type { Nest } from './nest';

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
