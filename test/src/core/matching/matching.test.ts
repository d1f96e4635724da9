import { describe, expect, it, test } from '@jest/globals';
import { bestFaceSteps } from '../../../../src/core/matching/best-faces';
import {
  canTakeOther,
  crossingsOf,
  mergedFaces,
  possibleFaceSteps,
  restrictedFace,
  wholeFace,
} from '../../../../src/core/matching/possible';
import { firstByTrying, firstSteps } from '../../../../src/core/matching/first';
import type { Face, Graph, Level } from '../../../../src/core/matching/nest';
import { existing } from '../../../../src/core/result';
import { atOnce } from '../../../../src/core/stepwise';
import { type Chance, chanceOf } from '../../nk/pairing/events';
import {
  type Edge,
  everyMatching,
  flawsOfProof,
  flawsOfWitness,
  leastByHand,
  leastByLibrary,
  matrixOf,
  pairsOf,
} from './graphs';
import { forcedPairs } from '../../../../src/core/matching/branches';
import fc from 'fast-check';
import { minimumCostSteps, mostCost } from '../../../../src/core/matching/minimum-cost';
import { runs, sampled } from '../../../support/sampled';

interface Levelled {
  readonly graph: Graph;
  readonly edges: readonly Edge[];
  readonly levels: readonly Level[];
  readonly costs: readonly (readonly number[])[];
}

function randomGraph(
  chance: Chance,
  size: number,
  dense: number,
  mosts: readonly number[],
): Levelled {
  const pairs = pairsOf(size).filter(() => chance(10) < dense);
  const costs = mosts.map((most) => pairs.map(() => chance(most)));
  return {
    graph: {
      size,
      from: Int32Array.from(pairs, ([u]) => u),
      to: Int32Array.from(pairs, ([, v]) => v),
    },
    edges: pairs.map(([u, v]) => [u, v, 0]),
    levels: costs.map((own) => (edge) => Number(own[edge])),
    costs,
  };
}

/** The best matching by the levels, then by mates in order, from all of them. */
function firstByHand({ graph, edges, costs }: Levelled): readonly number[] | undefined {
  const keys = everyMatching(graph.size, edges).map((mates) => [
    ...costs.map((own) =>
      edges.reduce((sum, [u, v], edge) => sum + (mates[u] === v ? Number(own[edge]) : 0), 0),
    ),
    ...mates,
  ]);
  keys.sort((a, b) => {
    const at = a.findIndex((value, index) => value !== b[index]);
    return at === -1 ? 0 : Number(a[at]) - Number(b[at]);
  });
  return keys[0]?.slice(costs.length);
}

