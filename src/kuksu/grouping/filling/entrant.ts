import type { Concerned, Last } from '../../cycle';
import { entitledTier } from '../../sizes/default-tier';
import type { Registered, Resulted } from '../../lists/cycle-lists';

/** Sorts behind every tier and place of last cycle. */
const NONE = Number.MAX_SAFE_INTEGER;

/** A registered player with the result of last cycle. */
export interface TierEntrant {
  readonly registered: Registered;
  readonly rating: number;
  /** 0 for none. */
  readonly pin: number;
  readonly last: Last | undefined;
  /** The tier that last cycle's place entitles to (U4); 0 without a league last cycle (U8). */
  readonly entitled: number;
  /** Tier and place of last cycle, as they are compared. */
  readonly lastTier: number;
  readonly lastPlace: number;
}

export function entrantOf(registered: Registered, result: Resulted | undefined): TierEntrant {
  const last = result?.last;
  return {
    registered,
    rating: registered.rating,
    pin: registered.pin,
    last,
    entitled: last ? entitledTier(last.tier, last.place) : 0,
    lastTier: last ? last.tier : NONE,
    lastPlace: last ? last.place : NONE,
  };
}

/** The default tier in a cycle with this number of tiers (U4); 0 for none (U8). */
export function defaultTierOf({ entitled }: TierEntrant, tiers: number): number {
  return Math.min(entitled, tiers);
}

/** Equal in rating: the better tier of last cycle, the better place (U7). */
export function compareHistories(a: TierEntrant, b: TierEntrant): number {
  return a.lastTier - b.lastTier || a.lastPlace - b.lastPlace;
}

export function compareNames(a: TierEntrant, b: TierEntrant): number {
  return a.registered.normalised < b.registered.normalised ? -1 : 1;
}

/** The order of the snake (U9), best first: by rating, then as U7 orders equal sums. */
export function compareByRating(a: TierEntrant, b: TierEntrant): number {
  return b.rating - a.rating || compareHistories(a, b) || compareNames(a, b);
}

export function concerned({ registered: { row, name, rating } }: TierEntrant): Concerned {
  return { row, name, rating };
}
