import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { minimumCostSteps, mostCost } from '../../../../src/core/matching/minimum-cost';
import { atOnce } from '../../../../src/core/stepwise';
import { chanceOf } from '../../nk/pairing/events';
import {
  flawsOfProof,
  flawsOfWitness,
  leastByHand,
  leastByLibrary,
  matrixOf,
  pairsOf,
  type Edge,
} from './graphs';
import { runs, sampled } from '../../../support/sampled';

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
