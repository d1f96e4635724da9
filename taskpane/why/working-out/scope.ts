import type { CallNode, Node } from '../formula/node';
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

/** `LAMBDA(x, x * 2)` as a call: the names of its arguments, and what it gives. */
export function lambdaParts({ arguments: given }: CallNode): {
  readonly params: readonly string[];
  readonly body: Node | null;
} {
  const params = given
    .slice(0, -1)
    .map((each) => (each?.type === 'ReferenceIdentifier' ? each.value : ''));
  return { params, body: given[given.length - 1] ?? null };
}