describe('the first of the best matchings', () => {
  it.each([
    ['no criterion', []],
    ['one criterion', [3]],
    ['three criteria', [2, 4, 3]],
    ['criteria too large to be packed into one cost', [2 ** 40, 2 ** 44, 3, 2 ** 30]],
  ])('is the first of all matchings of a small graph, with %s', (_, mosts) => {
    const chance = chanceOf(mosts.length + 7);
    let perfect = 0;
    for (let count = 0; count < 600; count++) {
      const small = mosts.map((most) => (count % 2 === 0 ? most : 2));
      const random = randomGraph(chance, 2 + 2 * chance(4), 2 + chance(9), small);
      const first = atOnce(firstSteps(random.graph, random.levels));
      const byHand = firstByHand(random);
      expect(first.perfect ? Array.from(first.mates) : undefined).toEqual(byHand);
      if (!first.perfect) expect(flawsOfWitness(random.edges, first)).toEqual([]);
      if (byHand) perfect++;
    }
    expect(perfect).toBeGreaterThan(200);
  });

  it('keeps to the blossoms that the best matchings keep to', () => {
    // Two triangles joined by three edges: the best leave each triangle once.
    const chance = chanceOf(3);
    for (let count = 0; count < 300; count++) {
      const pairs = pairsOf(10).filter(([u, v]) => u % 3 === v % 3 || chance(2) === 0);
      const costs = pairs.map(([u, v]) => (u % 3 === v % 3 ? 0 : 4 + chance(2)));
      const graph: Graph = {
        size: 10,
        from: Int32Array.from(pairs, ([u]) => u),
        to: Int32Array.from(pairs, ([, v]) => v),
      };
      const levelled = {
        graph,
        edges: pairs.map(([u, v]): Edge => [u, v, 0]),
        levels: [(edge: number) => Number(costs[edge])],
        costs: [costs],
      };
      const first = atOnce(firstSteps(graph, levelled.levels));
      expect(first.perfect ? Array.from(first.mates) : undefined).toEqual(firstByHand(levelled));
    }
  });

  it('is found by halving where trying every mate takes too long', () => {
    // Two complete graphs of 21 that only vertex 6 connects, and beside them a triangle that is costly to leave.
    const half = pairsOf(21);
    const inside = [...half, ...half.map(([u, v]): [number, number] => [u + 21, v + 21])];
    const pairs: (readonly [number, number])[] = [
      ...inside,
      ...([
        [6, 41],
        [5, 45],
        [42, 43],
        [42, 44],
        [43, 44],
      ] as const),
      ...([
        [42, 45],
        [43, 45],
        [44, 45],
      ] as const),
    ];
    const graph: Graph = {
      size: 46,
      from: Int32Array.from(pairs, ([u]) => u),
      to: Int32Array.from(pairs, ([, v]) => v),
    };
    const first = atOnce(firstSteps(graph, [(edge) => (edge < pairs.length - 3 ? 0 : 4)]));
    const expected: (readonly [number, number])[] = [
      [6, 41],
      [42, 43],
      [44, 45],
    ];
    for (let at = 0; at <= 40; at += 2)
      if (at !== 6) expected.push(at < 6 ? [at, at + 1] : [at - 1, at]);
    const mates = new Int32Array(46);
    for (const [u, v] of expected) {
      mates[u] = v;
      mates[v] = u;
    }
    expect(first).toEqual({ perfect: true, mates });
  });

  it('has nobody to match in an empty graph', () => {
    const graph: Graph = { size: 0, from: new Int32Array(), to: new Int32Array() };
    expect(atOnce(firstSteps(graph, []))).toEqual({ perfect: true, mates: new Int32Array() });
  });

  it('refuses costs that would not be exact', () => {
    // A pair that is forced is never compared.
    const graph: Graph = {
      size: 4,
      from: Int32Array.of(0, 2, 0, 1),
      to: Int32Array.of(1, 3, 2, 3),
    };
    expect(() => atOnce(firstSteps(graph, [() => 2 ** 52]))).toThrow(
      new RangeError('A criterion has costs too large to be exact.'),
    );
  });
});

describe('a face', () => {
  const graph: Graph = {
    size: 4,
    from: Int32Array.of(0, 2, 0, 1),
    to: Int32Array.of(1, 3, 2, 3),
  };

  it('falls into parts that no edge connects, and is the same again when they are merged', () => {
    const level: Level = (edge) => (edge < 2 ? 0 : 1);
    const faces = existing(atOnce(bestFaceSteps(graph, wholeFace(graph), [level])));
    expect(faces.map(({ vertices }) => Array.from(vertices))).toEqual([
      [0, 1],
      [2, 3],
    ]);
    expect(mergedFaces(faces)).toMatchObject({
      vertices: Int32Array.of(0, 1, 2, 3),
      edges: Int32Array.of(0, 1),
      leaves: 0,
      matched: [0, 1],
    });
  });

  it('keeps order and crossings when interleaved parts with blossoms are merged', () => {
    const chance = chanceOf(5);
    let crossed = 0;
    for (let count = 0; count < 200; count++) {
      // Two graphs that no edge connects: one has the even numbers, the other the odd ones.
      const { graph: half, costs } = randomGraph(chance, 8, 9, [3]);
      const twice = (ends: Int32Array): number[] =>
        Array.from(ends).flatMap((end) => [2 * end + 1, 2 * end]);
      const both: Graph = {
        size: 16,
        from: Int32Array.from(twice(half.from)),
        to: Int32Array.from(twice(half.to)),
      };
      const level: Level = (edge) => Number(costs[0]?.[Math.floor(edge / 2)]);
      const faces = atOnce(bestFaceSteps(both, wholeFace(both), [level]));
      if (faces === undefined) continue;
      const merged = mergedFaces(faces);
      const sorted = (list: Int32Array): number[] => Array.from(list).sort((a, b) => a - b);
      expect(Array.from(merged.vertices)).toEqual(sorted(merged.vertices));
      expect(Array.from(merged.edges)).toEqual(sorted(merged.edges));
      const crossingOf = new Map(
        faces.flatMap(({ edges, crossings }) =>
          Array.from(edges, (edge, index) => [edge, crossings[index]] as const),
        ),
      );
      expect(Array.from(merged.crossings)).toEqual(
        Array.from(merged.edges, (edge) => crossingOf.get(edge)),
      );
      expect(merged.leaves).toBe(faces.reduce((sum, { leaves }) => sum + leaves, 0));
      if (merged.leaves > 0) crossed++;
    }
    expect(crossed).toBeGreaterThan(20);
  });

  it('may hold no matching once edges are taken from it', () => {
    const left = restrictedFace(wholeFace(graph), (edge) => edge !== 0 && edge !== 1 && edge !== 3);
    expect(atOnce(bestFaceSteps(graph, left, []))).toBeUndefined();
  });
});

