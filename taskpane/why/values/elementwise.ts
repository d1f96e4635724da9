import { columnsIn, rowsIn, workedOut, type Cell, type Cells, type Grid, type Value } from './cell';
import { errors, isPassedOn } from './numbers';

/** The cell of a grid for a place of a larger one: one cell, row or column serves every place along it. */
export function cellFor(grid: Grid, row: number, column: number): Cell | undefined {
  const line = grid.cells[rowsIn(grid) === 1 ? 0 : row];
  return line?.[columnsIn(grid) === 1 ? 0 : column];
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
export function eachPlace(
  grids: readonly Grid[],
  give: (cells: readonly Cell[], row: number, column: number) => Cell,
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
      return give(here, row, column);
    }),
  );
  return { cells };
}

/** The same for a function of values: an error or what is unknown passes on, the first one wins. */
export function eachValue(grids: readonly Grid[], give: (...values: Known[]) => Value): Grid {
  return eachPlace(grids, (cells) => {
    const stopped = cells.find(({ value }) => isPassedOn(value));
    if (stopped) return stopped;
    return workedOut(give(...cells.map(({ value }) => value as Known)), cells);
  });
}

export type Known = number | string | boolean | null;
