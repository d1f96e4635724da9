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
  leaguePoints: {},
  lastTierOrNone: {},
  lastPlaceOrNone: {},
  ratingAboveZero: {},
  rowsUnlikePoints: { rows: aNumber },
  leaguesWhole: {},
} as const satisfies Vocabulary;
