import { describe, expect, test } from '@jest/globals';
import { kuksuRank } from '../../../../src/kuksu/rank';
import type { OptionalColumn } from '../../../../src/kuksu/types';
import { failure, refusal, unusableNumbers, value } from '../../results';

const TIER_NEEDED = 'Enter a tier from 1 (A) to 26 (Z), or leave it empty.';
const PLACE_NEEDED = 'Enter a place from 1 to 10, or leave it empty.';
const same = [4, 4, 4];

describe('U6: places in a league', () => {
  test('more points first', () => {
    expect(value(kuksuRank([0.5, 8, 5.5, 0, 9], [0, 0, 0, 0, 0]))).toEqual([4, 2, 3, 5, 1]);
  });

  test('then the higher SODOS', () => {
    expect(value(kuksuRank(same, [0.5, 12, 11.5]))).toEqual([3, 1, 2]);
    expect(value(kuksuRank([5, 4, 4], [0, 12, 11.5]))).toEqual([1, 2, 3]);
  });

  test('then the higher tier of last cycle', () => {
    expect(value(kuksuRank(same, same, [3, 1, 2]))).toEqual([3, 1, 2]);
    expect(value(kuksuRank(same, [5, 4, 4], [3, 2, 1]))).toEqual([1, 3, 2]);
  });

  test('then the better league place of last cycle', () => {
    expect(value(kuksuRank(same, same, [2, 2, 2], [10, 1, 6]))).toEqual([3, 1, 2]);
    expect(value(kuksuRank(same, same, [1, 2, 2], [10, 7, 6]))).toEqual([1, 3, 2]);
  });

  test('then the higher rating', () => {
    expect(value(kuksuRank(same, same, [2, 2, 2], [6, 6, 6], [1500, 2100.5, 1900]))).toEqual([
      3, 1, 2,
    ]);
    expect(value(kuksuRank(same, same, [2, 2, 2], [5, 6, 6], [1500, 1900, 2100.5]))).toEqual([
      1, 3, 2,
    ]);
  });

  test('full ties share the place, and the next place counts all of them', () => {
    expect(value(kuksuRank([5, 7, 5, 3, 5, 3], [1, 1, 1, 1, 1, 1]))).toEqual([2, 1, 2, 5, 2, 5]);
    expect(value(kuksuRank(same, same, [2, 2, 2], [6, 6, 6], [1500, 1500, 1500]))).toEqual([
      1, 1, 1,
    ]);
  });

  const nothing: (0 | null | undefined)[] = [0, null, undefined];
  test.each(nothing)('no tier, no place and no rating (%j) rank after all', (none) => {
    expect(value(kuksuRank(same, same, [none, 26, 1]))).toEqual([3, 2, 1]);
    expect(value(kuksuRank(same, same, [2, 2, 2], [none, 10, 1]))).toEqual([3, 2, 1]);
    expect(value(kuksuRank(same, same, [2, 2, 2], [6, 6, 6], [none, 1, 2000]))).toEqual([3, 2, 1]);
  });

  test('two without anything tie', () => {
    expect(value(kuksuRank(same, same, [null, 0, 3], [undefined, 0, 1], [0, null, 1]))).toEqual([
      2, 2, 1,
    ]);
  });

  test('a column left out decides nothing, and the next ones do', () => {
    expect(value(kuksuRank(same, same, undefined, [3, 2, 1]))).toEqual([3, 2, 1]);
    expect(value(kuksuRank(same, same, undefined, undefined, [1, 2, 3]))).toEqual([3, 2, 1]);
    expect(value(kuksuRank(same, same, [1, 1, 2], undefined, [1, 2, 3]))).toEqual([2, 1, 3]);
  });

  test('nobody needs a place', () => {
    expect(value(kuksuRank([], []))).toEqual([]);
  });

  test('binary noise breaks no tie', () => {
    expect(value(kuksuRank([0.1 + 0.2, 0.3, 0.31], [1, 1, 1]))).toEqual([2, 2, 1]);
    expect(value(kuksuRank([1, 1], [10.800000000000002, 10.8], [1, 1], [1, 1]))).toEqual([1, 1]);
    expect(value(kuksuRank([1, 1], [1, 1], [1, 1.0000000000000002], [1, 1], [7, 7]))).toEqual([
      1, 1,
    ]);
  });

  test('twelve digits are told apart', () => {
    expect(value(kuksuRank([1, 1], [10.8000000001, 10.8]))).toEqual([1, 2]);
  });
});