function graphOf(size: number, pairs: readonly (readonly [number, number])[]): Graph {
  return {
    size,
    from: Int32Array.from(pairs, ([u]) => u),
    to: Int32Array.from(pairs, ([, v]) => v),
  };
}

/** The first matching of a face among all of its graph: of edges of the face, with no more crossings than it allows. */
function firstTriedByHand(graph: Graph, face: Face): readonly number[] | undefined {
  const place = new Map(Array.from(face.vertices, (vertex, at) => [vertex, at]));
  const edges = Array.from(face.edges, (edge): Edge => [
    Number(place.get(Number(graph.from[edge]))),
    Number(place.get(Number(graph.to[edge]))),
    edge,
  ]);
  const matchings = everyMatching(face.vertices.length, edges).map((mates) => ({
    mates,
    used: edges.filter(([u, v]) => mates[u] === v).map(([, , edge]) => edge),
  }));
  const allowed = matchings.filter(({ used }) => crossingsOf(face, used) === face.leaves);
  allowed.sort((a, b) => {
    const at = a.mates.findIndex((mate, vertex) => mate !== b.mates[vertex]);
    return at === -1 ? 0 : Number(a.mates[at]) - Number(b.mates[at]);
  });
  return allowed[0]?.used;
}

const sorted = (edges: readonly number[] | undefined): readonly number[] | undefined =>
  edges && [...edges].sort((a, b) => a - b);

describe('the first matching of a face, by trying', () => {
  it('is the first of all that leave each blossom once', () => {
    const chance = chanceOf(31);
    let crossed = 0;
    for (let count = 0; count < 400; count++) {
      // Triangles whose edges cost nothing: the best matchings leave each of them once.
      const pairs = pairsOf(12).filter(([u, v]) =>
        Math.floor(u / 3) === Math.floor(v / 3) ? chance(8) > 0 : chance(3) === 0,
      );
      const costs = pairs.map(([u, v]) =>
        Math.floor(u / 3) === Math.floor(v / 3) ? 0 : 4 + chance(2),
      );
      const graph = graphOf(12, pairs);
      const level = (edge: number): number => Number(costs[edge]);
      for (const face of atOnce(bestFaceSteps(graph, wholeFace(graph), [level])) ?? []) {
        if (face.leaves > 0) crossed++;
        expect(sorted(firstByTrying(graph, face))).toEqual(sorted(firstTriedByHand(graph, face)));
      }
    }
    expect(crossed).toBeGreaterThan(50);
  });

  it('is not found where there is none', () => {
    const star = graphOf(4, [
      [0, 1],
      [0, 2],
      [0, 3],
    ]);
    expect(firstByTrying(star, wholeFace(star))).toBeUndefined();
  });

  it('is given up where trying takes too long', () => {
    // Two complete graphs of 21 that only vertex 0 connects: whatever else it is tried with leaves 19 that nobody can match.
    const half = pairsOf(21);
    const graph = graphOf(42, [
      ...half,
      ...half.map(([u, v]): [number, number] => [u + 21, v + 21]),
      [0, 41],
    ]);
    expect(firstByTrying(graph, wholeFace(graph))).toBeUndefined();
    expect(existing(atOnce(bestFaceSteps(graph, wholeFace(graph), [])))).not.toEqual([]);
  });
});

