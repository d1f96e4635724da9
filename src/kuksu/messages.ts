import { aNumber, type Given, refuser, type Vocabulary } from '../core/message';
import * as tools from '../core/arguments';
import type { At, Failure } from '../core/result';
import type { cycleFailures } from './said';

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

/** What the formulas of Kuksu refuse. */
export const { refuse, unavailable, numberArgument }: tools.Refusing<typeof kuksu> = tools;

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

/** What the rules of a cycle refuse in one cell. */
export const {
  refuse: refuseOfCycle,
  numberArgument: numberOfCycle,
}: tools.Refusing<typeof kuksuCycle & typeof kuksu> = tools;

const failing = refuser<typeof cycleFailures>();

/** A failure of the lists together. */
export function broken<C extends keyof typeof cycleFailures>(
  at: At,
  code: C,
  ...values: Given<typeof cycleFailures, C>
): Failure {
  return failing(at, code, ...values).failure;
}
