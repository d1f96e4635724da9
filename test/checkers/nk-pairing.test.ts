import { describe, expect, test } from '@jest/globals';
import type { NkEvent, RoundOptions, Settings } from '../../src/nk/event/event';
import { DEFAULT_SETTINGS } from '../../src';
import { event, field } from '../src/nk/events';
import { ledgerOf } from './nk/ledger';
import {
  bestByTrying,
  byeQueue,
  costOf,
  fieldOf,
  taskOf,
  titleOf,
  type Field,
  type Pair,
} from './nk/pairing';

const taskFor = (given: NkEvent, options: RoundOptions = {}, settings: Partial<Settings> = {}) =>
  taskOf(ledgerOf(given), { ...DEFAULT_SETTINGS, ...settings }, options);
const costFor = (
  given: NkEvent,
  pairs: readonly Pair[],
  settings: Partial<Settings> = {},
): number[] => costOf(fieldOf(taskFor(given, {}, settings), undefined), pairs);

/** 16 players of one group, in order of SOS after a round of byes: everyone has the same score. */
const sixteen = field(Array.from({ length: 16 }, () => 2));
const pairsOf = (opponent: (i: number) => number): Pair[] =>
  Array.from({ length: 8 }, (_, index) => [index + 1, opponent(index + 1)]);

const leastCost = (paired: Field): readonly number[] | undefined => bestByTrying(paired)?.cost;

describe('the checker by hand', () => {
  test('N3: a slide costs nothing in round 1, a fold does', () => {
    expect(
      costFor(
        event(sixteen),
        pairsOf((i) => i + 8),
      ),
    ).toEqual([0, 0, 0, 0, 0, 0]);
    // |i - (17 - i)| is 15, 13 ... 1, and 8 is wanted: 49 + 25 + 9 + 1, twice.
    expect(
      costFor(
        event(sixteen),
        pairsOf((i) => 17 - i),
      ),
    ).toEqual([0, 0, 0, 0, 0, 168]);
  });

  const later = event(sixteen, [sixteen.map(({ number }) => `${number}+`).join(' ')]);

  test('N4: a fold costs nothing in later rounds, a slide does', () => {
    expect(
      costFor(
        later,
        pairsOf((i) => 17 - i),
      ),
    ).toEqual([0, 0, 0, 0, 0, 0]);
    // i + i + 8 is 10, 12 ... 24, and 17 is wanted.
    expect(
      costFor(
        later,
        pairsOf((i) => i + 8),
      ),
    ).toEqual([0, 0, 0, 0, 0, 168]);
  });

  test('N6: floats cost the squared distance from the preferred place on either side', () => {
    const given = event(field([2, 2, 2, 3, 3, 3]));
    const pairs: Pair[] = [
      [1, 2],
      [3, 5],
      [4, 6],
    ];
    // 3 is third of three, 5 second of three.
    expect(costFor(given, pairs)).toEqual([0, 0, 1, 4, 1, 0]);
    expect(costFor(given, pairs, { floatDown: 'middle', floatUp: 'middle' })).toEqual([
      0, 0, 1, 1, 0, 0,
    ]);
    expect(costFor(given, pairs, { floatDown: 'bottom', floatUp: 'top' })).toEqual([
      0, 0, 1, 0, 1, 0,
    ]);
    expect(leastCost(fieldOf(taskFor(given), undefined))).toEqual([0, 0, 1, 0, 0, 0]);
  });

  test('N5: a gap counts squared, and nobody meets again outside the title group', () => {
    expect(costFor(event(field([2, 4])), [[1, 2]])).toEqual([0, 0, 4, 0, 0, 0]);
    const met = event(field([2, 2]), ['1-2B']);
    expect(leastCost(fieldOf(taskFor(met), undefined))).toBeUndefined();
    expect(leastCost(fieldOf(taskFor(met, { mayRepeat: [[2, 1]] }), undefined))).toEqual([
      0, 1, 1, 0, 0, 0,
    ]);
  });

  test('N7: of an odd number the one of the Topgroep floats, else who N6 prefers in Groep 1', () => {
    const title = (groups: number[], rounds: string[] = [], preference: Partial<Settings> = {}) => {
      const task = taskFor(event(field(groups), rounds), {}, { titleFrom: 1, ...preference });
      const { members, floater } = titleOf(task, task.free);
      return [[...members].sort((a, b) => a - b), floater];
    };
    expect(title([0, 1, 1, 2, 2, 2])).toEqual([[1, 2, 3], 1]);
    expect(title([0, 0, 1, 2, 2, 2])).toEqual([[1, 2, 3], 3]);
    expect(title([1, 1, 1, 2])).toEqual([[1, 2, 3], 1]);
    expect(title([1, 1, 1, 2], [], { floatDown: 'middle' })).toEqual([[1, 2, 3], 2]);
    expect(title([1, 1, 1, 2], [], { floatDown: 'bottom' })).toEqual([[1, 2, 3], 3]);
    expect(title([0, 0, 0, 4])).toEqual([[1, 2, 3], 1]);
    expect(title([0, 0, 2, 2])).toEqual([[1, 2], undefined]);
  });

  test('N10: the bye goes by score, SOS, strength and number, to those who have had the fewest', () => {
    expect(byeQueue(taskFor(event(field([2, 3, 4]))))).toEqual([3, 2, 1]);
    expect(byeQueue(taskFor(event(field([2, 2, 2]), ['1-2B 3+'])))).toEqual([2, 1, 3]);
    expect(byeQueue(taskFor(event(field([0, 1, 2]))))).toEqual([3, 2, 1]);
    expect(byeQueue(taskFor(event(field([0, 1, 2])), { bye: 1 }))).toEqual([1]);
    const title = (groups: number[], more: Partial<Settings> = {}): number[] =>
      byeQueue(taskFor(event(field(groups)), {}, { titleFrom: 1, ...more }));
    expect(title([0, 1, 2])).toEqual([3]);
    expect(title([0, 1, 1])).toEqual([3, 2, 1]);
    expect(title([0, 1, 2], { candidateMayHaveBye: true })).toEqual([3, 2, 1]);
  });
});
