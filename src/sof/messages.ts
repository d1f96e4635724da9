import { aNumber, type Vocabulary } from '../core/message';
import * as tools from '../core/arguments';

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

/** What the rules of SOF refuse. */
export const { refuse, unavailable, numberArgument, flawWithin }: tools.Refusing<typeof sof> =
  tools;
