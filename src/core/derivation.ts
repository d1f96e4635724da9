import { type Decimals, significant } from './numbers';
import { mapped, type Result, succeed } from './result';
import { aNumber, type AnyMessage, type Kind, type Values } from './message';

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

/** A clause of a system's rules.md. */
export type Clause = `${'S' | 'A' | 'K' | 'N' | 'U'}${number}`;

type Kinds = Readonly<Record<string, Kind<unknown>>>;

/** A step of a system: the clauses that it may apply, what its sentence mentions, and what it comes to. */
export interface StepKind<
  C extends Clause = Clause,
  V extends Kinds = Kinds,
  Value extends number | string = number | string,
> {
  readonly clauses: readonly C[];
  readonly values: V;
  readonly value: Kind<Value>;
}

/** The steps of a system, by code. */
export type StepVocabulary = Readonly<Record<string, StepKind>>;

export function aStep<C extends Clause, const V extends Kinds>(
  clauses: C | readonly C[],
  values: V,
): StepKind<C, V, number>;
export function aStep<C extends Clause, const V extends Kinds, Value extends number | string>(
  clauses: C | readonly C[],
  values: V,
  value: Kind<Value>,
): StepKind<C, V, Value>;
export function aStep(
  clauses: Clause | readonly Clause[],
  values: Kinds,
  value = aNumber,
): StepKind {
  return { clauses: typeof clauses === 'string' ? [clauses] : clauses, values, value };
}

/** `Decimals`, written out: in declarations its name would be taken from the index of all rules, which `dist/lib` does not have. */
const decimals: Kind<0 | 1 | 2> = { samples: [2, 1, 0] };

/** What a rounding, half up, that changed a number mentions. */
export const rounding = { unrounded: aNumber, decimals } as const;

/** The step that rounds, in any system. */
export type Rounded = StepKind<Clause, typeof rounding, number>;

/** The messages of steps: what a step comes to is one of the values that its sentence mentions. */
export type Told<V extends StepVocabulary> = {
  readonly [C in keyof V]: V[C]['values'] & { readonly value: V[C]['value'] };
};

/** One step of a derivation: a message with the clause it applies and the value it comes to. Codes are stable. */
export interface StepOf<V extends StepVocabulary, C extends keyof V> {
  readonly clause: V[C]['clauses'][number];
  readonly code: C;
  readonly values: Values<V[C]['values']>;
  /** The value after the step. */
  readonly value: V[C]['value']['samples'][number];
}

/** A step of any vocabulary. */
export interface AnyStepOf extends AnyMessage {
  readonly clause: Clause;
  readonly value: number | string;
}

/** Any step of a vocabulary. */
export type Step<V extends StepVocabulary> = { [C in keyof V]: StepOf<V, C> }[keyof V];

/** The clauses that round in a system. */
type Rounds<V> = V extends { readonly rounded: StepKind<infer C> } ? C : never;

/** Collects the steps of one value from its working. */
export interface StepList<V extends StepVocabulary> {
  add<C extends keyof V>(
    clause: StepOf<V, C>['clause'],
    code: C,
    values: StepOf<V, C>['values'],
    value: StepOf<V, C>['value'],
  ): void;
  /** Adds a rounding, unless it changes nothing but binary noise. */
  rounded(clause: Rounds<V>, unrounded: number, decimals: Decimals, value: number): void;
}

/** A value with its steps; the last step has the value. */
export interface Derivation<V extends StepVocabulary, T = number> {
  readonly value: T;
  readonly steps: readonly Step<V>[];
}
