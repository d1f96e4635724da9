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
