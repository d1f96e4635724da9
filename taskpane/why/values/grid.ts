import type { Cell, Cells, Grid, Range, Value } from './cell';

/** Whether some come from results of our functions. */
export const isMade = (cells: Cells): boolean => cells.some((row) => row.some(({ made }) => made));

/** Values that each know where they came from. */
export function ofCells(cells: Cells, range?: Range): Grid {
  return {
    cells,
    range,
    rows: cells.length,
    columns: cells[0]?.length ?? 0,
    get values() {
      return cells.map((row) => row.map(({ value }) => value));
    },
    cellAt: (row, column) => cells[row]?.[column],
    get isOurs() {
      return isMade(cells);
    },
  };
}

/** Values in rows and columns, and how to find out where one of them came from. */
export interface TracedValues {
  readonly values: Grid['values'];
  /** A value of theirs with where it came from. */
  readonly trace: (value: Value, row: number, column: number) => Cell;
  readonly isOurs: () => boolean;
  readonly range?: Range;
}

/** Values of which one is traced where it is asked for: of a long list few are. */
export function traced({ values, trace, isOurs, range }: TracedValues): Grid {
  let all: Cells | undefined;
  let ours: boolean | undefined;
  return {
    values,
    range,
    rows: values.length,
    columns: values[0]?.length ?? 0,
    cellAt: (row, column) => {
      const value = values[row]?.[column];
      if (all) return all[row]?.[column];
      return value === undefined ? undefined : trace(value, row, column);
    },
    get cells() {
      all ??= values.map((line, row) => line.map((value, column) => trace(value, row, column)));
      return all;
    },
    get isOurs() {
      ours ??= isOurs();
      return ours;
    },
  };
}

/** One value alone. */
export function single(value: Value, origin: Omit<Cell, 'value'> = {}): Grid {
  return alone({ ...origin, value });
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
export const isSingle = ({ rows, columns }: Grid): boolean => rows === 1 && columns === 1;
