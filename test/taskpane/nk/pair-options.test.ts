/** @jest-environment ./test/support/environment.js */
import { describe, expect, test } from '@jest/globals';
import {
  allowed,
  exchanged,
  fixed,
  forbade,
  nothingSaid,
  released,
  repeatAllowed,
  roundOptions,
  withBye,
} from '../../../taskpane/nk/pair-options';

const round2 = { ...nothingSaid, round: 2 };

describe('What the director says about a round', () => {
  test('A pair that is fixed gives up other pairs of its players, their bye and its own ban', () => {
    let said = forbade(round2, [1, 2]);
    said = fixed(said, { players: [2, 3] });
    said = withBye(said, 1);
    said = fixed(said, { players: [1, 2] });
    expect(said).toEqual({ ...round2, forced: [{ players: [1, 2] }] });
  });

  test('A pair that is forbidden is fixed no longer and may not meet again', () => {
    let said = repeatAllowed(fixed(round2, { players: [4, 5] }), [4, 5], true);
    said = forbade(said, [5, 4]);
    expect(said).toEqual({ ...round2, forbidden: [[5, 4]] });
  });

  test('Every decision has its way back, whoever of the two is named first', () => {
    expect(released(fixed(round2, { players: [4, 5] }), [5, 4])).toEqual(round2);
    expect(allowed(forbade(round2, [4, 5]), [5, 4])).toEqual(round2);
    expect(repeatAllowed(repeatAllowed(round2, [4, 5], true), [5, 4], false)).toEqual(round2);
    expect(withBye(withBye(round2, 6), undefined)).toEqual(round2);
  });

  test('Players of two boards who change places meet each other’s opponents', () => {
    expect(exchanged(round2, [1, 2], [3, 4]).forced).toEqual([
      { players: [3, 2] },
      { players: [1, 4] },
    ]);
  });

  test('Whoever is absent is in no fixed pair and has no bye', () => {
    const players = [1, 2, 3].map((number) => ({
      number,
      name: `Player ${number}`,
      strength: 0,
      group: 0,
      absent: number === 1 ? [2] : [],
    }));
    const said = withBye(fixed(round2, { players: [1, 2] }), 3);
    expect(roundOptions(players, { ...said, away: { 3: true } })).toEqual({
      absent: [1, 3],
      avoid: [],
      forced: [],
      forbidden: [],
      mayRepeat: [],
      tables: [],
    });
  });

  test('Whoever enters later or has withdrawn is not absent', () => {
    const player = { name: 'A', strength: 0, group: 0, absent: [2] };
    const players = [
      { ...player, number: 1, enters: 3 },
      { ...player, number: 2, withdrawnAfter: 1 },
      { ...player, number: 3, withdrawnAfter: 2 },
    ];
    expect(roundOptions(players, round2).absent).toEqual([3]);
  });
});
