import { significant } from '../numbers/significant';
import { succeed, type Result } from '../result';
import type { Derivation, Step, StepList, StepVocabulary } from './step';

/** Lists the steps that a working shows, and gives the value they come to. */
export type Tell<V extends StepVocabulary, W, T = number> = (working: W, steps: StepList<V>) => T;

/** The value of a working with its steps; the rule's refusals stay. */
export function derived<V extends StepVocabulary, W, T = number>(
  working: Result<W>,
  tell: Tell<V, W, T>,
): Result<Derivation<V, T>> {
  return working.ok ? succeed(derivationOf(working.value, tell)) : working;
}

/** The same for a working per row; rows with the same working have the same derivation. */
export function derivedRows<V extends StepVocabulary, W, T = number>(
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
export function derivedCells<V extends StepVocabulary, W, T = number>(
  workings: Result<readonly (readonly W[])[]>,
  tell: Tell<V, W, T>,
): Result<readonly (readonly Derivation<V, T>[])[]> {
  if (!workings.ok) return workings;
  return succeed(workings.value.map((row) => row.map((cell) => derivationOf(cell, tell))));
}

function derivationOf<V extends StepVocabulary, W, T>(
  working: W,
  tell: Tell<V, W, T>,
): Derivation<V, T> {
  const steps: Step<V>[] = [];
  const value = tell(working, {
    add: (clause, code, values, value) => {
      steps.push({ clause, code, values, value });
    },
    rounded: (clause, unrounded, decimals, value) => {
      if (significant(unrounded) === value) return;
      // Only systems with this step have a clause to give.
      steps.push({ clause, code: 'rounded', values: { unrounded, decimals }, value } as Step<V>);
    },
  });
  return { value, steps };
}
