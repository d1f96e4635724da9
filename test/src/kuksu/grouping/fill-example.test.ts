import { describe, expect, test } from '@jest/globals';
import type { KuksuCycle } from '../../../../src';
import { CHALLENGER_LOST, groupCycle, grouping, namesByLeague, placed } from '../cycles';

/**
 * Rule 9.1 worked by hand. Last cycle had A, B1, B2 and C1 with ten players each. 35 are registered: A has 10 seats,
 * tier B 20, C1 the remaining 5. Registered players of last cycle: name, rating, league, place, disqualified.
 */
const played: [string, number, string, number, boolean?][] = [
  ['a1', 2500, 'A', 1],
  ['a2', 2450, 'A', 2],
  ['a3', 2400, 'A', 3],
  ['a6', 1900, 'A', 6],
  ['a7', 2150, 'A', 7, true],
  ['a8', 2000, 'A', 8],
  ['a9', 2130, 'A', 9],
  ['b1', 2050, 'B1', 1],
  ['b2', 1990, 'B1', 2],
  ['b3', 1850, 'B1', 3],
  ['b4', 1960, 'B1', 4],
  ['b5', 1700, 'B1', 5],
  ['b6', 2140, 'B1', 6],
  ['b7', 1750, 'B1', 7],
  ['b8', 1640, 'B1', 8],
  ['b9', 1600, 'B1', 9],
  ['c1', 1980, 'B2', 1],
  ['c4', 1800, 'B2', 4],
  ['c5', 2120, 'B2', 5, true],
  ['c6', 1500, 'B2', 6],
  ['c8', 1720, 'B2', 8],
  ['d1', 1650, 'C1', 1],
  ['d2', 1480, 'C1', 2],
  ['d3', 1400, 'C1', 3],
  ['d4', 1450, 'C1', 4],
  ['d5', 1590, 'C1', 5],
  ['d6', 1580, 'C1', 6],
  ['d7', 1300, 'C1', 7],
  ['d9', 1200, 'C1', 9],
];
/** Some of those who are not registered. */
const dropped: [string, string, number][] = [
  ['a4', 'A', 4],
  ['a5', 'A', 5],
  ['c2', 'B2', 2],
  ['c3', 'B2', 3],
];
/** New, or returning after a cycle without them: r1 and r2 won C2 once, which counts no more. */
const without: [string, number][] = [
  ['n1', 2170],
  ['n2', 1690],
  ['n3', 1610],
  ['n4', 1000],
  ['r1', 2155],
  ['r2', 1100],
];

const registrations: KuksuCycle.Registration[] = [
  ...played.map(([name, rating]) => ({ name, rating })),
  ...without.map(([name, rating]) => ({ name, rating })),
];
const lastCycle: KuksuCycle.LastResult[] = [
  ...played.map(([name, , league, place, disqualified = false]) => {
    return { name, league, place, disqualified };
  }),
  ...dropped.map(([name, league, place]) => ({ name, league, place })),
];
const example = grouping(groupCycle(registrations, lastCycle, CHALLENGER_LOST));
const [tierA, tierB, tierC] = example.fills;
const sums = (candidates: readonly KuksuCycle.Candidate[] = []): [string, number][] =>
  candidates.map(({ name, sum }) => [name, sum]);
const playersOf = (tier: number): string[] =>
  example.leagues
    .filter((league) => league.tier === tier)
    .flatMap(({ players }) => players.map(({ name }) => name))
    .sort();

