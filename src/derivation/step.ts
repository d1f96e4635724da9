import type { Decimals } from '../numbers/half-up';

/** A clause of a system's rules.md. */
export type Clause = `${'S' | 'A' | 'K' | 'N' | 'U'}${number}`;

/** What one kind of step holds: the clause it applies, what its sentence mentions, and what it comes to. */
export interface Says<C extends Clause, Values, Value extends number | string = number> {
  readonly clause: C;
  readonly values: Values;
  readonly value: Value;
}

/** A rounding, half up, that changed a number. */
export interface Rounding {
  readonly unrounded: number;
  readonly decimals: Decimals;
}

/** The kinds of steps a system has, by key. */
export interface StepKinds {
  readonly rounded: Says<Clause, Rounding>;
}

/** One step of a derivation. Keys are stable: translations read key and values. */
export interface StepOf<V, K extends keyof V> {
  readonly clause: V[K] extends Says<infer C, unknown, number | string> ? C : never;
  readonly key: K;
  readonly values: V[K] extends Says<Clause, infer Values, number | string> ? Values : never;
  /** The value after the step. */
  readonly value: V[K] extends Says<Clause, unknown, infer Value> ? Value : never;
}

/** Any step of a vocabulary. */
export type Step<V> = { [K in keyof V]: StepOf<V, K> }[keyof V];

/** Collects the steps of one value from its working. */
export interface StepList<V> {
  add<K extends keyof V>(
    clause: StepOf<V, K>['clause'],
    key: K,
    values: StepOf<V, K>['values'],
    value: StepOf<V, K>['value'],
  ): void;
  /** Adds a rounding, unless it changes nothing but binary noise. */
  rounded(
    clause: StepOf<V, keyof V & 'rounded'>['clause'],
    unrounded: number,
    decimals: Decimals,
    value: number,
  ): void;
}

/** A value with its steps; the last step has the value. */
export interface Derivation<V, T = number> {
  readonly value: T;
  readonly steps: readonly Step<V>[];
}
