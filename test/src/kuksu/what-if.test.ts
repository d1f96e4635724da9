import { describe, expect, test } from '@jest/globals';
import { awardAt, compareGroupings, groupAgainSteps, type KuksuCycle } from '../../../src';
import { atOnce } from '../../../src/core/stepwise';
import { sharedPlaces } from '../../../src/kuksu/grouping';
import { CHALLENGER_LOST, fullCycle, groupCycle, grouping, newcomers } from './told';

/** Ratings out of order, a seat for most of last cycle, and one pinned to A. */
const lastCycle = fullCycle(2).filter(({ place }) => place !== 10);
const registrations: KuksuCycle.Registration[] = [
  ...lastCycle.map(({ name }, row) => ({
    name,
    rating: 2000 + ((row * 7) % 27),
    pin: name === 'B2.9' ? 'A' : '',
  })),
  ...newcomers(3),
];
const lastOf = new Map(
  lastCycle.map(({ name, league, place }) => {
    const tier = String(league).startsWith('A') ? 1 : 2;
    return [name, { tier, league: String(league), place: Number(place), disqualified: false }];
  }),
);
const seated = registrations.map(({ name, rating, pin }) => ({
  ...{ name: String(name), rating: Number(rating), pin: pin === 'A' ? 1 : 0 },
  ...{ last: lastOf.get(name) },
}));

describe('U4, U5, U7, U9: the leagues of players who all have a seat', () => {
  test('are those of the cycle they were grouped in', () => {
    const given = grouping(groupCycle(registrations, lastCycle, CHALLENGER_LOST));
    const again = atOnce(groupAgainSteps(seated));
    expect(again?.tiers).toEqual(given.tiers);
    expect(again?.leagues).toEqual(given.leagues);
    expect(again?.fills).toEqual(given.fills);
    // The order of the list decides nothing.
    const reversed = atOnce(groupAgainSteps([...seated].reverse()));
    const namesOf = (of: typeof again): unknown =>
      of?.leagues.map(({ players }) => players.map(({ name }) => name));
    expect(namesOf(reversed)).toEqual(namesOf(again));
  });

  test('are none where more are pinned than there are seats', () => {
    expect(atOnce(groupAgainSteps(seated.map((each) => ({ ...each, pin: 1 }))))).toBeUndefined();
  });
});

test.each([
  [1, 2, 3, 300],
  [1, 2, 4, 200],
  [1, 2, 5, 100],
  [1, 2, 6, 0],
  [1, 1, 6, 300],
  [2, 2, 8, 100],
  [2, 2, 9, 0],
  [1, 3, 3, 0],
])('U7: when tier %i is filled, place (tier %i, %i) is worth %i', (tier, from, place, award) => {
  const last = { tier: from, league: 'x', place, disqualified: false };
  expect(awardAt(tier, last)).toBe(award);
  expect(awardAt(tier, { ...last, disqualified: true })).toBe(0);
  expect(awardAt(tier, undefined)).toBe(0);
});

test('U5: who is too many is told by rows in order, whatever the ratings', () => {
  const pinned = newcomers(15).map((each, row) => ({
    ...{ ...each, rating: 2000 + row, pin: row < 12 ? 'A' : '' },
  }));
  const answer = groupCycle(pinned, []);
  expect(answer).toMatchObject({ ok: false, failures: [{ code: 'tierOverfull' }] });
  if (answer.ok) return;
  const rows = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
  const [failure] = answer.failures;
  expect(failure?.at).toEqual({ list: 'registrations', rows });
  expect(failure?.values).toMatchObject({
    ...{ tier: 1, seats: 10, byDefault: { list: 'registrations', players: [] } },
    pinned: { list: 'registrations', players: rows.map((row) => ({ row, name: `N${row}` })) },
  });
});

test('U10: that nobody won league A is a matter of last cycle', () => {
  const without = lastCycle.filter(({ place }) => place !== 1);
  const answer = groupCycle(registrations, without, CHALLENGER_LOST);
  expect(answer).toMatchObject({
    ...{ ok: false, failures: [{ code: 'noWinnerOfA', at: { list: 'lastCycle' } }] },
  });
});

describe('players who share a place of last cycle', () => {
  const told = (...results: readonly (readonly [league: string, place: number])[]): unknown =>
    sharedPlaces(
      results.map(([league, place], index) => ({
        ...{ row: index + 1, name: `N${index}`, normalised: `n${index}` },
        last: {
          row: index + 1,
          tier: league.charCodeAt(0) - 64,
          league,
          place,
          disqualified: false,
        },
      })),
    ).map(({ values }) => values);

  test('are told league by league, unless the tier stands for all of its leagues', () => {
    const shared = (league: string, place: number, ...rows: readonly number[]): object => ({
      ...{ league, place, rows: { list: 'lastCycle', rows } },
    });
    expect(told(['A', 1], ['A', 2], ['B1', 1], ['B2', 1])).toEqual([]);
    expect(told(['A', 2], ['A', 2])).toEqual([shared('A', 2, 1, 2)]);
    expect(told(['B', 2], ['B', 2])).toEqual([]);
    expect(told(['B1', 9], ['B2', 3], ['B1', 3], ['B1', 9], ['B1', 3])).toEqual([
      shared('B1', 3, 3, 5),
      shared('B1', 9, 1, 4),
    ]);
  });
});

const of = (list: readonly KuksuCycle.Registration[]): KuksuCycle.Grouping =>
  grouping(groupCycle(list, []));
const thirty = newcomers(30);

describe('what if', () => {
  test('nobody changes anything: nobody moves', () => {
    expect(compareGroupings(of(thirty), of([...thirty].reverse()))).toEqual({
      tiers: [],
      leagues: [],
      joined: [],
      gone: [],
    });
  });

  test('a player withdraws: who takes the seat moves up, who is behind may change leagues', () => {
    const before = of(thirty);
    const { tiers, leagues, joined, gone } = compareGroupings(before, of(thirty.slice(1)));
    expect(gone.map(({ name, league, seed }) => [name, league, seed])).toEqual([['N1', 'A', 1]]);
    expect(joined).toEqual([]);
    expect(tiers).toEqual([
      {
        name: 'N11',
        from: { tier: 2, league: 'B1', seed: 1 },
        to: { tier: 1, league: 'A', seed: 10 },
      },
    ]);
    // Everyone of tier B is one place further up the snake.
    expect(leagues.map(({ name }) => name)).toEqual(expect.arrayContaining(['N12', 'N14']));
    expect(
      leagues.every(
        ({ from, to }) => from.tier === 2 && to.tier === 2 && from.league !== to.league,
      ),
    ).toBe(true);
  });

  test('a player registers: who loses the seat moves down', () => {
    const { tiers, joined } = compareGroupings(
      of(newcomers(29)),
      of([{ name: 'x', rating: 9000 }, ...newcomers(29)]),
    );
    expect(joined).toMatchObject([{ name: 'x', league: 'A', seed: 1 }]);
    expect(tiers).toMatchObject([{ name: 'N10', from: { league: 'A' }, to: { league: 'B1' } }]);
  });

  test('a new seed in the same league is no move', () => {
    const swapped = thirty.map((each, index) => (index === 1 ? { ...each, rating: 9000 } : each));
    expect(compareGroupings(of(thirty), of(swapped))).toMatchObject({ tiers: [], leagues: [] });
  });
});
