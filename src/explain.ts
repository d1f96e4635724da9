import type { AgaSteps } from './aga/steps';
import type { Step } from './derivation/step';
import type { KgsSteps } from './kgs/steps';
import type { KuksuSteps } from './kuksu/steps';
import type { NkSteps } from './nk/steps';
import type { SofSteps } from './sof/steps';

/** A step of any system. */
export type AnyStep =
  | Step<SofSteps>
  | Step<AgaSteps>
  | Step<KgsSteps>
  | Step<NkSteps>
  | Step<KuksuSteps>;
