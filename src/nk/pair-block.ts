import { firstMatching } from '../matching/first';
import type { Graph } from '../matching/types';
import { deviation } from './pair-criteria';
import { isNew, type Field, type FieldGroup } from './pair-field';
import { atPreferred } from './pair-float';
import type { VertexPair } from './pair-staying';

/**
 * The pairs of a block, when they can be had without a search: neighbouring groups, odd ones first and last, or a
 * single even one. Across each line between two of its groups one player floats to the next, which is the fewest.
 * If those whom N6 prefers may do so, and the others can be paired within their groups without a repeat, no
 * pairing of the block is better by any criterion down to the floaters, and no other has the same floaters.
 *
 * @returns undefined when that cannot be; it says nothing of what else can
 */
export function blockPairs(
  field: Field,
  block: readonly FieldGroup[],
): readonly VertexPair[] | undefined {
  const { floatDown, floatUp } = field.settings;
  const pairs: VertexPair[] = [];
  let floater: number | undefined;
  for (const [index, { members }] of block.entries()) {
    const out = new Set<number>();
    if (floater !== undefined) {
      const opponent = atPreferred(members, floatUp);
      if (opponent === undefined || !isNew(field, floater, opponent)) return undefined;
      pairs.push([floater, opponent]);
      out.add(opponent);
    }
    if (index < block.length - 1) {
      floater = atPreferred(members, floatDown);
      if (floater === undefined || out.has(floater)) return undefined;
      out.add(floater);
    }
    const within = groupPairs(
      field,
      members.filter((member) => !out.has(member)),
    );
    if (!within) return undefined;
    pairs.push(...within);
  }
  return pairs;
}

/** The pairs of those who stay in a group: slide or fold; where some may not meet, the nearest to it (N5 4, 5). */
function groupPairs(field: Field, staying: readonly number[]): readonly VertexPair[] | undefined {
  const half = staying.length / 2;
  const pairs: VertexPair[] = [];
  for (let i = 0; i < half; i++) {
    const a = Number(staying[i]);
    const b = Number(staying[field.slides ? i + half : staying.length - 1 - i]);
    if (!isNew(field, a, b)) return nearestPairs(field, staying);
    pairs.push([a, b]);
  }
  return pairs;
}

function nearestPairs(field: Field, staying: readonly number[]): readonly VertexPair[] | undefined {
  const n = staying.length;
  const rank = new Map(staying.map((vertex, index) => [vertex, index + 1]));
  const vertices = [...staying].sort((a, b) => a - b);
  const [from, to, cost]: [number[], number[], number[]] = [[], [], []];
  vertices.forEach((u, i) => {
    for (let j = i + 1; j < n; j++) {
      const v = Number(vertices[j]);
      if (!isNew(field, u, v)) continue;
      const [a, b] = [Number(rank.get(u)), Number(rank.get(v))];
      const off = deviation({ higher: Math.min(a, b), lower: Math.max(a, b), n }, field.slides);
      from.push(i);
      to.push(j);
      cost.push(off * off);
    }
  });
  const graph: Graph = { size: n, from: Int32Array.from(from), to: Int32Array.from(to) };
  const matching = firstMatching(graph, [(edge) => Number(cost[edge])]);
  if (!matching.perfect) return undefined;
  const pairs: VertexPair[] = [];
  matching.mates.forEach((mate, index) => {
    if (mate > index) pairs.push([Number(vertices[index]), Number(vertices[mate])]);
  });
  return pairs;
}
