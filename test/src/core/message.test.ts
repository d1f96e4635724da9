import { describe, expect, test } from '@jest/globals';
import * as kinds from '../../../src/core/message';

/** How many a sample has. */
const lengths = (kind: { readonly samples: readonly (readonly unknown[])[] }): number[] =>
  kind.samples.map((each) => each.length);

describe('the samples of a value, with which each message is said', () => {
  test('of a number are one, none, several, a fraction and one in thousands', () => {
    const { samples } = kinds.aNumber;
    expect([samples.includes(1), samples.includes(0)]).toEqual([true, true]);
    expect(samples.some((each) => each > 1 && each < 1000)).toBe(true);
    expect(samples.some((each) => each % 1 !== 0)).toBe(true);
    expect(samples.some((each) => each >= 1000)).toBe(true);
    expect(kinds.aNumberOrNone.samples).toEqual([1, null, 0.5]);
  });

  test('of a yes or no are both, of a cell whatever it may hold', () => {
    expect([...kinds.aFlag.samples].sort()).toEqual([false, true]);
    const { samples } = kinds.aCell;
    expect(new Set(samples).size).toBe(samples.length);
    expect(samples).toEqual(expect.arrayContaining(['', null, true, false]));
    expect(new Set(samples.map((each) => typeof each)).size).toBe(4);
    expect(samples.filter((each) => typeof each === 'string' && /^[a-z]$/.test(each))).toHaveLength(
      1,
    );
  });

  test('of a text and a name are never blank', () => {
    for (const { samples } of [kinds.aText, kinds.aName, { samples: kinds.names.samples.flat() }]) {
      expect(samples.length).toBeGreaterThan(1);
      for (const each of samples) expect(each).toMatch(/^[A-Za-z]+$/);
    }
  });

  test('of a list are one, two and many; of players none too, and groups of both', () => {
    expect(lengths(kinds.numbers)).toEqual([2, 1, 13]);
    expect(lengths(kinds.players)).toEqual([2, 0, 1, 7]);
    expect(lengths(kinds.names)).toEqual([2, 1, 4]);
    expect(kinds.playerGroups.samples.map((groups) => groups.map((each) => each.length))).toEqual([
      [1, 3],
    ]);
    expect(kinds.namedPlayers.samples.map((each) => each.players.length)).toEqual([2, 1, 0]);
    for (const { list, players } of kinds.namedPlayers.samples) {
      expect(list).toBe('registrations');
      for (const { row, name } of players) expect([row > 1, name.length]).toEqual([true, 3]);
    }
  });

  test('of players, groups, tiers and places are those that exist', () => {
    expect(kinds.aPlayer.samples.every((each) => each >= 1)).toBe(true);
    expect(kinds.aPlayer.samples).toHaveLength(2);
    expect(kinds.aGroup.samples).toEqual([0, 1, 2]);
    expect([...kinds.aTier.samples].sort()).toEqual([1, 2, 3]);
    expect(kinds.aPlace.samples).toEqual([
      { list: 'registrations', row: 3 },
      { list: 'lastCycle', rows: [2, 7] },
    ]);
  });
});
