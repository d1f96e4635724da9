import type { Found } from '../core/result';
import { ABOVE_ZERO, wholeNumber } from '../core/arguments';
import { numberArgument } from './messages';

/** One league of a cycle and how many play in it (U1, U2). */
export interface LeagueSize {
  /** "A" for the only league of tier 1; below it the tier's letter and a number: "B1", "B2", "C1" ... */
  readonly league: string;
  /** Players in it: 10 in a full tier, 5 to 10 in the bottom tier. */
  readonly size: number;
}

/** How a number of players is spread over tiers (U2). */
export interface Layout {
  /** Tiers in which every league has 10 players. */
  readonly fullTiers: number;
  /** Players of the tier below them; 0 when the full tiers hold everyone. */
  readonly remainder: number;
  /** Leagues of that tier. */
  readonly bottomLeagues: number;
}

/**
 * The cells of a league's cross table (U6): a row and a column per player, in the same order. A cell is
 * the row's result against the column: 1 won, 0 lost or not played (also an empty cell), 0.5 drawn. The
 * diagonal may hold anything.
 */
export type CrosstableCells = readonly (readonly Found[])[];

/** A column in which a cell may hold nothing: null, undefined or 0. */
export type OptionalColumn = readonly (number | null | undefined)[];

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
