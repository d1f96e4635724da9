import type { sof as vocabulary } from '../../../src/sof/messages';
import { checked } from '../../catalogue';

export const sof = checked<typeof vocabulary>()({
  averageNotNegative: 'an average of 0 masterpoints or more per player is needed',
  tablesAboveZero: 'a number of tables above 0 is needed',
  sessionsWhole: 'a whole number of sessions from 1 is needed',
  ratingKnown: '"Sectional" (or 10) or "Regional" (or 14) is needed',
  restrictionsWhole: 'a whole number of restrictions is needed: 0 (none), 1, or 2 (two or more)',
  firstAwardTooSmall: 'an award for first place of at least 0.01 masterpoints is needed',
  eventKnown: '"Flight A" or "Bracketed Swiss" is needed, or nothing for any other event',
  stratumWithinField: 'the whole field has {tables} tables, its top stratum no more',
  depthListed: 'a whole number of places from 1 to 10,000 is needed',
  scoreWithinLimits: 'a score from -1,000,000 to 1,000,000 is needed',
  holdingNotNegative: 'a holding of 0 masterpoints or more is needed',
  holdingsMissing: 'at least one entry that holds masterpoints is needed',
  entrySizeKnown: 'a pair of 2 or a team of 4, 5 or 6 players is needed',
  playersCounted:
    'the holdings of 2 players (a pair), or of 4, 5 or 6 (a team), are needed in a row; a member without masterpoints is entered as 0.01',
  sizeUnlikeCount:
    'a row of holdings has {players} players: leave this argument out where every player has a cell',
  sizesUnlikeHoldings:
    'that is its number of rows, and one size, or as many as holdings has rows ({rows}), is needed',
  pairsOrTeams:
    'the entries above are of the other kind, and pairs (2) or teams (4 to 6), not both, are needed',
  limitKnown: 'a limit of 100, 750 or "Unlimited" ("UNL") is needed',
  limitWithoutFactor: 'the source gives factors for limits of 100, 750 and "Unlimited" only',
  typeKnown: '"Pairs", "Swiss", "Board-a-match" or "Individual" is needed',
});