describe('pairs that are forced', () => {
  it('are in every matching of small sparse graphs, and the others are free of them', () => {
    const chance = chanceOf(81);
    const seen = { forced: 0, impossible: 0, left: 0 };
    for (let count = 0; count < 2000; count++) {
      const size = 2 * (1 + chance(5));
      const pairs = pairsOf(size).filter(() => chance(size) < 2);
      const graph = graphOf(size, pairs);
      const edges = pairs.map(([u, v]): Edge => [u, v, 0]);
      const matchings = everyMatching(size, edges);
      const forced = forcedPairs(graph, wholeFace(graph));
      if (forced === undefined) {
        if (matchings.length === 0) seen.impossible++;
        // Nothing is forced where everybody has two neighbours or more.
        else expect(fewestNeighbours(size, pairs)).toBeGreaterThan(1);
        continue;
      }
      const gone = new Set<number>();
      for (const place of forced.pairs) {
        const [u, v] = pairs[place] ?? [-1, -1];
        expect(matchings.every((mates) => mates[u] === v)).toBe(true);
        gone.add(u).add(v);
        seen.forced++;
      }
      expect(Array.from(forced.free, (each) => each === 1)).toEqual(
        pairs.map(([u, v]) => !gone.has(u) && !gone.has(v)),
      );
      if (forced.free.some((each) => each === 1)) seen.left++;
    }
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(50);
  });

  it('are all the pairs of a path, from its ends', () => {
    const path = Array.from({ length: 9 }, (_, at): readonly [number, number] => [at, at + 1]);
    const graph = graphOf(10, path);
    const forced = forcedPairs(graph, wholeFace(graph));
    expect(Array.from(forced?.pairs ?? []).sort((a, b) => a - b)).toEqual([0, 2, 4, 6, 8]);
  });
});

/** The fewest neighbours anybody has. */
function fewestNeighbours(size: number, pairs: readonly (readonly [number, number])[]): number {
  const degrees = new Array<number>(size).fill(0);
  for (const pair of pairs) for (const end of pair) degrees[end] = Number(degrees[end]) + 1;
  return Math.min(...degrees);
}

/** The least cost by our matching, or undefined; and what its proof, or the witness, leaves to be desired. */
function proved(
  size: number,
  edges: readonly Edge[],
): { cost: number | undefined; flaws: readonly string[] } {
  const matching = atOnce(minimumCostSteps(matrixOf(size, edges)));
  return matching.perfect
    ? { cost: matching.cost, flaws: flawsOfProof(size, edges, matching) }
    : { cost: undefined, flaws: flawsOfWitness(edges, matching) };
}

/** What is wrong with ours, held against another way of finding the least cost: nothing, it is hoped. */
function wrongs(
  size: number,
  edges: readonly Edge[],
  least: number | undefined,
): readonly string[] {
  const { cost, flaws } = proved(size, edges);
  return cost === least ? flaws : [`${String(cost)} is not ${String(least)}`];
}

