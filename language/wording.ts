import type { AllSteps, AnyStep } from '../src/explain';

/** What a step of each kind says, with its numbers filled in. */
export type WordingOf<V> = {
  readonly [K in Exclude<keyof V, 'rounded'>]: V[K] extends {
    readonly values: infer Values;
    readonly value: infer Value;
  }
    ? (values: Values, value: Value) => string
    : never;
};

export type Wording = WordingOf<AllSteps> & {
  readonly rounded: (values: AllSteps['rounded']['values'], value: number) => string;
};

/** One step in the words of a language. */
export function stepIn(wording: Wording, step: AnyStep): string {
  // The key says which values the step holds, and what words them.
  const word = wording[step.key] as (values: unknown, value: unknown) => string;
  return word(step.values, step.value);
}