describe('U6: what places are made of', () => {
  const rank = (name: string, column: OptionalColumn): ReturnType<typeof kuksuRank> => {
    const filled = column.map((each) => each ?? 0);
    const ones = column.map(() => 1);
    if (name === 'points') return kuksuRank(filled, ones);
    if (name === 'sodos') return kuksuRank(ones, filled);
    if (name === 'lastTier') return kuksuRank(ones, ones, column);
    if (name === 'lastPlace') return kuksuRank(ones, ones, ones, column);
    return kuksuRank(ones, ones, ones, ones, column);
  };

  test.each([
    ['points', -1, 'Enter points, 0 or more.'],
    ['sodos', -0.5, 'Enter points, 0 or more.'],
    ['lastTier', -1, TIER_NEEDED],
    ['lastTier', 1.5, TIER_NEEDED],
    ['lastTier', 27, TIER_NEEDED],
    ['lastPlace', -1, PLACE_NEEDED],
    ['lastPlace', 0.5, PLACE_NEEDED],
    ['lastPlace', 11, PLACE_NEEDED],
    ['rating', -1, 'Enter a rating above 0.'],
    ['points', 1_000_001, 'Enter a number up to 1,000,000.'],
    ['sodos', 1_000_001, 'Enter a number up to 1,000,000.'],
    ['rating', 1_000_001, 'Enter a number up to 1,000,000.'],
  ])('%s: %d is refused with its row', (name, cell, needed) => {
    expect(refusal(rank(name, [1, 1, cell, 1]))).toEqual([
      `${name}, row 3: ${cell}. ${needed}`,
      'value',
    ]);
  });

  describe.each(['points', 'sodos', 'lastTier', 'lastPlace', 'rating'])('%s', (name) => {
    test.each(unusableNumbers('x'))('%d is refused with its row', (cell, [said, kind]) => {
      expect(refusal(rank(name, [1, cell]))).toEqual([
        said.replace('x: ', `${name}, row 2: `),
        kind,
      ]);
    });
  });

  test.each([
    ['sodos', () => kuksuRank([1, 2, 3], [1, 2])],
    ['lastTier', () => kuksuRank([1, 2, 3], [1, 2, 3], [1, 2])],
    ['lastPlace', () => kuksuRank([1, 2, 3], [1, 2, 3], [1, 2, 3], [1, 2])],
    ['rating', () => kuksuRank([1, 2, 3], [1, 2, 3], undefined, undefined, [1, 2])],
  ])('%s has a row for each player', (name, ranked) => {
    expect(refusal(ranked())).toEqual([
      `${name}: 2. The number of rows must match points (3).`,
      'value',
    ]);
  });

  test('a longer column is refused too', () => {
    expect(failure(kuksuRank([1], [1, 2]))).toMatchObject({
      at: { argument: 'sodos', found: 2 },
      values: { rows: 1 },
    });
  });

  test('columns are looked at in the order of their importance', () => {
    expect(failure(kuksuRank([-1], [-1], [-1])).at.argument).toBe('points');
    expect(failure(kuksuRank([1], [-1], [-1])).at.argument).toBe('sodos');
    expect(failure(kuksuRank([1], [1], [-1], [-1])).at.argument).toBe('lastTier');
    expect(failure(kuksuRank([1], [1], [1], [-1], [-1])).at.argument).toBe('lastPlace');
  });
});
