import { type Decimals, significant } from './numbers';
import { mapped, type Result, type Worked } from './result';
import { aNumber, type AnyMessage, type Kind, type Values } from './message';

/** Lists the steps that a working shows, and gives the value they come to. */
export type Tell<V extends StepVocabulary, W, T = number> = (working: W, steps: StepList<V>) => T;

/** The explanation of a rule; it refuses the same arguments. */
/* @__NO_SIDE_EFFECTS__ */
export function explaining<A extends readonly unknown[], V extends StepVocabulary, W, T>(
  { working }: Explained<A, W>,
  tell: Tell<V, NoInfer<W>, T>,
): (...given: A) => Result<Derivation<V, T>> {
  return (...given) => mapped(working(...given), (known) => told(known, tell));
}

/** The same for a working per row; rows with the same working have the same derivation. */
/* @__NO_SIDE_EFFECTS__ */
export function explainingRows<A extends readonly unknown[], V extends StepVocabulary, W, T>(
  { working }: Explained<A, readonly W[]>,
  tell: Tell<V, NoInfer<W>, T>,
): (...given: A) => Result<readonly Derivation<V, T>[]> {
  return (...given) =>
    mapped(working(...given), (workings) => {
      const derivations = new Map<W, Derivation<V, T>>();
      return workings.map((each) => {
        const derivation = derivations.get(each) ?? told(each, tell);
        derivations.set(each, derivation);
        return derivation;
      });
    });
}

/** The same for a working per cell of a table. */
/* @__NO_SIDE_EFFECTS__ */
export function explainingCells<A extends readonly unknown[], V extends StepVocabulary, W, T>(
  { working }: Explained<A, readonly (readonly W[])[]>,
  tell: Tell<V, NoInfer<W>, T>,
): (...given: A) => Result<readonly (readonly Derivation<V, T>[])[]> {
  return (...given) =>
    mapped(working(...given), (rows) => rows.map((cells) => cells.map((each) => told(each, tell))));
}

/** What the explanation of a rule takes of it. */
type Explained<A extends readonly unknown[], W> = Pick<Worked<A, W, unknown>, 'working'>;

/** A rule whose working is shown in parts: by rows, or by cells. */
/* @__NO_SIDE_EFFECTS__ */
export function inParts<A extends readonly unknown[], W, P>(
  { working }: Explained<A, W>,
  partsOf: (working: W) => P,
): Explained<A, P> {
  return { working: (...given) => mapped(working(...given), partsOf) };
}

/** The value of a working with its steps. */
export function told<V extends StepVocabulary, W, T>(
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
type Clause = `${'S' | 'A' | 'K' | 'N' | 'U'}${number}`;

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
