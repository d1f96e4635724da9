import { workedOut, type Cell, type Cells, type Grid, type Known, type Value } from './cell';
import { columnsIn, isMade, ofCells, rowsIn, tracedIn } from './grid';
import { errors, isPassedOn } from './numbers';

/** The cell of a grid for a place of a larger one: one cell, row or column serves every place along it. */
export function cellFor(grid: Grid, row: number, column: number): Cell | undefined {
  return grid.cellAt(rowsIn(grid) === 1 ? 0 : row, columnsIn(grid) === 1 ? 0 : column);
}

/** The size of what these give together. */
export function spreadOf(grids: readonly Grid[]): {
  readonly rows: number;
  readonly columns: number;
} {
  return {
    rows: Math.max(1, ...grids.map(rowsIn)),
    columns: Math.max(1, ...grids.map(columnsIn)),
  };
}

/** Applies a function place by place, as Excel spreads arrays; a place without a partner is #N/A. */
export function eachPlace<const Grids extends readonly Grid[]>(
  grids: Grids,
  give: (cells: { readonly [At in keyof Grids]: Cell }) => Cell,
): Grid {
  const { rows, columns } = spreadOf(grids);
  const cells: Cells = Array.from({ length: rows }, (_row, row) =>
    Array.from({ length: columns }, (_column, column) => {
      const here: Cell[] = [];
      for (const grid of grids) {
        const cell = cellFor(grid, row, column);
        if (cell === undefined) return { value: errors.notAvailable };
        here.push(cell);
      }
      return give(here as { readonly [At in keyof Grids]: Cell });
    }),
  );
  return ofCells(cells);
}

/** The same for a function of values: an error or what is unknown passes on, the first one wins. */
export function eachValue<const Grids extends readonly Grid[]>(
  grids: Grids,
  give: (...values: { readonly [At in keyof Grids]: Known }) => Value,
): Grid {
  const { rows, columns } = spreadOf(grids);
  const all = grids.map((grid) => ({
    lines: grid.values,
    isRow: rowsIn(grid) === 1,
    isColumn: columnsIn(grid) === 1,
  }));
  const values = Array.from({ length: rows }, (_row, row) =>
    Array.from({ length: columns }, (_column, column): Value => {
      const here: Value[] = [];
      let passed: Value | undefined;
      for (const { lines, isRow, isColumn } of all) {
        const value = lines[isRow ? 0 : row]?.[isColumn ? 0 : column];
        if (value === undefined) return errors.notAvailable;
        if (isPassedOn(value)) passed ??= value;
        here.push(value);
      }
      return passed ?? give(...(here as { [At in keyof Grids]: Known }));
    }),
  );
  const result: Grid = tracedIn(values, {
    trace: (value, row, column) => {
      const here = grids.flatMap((grid) => cellFor(grid, row, column) ?? []);
      if (here.length < grids.length) return { value };
      return here.find((cell) => isPassedOn(cell.value)) ?? workedOut(value, here);
    },
    isOurs: () => grids.some(({ isOurs }) => isOurs) && isMade(result.cells),
  });
  return result;
}
