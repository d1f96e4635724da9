declare module 'edmonds-blossom-fixed' {
  /**
   * A matching of greatest weight, of greatest size first when asked for: for every vertex its mate, -1 for none.
   * The list ends at the highest vertex that has an edge.
   */
  export default function blossom(
    edges: readonly (readonly [from: number, to: number, weight: number])[],
    maxCardinality?: boolean,
  ): number[];
}
