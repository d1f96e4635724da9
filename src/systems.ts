import { aga } from './aga/system';
import { kgs } from './kgs/system';
import { kuksu } from './kuksu/system';
import { nk } from './nk/system';
import { sof } from './sof/system';
import type { System } from './core/system';

/** Every system, in the order in which Home, the reference and the docs show them. */
export const systems = [sof, aga, kgs, nk, kuksu] as const satisfies readonly System[];

type Registered = (typeof systems)[number];

export type SystemId = Registered['id'];
export type Prefix = Registered['prefix'];
/** Those of systems with jobs: of these the pane has events, and lists to try. */
export type JobPrefix = Extract<
  Registered,
  { readonly jobs: readonly [string, ...string[]] }
>['prefix'];
export type JobId = Registered['jobs'][number];
export type { System } from './core/system';
