import { describe, expect, test } from '@jest/globals';
import { compareGroupings, type KuksuCycle } from '../../../../src';
import { groupCycle, grouping, newcomers } from '../cycles';

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
