import { describe, expect, test } from '@jest/globals';
import {
  checkedFactor,
  checkedResult,
  checkedTotals,
  type CheckedTournament,
  type CheckedYear,
} from './kgs-year';
import fc from 'fast-check';
import { kgsPlayers, kgsResults } from '../../src';
import { value } from '../src/results';
import { runs } from '../support/sampled';

const entrants = (...rows: readonly (readonly [string, number, number, number])[]) =>
  rows.map(([account, wins, sos, sodos]) => ({ account, wins, sos, sodos }));

const tournament = (change: Partial<CheckedTournament>): CheckedTournament => ({
  name: 'A',
  minutes: 60,
  board: 19,
  rounds: 15,
  entrants: [],
  ...change,
});

const fixed: CheckedYear = { tournaments: [], aliases: [], points: [8, 5, 3, 2, 1] };

describe('The independent year gives what is known', () => {
  test.each([
    [8 * 60, 2],
    [27 * 60, 3],
    [27 * 60 + 1, 4],
    [60, 1],
    [29, 1],
  ])('main time of %d minutes counts %d', (minutes, root) => {
    expect(checkedFactor(tournament({ minutes, board: 9, rounds: 1 }))).toBe(root);
  });

  test('August 2010: 8, 4, 2, 1 become 8, 3, 3, 1 with two players level for second', () => {
    const field = Array.from({ length: 14 }, (_, i) => {
      const wins = [14, 11, 11, 10][i] ?? 9 - i / 4;
      return { account: `p${i}`, wins, sos: 50 - i, sodos: 20 };
    });
    const year = { tournaments: [], aliases: [], points: [] };
    const { F, players, points } = checkedResult(tournament({ entrants: field }), year);
    expect([F, players]).toEqual([60, 14]);
    expect([...points.values()].slice(0, 5)).toEqual([8, 3, 3, 1, 0]);
  });

  test('July 2012 and September 2012, as published', () => {
    const july = entrants(
      ['a', 6, 30, 24],
      ['b', 6, 28, 22],
      ['c', 5, 25, 13],
      ['d', 4, 27, 10],
      ['e', 4, 27, 10],
      ['f', 3, 25, 5],
    );
    const september = entrants(
      ['a', 10, 74, 59],
      ['b', 9, 76, 50],
      ['c', 9, 76, 48],
      ['d', 7, 71, 31],
      ['e', 6, 80, 32],
      ['f', 6, 76, 27],
      ['g', 6, 71, 23],
    );
    const of = (list: typeof july): number[] => [
      ...checkedResult(tournament({ entrants: list }), fixed).points.values(),
    ];
    expect(of(july)).toEqual([7, 6, 3, 1.5, 1.5, 0]);
    expect(of(september)).toEqual([8, 4, 4, 2, 1, 0, 0]);
  });

  test('Removed players with less than half their games do not count; exactly half does', () => {
    const list = [
      { account: 'stays', wins: 5, sos: 1, sodos: 1 },
      { account: 'half', wins: 4, sos: 1, sodos: 1, played: 5, removed: true },
      { account: 'gone', wins: 3, sos: 1, sodos: 1, played: 4, removed: true },
    ];
    const { points } = checkedResult(tournament({ rounds: 10, entrants: list }), fixed);
    expect([...points]).toEqual([
      ['stays', 8],
      ['half', 5],
    ]);
  });

  test('An account lent for one event counts for its engine there only; three thirds are one', () => {
    const level = entrants(['x', 1, 1, 1], ['y', 1, 1, 1], ['z', 1, 1, 1]);
    const year: CheckedYear = {
      points: [1],
      tournaments: [
        tournament({ name: 'A', entrants: level }),
        tournament({ name: 'B', entrants: level }),
        tournament({ name: 'C', entrants: level }),
        tournament({ name: 'D', entrants: entrants(['w', 1, 1, 1]) }),
      ],
      aliases: [
        { account: 'Y', engine: 'Why' },
        { account: 'y', event: 'B', engine: 'z' },
      ],
    };
    const third = (count: number): unknown => expect.closeTo(count / 3, 12);
    expect(checkedTotals(year)).toEqual([
      { place: 1, engine: 'z', total: third(4), events: 3 },
      { place: 2, engine: 'x', total: third(3), events: 3 },
      { place: 2, engine: 'w', total: 1, events: 1 },
      { place: 4, engine: 'Why', total: third(2), events: 2 },
    ]);
  });

  test('A table of its own holds for its tournament and no other', () => {
    const list = entrants(['a', 2, 1, 1], ['b', 1, 1, 1]);
    const own = tournament({ entrants: list, ownTable: [[2, 20, 10]] });
    expect([...checkedResult(own, fixed).points.values()]).toEqual([20, 10]);
    expect([...checkedResult(tournament({ entrants: list }), fixed).points.values()]).toEqual([
      8, 5,
    ]);
  });
});

const rounds = 10;
const entrant = fc.record({
  wins: fc.nat(5),
  sos: fc.nat(3),
  sodos: fc.nat(2),
  played: fc.nat(rounds),
  removed: fc.boolean(),
});

describe('A list of all entrants, with a mark for those who count', () => {
  test('K3, K5: is paid as the independent year pays those who count', () => {
    fc.assert(
      fc.property(
        fc.array(entrant, { minLength: 1, maxLength: 14 }),
        fc.constantFrom(60, 8 * 60, 27 * 60),
        (list, minutes) => {
          const entrants = list.map((each, row) => ({ ...each, account: `account ${row}` }));
          const tournament: CheckedTournament = { name: 'A', minutes, board: 19, rounds, entrants };
          const expected = checkedResult(tournament, { tournaments: [], aliases: [], points: [] });
          const players = value(kgsPlayers(list, rounds));
          expect(players).toBe(expected.players);
          fc.pre(players > 0);
          const found = value(
            kgsResults(
              checkedFactor(tournament),
              players,
              list.map(({ wins }) => wins),
              list.map(({ sos }) => sos),
              list.map(({ sodos }) => sodos),
              undefined,
              entrants.map(({ account }) => expected.points.has(account)),
            ),
          );
          expect(found).toEqual(
            entrants.map(({ account }) => expect.closeTo(expected.points.get(account) ?? 0, 9)),
          );
        },
      ),
      { numRuns: runs(40, 1000) },
    );
  });
});
