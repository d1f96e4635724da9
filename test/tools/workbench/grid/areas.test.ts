import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';

import { rectanglesOf, surrounding } from '../../../../tools/workbench/grid/areas';
import type { Area, CellPosition } from '../../../../tools/workbench/grid/grid';

const someCells = fc.array(
  fc.record({
    sheetId: fc.constantFrom('a', 'b'),
    row: fc.nat({ max: 6 }),
    column: fc.nat({ max: 6 }),
  }),
);

function keysOf(areas: readonly Area[]): string[] {
  return areas.flatMap(({ sheetId, row, column, rows, columns }) =>
    Array.from({ length: rows * columns }, (_, index) =>
      [sheetId, row + Math.floor(index / columns), column + (index % columns)].join(),
    ),
  );
}

const keyOf = ({ sheetId, row, column }: CellPosition): string => [sheetId, row, column].join();

describe('areas', () => {
  test('rectangles cover every changed cell once, and no other', () => {
    fc.assert(
      fc.property(someCells, (cells) => {
        expect(keysOf(rectanglesOf(cells)).sort()).toEqual([...new Set(cells.map(keyOf))].sort());
      }),
    );
  });

  test('a full block is one rectangle', () => {
    const block = Array.from({ length: 12 }, (_, index) => ({
      sheetId: 'a',
      row: 3 + (index % 4),
      column: 2 + Math.floor(index / 4),
    }));
    expect(rectanglesOf(block)).toEqual([{ sheetId: 'a', row: 3, column: 2, rows: 4, columns: 3 }]);
  });

  test('the surrounding area reaches from the first to the last row and column', () => {
    const cell = (row: number, column: number): CellPosition => ({ sheetId: 'a', row, column });
    expect(surrounding([cell(5, 1), cell(2, 4)])).toEqual({
      sheetId: 'a',
      row: 2,
      column: 1,
      rows: 4,
      columns: 4,
    });
    expect(surrounding([])).toBeUndefined();
  });
});
