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
  /** What the step comes to. */
  readonly value: V[K] extends Says<Clause, unknown, infer Value> ? Value : never;
}

/** Any step of a vocabulary. */
export type Step<V> = { [K in keyof V]: StepOf<V, K> }[keyof V];

/** Collects the steps of one value, as its working is gone through. */
export interface StepList<V> {
  add<K extends keyof V>(
    clause: StepOf<V, K>['clause'],
    key: K,
    values: StepOf<V, K>['values'],
    value: StepOf<V, K>['value'],
  ): void;
  /** A rounding; one that leaves the number as it was, binary noise aside, is no step. */
  rounded(
    clause: StepOf<V, keyof V & 'rounded'>['clause'],
    unrounded: number,
    decimals: Decimals,
    value: number,
  ): void;
}

/** A value and why it is what it is: the last step comes to it. */
export interface Derivation<V, T = number> {
  readonly value: T;
  readonly steps: readonly Step<V>[];
}
