import { existing } from '../../../core/result';
import { bestFaceSteps, obstacleSteps } from '../../../core/matching/best-faces';
import { matchedEdges, wholeFace } from '../../../core/matching/possible';
import type { Face, Graph, Level, Unmatchable } from '../../../core/matching/nest';
import type { Stepwise } from '../../../core/stepwise';
import type { CriterionCode } from '../../event/paired-round';
import {
  AFTER_GAPS,
  deviation,
  isLegal,
  legalPairs,
  PAIR_CRITERIA,
  type PairingField,
  sameGroup,
  UNTIL_GAPS,
  type VertexPair,
  wholeFactor,
} from '../field';
import { PatternSearch } from './pattern';

/**
 * The optimum of N5 over some vertices of a field: whole groups, but for title candidates who are paired apart.
 *
 * The criteria that depend on the pair alone are a matching problem. The pattern is not: its ranks count only the players
 * who stay. So the best matchings up to there are searched by their floaters. While the floaters are open, an edge costs
 * its lower bound, and one player after another is made to float or to stay until the bound is exact. Nearly always
 * nothing is open, and the bound is the cost.
 *
 * @param ascending vertices in ascending order
 * @returns the pairs; when there is no legal pairing, why, in vertices of the field
 */
export function* exactPairs(
  field: PairingField,
  ascending: readonly number[],
): Stepwise<readonly VertexPair[] | Unmatchable> {
  const tried = areFew(ascending) ? bestByTrying(field, ascending) : undefined;
  return tried ?? (yield* searchedPairs(field, ascending));
}

/** The same by matching, whatever the number. */
export function* searchedPairs(
  field: PairingField,
  ascending: readonly number[],
): Stepwise<readonly VertexPair[] | Unmatchable> {
  const begun = yield* leastGaps(field, ascending);
  return begun ? yield* completed(begun) : yield* whyNone(field, ascending);
}

/** Why some vertices cannot be paired. */
function* whyNone(field: PairingField, ascending: readonly number[]): Stepwise<Unmatchable> {
  const vertices = Int32Array.from(ascending);
  const graph = pairGraph(field, vertices);
  yield;
  const levels = criteriaLevels(field, vertices, graph, UNTIL_GAPS);
  const { few, groups } = yield* obstacleSteps(graph, levels);
  const named = (places: readonly number[]): readonly number[] =>
    places.map((place) => existing(vertices[place]));
  return { perfect: false, few: named(few), groups: groups.map(named) };
}

/** A search after the criteria down to the gaps. */
export interface Begun {
  /** The pairs of one of the best pairings so far. */
  readonly pairs: readonly VertexPair[];
  readonly field: PairingField;
  readonly vertices: Int32Array;
  readonly graph: Graph;
  /** All of these pairings. */
  readonly faces: readonly Face[];
}

/**
 * The first criteria of N5 over some vertices, down to the gaps: they decide how much of a field to search.
 *
 * @returns undefined when there is no legal pairing
 */
export function* leastGaps(
  field: PairingField,
  ascending: readonly number[],
): Stepwise<Begun | undefined> {
  const vertices = Int32Array.from(ascending);
  const graph = pairGraph(field, vertices);
  yield;
  const levels = criteriaLevels(field, vertices, graph, UNTIL_GAPS);
  const faces = yield* bestFaceSteps(graph, wholeFace(graph), levels);
  if (faces === undefined) return undefined;
  const pairs = matchedEdges(faces).map((edge): VertexPair => {
    return [
      existing(vertices[existing(graph.from[edge])]),
      existing(vertices[existing(graph.to[edge])]),
    ];
  });
  return { pairs, field, vertices, graph, faces };
}

/** The optimum of a search, by the criteria after the gaps. */
export function* completed({
  field,
  vertices,
  graph,
  faces,
}: Begun): Stepwise<readonly VertexPair[]> {
  const levels = criteriaLevels(field, vertices, graph, AFTER_GAPS);
  const best: Face[] = [];
  for (const face of faces) {
    // A face that has been searched has a matching.
    best.push(...existing(yield* bestFaceSteps(graph, face, levels, true)));
  }
  return yield* new PatternSearch(field, vertices, graph, best).pairs();
}

/** Graph of legal pairs, by places in `vertices`; with `all` the illegal ones too. */
export function pairGraph(field: PairingField, vertices: Int32Array, all = false): Graph {
  const size = vertices.length;
  const legal = all ? undefined : legalPairs(field, vertices);
  const most = (size * (size - 1)) / 2;
  const [from, to] = [new Int32Array(most), new Int32Array(most)];
  let count = 0;
  for (let i = 0; i < size; i++) {
    for (let j = i + 1; j < size; j++) {
      if (legal?.[i * size + j] === 0) continue;
      from[count] = i;
      to[count++] = j;
    }
  }
  return { size, from: from.subarray(0, count), to: to.subarray(0, count) };
}

/** The value of every edge by the criteria that depend on the pair alone, in whole numbers. */
export function criteriaLevels(
  field: PairingField,
  vertices: Int32Array,
  graph: Graph,
  criteria = PAIR_CRITERIA,
): readonly Level[] {
  return criteria
    .filter(({ code }) => canDiffer(field, code))
    .map(({ code, value }) => {
      const factor = wholeFactor(field, code);
      return (edge) =>
        factor *
        value(
          field,
          existing(vertices[existing(graph.from[edge])]),
          existing(vertices[existing(graph.to[edge])]),
        );
    });
}

/** Whether a criterion can be above 0 for a legal pair. */
function canDiffer({ title, rules }: PairingField, code: CriterionCode): boolean {
  const anyTitle = title.members.size > 0;
  if (code === 'title') return anyTitle;
  return code !== 'repeats' || anyTitle || !rules.mayRepeat.isEmpty;
}

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
