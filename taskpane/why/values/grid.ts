import { existing } from '../../../src/core/result';
import {
  type Cell,
  type Cells,
  errors,
  type Grid,
  isPassedOn,
  type Known,
  type Range,
  type Value,
  workedOut,
} from './cell';

/** Whether some come from results of our functions. */
export const isMade = (cells: Cells): boolean => cells.some((row) => row.some(({ made }) => made));

/** Values that each know where they came from. */
export function ofCells(cells: Cells, range?: Range): Grid {
  return new GridOfCells(cells, range);
}

/*
 * Classes, for what is worked out where it is asked for: an object that brings getters of its own gets a shape of its own,
 * which engines keep, with all values behind it, long after the object has gone.
 */

class GridOfCells implements Grid {
  readonly rows: number;
  readonly columns: number;

  constructor(
    readonly cells: Cells,
    readonly range: Range | undefined,
  ) {
    this.rows = cells.length;
    this.columns = cells[0]?.length ?? 0;
  }

  get values(): Grid['values'] {
    return this.cells.map((row) => row.map(({ value }) => value));
  }

  get isOurs(): boolean {
    return isMade(this.cells);
  }

  cellAt(row: number, column: number): Cell | undefined {
    return this.cells[row]?.[column];
  }
}

/** Values in rows and columns, and how to find out where one of them came from. */
interface TracedValues {
  readonly rows: number;
  readonly columns: number;
  /** One of them; undefined beyond the last. */
  readonly valueAt: (row: number, column: number) => Value | undefined;
  /** A value of theirs with where it came from. */
  readonly trace: (value: Value, row: number, column: number) => Cell;
  readonly isOurs: () => boolean;
  readonly range?: Range;
}

/** Values of which one is made, and traced, where it is asked for: of a long list few are. */
export function traced(given: TracedValues): Grid {
  return new TracedGrid(given, undefined);
}

/** Values that are there, of which one is traced where it is asked for. */
export function tracedIn(
  values: Grid['values'],
  given: Pick<TracedValues, 'trace' | 'isOurs' | 'range'>,
): Grid {
  const [first = []] = values;
  const valueAt: TracedValues['valueAt'] = (row, column) => values[row]?.[column];
  const size = { rows: values.length, columns: first.length };
  return new TracedGrid({ ...given, ...size, valueAt }, values);
}

class TracedGrid implements Grid {
  readonly rows: number;
  readonly columns: number;
  readonly range: Range | undefined;
  private all: Cells | undefined;
  private ours: boolean | undefined;

  constructor(
    private readonly given: TracedValues,
    private known: Grid['values'] | undefined,
  ) {
    this.rows = given.rows;
    this.columns = given.columns;
    this.range = given.range;
  }

  get values(): Grid['values'] {
    const { rows, columns, valueAt } = this.given;
    this.known ??= Array.from({ length: rows }, (_row, row) =>
      Array.from({ length: columns }, (_column, column) => existing(valueAt(row, column))),
    );
    return this.known;
  }

  get cells(): Cells {
    this.all ??= this.values.map((line, row) =>
      line.map((value, column) => this.given.trace(value, row, column)),
    );
    return this.all;
  }

  get isOurs(): boolean {
    this.ours ??= this.given.isOurs();
    return this.ours;
  }

  cellAt(row: number, column: number): Cell | undefined {
    if (this.all) return this.all[row]?.[column];
    const value = this.given.valueAt(row, column);
    return value === undefined ? undefined : this.given.trace(value, row, column);
  }
}

/** One value alone. */
export function single(value: Value): Grid {
  return alone({ value });
}

/** One cell alone. */
export const alone = (cell: Cell): Grid => ofCells([[cell]]);

/** Values that come from nowhere. */
export function gridOf(values: readonly (readonly Value[])[]): Grid {
  return ofCells(values.map((row) => row.map((value) => ({ value }))));
}

/** The first cell; all that a single value is. */
export function firstOf(grid: Grid): Cell {
  return grid.cellAt(0, 0) ?? { value: null };
}

export const rowsIn = ({ rows }: Grid): number => rows;
export const columnsIn = ({ columns }: Grid): number => columns;
export const isSingle = ({ rows, columns }: Pick<Grid, 'rows' | 'columns'>): boolean =>
  rows === 1 && columns === 1;

/** One of its rows; no other one is traced for it. */
export function cellsOfRow(grid: Grid, row: number): readonly Cell[] {
  return Array.from({ length: grid.columns }, (_, column) => existing(grid.cellAt(row, column)));
}

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
