import { flaw } from '../../arguments';
import { significant } from '../../numbers/significant';
import { succeed, type Result } from '../../result';
import { PLACE, TIER, TIERS } from '../arguments';
import { unavailable } from '../refuse';

/** "players who finish 1st or 2nd ... advance", "3rd, 4th, or 5th compete at the same tier" (2.2, 2.3). */
const LAST_TO_RISE = 2;
const LAST_TO_STAY = 5;

/** The tier that a place entitles to, before the next cycle's number of tiers limits it (U4). */
export function entitledTier(tier: number, place: number): number {
  if (place > LAST_TO_STAY) return tier + 1;
  // Tier 1 has nothing above it: its 2nd stays (2.2), and the loser of the title match too (2.1).
  return place > LAST_TO_RISE || tier === 1 ? tier : tier - 1;
}

/**
 * The tier in which a player plays the next cycle by default (U4), never lower than this (U5).
 *
 * @param tier tier of last cycle, a whole number from 1 (A) to 26 (Z)
 * @param place place in its league of last cycle, a whole number from 1 to 10; 0 in tier 1, with
 *   `lostTitle`, is the former title holder (U10)
 * @param tiers number of tiers of the next cycle, a whole number from 1 to 26
 * @param lostTitle whether this player lost the title match; it says something about the winner of A and the
 *   former holder only, so that one value may stand beside a whole list
 * @returns the tier, from 1 to `tiers`. For the winner of A without `lostTitle` it is not available: it
 *   depends on the title match.
 */
export function kuksuDefaultTier(
  tier: number,
  place: number,
  tiers: number,
  lostTitle?: boolean,
): Result<number> {
  const working = defaultTierWorking(tier, place, tiers, lostTitle);
  return working.ok ? succeed(working.value.defaultTier) : working;
}

/** The working of a default tier. */
export interface DefaultTierWorking {
  readonly tier: number;
  readonly place: number;
  /** By the place alone. */
  readonly entitled: number;
  readonly defaultTier: number;
}

export function defaultTierWorking(
  tier: number,
  place: number,
  tiers: number,
  lostTitle = false,
): Result<DefaultTierWorking> {
  const from = significant(tier);
  const fromFlaw = flaw(TIER, from);
  if (fromFlaw) return fromFlaw;

  const position = significant(place);
  const formerHolder = lostTitle && from === 1 && position === 0;
  const placeFlaw = formerHolder ? undefined : flaw(PLACE, position);
  if (placeFlaw) return placeFlaw;

  const tierCount = significant(tiers);
  const tiersFlaw = flaw(TIERS, tierCount);
  if (tiersFlaw) return tiersFlaw;

  if (from === 1 && position === 1 && !lostTitle) {
    return unavailable({ argument: PLACE.name, found: position }, 'dependsOnTitleMatch');
  }
  const entitled = entitledTier(from, position);
  return succeed({
    tier: from,
    place: position,
    entitled,
    defaultTier: Math.min(entitled, tierCount),
  });
}
