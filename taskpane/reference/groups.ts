import type { FunctionReference } from './types';

export interface SystemGroup {
  readonly system: string;
  readonly functions: readonly FunctionReference[];
}

/** Functions by system; systems and functions keep the order in which they first appear. */
export function bySystem(reference: readonly FunctionReference[]): readonly SystemGroup[] {
  const systems = [...new Set(reference.map(({ system }) => system))];
  return systems.map((system) => ({
    system,
    functions: reference.filter((entry) => entry.system === system),
  }));
}
