/** @jest-environment ./test/support/environment.js */
import { describe, expect, test } from '@jest/globals';
import { type Cell, errors, type Grid, type Value } from '../../../taskpane/why/values/cell';
import { eachValue, isMade, ofCells, traced, tracedIn } from '../../../taskpane/why/values/grid';

const at = (row: number, column: number) => ({ sheetId: '1', sheet: 'Results', row, column });

/** A column of a sheet, and the places in it whose cells were asked for. */
function column(values: readonly Value[]): { readonly grid: Grid; readonly asked: number[] } {
  const asked: number[] = [];
  const grid = tracedIn(
    values.map((value) => [value]),
    {
      trace: (value, row, k): Cell => {
        asked.push(row);
        return { value, at: at(row, k) };
      },
      isOurs: () => false,
    },
  );
  return { grid, asked };
}

describe('values of a long list', () => {
  test('are traced one by one where they are asked for', () => {
    const { grid, asked } = column([1, 2, 3]);
    expect(grid.values).toEqual([[1], [2], [3]]);
    expect(grid.cellAt(1, 0)).toEqual({ value: 2, at: at(1, 0) });
    expect([grid.cellAt(3, 0), grid.cellAt(0, 1)]).toEqual([undefined, undefined]);
    expect(asked).toEqual([1]);
  });

  test('are the same cells one by one and all together', () => {
    const { grid } = column([1, null, errors.value]);
    const alone = [0, 1, 2].map((row) => [grid.cellAt(row, 0)]);
    expect(grid.cells).toEqual(alone);
    expect(grid.cellAt(2, 0)).toBe(grid.cells[2]?.[0]);
  });

  test('keep where they came from through an operator, which looks at values alone', () => {
    const [left, right] = [column([1, errors.value, 3]), column([10, 20, 30])];
    const sum = eachValue([left.grid, right.grid], (a, b) => Number(a) + Number(b));
    expect(sum.values).toEqual([[11], [errors.value], [33]]);
    expect([left.asked, right.asked]).toEqual([[], []]);
    expect(sum.cellAt(2, 0)).toEqual({ value: 33, from: [at(2, 0)] });
    expect(sum.cellAt(1, 0)).toEqual({ value: errors.value, at: at(1, 0) });
    expect(sum.cellAt(3, 0)).toBeUndefined();
  });

  test('are made one by one, too, and all once where all are asked for', () => {
    const made: string[] = [];
    const grid = traced({
      rows: 2,
      columns: 2,
      valueAt: (row, k) => {
        made.push(`${row},${k}`);
        return row < 2 && k < 2 ? 10 * row + k : undefined;
      },
      trace: (value, row, k): Cell => ({ value, at: at(row, k) }),
      isOurs: () => false,
    });
    expect(grid.cellAt(1, 0)).toEqual({ value: 10, at: at(1, 0) });
    expect([grid.cellAt(2, 0), made]).toEqual([undefined, ['1,0', '2,0']]);
    expect([grid.values, grid.values]).toEqual([
      [
        [0, 1],
        [10, 11],
      ],
      [
        [0, 1],
        [10, 11],
      ],
    ]);
    expect(made).toHaveLength(6);
  });

  test('without a partner are #N/A, and come from nowhere', () => {
    const sum = eachValue([column([1, 2, 3]).grid, column([1, 2]).grid], (a) => a);
    expect(sum.cellAt(2, 0)).toEqual({ value: errors.notAvailable });
  });
});

test('no grid brings getters of its own: engines would keep it with all its values', () => {
  for (const grid of [column([1]).grid, ofCells([[{ value: 1 }]])]) {
    const own = Object.values(Object.getOwnPropertyDescriptors(grid));
    expect(own.filter(({ get }) => get !== undefined)).toEqual([]);
  }
});

describe('whether a value comes from a function of ours', () => {
  const call = { id: 'SOF.AWARD' } as never;
  const ours = ofCells([[{ value: 2, made: [{ call }] }], [{ value: errors.value }]]);

  test('is known of every value worked out from one', () => {
    expect([ours.isOurs, isMade(ours.cells), column([1]).grid.isOurs]).toEqual([true, true, false]);
    const double = eachValue([ours, column([1, 1]).grid], (a, b) => Number(a) * Number(b));
    expect(double.isOurs).toBe(true);
    expect(double.cellAt(0, 0)?.made).toEqual([{ call }]);
  });

  test('is not so where only an error of another cell is passed on', () => {
    const passed = eachValue([column([errors.value, errors.value]).grid, ours], (a) => a);
    expect(passed.isOurs).toBe(false);
  });
});
