import type { CycleFailure } from '../cycle';
import { broken } from '../cycle-refuse';
import type { TierEntrant } from './filling/entrant';

/** The first way out of an impossible remainder (U3): the surplus players are left out by name. */
export function leaveOut(
  entrants: readonly TierEntrant[],
  names: readonly string[],
  needed: number,
): {
  readonly staying: readonly TierEntrant[];
  readonly leaving: readonly TierEntrant[];
  readonly failures: readonly CycleFailure[];
} {
  const registered = new Set(entrants.map(({ registered }) => registered.name));
  const named = new Set(names);
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
