import { aNumber, type Vocabulary } from '../message';

/** What the rules of SOF refuse. */
export const sof = {
  averageNotNegative: {},
  tablesAboveZero: {},
  ratingKnown: {},
  restrictionsWhole: {},
  firstAwardTooSmall: {},
  eventKnown: {},
  stratumWithinField: { tables: aNumber },
  scoreWithinLimits: {},
  holdingNotNegative: {},
  holdingsMissing: {},
  entrySizeKnown: {},
  playersCounted: {},
  sizeUnlikeCount: { players: aNumber },
  sizesUnlikeHoldings: { rows: aNumber },
  pairsOrTeams: {},
  limitKnown: {},
  limitWithoutFactor: {},
  typeKnown: {},
} as const satisfies Vocabulary;
