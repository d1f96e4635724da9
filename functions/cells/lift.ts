import type { Failure, Result } from '../../src';
import { refuse } from '../../src';
import { cellError, isCellFailure, passedOn, type CellFailure } from './errors';
import { isBlankOrZero, matrixOf, type CellArgument, type Matrix } from './matrix';
import type { Parameter, Value } from './parameters';

export type Answer = (number | string | CellFailure)[][];

/** One argument of the call, with what is needed to pick its cell for a place of the result. */
interface Operand {
  readonly parameter: Parameter<Value>;
  /** Undefined when omitted: every place reads it as blank. */
  readonly cells: Matrix | undefined;
  readonly rows: number;
  readonly columns: number;
}

/**
 * Applies a rule of single values cell by cell, as Excel's own functions do with ranges: a column against a
 * row gives a grid, one cell serves every place, and a place without a partner is #N/A. A lone result that
 * is an error is thrown, so that every version of Excel shows its sentence; in a grid errors stay in place.
 */
export function lift<T extends readonly Value[]>(
  parameters: { readonly [K in keyof T]: Parameter<T[K]> },
  callArguments: readonly CellArgument[],
  rule: (...values: T) => Result<number>,
): Answer {
  const operands: Operand[] = [];
  let rows = 1;
  let columns = 1;
  for (const parameter of parameters) {
    const each = operand(parameter, callArguments[operands.length]);
    if (each.rows > rows) rows = each.rows;
    if (each.columns > columns) columns = each.columns;
    operands.push(each);
  }
  const filled = rows - trailingEmptyRows(operands, rows);
  const answer: Answer = [];
  const values: Value[] = [];
  for (let row = 0; row < rows; row++) {
    const line: Answer[number] = [];
    for (let column = 0; column < columns; column++) {
      line.push(row < filled ? place(operands, values, rule as Rule, row, column) : '');
    }
    answer.push(line);
  }
  const lone = rows === 1 && columns === 1 ? answer[0]?.[0] : undefined;
  // The runtime's error class is not declared as an Error of the language, although it is meant to be thrown.
  if (typeof lone === 'object') throw lone as unknown as Error;
  return answer;
}

type Rule = (...values: readonly Value[]) => Result<number>;

/** The result at one place of the grid. `values` is a scratch list, reused to spare 10,000 allocations. */
function place(
  operands: readonly Operand[],
  values: Value[],
  rule: Rule,
  row: number,
  column: number,
): number | CellFailure {
  values.length = 0;
  for (const each of operands) {
    if (!covers(each.rows, row) || !covers(each.columns, column)) {
      return new CustomFunctions.Error(CustomFunctions.ErrorCode.notAvailable);
    }
    const cell = each.cells?.[each.rows === 1 ? 0 : row]?.[each.columns === 1 ? 0 : column];
    const { name, read } = each.parameter;
    const value = typeof cell === 'object' && cell !== null ? passedOn(cell, name) : read(cell);
    if (typeof value === 'object') {
      return isCellFailure(value) ? value : cellError(located(value, operands, row, column));
    }
    values.push(value);
  }
  const result = rule(...values);
  if (!result.ok) return cellError(located(result.failure, operands, row, column));
  if (Number.isFinite(result.value)) return result.value;
  return cellError(refuse('noFiniteResult', 'result', String(result.value)).failure);
}

function operand(parameter: Parameter<Value>, argument: CellArgument): Operand {
  const cells = matrixOf(argument);
  return { parameter, cells, rows: cells?.length ?? 1, columns: cells?.[0]?.length ?? 1 };
}

/** One row (or column) serves every place; a longer one only as far as it reaches. */
function covers(size: number, index: number): boolean {
  return size === 1 || index < size;
}

/**
 * Rows at the end in which every range is blank or 0 are empty, so that a formula may be written for more
 * rows than are filled yet. A single row stands for every row and so says nothing about where they end,
 * unless there are no longer ranges.
 */
function trailingEmptyRows(operands: readonly Operand[], rows: number): number {
  const ranges = operands.filter((each) => each.rows > 1 || each.columns > 1);
  const deciding = rows > 1 ? ranges.filter((each) => each.rows > 1) : ranges;
  if (deciding.length === 0) return 0;
  let empty = 0;
  while (empty < rows && deciding.every((each) => rowIsEmpty(each, rows - 1 - empty))) empty++;
  return empty;
}

function rowIsEmpty({ cells }: Operand, row: number): boolean {
  return (cells?.[row] ?? []).every(isBlankOrZero);
}

/** Adds the place within the argument's range, where it is a range. */
function located(
  failure: Failure,
  operands: readonly Operand[],
  row: number,
  column: number,
): Failure {
  const source = operands.find((each) => each.parameter.name === failure.argument);
  if (!source || (source.rows === 1 && source.columns === 1)) return failure;
  const rowOf = { ...failure, row: source.rows === 1 ? 1 : row + 1 };
  return source.columns === 1 ? rowOf : { ...rowOf, column: column + 1 };
}