describe('minimum-cost perfect matching', () => {
  it('is the cheapest of all in every graph of 4 vertices with costs 0 to 2', () => {
    const pairs = pairsOf(4);
    const found: string[] = [];
    const graphs = Array.from({ length: 4 ** pairs.length }, (_, code) => code);
    for (const code of sampled(graphs, 1000)) {
      const edges: Edge[] = [];
      pairs.forEach(([u, v], place) => {
        const cost = Math.floor(code / 4 ** place) % 4;
        if (cost < 3) edges.push([u, v, cost]);
      });
      found.push(...wrongs(4, edges, leastByHand(4, edges)));
    }
    expect(found).toEqual([]);
  });

  it('is the cheapest of all in every graph of 1 to 6 vertices', () => {
    const found: string[] = [];
    for (let size = 1; size <= 6; size++) {
      const pairs = pairsOf(size);
      const graphs = Array.from({ length: 2 ** pairs.length }, (_, code) => code);
      for (const code of sampled(graphs, 800)) {
        const edges: Edge[] = [];
        pairs.forEach(([u, v], place) => {
          // Costs that differ from graph to graph and tie often.
          if ((code >> place) % 2 === 1) edges.push([u, v, (code + place * place) % 7]);
        });
        found.push(...wrongs(size, edges, leastByHand(size, edges)));
      }
    }
    expect(found).toEqual([]);
  });

  it('costs as much as edmonds-blossom-fixed finds in random graphs', () => {
    const chance = chanceOf(2018);
    const found: string[] = [];
    let perfect = 0;
    const graphs = runs(250, 1000);
    for (let graph = 0; graph < graphs; graph++) {
      const size = 2 + chance(graph % 10 === 0 ? 60 : 24);
      const dense = 1 + chance(10);
      const most = [1, 2, 5, 30, 1000, 1_000_000][chance(6)] ?? 1;
      const edges: Edge[] = [];
      for (const [u, v] of pairsOf(size)) if (chance(10) < dense) edges.push([u, v, chance(most)]);
      const least = leastByLibrary(size, edges);
      found.push(...wrongs(size, edges, least));
      if (least !== undefined) perfect++;
    }
    expect(found).toEqual([]);
    expect(perfect).toBeGreaterThan(0.3 * graphs);
  });

  it('carries duals that prove it, or a witness that there is none', () => {
    const graph = fc.integer({ min: 1, max: 14 }).chain((size) =>
      fc.record({
        size: fc.constant(size),
        costs: fc.array(fc.option(fc.integer({ min: 0, max: 50 })), {
          minLength: pairsOf(size).length,
          maxLength: pairsOf(size).length,
        }),
      }),
    );
    fc.assert(
      fc.property(graph, ({ size, costs }) => {
        const edges: Edge[] = [];
        pairsOf(size).forEach(([u, v], place) => {
          const cost = costs[place];
          if (cost !== null && cost !== undefined) edges.push([u, v, cost]);
        });
        expect(proved(size, edges).flaws).toEqual([]);
      }),
      { numRuns: runs(40, 2000) },
    );
  });

  it('is exact up to the largest cost it allows', () => {
    const chance = chanceOf(53);
    for (let graph = 0; graph < runs(8, 200); graph++) {
      const size = 4 + 2 * chance(5);
      const most = mostCost(size);
      // Near the limit and only little apart: a rounded sum would go wrong.
      const edges = pairsOf(size).map(([u, v]): Edge => [u, v, most - chance(3)]);
      expect(wrongs(size, edges, leastByHand(size, edges))).toEqual([]);
    }
  });

  it('has nothing to match among nobody', () => {
    const nobody = { size: 0, costs: new Float64Array() };
    expect(atOnce(minimumCostSteps(nobody))).toMatchObject({ perfect: true, cost: 0 });
  });
});

