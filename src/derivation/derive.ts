import { significant } from '../numbers/significant';
import { mapped, succeed, type Result } from '../result';
import type { Derivation, Step, StepList, StepVocabulary } from './step';

/** Lists the steps that a working shows, and gives the value they come to. */
export type Tell<V extends StepVocabulary, W, T = number> = (working: W, steps: StepList<V>) => T;

/** The value of a working with its steps; the rule's refusals stay. */
export function derived<V extends StepVocabulary, W, T = number>(
  working: Result<W>,
  tell: Tell<V, W, T>,
): Result<Derivation<V, T>> {
  return mapped(working, (known) => derivationOf(known, tell));
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

/** One row of a list with its steps, and the others that have the very same working. */
export interface DerivedRow<V extends StepVocabulary, T = number> {
  /** Undefined where the list has no such row. */
  readonly derivation: Derivation<V, T> | undefined;
  /** The other rows with its working, from 0. */
  readonly sharing: readonly number[];
}

/** The rows of a list, whose steps are made for the row that is asked for. */
export interface DerivedRows<V extends StepVocabulary, W, T = number> {
  readonly workings: readonly W[];
  /** A row from 0. */
  readonly row: (at: number) => DerivedRow<V, T>;
}

/** The same row by row, where it is asked for: the steps of no other row are made. */
export function derivingRows<A extends readonly unknown[], V extends StepVocabulary, W, T = number>(
  workingsOf: (...given: A) => Result<readonly W[]>,
  tell: Tell<V, W, T>,
): (...given: A) => Result<DerivedRows<V, W, T>> {
  return (...given) =>
    mapped(workingsOf(...given), (workings) => ({
      workings,
      row: (at) => {
        const { [at]: working } = workings;
        if (working === undefined) return { derivation: undefined, sharing: [] };
        const sharing: number[] = [];
        workings.forEach((each, i) => {
          if (each === working && i !== at) sharing.push(i);
        });
        return { derivation: derivationOf(working, tell), sharing };
      },
    }));
}

/** The same of a list with one working for all; what belongs to a row is gathered for the row that is asked for. */
export function derivingRowsOf<
  A extends readonly unknown[],
  V extends StepVocabulary,
  L,
  W,
  R,
  T = number,
>(
  workingOf: (...given: A) => Result<L>,
  rowsOf: (working: L) => readonly W[],
  rowOf: (working: L, at: number) => R | undefined,
  tell: Tell<V, R, T>,
): (...given: A) => Result<DerivedRows<V, W, T>> {
  return (...given) =>
    mapped(workingOf(...given), (working) => ({
      workings: rowsOf(working),
      row: (at) => {
        const row = rowOf(working, at);
        return { derivation: row && derivationOf(row, tell), sharing: [] };
      },
    }));
}

/** The same for a working per cell of a table. */
export function derivedCells<V extends StepVocabulary, W, T = number>(
  workings: Result<readonly (readonly W[])[]>,
  tell: Tell<V, W, T>,
): Result<readonly (readonly Derivation<V, T>[])[]> {
  if (!workings.ok) return workings;
  return succeed(workings.value.map((row) => row.map((cell) => derivationOf(cell, tell))));
}

/** A cell of a table with its steps, row and column from 0; undefined beyond the table. */
export type DerivedCell<V extends StepVocabulary, T = number> = (
  row: number,
  column: number,
) => Derivation<V, T> | undefined;

/** The same cell by cell, where it is asked for: the steps of no other cell are made. */
export function derivingCells<
  A extends readonly unknown[],
  V extends StepVocabulary,
  W,
  T = number,
>(
  workingsOf: (...given: A) => Result<readonly (readonly W[])[]>,
  tell: Tell<V, W, T>,
): (...given: A) => Result<DerivedCell<V, T>> {
  return (...given) =>
    mapped(workingsOf(...given), (workings) => (row, column) => {
      const working = workings[row]?.[column];
      return working === undefined ? undefined : derivationOf(working, tell);
    });
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
