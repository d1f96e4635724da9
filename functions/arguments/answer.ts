import { type Failure, type Result } from '../../src/core/result';
import { cellError, isCellFailure, passedOn, type CellFailure } from './errors';
import type { Parameter, Value } from './parameters';
import { refuse } from '../../src/core/message';

/** A rule of single values, which takes them as a list. */
export type Rule = (values: readonly Value[]) => Result<number | string>;

/** What one cell means for an argument: a value, the error that stands in it, or why it cannot be used. */
export function readCell(
  parameter: Parameter<Value>,
  cell: unknown,
): Value | CellFailure | Failure {
  const isError = typeof cell === 'object' && cell !== null;
  return isError ? passedOn(cell, parameter.name) : parameter.read(cell);
}

/** What a rule's result shows: a text or a finite number, or why there is none. */
export function settle(result: Result<number | string>): number | string | Failure {
  if (!result.ok) return result.failure;
  if (typeof result.value === 'string' || Number.isFinite(result.value)) return result.value;
  return refuse({ argument: 'result', found: String(result.value) }, 'noFiniteResult').failure;
}

/** The error a cell shows for it. */
export function asCellError(failure: CellFailure | Failure): CellFailure {
  return isCellFailure(failure) ? failure : cellError(failure);
}
