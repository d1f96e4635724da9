import { existing } from '../../../existing';
import { bestFaceSteps, obstacleSteps } from '../../../matching/best-faces';
import { matchedEdges, wholeFace } from '../../../matching/face';
import type { Face, Graph, Level, Unmatchable } from '../../../matching/types';
import type { Stepwise } from '../../../stepwise';
import type { CriterionCode } from '../../event/paired-round';
import { AFTER_GAPS, PAIR_CRITERIA, UNTIL_GAPS, wholeFactor } from '../field/criteria';
import { legalPairs, type PairingField } from '../field/field';
import { PatternSearch } from './pattern';
import type { VertexPair } from '../field/staying';
import { areFew, bestByTrying } from './tried';

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
