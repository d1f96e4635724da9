import { aNumber, type Vocabulary } from '../message';

/** What the formulas of Kuksu refuse. */
export const kuksu = {
  registeredPlayersWhole: {},
  tooFewForLeague: { missing: aNumber },
  remainderWithoutLeague: { left: aNumber, missing: aNumber },
  tierLettered: {},
  tiersLettered: {},
  leaguePlace: {},
  dependsOnTitleMatch: {},
  crosstableSquare: {},
  gameResult: {},
  gameContradicted: { other: aNumber },
  lastTierOrNone: {},
  lastPlaceOrNone: {},
  ratingAboveZero: {},
  rowsUnlikePoints: { rows: aNumber },
} as const satisfies Vocabulary;
