import { describe, expect, test } from '@jest/globals';
import {
  byeOrder,
  type FloatPreference,
  type NkEvent,
  presentPlayers,
  stateOf,
} from '../../../../src';
import { value } from '../../results';
import { event, field } from '../events';
import {
  type CRITERIA,
  firstFloater,
  floatOrder,
  type PairingField,
  PairSet,
  wholeFactor,
} from '../../../../src/nk/pairing/field';

const order = (given: NkEvent, candidates = false): number[] =>
  byeOrder(presentPlayers(value(stateOf(given))), candidates).map(({ number }) => number);

describe('N10: the bye', () => {
  test('goes to the lowest score', () => {
    expect(order(event(field([2, 3, 4])))).toEqual([3, 2, 1]);
  });

  test('at equal score to the lowest SOS', () => {
    const players = field([2, 2, 2, 2, 3, 3]);
    const given = event(players, ['1-5B 2-3D 4-6D']);
    // Scores -1 -1.5 -1.5 -1.5 -3 -2.5; SOS 0 1.5 1.5 0.5 2 1.5 on the table's scale.
    expect(order(given)).toEqual([5, 6, 4, 3, 2, 1]);
  });

  test('at equal SOS to the weakest, and of equal strength to the last entered', () => {
    const players = field([2, 2, 2], { 2: { strength: 3000 }, 3: { strength: 2500 } });
    expect(order(event(players))).toEqual([3, 1, 2]);
  });

  test('goes to nobody twice while anyone else can be paired without', () => {
    const players = field([2, 2, 4, 4, 4]);
    const given = event(players, ['1-2B 3-4B 5+', '1-2B 3-5B 4+']);
    expect(order(given)).toEqual([3, 2, 1, 5, 4]);
  });

  test('goes round again when everyone has had it', () => {
    const given = event(field([2, 2, 2]), ['1-2B 3+', '1-3B 2+', '2-3B 1+', '1-2B 3+']);
    expect(order(given)).toEqual([2, 1, 3]);
  });

  test('goes to title candidates after the others who have had it as often', () => {
    expect(order(event(field([0, 1, 4, 2])), true)).toEqual([3, 4, 2, 1]);
    // Nobody gets a second one while a candidate is without.
    expect(order(event(field([0, 2, 3, 3]), ['2-4B 1- 3+']), true)).toEqual([4, 2, 1, 3]);
    expect(order(event(field([0, 1, 1])), true)).toEqual([3, 2, 1]);
  });

  test('where candidates do not take turns, goes to one only if nobody else is there', () => {
    expect(order(event(field([0, 1, 2, 2])))).toEqual([4, 3]);
    // A candidate without a bye stands back behind others who have had one.
    expect(order(event(field([0, 2, 4, 4]), ['1-2B 4- 3+', '1-2B 3- 4+']))).toEqual([2, 4, 3]);
    expect(order(event(field([0, 1, 1])))).toEqual([3, 2, 1]);
  });
});

type Code = (typeof CRITERIA)[number]['code'];

test.each<[Code, FloatPreference, FloatPreference, number]>([
  ['floatDown', 'middle', 'top', 4],
  ['floatDown', 'top', 'middle', 1],
  ['floatUp', 'top', 'middle', 4],
  ['floatUp', 'middle', 'bottom', 1],
  ['gaps', 'middle', 'middle', 1],
  ['pattern', 'middle', 'middle', 1],
])('N6: costs of %s with floaters down %s and up %s are whole at %i times', (...row) => {
  const [code, floatDown, floatUp, times] = row;
  const field = { settings: { floatDown, floatUp } } as PairingField;
  expect(wholeFactor(field, code)).toBe(times);
});

test('the player that N6 prefers is the first in its order', () => {
  for (const preference of ['top', 'middle', 'bottom'] as const) {
    for (let count = 0; count <= 8; count++) {
      const players = Array.from({ length: count }, (_, index) => `player ${index + 1}`);
      expect(firstFloater(players, preference)).toBe(floatOrder(players, preference)[0]);
    }
  }
});

test('a set of pairs knows its pairs either way round, and nobody else', () => {
  const pairs = new PairSet([11, 12, 13]);
  const all = [11, 12, 13, 99];
  const held = (): string[] =>
    all.flatMap((a) => all.filter((b) => pairs.has(a, b)).map((b) => `${a}-${b}`));
  expect([pairs.isEmpty, held()]).toEqual([true, []]);
  expect(all.map((player) => pairs.placeOf(player))).toEqual([0, 1, 2, undefined]);
  pairs.add(0, 1);
  expect([pairs.isEmpty, held()]).toEqual([false, ['11-12', '12-11']]);
  pairs.add(2, 1);
  expect(held()).toEqual(['11-12', '12-11', '12-13', '13-12']);
  expect([...(pairs.row(12) ?? [])]).toEqual([1, 0, 1]);
  expect(pairs.row(99)).toBeUndefined();
  expect(new PairSet([11, 12]).row(11)).toBeUndefined();
});
