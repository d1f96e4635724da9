import { readCell, settle, type Rule } from './answer';
import { matrixOf, type CellArgument } from './matrix';
import type { Parameter, Value } from './parameters';
import { thrown } from './read';
import { spread, type Answer } from './spread';
import type { Result } from '../../src';

/**
 * Applies a rule of single values cell by cell, as Excel's own functions do with ranges (see `spread`). A
 * lone result that is an error is thrown, so that every version of Excel shows its sentence; in a range
 * errors stay in their places.
 */
export function lift<T extends readonly Value[]>(
  parameters: { readonly [K in keyof T]: Parameter<T[K]> },
  callArguments: readonly CellArgument[],
  rule: (...values: T) => Result<number>,
): Answer {
  const plainRule = rule as Rule;
  return callArguments.every(isSingleCell)
    ? [[lone(parameters, callArguments, plainRule)]]
    : spread(parameters, callArguments, plainRule);
}

function isSingleCell(argument: CellArgument): boolean {
  const cells = matrixOf(argument);
  return cells === undefined || (cells.length === 1 && cells[0]?.length === 1);
}

/** The case of nearly every formula, kept apart because it is called once per cell of a sheet. */
function lone(
  parameters: readonly Parameter<Value>[],
  callArguments: readonly CellArgument[],
  rule: Rule,
): number {
  const values: Value[] = [];
  for (const parameter of parameters) {
    const value = readCell(parameter, matrixOf(callArguments[values.length])?.[0]?.[0]);
    if (typeof value === 'object') throw thrown(value);
    values.push(value);
  }
  const outcome = settle(rule(...values));
  if (typeof outcome === 'object') throw thrown(outcome);
  return outcome;
}