describe('U7, U8: the example of rule 9.1, step by step', () => {
  test('35 players are A with 10, B1 and B2 with 10 each, C1 with 5', () => {
    expect(example.leagues.map(({ league, players }) => [league, players.length])).toEqual([
      ['A', 10],
      ['B1', 10],
      ['B2', 10],
      ['C1', 5],
    ]);
  });

  test('step 1: six have A by default: 1st (who lost the title match) to 3rd of A, 1st and 2nd of B1, 1st of B2', () => {
    expect(tierA).toMatchObject({ seats: 10, pinned: 0, byDefault: 6 });
    for (const name of ['a1', 'a2', 'a3', 'b1', 'b2', 'c1']) {
      expect(placed(example, name)).toMatchObject({ tier: 1, how: { by: 'default' } });
    }
  });

  test('step 2: the four open seats of A go to 1900 + 300, a newcomer with 2170, 1960 + 200 and a returner with 2155', () => {
    expect(tierA?.filled).toEqual([
      { name: 'a6', rating: 1900, award: 300, sum: 2200 },
      { name: 'n1', rating: 2170, award: 0, sum: 2170 },
      { name: 'b4', rating: 1960, award: 200, sum: 2160 },
      { name: 'r1', rating: 2155, award: 0, sum: 2155 },
    ]);
  });

  test('step 3: next are two with 2150: the disqualified 7th of A, without award, before the 3rd of B1 with 300', () => {
    expect(tierA?.next).toEqual([
      { name: 'a7', rating: 2150, award: 0, sum: 2150 },
      { name: 'b3', rating: 1850, award: 300, sum: 2150 },
      { name: 'b6', rating: 2140, award: 0, sum: 2140 },
    ]);
  });

  test('step 4: nine have B by default: 7th to 9th of A, 3rd and 5th of B1, 4th and 5th of B2, 1st and 2nd of C1', () => {
    expect(tierB).toMatchObject({ seats: 20, pinned: 0, byDefault: 9 });
    for (const name of ['a7', 'a8', 'a9', 'b3', 'b5', 'c4', 'c5', 'd1', 'd2']) {
      expect(placed(example, name)).toMatchObject({ tier: 2, how: { by: 'default' } });
    }
  });

  test('step 5: eleven seats of B are open; the award is now that of 6th to 8th of B and 3rd to 5th of C', () => {
    expect(sums(tierB?.filled)).toEqual([
      ['b6', 2440],
      ['b7', 1950],
      ['c8', 1820],
      ['c6', 1800],
      ['b8', 1740],
      ['d3', 1700],
      // 1590 + 100, and before a newcomer with 1690, as the tier of last cycle decides.
      ['d5', 1690],
      ['n2', 1690],
      ['d4', 1650],
      ['n3', 1610],
      ['b9', 1600],
    ]);
    expect(sums(tierB?.next)).toEqual([
      ['d6', 1580],
      ['d7', 1300],
      ['d9', 1200],
    ]);
  });

  test('step 6: three have C because there is no tier D; the last two seats go to whoever is left', () => {
    expect(tierC).toMatchObject({ seats: 5, pinned: 0, byDefault: 3, next: [] });
    expect(sums(tierC?.filled)).toEqual([
      ['r2', 1100],
      ['n4', 1000],
    ]);
    expect(placed(example, 'd6')).toMatchObject({
      tier: 3,
      how: { by: 'default' },
      default: { entitled: 4, tier: 3 },
      movement: 'stays',
    });
  });

  test('who has no place of last cycle has no default tier', () => {
    for (const [name] of without) {
      expect(placed(example, name)).toMatchObject({ movement: 'new', default: undefined });
    }
  });

  test('each tier is dealt out by rating without award, in a snake', () => {
    expect(namesByLeague(example)).toEqual({
      A: ['a1', 'a2', 'a3', 'n1', 'r1', 'b1', 'b2', 'c1', 'b4', 'a6'],
      B1: ['a7', 'c5', 'a8', 'b7', 'c8', 'd1', 'b8', 'd5', 'c6', 'd3'],
      B2: ['b6', 'a9', 'b3', 'c4', 'b5', 'n2', 'n3', 'b9', 'd2', 'd4'],
      C1: ['d6', 'd7', 'd9', 'r2', 'n4'],
    });
    expect(playersOf(3)).toEqual(['d6', 'd7', 'd9', 'n4', 'r2']);
  });

  test('who has dropped out is listed, and no warning is needed', () => {
    expect(example.absent).toEqual([
      { row: 30, name: 'a4', league: 'A', place: 4 },
      { row: 31, name: 'a5', league: 'A', place: 5 },
      { row: 32, name: 'c2', league: 'B2', place: 2 },
      { row: 33, name: 'c3', league: 'B2', place: 3 },
    ]);
    expect(example.warnings).toEqual([]);
  });
});
