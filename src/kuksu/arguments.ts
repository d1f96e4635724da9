import { ABOVE_ZERO } from '../arguments';
import { MOST_PLAYERS, MOST_TIERS } from './hierarchy';
import { numberArgument } from './refuse';

/** Fewer than 5 are accepted here; U3 answers that they make no league. */
export const PLAYERS = numberArgument('players', 'registeredPlayersWhole', {
  least: 0,
  whole: true,
});

const anyTier = { least: 1, most: MOST_TIERS, whole: true } as const;
const anyPlace = { least: 1, most: MOST_PLAYERS, whole: true } as const;

export const TIER = numberArgument('tier', 'tierLettered', {
  ...anyTier,
  codeAbove: 'tierLettered',
});

export const PLACE = numberArgument('place', 'leaguePlace', {
  ...anyPlace,
  codeAbove: 'leaguePlace',
});

export const TIERS = numberArgument('tiers', 'tiersLettered', {
  ...anyTier,
  codeAbove: 'tiersLettered',
});

export const POINTS = numberArgument('points', 'leaguePoints', { least: 0 });

export const SODOS = numberArgument('sodos', 'leaguePoints', { least: 0 });

export const LAST_TIER = numberArgument('lastTier', 'lastTierOrNone', {
  ...anyTier,
  codeAbove: 'lastTierOrNone',
});

export const LAST_PLACE = numberArgument('lastPlace', 'lastPlaceOrNone', {
  ...anyPlace,
  codeAbove: 'lastPlaceOrNone',
});

export const RATING = numberArgument('rating', 'ratingAboveZero', { least: ABOVE_ZERO });

/** U11: every player has a rating. A blank cell reads as 0, a missing rating. */
export const RATINGS = numberArgument('ratings', 'ratingAboveZero', { least: ABOVE_ZERO });

export const LEAGUES = numberArgument('leagues', 'leaguesWhole', { least: 1, whole: true });
