import type {
  Awards,
  Concerned,
  CycleFailure,
  CycleWarning,
  Grouping,
  League,
  TierFill,
} from '../../cycle';
import type { Stepwise } from '../../../stepwise';
import type { TierEntrant } from './entrant';
import { fillTier } from './fill-tier';
import { LEAST_PLAYERS, leaguesIn, MOST_PLAYERS } from '../../hierarchy';
import { isPossible } from '../../sizes/layout';
import { moveDown } from './move-down';
import { pinFlaws } from './pins';
import { rosterOf, type Slot } from './roster';
import { dealOut } from './seats';
import type { Layout } from '../../types';

/** The leagues of a cycle, valid only without failures. */
export interface Filled extends Pick<Grouping, 'tiers' | 'leagues' | 'fills' | 'warnings'> {
  /** Players moved out of the last full tier, best first. */
  readonly movedDown: readonly Concerned[];
  readonly failures: readonly CycleFailure[];
}

/**
 * Fills the tiers from the top (U7) and deals each out to its leagues (U9).
 *
 * @param entrants in the order of `compareByRating`
 * @param layout a remainder without a league for it (U3) gets one from the lowest of the last full tier
 */
export function* fillTiers(
  entrants: readonly TierEntrant[],
  layout: Layout,
  awards: Awards,
): Stepwise<Filled> {
  const { fullTiers, remainder, bottomLeagues } = layout;
  const tiers = remainder === 0 ? fullTiers : fullTiers + 1;
  const failures = pinFlaws(entrants, tiers);
  const warnings: CycleWarning[] = [];
  const fills: TierFill[] = [];
  const movedDown: Concerned[] = [];
  if (failures.length > 0) return { tiers, leagues: [], fills, movedDown, failures, warnings };

  const roster = rosterOf(entrants, tiers);
  let bottomSeats = Math.max(remainder, LEAST_PLAYERS);
  for (let tier = 1; tier <= tiers; tier++) {
    const seats = tier <= fullTiers ? MOST_PLAYERS * leaguesIn(tier) : bottomSeats;
    yield;
    const filled = fillTier(roster, tier, seats, awards);
    fills.push(filled.fill);
    failures.push(...filled.failures);
    warnings.push(...filled.warnings);
    if (tier !== fullTiers || isPossible(layout)) continue;
    const lowest = moveDown(roster, tier, awards);
    bottomSeats -= lowest.moved.length;
    movedDown.push(...lowest.moved);
    failures.push(...lowest.failures);
    warnings.push(...lowest.warnings);
  }

  const slotsOf = Array.from({ length: tiers }, (): Slot[] => []);
  for (const slot of roster.slots) slotsOf[slot.tier - 1]?.push(slot);
  const leagues: League[] = [];
  for (const [index, slots] of slotsOf.entries()) {
    const tier = index + 1;
    const count = tier <= fullTiers ? leaguesIn(tier) : Math.max(1, bottomLeagues);
    yield;
    leagues.push(...dealOut(slots, tier, count, tiers));
  }
  return { tiers, leagues, fills, movedDown, failures, warnings };
}
