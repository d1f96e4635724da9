import { describe, expect, test } from '@jest/globals';
import { tiedGroups } from '../../../src/standings/groups';

const rowsOf = (scores: readonly number[], level?: (a: number, b: number) => boolean): number[][] =>
  tiedGroups(
    scores.map((score, row) => ({ row, score })),
    (a, b) => b.score - a.score,
    level && ((above, row) => level(above.score, row.score)),
  ).map((group) => group.map(({ row }) => row));

describe('groups of level rows', () => {
  test('stand best first, each in the order of the list', () => {
    expect(rowsOf([5, 9, 5, 7, 9])).toEqual([[1, 4], [3], [0, 2]]);
  });

  test('are none for an empty list', () => {
    expect(rowsOf([])).toEqual([]);
  });

  test('reach as far as each row is level with the one just above it', () => {
    expect(rowsOf([1.2, 3, 1.1, 1], (above, row) => above - row < 0.15)).toEqual([[1], [0, 2, 3]]);
  });

  test('keep the order of a long list', () => {
    const [group] = rowsOf(Array.from({ length: 1000 }, () => 1));
    expect(group).toEqual(Array.from({ length: 1000 }, (_, row) => row));
  });

  test('leave the list as it was', () => {
    const rows = [
      { row: 0, score: 1 },
      { row: 1, score: 2 },
    ];
    tiedGroups(rows, (a, b) => b.score - a.score);
    expect(rows.map(({ row }) => row)).toEqual([0, 1]);
  });
});
