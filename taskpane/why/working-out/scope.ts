import type { Grid } from '../values/cell';
import { single } from '../values/grid';
import type { Argument } from './argument';

/** What the names of LET and LAMBDA stand for. */
export type Scope = ReadonlyMap<string, Argument>;

/** Names are the same in any case. */
export const bare = (name: string): string => name.toLowerCase();

/** The scope inside a LAMBDA: what is not given is blank. */
export function inside(scope: Scope, params: readonly string[], values: readonly Grid[]): Scope {
  const inner = new Map(scope);
  params.forEach((name, at) => inner.set(bare(name), values[at] ?? single(null)));
  return inner;
}
