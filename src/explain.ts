import type { AgaSteps } from './aga/steps';
import type { KgsSteps } from './kgs/steps';
import type { KuksuSteps } from './kuksu/steps';
import type { NkSteps } from './nk/steps';
import type { SofSteps } from './sof/steps';
import type { Clause, Rounding, Says, Step, StepKinds } from './derivation/step';

type Own<V extends StepKinds> = Omit<V, 'rounded'>;

/** The steps of all systems. */
export type AllSteps = Own<SofSteps> &
  Own<AgaSteps> &
  Own<KgsSteps> &
  Own<NkSteps> &
  Own<KuksuSteps> & { readonly rounded: Says<Clause, Rounding> };

/** A step of any system. */
export type AnyStep =
  Step<SofSteps> | Step<AgaSteps> | Step<KgsSteps> | Step<NkSteps> | Step<KuksuSteps>;
