import { existing } from '../../../existing';
import { firstSteps } from '../../../matching/first';
import type { Graph } from '../../../matching/types';
import type { Stepwise } from '../../../stepwise';
import { deviation } from '../field/criteria';
import { isNew, type PairingField } from '../field/field';
import { nearestFold } from './nearest';
import type { VertexPair } from '../field/staying';

/** The pairs of the players who stay in a group: slide or fold, or the legal pairs nearest to it (N5 4, 5). */
export function* groupPairs(
  field: PairingField,
  staying: readonly number[],
): Stepwise<readonly VertexPair[] | undefined> {
  const half = staying.length / 2;
  const pairs: VertexPair[] = [];
  for (let i = 0; i < half; i++) {
    const a = existing(staying[i]);
    const b = existing(staying[field.slides ? i + half : staying.length - 1 - i]);
    if (!isNew(field, a, b)) {
      yield;
      const nearest = field.slides ? undefined : nearestFold(field, staying);
      return nearest ?? (yield* nearestPairs(field, staying));
    }
    pairs.push([a, b]);
  }
  return pairs;
}

/** The same by a matching. */
function* nearestPairs(
  field: PairingField,
  staying: readonly number[],
): Stepwise<readonly VertexPair[] | undefined> {
  const n = staying.length;
  const rank = new Map(staying.map((vertex, index) => [vertex, index + 1]));
  const vertices = [...staying].sort((a, b) => a - b);
  const [from, to, cost]: [number[], number[], number[]] = [[], [], []];
  vertices.forEach((u, i) => {
    for (let j = i + 1; j < n; j++) {
      const v = existing(vertices[j]);
      if (!isNew(field, u, v)) continue;
      const [a, b] = [existing(rank.get(u)), existing(rank.get(v))];
      const off = deviation({ higher: Math.min(a, b), lower: Math.max(a, b), n }, field.slides);
      from.push(i);
      to.push(j);
      cost.push(off * off);
    }
  });
  const graph: Graph = { size: n, from: Int32Array.from(from), to: Int32Array.from(to) };
  const matching = yield* firstSteps(graph, [(edge) => existing(cost[edge])]);
  if (!matching.perfect) return undefined;
  const pairs: VertexPair[] = [];
  matching.mates.forEach((mate, index) => {
    if (mate > index) pairs.push([existing(vertices[index]), existing(vertices[mate])]);
  });
  return pairs;
}
