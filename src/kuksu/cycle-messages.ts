import { aNumber, type Vocabulary } from '../message';

/** What grouping and ranking a cycle refuse in a cell, besides what the formulas refuse. */
export const kuksuCycle = {
  leagueKnown: {},
  leagueOfTier: { leagues: aNumber },
  playerNamed: {},
  placeOfLeague: {},
  pinOfTier: {},
  lastPlaceOrHolder: {},
  awardNotNegative: {},
  leagueTooLarge: { most: aNumber },
  pointsUnlikeTable: { points: aNumber },
  tableUnlikePlayers: { players: aNumber },
  titleLoserKnown: {},
  remainderWayKnown: {},
} as const satisfies Vocabulary;
