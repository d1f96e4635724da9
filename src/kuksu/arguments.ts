import { ABOVE_ZERO, wholeNumber } from '../arguments';
import { MOST_PLAYERS, MOST_TIERS } from './hierarchy';
import { numberArgument } from './refuse';

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
