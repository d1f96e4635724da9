import type { How } from '../../cycle';
import { defaultTierOf, type TierEntrant } from './entrant';
import { addTo } from '../../lists/group-by';

/** A player on the way to a tier. */
export interface Slot {
  readonly entrant: TierEntrant;
  /** 0 while unplaced. */
  tier: number;
  /** Meaningless while unplaced. */
  how: How;
}

/** Everyone of a new cycle, sorted once, so that no tier has to sort or search them again. */
export interface Roster {
  /** In the order of `compareByRating`, as are the lists by tier. */
  readonly slots: readonly Slot[];
  readonly pinned: ReadonlyMap<number, readonly Slot[]>;
  /** Players without a pin, by default tier; 0 for none. */
  readonly unpinned: ReadonlyMap<number, readonly Slot[]>;
}

const BY_DEFAULT: How = { by: 'default' };

/** @param entrants in the order of `compareByRating` */
export function rosterOf(entrants: readonly TierEntrant[], tiers: number): Roster {
  const slots = entrants.map((entrant): Slot => ({ entrant, tier: 0, how: BY_DEFAULT }));
  const pinned = new Map<number, Slot[]>();
  const unpinned = new Map<number, Slot[]>();
  for (const slot of slots) {
    const { pin } = slot.entrant;
    if (pin === 0) addTo(unpinned, defaultTierOf(slot.entrant, tiers), slot);
    else addTo(pinned, pin, slot);
  }
  return { slots, pinned, unpinned };
}

export function waits(slot: Slot): boolean {
  return slot.tier === 0;
}

export function seat(slots: readonly Slot[], tier: number, how: How): void {
  for (const slot of slots) {
    slot.tier = tier;
    slot.how = how;
  }
}
