import { refuse, type Result } from '../../src';
import { readCell } from './answer';
import { isBlankOrZero, matrixOf, type CellArgument, type Matrix } from './matrix';
import type { Parameter, Value } from './parameters';
import { sizeOf, thrown, unwrap } from './read';
import type { Answer } from './spread';

/** Columns of one length, for functions that look at all rows together. */
export interface Columns<T extends readonly Value[]> {
  /** Down to the last row that holds anything; undefined for a column that was omitted. */
  readonly values: { readonly [K in keyof T]: readonly T[K][] | undefined };
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
  const ranges = callArguments.map(matrixOf);
  const rows = ranges[0]?.length ?? 0;
  const names = parameters.map((each) => each.name);
  for (const [index, cells] of ranges.entries()) checkShape(names[index] ?? '', cells, rows);
  const filled = filledRows(ranges.filter((cells) => cells !== undefined));
  const values = parameters.map((parameter, index) => {
    const cells = ranges[index];
    return cells && readColumn(parameter, cells.slice(0, filled));
  });
  return { values: values as unknown as Columns<T>['values'], rows };
}

/** A result per row, in the rows' own order; empty where the arguments end before their ranges do. */
export function perRow(
  { rows }: Columns<readonly Value[]>,
  result: Result<readonly (number | string)[]>,
): Answer {
  const values = unwrap(result);
  return Array.from({ length: rows }, (_, row) => [values[row] ?? '']);
}

function checkShape(name: string, cells: Matrix | undefined, rows: number): void {
  if (!cells) return;
  if (cells.some((row) => row.length !== 1)) {
    throw thrown(refuse('oneColumnNeeded', name, sizeOf(cells)).failure);
  }
  if (cells.length !== rows) {
    throw thrown(refuse('sameRowsNeeded', name, cells.length, rows).failure);
  }
}

/** A single cell says nothing about where the rows end. */
function filledRows(ranges: readonly Matrix[]): number {
  let filled = ranges[0]?.length ?? 0;
  const isEmpty = (row: number): boolean => ranges.every((cells) => isBlankOrZero(cells[row]?.[0]));
  while (filled > 1 && isEmpty(filled - 1)) filled--;
  const isRange = (ranges[0]?.length ?? 0) > 1;
  return filled === 1 && isRange && isEmpty(0) ? 0 : filled;
}

function readColumn(parameter: Parameter<Value>, cells: Matrix): Value[] {
  return cells.map(([cell], index) => {
    const value = readCell(parameter, cell);
    if (typeof value !== 'object') return value;
    const row = cells.length > 1 ? { row: index + 1 } : {};
    throw thrown('argument' in value ? { ...value, ...row } : value);
  });
}
