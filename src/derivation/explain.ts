import { significant } from '../numbers/significant';
import { succeed, type Result } from '../result';
import type { Derivation, Rounding, RowTraces, Step, StepOf, Trace, StepKinds } from './step';

/** The value of a rule with the steps that led to it; what the rule refuses is refused alike. */
export function explained<V extends StepKinds>(
  rule: (trace: Trace<V>) => Result<number>,
): Result<Derivation<V>> {
  const trace = newTrace<V>();
  const result = rule(trace);
  return result.ok ? succeed({ value: result.value, steps: trace.steps }) : result;
}

/** The same for a rule that gives a list: a derivation per row. The rule opens one for every row it gives. */
export function explainedRows<V extends StepKinds, T = number>(
  rule: (traces: RowTraces<V>) => Result<readonly T[]>,
): Result<readonly Derivation<V, T>[]> {
  const stepsOf: (readonly Step<V>[])[] = [];
  const result = rule({
    open: (rows, after) => {
      const trace = newTrace(after?.steps);
      for (const row of rows) stepsOf[row] = trace.steps;
      return trace;
    },
  });
  if (!result.ok) return result;
  return succeed(result.value.map((value, row) => ({ value, steps: stepsOf[row] ?? [] })));
}

function newTrace<V extends StepKinds>(before: readonly Step<V>[] = []): Trace<V> {
  const steps = [...before];
  const add: Trace<V>['add'] = (clause, key, values, value) => {
    steps.push({ clause, key, values, value });
  };
  return {
    steps,
    add,
    rounded: (clause, unrounded, decimals, value) => {
      if (significant(unrounded) !== value) {
        const rounding: Rounding = { unrounded, decimals };
        add(clause, 'rounded', rounding as StepOf<V, 'rounded'>['values'], value);
      }
    },
  };
}
