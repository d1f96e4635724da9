import { ABOVE_ZERO, wholeNumber } from '../core/arguments';
import { numberArgument } from './messages';

/** "a round-robin tournament consisting of 5 to 10 players" (Rule 2). */
export const LEAST_PLAYERS = 5;
export const MOST_PLAYERS = 10;

/** "League (A+n-1)" (Rule 1): the alphabet ends at Z. Twenty-six tiers would hold 671,088,630 players. */
export const MOST_TIERS = 26;

const CODE_OF_A = 65;

/** The leagues of a tier, counted from 1 (U1): 2^(tier - 1). */
export function leaguesIn(tier: number): number {
  return 2 ** (tier - 1);
}

/** The players of the first `tiers` tiers when every league is full (U1, U2): 10 (2^tiers - 1). */
export function capacity(tiers: number): number {
  return MOST_PLAYERS * (2 ** tiers - 1);
}

/** What a league is called (U1): "A" in tier 1, which has one league, then "B1", "B2", "C1" ... */
export function leagueName(tier: number, league: number): string {
  const letter = String.fromCharCode(CODE_OF_A + tier - 1);
  return tier === 1 ? letter : `${letter}${league}`;
}

/** Fewer than 5 are accepted here; U3 answers that they make no league. */
export const PLAYERS = numberArgument('players', 'registeredPlayersWhole', {
  least: 0,
  whole: true,
});

const anyTier = { least: 1, most: MOST_TIERS, whole: true } as const;
const anyPlace = { least: 1, most: MOST_PLAYERS, whole: true } as const;

export const TIER = numberArgument('tier', 'tierLettered', anyTier);

export const PLACE = numberArgument('place', 'leaguePlace', anyPlace);

export const TIERS = numberArgument('tiers', 'tiersLettered', anyTier);

export const POINTS = numberArgument('points', 'pointsNotNegative', { least: 0 });

export const SODOS = numberArgument('sodos', 'pointsNotNegative', { least: 0 });

export const LAST_TIER = numberArgument('lastTier', 'lastTierOrNone', anyTier);

export const LAST_PLACE = numberArgument('lastPlace', 'lastPlaceOrNone', anyPlace);

export const RATING = numberArgument('rating', 'ratingAboveZero', { least: ABOVE_ZERO });

/** U11: every player has a rating. A blank cell reads as 0, a missing rating. */
export const RATINGS = numberArgument('ratings', 'ratingAboveZero', { least: ABOVE_ZERO });

export const LEAGUES = wholeNumber('leagues', 1);
