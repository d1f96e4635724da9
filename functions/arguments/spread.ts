import { placed, type Failure } from '../../src/core/result';
import {
  asCellError,
  cellError,
  type CellFailure,
  isCellFailure,
  readCell,
  outcomeOf,
  type Rule,
} from './errors';
import {
  type CellArgument,
  isBlankOrZero,
  type Matrix,
  matrixOf,
  type Parameter,
  type Value,
} from './parameters';
import { thrown } from './read';

/** What a function gives back: it spills when it has more than one cell. */
export type Answer = (number | string | CellFailure)[][];

/**
 * Applies a rule of single values cell by cell, as Excel's own functions do with ranges. A lone result that is an
 * error is thrown, so that every version of Excel shows its sentence; in a range errors stay in their places.
 */
export function lift<W>(
  parameters: readonly Parameter<Value>[],
  callArguments: readonly CellArgument[],
  rule: Rule<W>,
): Answer {
  for (let index = 0; index < parameters.length; index++) {
    if (!isSingleCell(callArguments[index])) return spread(parameters, callArguments, rule);
  }
  return [[lone(parameters, callArguments, rule)]];
}

/** Spelled out without helpers, as it is asked for every argument of every formula of a sheet. */
function isSingleCell(argument: CellArgument): boolean {
  if (!Array.isArray(argument)) return true;
  const rows = argument as readonly (readonly unknown[])[];
  return rows.length === 1 && rows[0]?.length === 1;
}

/** The case of nearly every formula. */
function lone<W>(
  parameters: readonly Parameter<Value>[],
  callArguments: readonly CellArgument[],
  rule: Rule<W>,
): number | string {
  const values: Value[] = [];
  for (const parameter of parameters) {
    const argument = callArguments[values.length];
    if (argument === null || argument === undefined) {
      values.push(parameter.omitted);
      continue;
    }
    const cell = Array.isArray(argument) ? (argument as readonly unknown[][])[0]?.[0] : argument;
    const value = readCell(parameter, cell);
    if (typeof value === 'object') throw thrown(value);
    values.push(value);
  }
  const outcome = outcomeOf(rule, values);
  if (typeof outcome === 'object') throw thrown(outcome);
  return outcome;
}

/** One argument of the call, with what is needed to pick its cell for a place of the result. */
interface Operand {
  readonly parameter: Parameter<Value>;
  /** Where its value stands among the rule's. */
  readonly index: number;
  /** A blank cell when omitted. */
  readonly cells: Matrix;
  readonly rows: number;
  readonly columns: number;
}

/**
 * A rule applied to ranges: a column against a row gives a grid, one cell (or row, or column) serves every
 * place along it, and a place without a partner is #N/A.
 */
function spread<W>(
  parameters: readonly Parameter<Value>[],
  callArguments: readonly CellArgument[],
  rule: Rule<W>,
): Answer {
  const operands = parameters.map((parameter, index) =>
    operand(parameter, index, callArguments[index]),
  );
  const rows = Math.max(...operands.map((each) => each.rows));
  const columns = Math.max(...operands.map((each) => each.columns));
  const filled = rows - trailingEmptyRows(operands, rows);
  const values: Value[] = parameters.map(({ omitted }) => omitted);
  const varying = operands.filter((each) => !readOnce(each, values));
  const at = (row: number, column: number): Answer[number][number] =>
    row < filled ? place(varying, values, rule, row, column) : '';
  const answer: Answer = [];
  for (let row = 0; row < rows; row++) {
    // A list made with what it holds is the quickest and the smallest; most ranges are columns.
    const line = [at(row, 0)];
    for (let column = 1; column < columns; column++) line.push(at(row, column));
    answer.push(line);
  }
  return answer;
}

/** Whether an argument is one usable cell, which then is read for all places. */
function readOnce({ parameter, index, cells, rows, columns }: Operand, values: Value[]): boolean {
  if (rows > 1 || columns > 1) return false;
  const value = readCell(parameter, cells[0]?.[0]);
  if (typeof value === 'object') return false;
  values[index] = value;
  return true;
}

/**
 * The result at one place of the grid. `values` is a scratch list that holds what is the same everywhere, reused
 * to spare 10,000 allocations.
 */
function place<W>(
  varying: readonly Operand[],
  values: Value[],
  rule: Rule<W>,
  row: number,
  column: number,
): number | string | CellFailure {
  for (const each of varying) {
    // One row (or column) serves every place; a longer one only as far as it reaches.
    const line = each.cells[each.rows === 1 ? 0 : row];
    const position = each.columns === 1 ? 0 : column;
    if (line === undefined || position >= each.columns) {
      return new CustomFunctions.Error(CustomFunctions.ErrorCode.notAvailable);
    }
    const value = readCell(each.parameter, line[position]);
    if (typeof value === 'object') {
      return isCellFailure(value) ? value : cellError(located(value, varying, row, column));
    }
    values[each.index] = value;
  }
  const outcome = outcomeOf(rule, values);
  return typeof outcome === 'object'
    ? asCellError(located(outcome, varying, row, column))
    : outcome;
}

function operand(parameter: Parameter<Value>, index: number, argument: CellArgument): Operand {
  const cells = matrixOf(argument) ?? [[null]];
  return { parameter, index, cells, rows: cells.length, columns: cells[0]?.length ?? 1 };
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
  const source = operands.find((each) => each.parameter.name === failure.at.argument);
  if (!source || (source.rows === 1 && source.columns === 1)) return failure;
  const inRow = { row: source.rows === 1 ? 1 : row + 1 };
  return placed(failure, source.columns === 1 ? inRow : { ...inRow, column: column + 1 });
}
