import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { kgsPlayers, kgsResults } from '../../src';
import { value } from '../src/results';
import { runs } from '../support/sampled';
import { checkedFactor, checkedResult, type CheckedTournament } from './kgs-year';

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
