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
