import { placed, type Failure, type Found, type Result } from '../../src/core/result';
import { asCellError, type CellFailure, isCellFailure, passedOn, readCell } from './errors';
import {
  type CellArgument,
  type Matrix,
  matrixOf,
  number,
  type Parameter,
  type Value,
} from './parameters';
import { refuse } from '../../src/core/message';

/** The runtime's error class is not declared as an Error of the language, although it is meant to be thrown. */
export function thrown(error: CellFailure | Failure): Error {
  return asCellError(error) as unknown as Error;
}

/** The value of a result; its failure is thrown as the error of the formula's cell. */
export function unwrap<T>(result: Result<T>): T {
  if (!result.ok) throw thrown(result.failure);
  return result.value;
}

/**
 * The value of an argument that has to be a single cell, because the function spills by itself. A range, and
 * a cell that cannot be used, are thrown as the error of the formula's cell.
 */
export function readSingle<T extends Value>(parameter: Parameter<T>, argument: CellArgument): T {
  const cells = matrixOf(argument);
  if (cells && (cells.length > 1 || cells.some((row) => row.length > 1))) {
    throw thrown(
      refuse({ argument: parameter.name, found: sizeOf(cells) }, 'singleCellNeeded').failure,
    );
  }
  const value = readCell(parameter, cells?.[0]?.[0]);
  if (typeof value === 'object') throw thrown(value);
  return value as T;
}

/** "3 x 2 cells": what was found where another shape is needed. */
export function sizeOf(cells: Matrix): string {
  const columns = cells.reduce((most, row) => Math.max(most, row.length), 0);
  return `${cells.length} x ${columns} cells`;
}

/**
 * The cells of a table that the rule reads itself. An error cell is thrown as the error of the formula's
 * cell; what other objects a cell may hold counts as blank.
 */
export function readTable(name: string, argument: CellArgument): Found[][] {
  return (matrixOf(argument) ?? []).map((cells, row) =>
    cells.map((cell, column) => {
      if (typeof cell !== 'object') return (cell ?? null) as Found;
      if (cell === null) return null;
      const error = passedOn(cell, name);
      throw thrown(
        isCellFailure(error) ? error : placed(error, { row: row + 1, column: column + 1 }),
      );
    }),
  );
}

/** A range of numbers, row by row; blank cells are 0. Empty when omitted. */
export function readNumbers(name: string, argument: CellArgument): number[][] {
  const table = readTable(name, argument);
  return table.map((cells, row) =>
    cells.map((cell, column) => {
      const value = number(name).read(cell);
      if (typeof value === 'number') return value;
      const isRange = cells.length > 1 || table.length > 1;
      const place = cells.length > 1 ? { row: row + 1, column: column + 1 } : { row: row + 1 };
      throw thrown(isRange ? placed(value, place) : value);
    }),
  );
}

/** A single column of numbers; blank cells are 0. Empty when omitted. */
export function readNumberColumn(name: string, argument: CellArgument): number[] {
  const rows = readNumbers(name, argument);
  const column: number[] = [];
  for (const cells of rows) if (cells.length === 1) column.push(...cells);
  if (column.length === rows.length) return column;
  throw thrown(refuse({ argument: name, found: sizeOf(rows) }, 'oneColumnNeeded').failure);
}
