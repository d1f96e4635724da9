import type { AgaSteps } from './aga/why';
import type { Step } from './core/derivation';
import type { KgsSteps } from './kgs/why';
import type { KuksuSteps } from './kuksu/why';
import type { NkSteps } from './nk/why';
import type { SofSteps } from './sof/why';

/** A step of any system. */
export type AnyStep =
  | Step<SofSteps>
  | Step<AgaSteps>
  | Step<KgsSteps>
  | Step<NkSteps>
  | Step<KuksuSteps>;
