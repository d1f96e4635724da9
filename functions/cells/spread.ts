import type { Failure } from '../../src';
import { asCellError, readCell, settle, type Rule } from './answer';
import { cellError, isCellFailure, type CellFailure } from './errors';
import { isBlankOrZero, matrixOf, type CellArgument, type Matrix } from './matrix';
import type { Parameter, Value } from './parameters';

/** What a function gives back: it spills when it has more than one cell. */
export type Answer = (number | string | CellFailure)[][];

/** One argument of the call, with what is needed to pick its cell for a place of the result. */
interface Operand {
  readonly parameter: Parameter<Value>;
  /** A blank cell when omitted. */
  readonly cells: Matrix;
  readonly rows: number;
  readonly columns: number;
}

/**
 * A rule applied to ranges: a column against a row gives a grid, one cell (or row, or column) serves every
 * place along it, and a place without a partner is #N/A.
 */
export function spread(
  parameters: readonly Parameter<Value>[],
  callArguments: readonly CellArgument[],
  rule: Rule,
): Answer {
  const operands = parameters.map((parameter, index) => operand(parameter, callArguments[index]));
  const rows = Math.max(...operands.map((each) => each.rows));
  const columns = Math.max(...operands.map((each) => each.columns));
  const filled = rows - trailingEmptyRows(operands, rows);
  const answer: Answer = [];
  const values: Value[] = [];
  for (let row = 0; row < rows; row++) {
    const line: Answer[number] = [];
    for (let column = 0; column < columns; column++) {
      line.push(row < filled ? place(operands, values, rule, row, column) : '');
    }
    answer.push(line);
  }
  return answer;
}

/** The result at one place of the grid. `values` is a scratch list, reused to spare 10,000 allocations. */
function place(
  operands: readonly Operand[],
  values: Value[],
  rule: Rule,
  row: number,
  column: number,
): number | string | CellFailure {
  values.length = 0;
  for (const each of operands) {
    if (!covers(each.rows, row) || !covers(each.columns, column)) {
      return new CustomFunctions.Error(CustomFunctions.ErrorCode.notAvailable);
    }
    const cell = each.cells[each.rows === 1 ? 0 : row]?.[each.columns === 1 ? 0 : column];
    const value = readCell(each.parameter, cell);
    if (typeof value === 'object') {
      return isCellFailure(value) ? value : cellError(located(value, operands, row, column));
    }
    values.push(value);
  }
  const outcome = settle(rule(...values));
  return typeof outcome === 'object'
    ? asCellError(located(outcome, operands, row, column))
    : outcome;
}

function operand(parameter: Parameter<Value>, argument: CellArgument): Operand {
  const cells = matrixOf(argument) ?? [[null]];
  return { parameter, cells, rows: cells.length, columns: cells[0]?.length ?? 1 };
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
  const deciding = operands.filter((each) => (rows > 1 ? each.rows > 1 : each.columns > 1));
  let empty = 0;
  while (empty < rows && deciding.every((each) => rowIsEmpty(each, rows - 1 - empty))) empty++;
  return empty;
}

function rowIsEmpty({ cells }: Operand, row: number): boolean {
  return (cells[row] ?? []).every(isBlankOrZero);
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
  const inRow = { ...failure, row: source.rows === 1 ? 1 : row + 1 };
  return source.columns === 1 ? inRow : { ...inRow, column: column + 1 };
}
