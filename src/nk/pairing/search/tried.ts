import { existing } from '../../../existing';
import { PAIR_CRITERIA, deviation } from '../field/criteria';
import { isLegal, sameGroup, type PairingField } from '../field/field';
import type { VertexPair } from '../field/staying';

/** Up to this many players trying all 15 pairings is quicker than a search. Nearly every title group is that small. */
const FEW = 6;

export function areFew({ length }: readonly number[]): boolean {
  return length <= FEW;
}

/**
 * The optimum of N5 over a few vertices, by trying every pairing.
 *
 * @param ascending vertices in ascending order; everybody of a group, but for title candidates who are paired apart
 * @returns undefined when no pairing is legal
 */
export function bestByTrying(
  field: PairingField,
  ascending: readonly number[],
): readonly VertexPair[] | undefined {
  let best:
    | { readonly pairs: readonly VertexPair[]; readonly costs: readonly number[] }
    | undefined;
  // The lowest vertex left meets every other in turn, so the first of level pairings stays.
  const visit = (left: readonly number[], pairs: readonly VertexPair[]): void => {
    const [first, ...others] = left;
    if (first === undefined) {
      const costs = costsOf(field, pairs);
      if (best === undefined || isLess(costs, best.costs)) best = { pairs, costs };
      return;
    }
    for (const other of others) {
      if (!isLegal(field, first, other)) continue;
      visit(
        others.filter((vertex) => vertex !== other),
        [...pairs, [first, other]],
      );
    }
  };
  visit(ascending, []);
  return best?.pairs;
}

/** The sums of the criteria down to the pattern, most important first. */
function costsOf(field: PairingField, pairs: readonly VertexPair[]): readonly number[] {
  const costs = PAIR_CRITERIA.map(({ value }) => {
    let sum = 0;
    for (const [u, v] of pairs) sum += value(field, u, v);
    return sum;
  });
  const within = pairs.filter(([u, v]) => sameGroup(field, u, v));
  let pattern = 0;
  for (const pair of within) pattern += patternOf(field, pair, within) ** 2;
  return [...costs, pattern];
}

/** The distance of a pair from slide or fold among the players who stay in its group. */
function patternOf(
  { group, rank, slides }: PairingField,
  [u, v]: VertexPair,
  within: readonly VertexPair[],
): number {
  const [high, low] = [existing(rank[u]), existing(rank[v])].sort((a, b) => a - b);
  let [higher, lower, n] = [1, 1, 0];
  for (const pair of within) {
    for (const vertex of pair) {
      if (group[vertex] !== group[u]) continue;
      n++;
      if (existing(rank[vertex]) < existing(high)) higher++;
      if (existing(rank[vertex]) < existing(low)) lower++;
    }
  }
  return deviation({ higher, lower, n }, slides);
}

function isLess(a: readonly number[], b: readonly number[]): boolean {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at !== -1 && existing(a[at]) < existing(b[at]);
}
