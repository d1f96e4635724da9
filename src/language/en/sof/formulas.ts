import type { sof as vocabulary } from '../../../sof/messages';
import { checked } from '../../catalogue';

export const sof = checked<typeof vocabulary>()({
  averageNotNegative: 'Enter an average of 0 or more',
  tablesAboveZero: 'Enter a number above 0',
  ratingKnown: 'Enter "Regional" or "Sectional"',
  restrictionsWhole: 'Enter 0 (none), 1, or 2 (two or more)',
  firstAwardTooSmall: 'Enter an award of at least 0.01 masterpoints',
  eventKnown: 'Enter "Flight A" or "Bracketed Swiss", or leave it empty',
  stratumWithinField: 'Stratum A can’t have more tables than the whole field ({tables})',
  scoreWithinLimits: 'Enter a score from -1,000,000 to 1,000,000',
  holdingNotNegative: 'Enter masterpoints, 0 or more',
  holdingsMissing: 'Enter masterpoints for at least one pair or team',
  entrySizeKnown: 'Enter 2 (pair), or 4, 5 or 6 (team)',
  playersCounted:
    'Enter masterpoints for 2 players (pair), or 4 to 6 (team). For a member without masterpoints, enter 0.01',
  sizeUnlikeCount:
    'The row of holdings has {players} {players?player|players}. Leave this argument out if every player has their own cell',
  sizesUnlikeHoldings: 'Enter one size for all, or one per row of holdings ({rows})',
  pairsOrTeams: 'Don’t mix pairs (2) and teams (4 to 6)',
  limitKnown: 'Enter 100, 750 or "Unlimited"',
  limitWithoutFactor: 'The former rules only have factors for 100, 750 and "Unlimited"',
  typeKnown: 'Enter "Pairs", "Swiss", "Board-a-match" or "Individual"',
});

/** English: the description of the add-in that offers SOF alone. At most 250 characters. */
export const manifest =
  'Formulas for bridge masterpoints by strength of field, with the rules explained.';
