/** Graphs for the tests of matching, and what they are held against. */
import blossom from 'edmonds-blossom-fixed';
import type { CostMatrix, Matching, Unmatchable } from '../../../../src/core/matching/nest';

export type Edge = readonly [from: number, to: number, cost: number];

export function matrixOf(size: number, edges: readonly Edge[]): CostMatrix {
  const costs = new Float64Array(size * size).fill(Infinity);
  for (const [u, v, cost] of edges) costs[u * size + v] = costs[v * size + u] = cost;
  return { size, costs };
}

/** All pairs of so many vertices. */
export function pairsOf(size: number): readonly (readonly [number, number])[] {
  const pairs: [number, number][] = [];
  for (let u = 0; u < size; u++) for (let v = u + 1; v < size; v++) pairs.push([u, v]);
  return pairs;
}

/** Every perfect matching, each as the mates of all vertices. */
export function everyMatching(
  size: number,
  edges: readonly Edge[],
): readonly (readonly number[])[] {
  const found: number[][] = [];
  const mates = new Array<number>(size).fill(-1);
  const visit = (): void => {
    const first = mates.indexOf(-1);
    if (first === -1) {
      found.push([...mates]);
      return;
    }
    for (const [u, v] of edges) {
      if ((u !== first && v !== first) || mates[u] !== -1 || mates[v] !== -1) continue;
      mates[u] = v;
      mates[v] = u;
      visit();
      mates[u] = mates[v] = -1;
    }
  };
  if (size % 2 === 0) visit();
  return found;
}

export function costOf(mates: ArrayLike<number>, { size, costs }: CostMatrix): number {
  let sum = 0;
  for (let u = 0; u < mates.length; u++) {
    const mate = Number(mates[u]);
    if (mate > u) sum += Number(costs[u * size + mate]);
  }
  return sum;
}

/** The least cost of a perfect matching by looking at every one; undefined without one. */
export function leastByHand(size: number, edges: readonly Edge[]): number | undefined {
  const matrix = matrixOf(size, edges);
  const all = everyMatching(size, edges).map((mates) => costOf(mates, matrix));
  return all.length === 0 ? undefined : Math.min(...all);
}

/** The same by edmonds-blossom-fixed, which maximises. */
export function leastByLibrary(size: number, edges: readonly Edge[]): number | undefined {
  const most = Math.max(0, ...edges.map(([, , cost]) => cost));
  const mates = blossom(
    edges.map(([u, v, cost]) => [u, v, most + 1 - cost]),
    true,
  );
  const matched = mates.filter((mate) => mate !== -1).length;
  return matched === size ? costOf(mates, matrixOf(size, edges)) : undefined;
}

/** What the duals of a matching leave to be desired: nothing, when they prove that none is cheaper. */
export function flawsOfProof(
  size: number,
  edges: readonly Edge[],
  { mates, duals, blossoms }: Matching,
): readonly string[] {
  const flaws: string[] = [];
  const sets = blossoms.map(({ members, dual }) => ({ members: new Set(members), dual }));
  for (const { members, dual } of sets) {
    const leaving = [...members].filter((vertex) => !members.has(Number(mates[vertex])));
    if (dual <= 0) flaws.push('a dual of a blossom is not above 0');
    if (members.size % 2 === 0) flaws.push('a blossom is even');
    if (leaving.length !== 1) flaws.push('a blossom is left more than once');
  }
  for (const [u, v, cost] of edges) {
    let lack = 2 * cost - Number(duals[u]) - Number(duals[v]);
    for (const { members, dual } of sets) if (members.has(u) && members.has(v)) lack += dual;
    if (lack < 0) flaws.push(`${u}-${v} is cheaper than its duals`);
    if (mates[u] === v && lack !== 0) flaws.push(`${u}-${v} is matched and not tight`);
  }
  for (let u = 0; u < size; u++) {
    const edge = edges.some((e) => e.includes(u) && e.includes(Number(mates[u])));
    if (mates[Number(mates[u])] !== u || !edge) flaws.push(`${u} is not matched by an edge`);
  }
  return flaws;
}

/** What a witness leaves to be desired: nothing, when it proves that there is no perfect matching. */
export function flawsOfWitness(
  edges: readonly (readonly [number, number, ...unknown[]])[],
  { few, groups }: Unmatchable,
): readonly string[] {
  const flaws: string[] = [];
  const groupOf = new Map<number, number>();
  groups.forEach((group, index) => {
    if (group.length % 2 === 0) flaws.push('a group is even');
    for (const vertex of group) groupOf.set(vertex, index);
  });
  if (groups.length <= few.length) flaws.push('there are no more groups than few');
  for (const [u, v] of edges) {
    const [ofU, ofV] = [groupOf.get(u), groupOf.get(v)];
    if (ofU === ofV || few.includes(u) || few.includes(v)) continue;
    flaws.push(`${u}-${v} leads out of a group, and not to one of the few`);
  }
  return flaws;
}
