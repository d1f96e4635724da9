import { placed } from '../../src/core/result';
import { isCellFailure, readCell } from './errors';
import {
  type CellArgument,
  isBlankOrZero,
  type Matrix,
  matrixOf,
  type Parameter,
  type Value,
} from './parameters';
import { sizeOf, thrown } from './read';
import { refuse } from '../../src/core/message';

/** Columns of one length, for functions that look at all rows together. */
interface Columns<T extends readonly Value[]> {
  /**
   * Down to the last row that holds anything. Undefined where all of its cells mean the default: so it is when it is
   * omitted; a mandatory one then is a column of blank cells.
   */
  readonly values: {
    readonly [K in keyof T]: readonly T[K][] | (undefined extends T[K] ? undefined : never);
  };
  /** All rows of the arguments: as many has the result, the empty ones at the end as empty texts. */
  readonly rows: number;
}

/**
 * Reads the columns of a call. Rows at the end that are blank or 0 in every column are empty. The first cell
 * that cannot be used, a wider range and a column of another length are thrown as the error of the formula's
 * cell: no row has a result without the others.
 */
export function readColumns<T extends readonly Value[]>(
  parameters: { readonly [K in keyof T]: Parameter<T[K]> },
  callArguments: readonly CellArgument[],
): Columns<T> {
  const given = callArguments.map(matrixOf);
  const rows = given[0]?.length ?? 1;
  const ranges = parameters.map(({ name }, index) => columnOf(name, given[index], rows));
  const filled = filledRows(ranges, rows);
  const values = parameters.map((parameter, index) => {
    const { omitted } = parameter;
    const cells = ranges[index]?.slice(0, filled) ?? Array<unknown>(filled).fill(null);
    const values = readColumn(parameter, cells);
    return omitted === undefined && values.every((value) => value === undefined)
      ? undefined
      : values;
  });
  return { values: values as unknown as Columns<T>['values'], rows };
}

/** Columns row by row, with the values of a row by the names of their columns. */
export function rowsOf<T extends object>(columns: {
  readonly [K in keyof T]: readonly T[K][];
}): T[] {
  const rows: T[] = [];
  for (const name in columns) {
    columns[name].forEach((value, row) => {
      const values = (rows[row] ??= {} as T);
      values[name] = value;
    });
  }
  return rows;
}

/** The cells of one column; undefined when it was omitted. */
function columnOf(name: string, cells: Matrix | undefined, rows: number): unknown[] | undefined {
  if (!cells) return undefined;
  if (cells.some((row) => row.length !== 1)) {
    throw thrown(refuse({ argument: name, found: sizeOf(cells) }, 'oneColumnNeeded').failure);
  }
  if (cells.length !== rows) {
    throw thrown(
      refuse({ argument: name, found: cells.length }, 'sameRowsNeeded', { rows }).failure,
    );
  }
  return cells.map((row) => row[0]);
}

/** A single cell says nothing about where the rows end. */
function filledRows(columns: readonly (readonly unknown[] | undefined)[], rows: number): number {
  if (rows === 1) return 1;
  const isEmpty = (row: number): boolean => columns.every((each) => isBlankOrZero(each?.[row]));
  let filled = rows;
  while (filled > 0 && isEmpty(filled - 1)) filled--;
  return filled;
}

function readColumn(parameter: Parameter<Value>, cells: readonly unknown[]): Value[] {
  return cells.map((cell, index) => {
    const value = readCell(parameter, cell);
    if (typeof value !== 'object') return value;
    const row = cells.length > 1 ? { row: index + 1 } : {};
    throw thrown(isCellFailure(value) ? value : placed(value, row));
  });
}
