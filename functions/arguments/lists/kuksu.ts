import { number, optionalNumber, optionalYesNo } from '../parameters';

/* How the arguments of Kuksu's functions are read: by the functions themselves, and where the pane explains them. */

export const playerCount = number('players');

export const defaultTierParameters = [
  number('tier'),
  number('place'),
  number('tiers'),
  optionalYesNo('lostTitle'),
] as const;

export const rankColumns = [
  number('points'),
  number('sodos'),
  optionalNumber('lastTier'),
  optionalNumber('lastPlace'),
  optionalNumber('rating'),
] as const;

export const ratingsColumn = [number('ratings')] as const;

export const leagueCount = number('leagues');
