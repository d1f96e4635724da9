import type { CycleFailure } from '../../cycle';
import { broken } from '../../cycle-refuse';
import { defaultTierOf, type TierEntrant } from './entrant';

/** Pins that the rules forbid: below the default tier (U5), or in a tier that this cycle does not have. */
export function pinFlaws(entrants: readonly TierEntrant[], tiers: number): CycleFailure[] {
  const pinned = entrants
    .filter(({ pin }) => pin !== 0)
    .sort((a, b) => a.registered.row - b.registered.row);
  const failures: CycleFailure[] = [];
  for (const entrant of pinned) {
    const { row, name, pin } = entrant.registered;
    const tier = defaultTierOf(entrant, tiers);
    const at = { list: 'registrations', row, argument: 'pin' } as const;
    const values = { name, row: at, pin };
    if (pin > tiers) failures.push(broken(at, 'pinBeyondTiers', { ...values, tiers }));
    else if (tier > 0 && pin > tier) failures.push(broken(at, 'pinTooLow', { ...values, tier }));
  }
  return failures;
}
