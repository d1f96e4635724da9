import type { AgaSteps } from '../aga/steps';
import type { KgsSteps } from '../kgs/steps';
import type { SofSteps } from '../sof/steps';
import type { Clause, Rounding, Says, Step, StepKinds } from './step';

type Own<V extends StepKinds> = Omit<V, 'rounded'>;

/** The steps of all systems; every system rounds. */
export type AllSteps = Own<SofSteps> &
  Own<AgaSteps> &
  Own<KgsSteps> & { readonly rounded: Says<Clause, Rounding> };

export type AnyStep = Step<SofSteps> | Step<AgaSteps> | Step<KgsSteps>;
