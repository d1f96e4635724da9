import type { Stepwise } from '../stepwise';
import { AlternatingTree } from './tree';
import type { CostMatrix, Matching, Unmatchable } from './types';

/** Vertices per step: well below a millisecond. */
const STEP = 40_000;

/**
 * A perfect matching of least cost in any graph: Edmonds' blossom algorithm with dual variables, a tree for every
 * vertex that the start leaves over, O(n^3). Exact: whatever is added or compared is a whole number below 2^53.
 *
 * @param matrix costs up to `mostCost(size)`
 * @returns the matching with the duals that prove it; or why no perfect matching exists. Equal input gives the same
 *   matching. Which of several cheapest ones it is stays open; `firstMatching` decides that
 */
export function* minimumCostSteps(matrix: CostMatrix): Stepwise<Matching | Unmatchable> {
  const tree = new AlternatingTree(matrix);
  if (matrix.size ** 2 > STEP) yield;
  const looks = Math.ceil(STEP / (matrix.size + 1));
  let until = looks;
  for (let root = 0; root < matrix.size; root++) {
    if (!tree.begin(root)) continue;
    for (let at = tree.search(until); at !== 'matched'; at = tree.search(until)) {
      if (at === 'unmatchable') return tree.obstacle();
      yield;
      until = tree.looks + looks;
    }
  }
  return tree.matching();
}

/**
 * The largest cost W that keeps the matching of n vertices exact. Duals are doubled. Each search raises the dual
 * objective by as much as it changes any vertex's dual, and the objective never exceeds twice the least cost,
 * n W at most: so a dual stays within (n + 2) W, the blossoms around an edge together within 2 n W, and what an
 * edge lacks within 2 W + 2 (n + 2) W + 2 n W.
 */
export function mostCost(size: number): number {
  return Math.floor(2 ** 53 / (4 * size + 6));
}
