import type { AllSteps } from '../src/derivation/all-steps';

/** What a step of each kind says, with its numbers filled in. */
export type Wording = {
  readonly [K in keyof AllSteps]: (values: AllSteps[K]['values'], value: number) => string;
};
