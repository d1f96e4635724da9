import type { Result } from '../../src/core/result';
import { apply, readCell, settle, type Rule } from './answer';
import type { CellArgument } from './matrix';
import type { Parameter, Value } from './parameters';
import { thrown } from './read';
import { spread, type Answer } from './spread';

/**
 * Applies a rule of single values cell by cell, as Excel's own functions do with ranges (see `spread`). A
 * lone result that is an error is thrown, so that every version of Excel shows its sentence; in a range
 * errors stay in their places.
 */
export function lift<T extends readonly Value[]>(
  parameters: { readonly [K in keyof T]: Parameter<T[K]> },
  callArguments: readonly CellArgument[],
  rule: (...values: NoInfer<[...T]>) => Result<number | string>,
): Answer {
  const plainRule = rule as Rule;
  for (const argument of callArguments) {
    if (!isSingleCell(argument)) return spread(parameters, callArguments, plainRule);
  }
  return [[lone(parameters, callArguments, plainRule)]];
}

/** Spelled out without helpers, as it is asked for every argument of every formula of a sheet. */
function isSingleCell(argument: CellArgument): boolean {
  if (!Array.isArray(argument)) return true;
  const rows = argument as readonly (readonly unknown[])[];
  return rows.length === 1 && rows[0]?.length === 1;
}

/** The case of nearly every formula. */
function lone(
  parameters: readonly Parameter<Value>[],
  callArguments: readonly CellArgument[],
  rule: Rule,
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
  const outcome = settle(apply(rule, values));
  if (typeof outcome === 'object') throw thrown(outcome);
  return outcome;
}
