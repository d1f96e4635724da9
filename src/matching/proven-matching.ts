import { existing } from '../existing';
import type { Edges } from './edges';
import type { Nest } from './nest';
import type { Blossom, Matching } from './types';

/** What a search has found, with the duals that prove it. */
export function provenMatching(
  { size, costs, duals }: Edges,
  nest: Nest,
  blossomDuals: Float64Array,
): Matching {
  const { mates } = nest;
  let cost = 0;
  mates.forEach((mate, vertex) => {
    if (mate > vertex) cost += existing(costs[vertex * size + mate]);
  });
  const blossoms: Blossom[] = [];
  blossomDuals.forEach((dual, node) => {
    if (dual > 0) blossoms.push({ members: nest.verticesOf(node), dual });
  });
  return { perfect: true, mates, cost, duals, blossoms };
}
