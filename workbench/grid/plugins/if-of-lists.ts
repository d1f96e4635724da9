import type { Arg, FunctionResultObject } from '@odoo/o-spreadsheet';

import type { Library } from '../engine/library';

type Result = FunctionResultObject | FunctionResultObject[][];

/** IF over a list: each row of a condition that cannot be read gives its own error, where the library gives one for all. */
export function addIfOfLists(library: Library): void {
  const registry = library.registries.functionRegistry;
  const theirs = registry.get('IF');
  registry.replace('IF', {
    ...theirs,
    compute(condition, ...values) {
      const computed = (when: Arg): Result => theirs.compute.call(this, when, ...values) as Result;
      try {
        return computed(condition);
      } catch (problem) {
        if (!Array.isArray(condition) || condition.flat().length === 1) throw problem;
        const alone = (when: Arg): Result => theirs.compute.call(this, when) as Result;
        const errors = condition.map((column) => column.map((each) => errorOf(each, alone)));
        const readable = condition.map((column, at) =>
          column.map((each, row) => (errors[at]?.[row] ? { value: false } : each)),
        );
        const result = computed(readable);
        // A row stands beside every column of the values, a column beside every row.
        const errorAt = (column: number, row: number): FunctionResultObject | undefined =>
          (errors[errors.length === 1 ? 0 : column] ?? []).at(errors[0]?.length === 1 ? 0 : row);
        return Array.isArray(result)
          ? result.map((column, at) => column.map((each, row) => errorAt(at, row) ?? each))
          : result;
      }
    },
  });
}

function errorOf(
  condition: FunctionResultObject,
  computed: (when: Arg) => unknown,
): FunctionResultObject | undefined {
  try {
    computed(condition);
    return undefined;
  } catch (error) {
    return error as FunctionResultObject;
  }
}
