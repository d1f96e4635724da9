import { aga } from './aga';
import { kgs } from './kgs';
import { kuksu } from './kuksu';
import { nk } from './nk';
import { sof } from './sof';
import type { System } from './system';

/** Every system, in the order in which Home, the reference and the docs show them. */
export const systems = [sof, aga, kgs, nk, kuksu] as const satisfies readonly System[];

type Registered = (typeof systems)[number];

export type SystemId = Registered['id'];
export type Prefix = Registered['prefix'];
export type JobId = Registered['jobs'][number];
export type { System } from './system';