describe('a face without the edges that none of its matchings has', () => {
  interface Costed {
    readonly graph: Graph;
    readonly edges: readonly Edge[];
  }

  function randomGraph(chance: Chance, size: number, dense: number, most: number): Costed {
    const edges = pairsOf(size)
      .filter(() => chance(10) < dense)
      .map(([u, v]): Edge => [u, v, chance(most)]);
    const [from, to] = [Int32Array.from(edges, ([u]) => u), Int32Array.from(edges, ([, v]) => v)];
    return { graph: { size, from, to }, edges };
  }

  /** The edges of the cheapest of all perfect matchings, by looking at every one. */
  function cheapestByHand({ graph, edges }: Costed): readonly number[] {
    const all = everyMatching(graph.size, edges).map((mates) => {
      const own = edges.flatMap(([u, v], edge) => (mates[u] === v ? [edge] : []));
      return { own, cost: own.reduce((sum, edge) => sum + Number(edges[edge]?.[2]), 0) };
    });
    const least = Math.min(...all.map(({ cost }) => cost));
    const used = new Set(all.flatMap(({ own, cost }) => (cost === least ? own : [])));
    return [...used].sort((a, b) => a - b);
  }

  const edgesOf = (faces: readonly Face[]): readonly number[] =>
    faces.flatMap(({ edges }) => [...edges]).sort((a, b) => a - b);

  test('holds exactly the edges of the cheapest matchings, with blossoms and without', () => {
    const chance = chanceOf(11);
    let thinner = 0;
    let crossed = 0;
    for (let count = 0; count < runs(400, 4000); count++) {
      const random = randomGraph(chance, 4 + 2 * chance(4), 3 + chance(6), 1 + chance(3));
      const { graph, edges } = random;
      const levels = [(edge: number): number => Number(edges[edge]?.[2])];
      const tight = atOnce(bestFaceSteps(graph, wholeFace(graph), levels));
      const thin = atOnce(bestFaceSteps(graph, wholeFace(graph), levels, true));
      if (tight === undefined || thin === undefined) {
        expect([tight, thin]).toEqual([undefined, undefined]);
        continue;
      }
      expect(edgesOf(thin)).toEqual(cheapestByHand(random));
      if (edgesOf(thin).length < edgesOf(tight).length) thinner++;
      if (
        thin.some(
          ({ leaves, edges: own, vertices }) => leaves > 0 && 2 * own.length > vertices.length,
        )
      )
        crossed++;
    }
    expect(thinner).toBeGreaterThan(20);
    expect(crossed).toBeGreaterThan(5);
  });

  test('without blossoms holds the edges of all perfect matchings', () => {
    const chance = chanceOf(5);
    let thinner = 0;
    for (let count = 0; count < runs(200, 2000); count++) {
      const random = randomGraph(chance, 4 + 2 * chance(4), 2 + chance(6), 1);
      const { graph } = random;
      const matched = atOnce(bestFaceSteps(graph, wholeFace(graph), []))?.flatMap(
        (face) => face.matched,
      );
      if (matched === undefined) continue;
      const whole: Face = { ...wholeFace(graph), matched };
      const possible = atOnce(possibleFaceSteps(graph, whole));
      expect([...possible.edges]).toEqual(cheapestByHand(random));
      expect(possible.matched).toEqual(matched);
      expect([...possible.vertices]).toEqual([...whole.vertices]);
      if (possible.edges.length < whole.edges.length) thinner++;
    }
    expect(thinner).toBeGreaterThan(20);
  });

  test('and a vertex can take just these instead of its own', () => {
    const chance = chanceOf(23);
    const answers = new Set<boolean>();
    for (let count = 0; count < runs(100, 1000); count++) {
      const random = randomGraph(chance, 4 + 2 * chance(4), 2 + chance(6), 1);
      const { graph } = random;
      const faces = atOnce(bestFaceSteps(graph, wholeFace(graph), []));
      const matched = faces?.flatMap((face) => face.matched);
      if (matched === undefined) continue;
      const whole: Face = { ...wholeFace(graph), matched };
      const possible = new Set(cheapestByHand(random));
      for (const edge of whole.edges) {
        if (matched.includes(edge)) continue;
        for (const vertex of [Number(graph.from[edge]), Number(graph.to[edge])]) {
          const can = canTakeOther(graph, whole, vertex, Int32Array.of(edge));
          expect(can).toBe(possible.has(edge));
          answers.add(can);
        }
      }
      expect(canTakeOther(graph, whole, 0, new Int32Array())).toBe(false);
    }
    expect(answers.size).toBe(2);
  });

  test('of one matching is that face', () => {
    const graph: Graph = { size: 2, from: Int32Array.of(0), to: Int32Array.of(1) };
    const face: Face = { ...restrictedFace(wholeFace(graph), () => true), matched: [0] };
    expect(atOnce(possibleFaceSteps(graph, face))).toBe(face);
  });
});
