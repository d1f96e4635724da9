import { placed, type Result } from '../../src/core/result';
import { readCell } from './answer';
import { isCellFailure } from './errors';
import { isBlankOrZero, matrixOf, type CellArgument, type Matrix } from './matrix';
import type { Parameter, Value } from './parameters';
import { sizeOf, thrown, unwrap } from './read';
import type { Answer } from './spread';
import { refuse } from '../../src/core/message';

/** Columns of one length, for functions that look at all rows together. */
export interface Columns<T extends readonly Value[]> {
  /**
   * Down to the last row that holds anything. An omitted column is undefined where its blank cells mean a
   * default; a mandatory one is a column of blank cells.
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
    const cells = ranges[index];
    if (cells) return readColumn(parameter, cells.slice(0, filled));
    const { omitted } = parameter;
    return omitted === undefined ? undefined : Array<Value>(filled).fill(omitted);
  });
  return { values: values as unknown as Columns<T>['values'], rows };
}

/** The columns row by row; an omitted column gives its default. */
export function rowsOf<T extends readonly Value[]>({ values }: Columns<T>): readonly T[] {
  const columns = values as readonly (readonly Value[] | undefined)[];
  const length = Math.max(...columns.map((column) => column?.length ?? 0));
  return Array.from({ length }, (_, row) => columns.map((column) => column?.[row]) as unknown as T);
}

/** A result per row, in the rows' own order; empty where the arguments end before their ranges do. */
export function perRow(
  { rows }: Columns<readonly Value[]>,
  result: Result<readonly (number | string)[]>,
): Answer {
  const values = unwrap(result);
  return Array.from({ length: rows }, (_, row) => [values[row] ?? '']);
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
