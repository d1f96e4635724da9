import { afterEach, describe, expect, test } from '@jest/globals';

import { provideGroupBy } from '../../../../tools/workbench/grid/plugins/prepare';

const target = Object as { groupBy?: unknown };
const original = target.groupBy;

afterEach(() => {
  target.groupBy = original;
});

describe('Object.groupBy', () => {
  test('is provided where it is missing: groups in order of appearance, without a prototype', () => {
    delete target.groupBy;
    provideGroupBy();
    const groupBy = target.groupBy as (
      items: Iterable<number>,
      keyOf: (item: number, index: number) => string,
    ) => Record<string, number[]>;
    const groups = groupBy([5, 6, 7], (item, index) => `${item % 2}:${Math.min(index, 1)}`);
    expect(Object.entries(groups)).toEqual([
      ['1:0', [5]],
      ['0:1', [6]],
      ['1:1', [7]],
    ]);
    expect(Object.getPrototypeOf(groups)).toBeNull();
  });

  test('is left alone where it exists', () => {
    const existing = (): object => ({});
    target.groupBy = existing;
    provideGroupBy();
    expect(target.groupBy).toBe(existing);
  });
});
