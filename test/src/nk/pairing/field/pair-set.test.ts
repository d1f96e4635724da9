import { expect, test } from '@jest/globals';
import { PairSet } from '../../../../../src/nk/pairing/field/pair-set';

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
