import { existing } from '../result';
import type { Stepwise } from '../stepwise';
import { placesOf, possibleFaceSteps, tightFace, wholeFace } from './possible';
import { connected, minimumCostSteps, mostCost, parts } from './minimum-cost';
import type { CostMatrix, Face, Graph, Level, Unmatchable } from './nest';

/** Above this number of vertices the criteria are settled one by one: each leaves so few edges that the next is quick. */
const MANY = 40;

/** Above this number of edges every pass over a part is a step of its own. */
const LARGE = 5000;

/**
 * Up to this product of vertices and edges it is worth finding the edges that no matching has. Between two criteria that takes
 * a millisecond or so. After the last one it saves many searches of the faces found.
 */
const QUICK = 45_000;
const WORTHWHILE = 4_000_000;

/**
 * The matchings of a face that are best by further criteria, in parts that do not touch each other: any choice in
 * one part goes with any choice in the others.
 *
 * The criteria are compared one after the other, most important first. In a small part as many as fit are packed into
 * one cost by place values worked out from the costs at hand, exact for `minimumCostSteps`; its duals say which
 * edges and blossoms all optimal matchings keep to, and the next criteria see those only.
 *
 * @param thins whether tight edges that none of the best matchings has go, too, where that is worth it: for faces that
 *   are searched further
 * @returns undefined where the face holds no matching
 */
export function* bestFaceSteps(
  graph: Graph,
  face: Face,
  levels: readonly Level[],
  thins = false,
): Stepwise<readonly Face[] | undefined> {
  const found: Face[] = [];
  const open = parts(graph, face).map((part) => ({ part, done: 0 }));
  for (let each = open.pop(); each !== undefined; each = open.pop()) {
    const { part, done } = each;
    if (isDecided(part) || (done === levels.length && part.matched.length > 0)) {
      found.push(part);
      continue;
    }
    const isLarge = part.edges.length > LARGE;
    yield;
    const { costs, packed } = pack(part, levels.slice(done));
    if (isLarge) yield;
    const matching = yield* minimumCostSteps(matrixOf(graph, part, costs));
    if (!matching.perfect) return undefined;
    if (isLarge) yield;
    const tight = tightFace(graph, part, costs, matching);
    if (isLarge) yield;
    const most = !thins ? 0 : done + packed === levels.length ? WORTHWHILE : QUICK;
    const best =
      tight.vertices.length * tight.edges.length > most
        ? tight
        : yield* possibleFaceSteps(graph, tight, matching.blossoms);
    for (const smaller of parts(graph, best)) open.push({ part: smaller, done: done + packed });
  }
  return found.sort((a, b) => existing(a.vertices[0]) - existing(b.vertices[0]));
}

/** Why a graph has no perfect matching, shown in its lowest part without one. The criteria fix which reason is given. */
export function* obstacleSteps(graph: Graph, levels: readonly Level[]): Stepwise<Unmatchable> {
  for (const part of connected(graph, wholeFace(graph))) {
    const { costs } = pack(part, levels);
    const matching = yield* minimumCostSteps(matrixOf(graph, part, costs));
    if (matching.perfect) continue;
    const named = (vertex: number): number => existing(part.vertices[vertex]);
    return {
      perfect: false,
      few: matching.few.map(named),
      groups: matching.groups.map((group) => group.map(named)),
    };
  }
  throw new Error('The graph has a perfect matching.');
}

/** Whether all edges of a part together are its only matching. */
function isDecided({ vertices, edges, matched }: Face): boolean {
  return 2 * edges.length === vertices.length && matched.length === edges.length;
}

/** The crossings and as many criteria as fit, packed into one cost per edge; at most one criterion above `MANY` vertices. */
function pack(face: Face, open: readonly Level[]): { costs: Float64Array; packed: number } {
  const levels = face.vertices.length > MANY ? open.slice(0, 1) : open;
  const limit = mostCost(face.vertices.length);
  const costs = Float64Array.from(face.crossings);
  const own = new Float64Array(costs.length);
  let most = largest(costs);
  let packed = 0;
  for (const level of levels) {
    for (let index = 0; index < own.length; index++)
      own[index] = level(existing(face.edges[index]));
    const ownMost = largest(own);
    // More than the criterion can add up to over a whole matching.
    const place = (ownMost * face.vertices.length) / 2 + 1;
    if (most * place + ownMost > limit) {
      if (packed > 0) break;
      throw new RangeError('A criterion has costs too large to be exact.');
    }
    if (ownMost > 0) {
      for (let index = 0; index < own.length; index++) {
        costs[index] = existing(costs[index]) * place + existing(own[index]);
      }
      most = largest(costs);
    }
    packed++;
  }
  return { costs, packed };
}

function largest(costs: Float64Array): number {
  let most = 0;
  for (const cost of costs) if (cost > most) most = cost;
  return most;
}

/** The costs of a part's edges between their places in it. */
function matrixOf(graph: Graph, part: Face, costs: Float64Array): CostMatrix {
  const { from, to } = graph;
  const size = part.vertices.length;
  const places = placesOf(graph, part);
  const matrix = new Float64Array(size * size).fill(Infinity);
  for (let index = 0; index < costs.length; index++) {
    const edge = existing(part.edges[index]);
    const u = existing(places[existing(from[edge])]);
    const v = existing(places[existing(to[edge])]);
    matrix[u * size + v] = matrix[v * size + u] = existing(costs[index]);
  }
  return { size, costs: matrix };
}
