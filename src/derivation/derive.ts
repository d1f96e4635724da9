import { significant } from '../numbers/significant';
import { succeed, type Result } from '../result';
import type { Derivation, Rounding, Step, StepList, StepOf, StepKinds } from './step';

/** Lists the steps that a working shows, and gives the value they come to. */
export type Tell<V extends StepKinds, W, T = number> = (working: W, steps: StepList<V>) => T;

/** The value of a working with its steps; the rule's refusals stay. */
export function derived<V extends StepKinds, W, T = number>(
  working: Result<W>,
  tell: Tell<V, W, T>,
): Result<Derivation<V, T>> {
  return working.ok ? succeed(derivationOf(working.value, tell)) : working;
}

/** The same for a working per row; rows with the same working have the same derivation. */
export function derivedRows<V extends StepKinds, W, T = number>(
  workings: Result<readonly W[]>,
  tell: Tell<V, W, T>,
): Result<readonly Derivation<V, T>[]> {
  if (!workings.ok) return workings;
  const derivations = new Map<W, Derivation<V, T>>();
  return succeed(
    workings.value.map((working) => {
      const derivation = derivations.get(working) ?? derivationOf(working, tell);
      derivations.set(working, derivation);
      return derivation;
    }),
  );
}

/** The same for a working per cell of a table. */
export function derivedCells<V extends StepKinds, W, T = number>(
  workings: Result<readonly (readonly W[])[]>,
  tell: Tell<V, W, T>,
): Result<readonly (readonly Derivation<V, T>[])[]> {
  if (!workings.ok) return workings;
  return succeed(workings.value.map((row) => row.map((cell) => derivationOf(cell, tell))));
}

function derivationOf<V extends StepKinds, W, T>(
  working: W,
  tell: Tell<V, W, T>,
): Derivation<V, T> {
  const steps: Step<V>[] = [];
  const add: StepList<V>['add'] = (clause, key, values, value) => {
    steps.push({ clause, key, values, value });
  };
  const value = tell(working, {
    add,
    rounded: (clause, unrounded, decimals, rounded) => {
      if (significant(unrounded) !== rounded) {
        const values: Rounding = { unrounded, decimals };
        type Rounded = StepOf<V, 'rounded'>;
        add(clause, 'rounded', values as Rounded['values'], rounded as Rounded['value']);
      }
    },
  });
  return { value, steps };
}
