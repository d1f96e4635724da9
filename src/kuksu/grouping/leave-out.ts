import type { CycleFailure } from '../cycle';
import { broken } from '../cycle-refuse';
import type { TierEntrant } from './filling/entrant';
import { leavingOrder } from './ways-out';

/** The first way out of an impossible remainder (U3): the surplus players are left out, by name or as the rule proposes. */
export function leaveOut(
  entrants: readonly TierEntrant[],
  names: readonly string[] | undefined,
  needed: number,
): {
  readonly staying: readonly TierEntrant[];
  readonly leaving: readonly TierEntrant[];
  readonly failures: readonly CycleFailure[];
} {
  const registered = new Set(entrants.map(({ registered }) => registered.name));
  const proposed = (): readonly string[] =>
    leavingOrder(entrants)
      .slice(0, needed)
      .map(({ name }) => name);
  const named = new Set(names ?? proposed());
  const leaving = entrants.filter(({ registered }) => named.has(registered.name));
  const failures: CycleFailure[] = [];
  const unknown = [...named].filter((name) => !registered.has(name));
  if (unknown.length > 0) failures.push(broken({}, 'leftOutUnknown', { names: unknown }));
  else if (leaving.length !== needed) {
    failures.push(broken({}, 'leftOutCount', { found: leaving.length, needed }));
  }
  return {
    staying: entrants.filter(({ registered }) => !named.has(registered.name)),
    leaving,
    failures,
  };
}
