import type { eventMessages } from './event-messages';

/**
 * How a failure shows in a cell: `value` is #VALUE! (the argument is unusable), `notAvailable` is #N/A
 * (the argument is sound, but the rule has no answer for it). Excel shows sentences for these two only.
 */
export type FailureKind = 'value' | 'notAvailable';

export interface Message {
  readonly kind: FailureKind;
  /** What would be accepted: the second half of the sentence. */
  readonly needed: string | ((limit: number) => string);
}

/** Every sentence about a bad argument of a formula, once. The key is the stable code. */
export const messages = {
  numberNeeded: {
    kind: 'value',
    needed: 'a number is needed (not text, a date as text or TRUE/FALSE)',
  },
  textNeeded: { kind: 'value', needed: 'a text is needed' },
  markNeeded: { kind: 'value', needed: 'TRUE, 1, x, yes, ja or nothing is needed' },
  yesNoNeeded: { kind: 'value', needed: 'TRUE or FALSE is needed' },
  singleCellNeeded: {
    kind: 'value',
    needed: 'this formula fills several cells by itself, so a single cell is needed here',
  },
  oneColumnNeeded: { kind: 'value', needed: 'a single column is needed' },
  sameRowsNeeded: {
    kind: 'value',
    needed: (rows: number) => `as many rows as the first column are needed, which has ${rows}`,
  },
  errorInCell: { kind: 'value', needed: 'mend that cell first' },
  noFiniteResult: { kind: 'value', needed: 'the rule gave no number; please report the arguments' },
  numberTooLarge: { kind: 'value', needed: 'a number up to 1,000,000 is needed' },
  averageNotNegative: {
    kind: 'value',
    needed: 'an average of 0 masterpoints or more per player is needed',
  },
  tablesAboveZero: { kind: 'value', needed: 'a number of tables above 0 is needed' },
  placeWithinPlayers: {
    kind: 'value',
    needed: (players: number) => `a whole place from 1 to ${players} is needed`,
  },
  sessionsWhole: { kind: 'value', needed: 'a whole number of sessions from 1 is needed' },
  ratingKnown: { kind: 'value', needed: '"Sectional" or "Regional" is needed' },
  restrictionsWhole: {
    kind: 'value',
    needed: 'a whole number of restrictions is needed: 0 (none), 1, or 2 (two or more)',
  },
  firstAwardTooSmall: {
    kind: 'value',
    needed: 'an award for first place of at least 0.01 masterpoints is needed',
  },
  placeWhole: { kind: 'value', needed: 'a whole place from 1 is needed' },
  eventKnown: {
    kind: 'value',
    needed: '"Flight A" or "Bracketed Swiss" is needed, or nothing for any other event',
  },
  stratumWithinField: {
    kind: 'value',
    needed: (tables: number) => `the whole field has ${tables} tables, its top stratum no more`,
  },
  depthListed: { kind: 'value', needed: 'a whole number of places from 1 to 10,000 is needed' },
  scoreWithinLimits: {
    kind: 'value',
    needed: 'a score from -1,000,000 to 1,000,000 is needed',
  },
  holdingNotNegative: { kind: 'value', needed: 'a holding of 0 masterpoints or more is needed' },
  holdingsMissing: {
    kind: 'notAvailable',
    needed: 'at least one entry that holds masterpoints is needed',
  },
  entrySizeKnown: {
    kind: 'value',
    needed: 'a pair of 2 or a team of 4, 5 or 6 players is needed',
  },
  playersCounted: {
    kind: 'value',
    needed:
      'the holdings of 2 players (a pair), or of 4, 5 or 6 (a team), are needed in a row; a member without ' +
      'masterpoints is entered as 0.01',
  },
  sizeUnlikeCount: {
    kind: 'value',
    needed: (players: number) =>
      `a row of holdings has ${players} players: leave this argument out where every player has a cell`,
  },
  sizesUnlikeHoldings: {
    kind: 'value',
    needed: (rows: number) =>
      `that is its number of rows, and one size, or as many as holdings has rows (${rows}), is needed`,
  },
  pairsOrTeams: {
    kind: 'value',
    needed:
      'the entries above are of the other kind, and pairs (2) or teams (4 to 6), not both, are needed',
  },
  limitKnown: { kind: 'value', needed: 'a limit of 100, 750 or "Unlimited" is needed' },
  limitWithoutFactor: {
    kind: 'notAvailable',
    needed: 'the source gives factors for limits of 100, 750 and "Unlimited" only',
  },
  typeKnown: {
    kind: 'value',
    needed: '"Pairs", "Swiss", "Board-a-match" or "Individual" is needed',
  },
  averageOutsideCategories: {
    kind: 'notAvailable',
    needed: 'AGA categories exist for an average rating from 1.1 to 10.8 only',
  },
  playersForCategory: { kind: 'value', needed: 'a whole number of players from 5 is needed' },
  tooFewForCategory: {
    kind: 'notAvailable',
    needed: 'AGA categories exist for 5 players or more only',
  },
  tiedWithinPlayers: {
    kind: 'value',
    needed: (left: number) =>
      `a whole number of tied players from 1 to ${left} is needed (those left from this place on)`,
  },
  placesWithinPlayers: {
    kind: 'value',
    needed: (most: number) => `a whole number of places from 1 to ${most} is needed`,
  },
  tableOfPlaces: {
    kind: 'value',
    needed: (most: number) =>
      `a table holds up to ${most} places: give their number in the argument places`,
  },
  placeHeldByTie: {
    kind: 'value',
    needed: (next: number) =>
      `the players tied above hold every place before ${next}, and a place from there on is needed`,
  },
  tieBeyondPlayers: {
    kind: 'value',
    needed: (left: number) =>
      `more rows hold this place than players are left from it on (${left}); another place, or more players, ` +
      'are needed',
  },
  agaRating: {
    kind: 'value',
    needed: 'an AGA rating is needed: 1 or more for dan, -1 or less for kyu',
  },
  ratingsMissing: { kind: 'notAvailable', needed: 'at least one rating is needed' },
  hoursAboveZero: { kind: 'value', needed: 'a number of hours above 0 is needed' },
  boardSizeKnown: { kind: 'value', needed: 'a board size of 19, 13 or 9 is needed' },
  roundsWhole: { kind: 'value', needed: 'a whole number of rounds from 1 is needed' },
  factorAboveZero: { kind: 'value', needed: 'a factor F above 0 is needed (see KGS.FACTOR)' },
  playersWhole: { kind: 'value', needed: 'a whole number of players from 1 is needed' },
  gamesPlayedWhole: { kind: 'value', needed: 'a whole number of games from 0 is needed' },
  gamesScheduledWhole: { kind: 'value', needed: 'a whole number of games from 1 is needed' },
  calculatorPoints: { kind: 'value', needed: 'whole points from 0 are needed' },
  calculatorPlayers: {
    kind: 'value',
    needed: 'a whole number of players from 1 is needed in the first column',
  },
  calculatorRepeats: {
    kind: 'value',
    needed: 'that number of players already stands in a row above; each needs one row',
  },
  notInCalculator: {
    kind: 'notAvailable',
    needed: 'a number of players that has a row in the calculator is needed',
  },
  maxPlayersListed: {
    kind: 'value',
    needed: 'a whole number of players from 1 to 10,000 is needed',
  },
  standingNotNegative: { kind: 'value', needed: 'a number of 0 or more is needed' },
  rowsUnlikeWins: {
    kind: 'value',
    needed: (rows: number) =>
      `that is its number of rows, and the same as in wins is needed (${rows})`,
  },
  rowsBeyondPlayers: {
    kind: 'value',
    needed: (players: number) =>
      `that is its number of rows, and no more than players (${players}) are needed: who does not count as a ` +
      'player (see KGS.PLAYERS) holds no place',
  },
  eventPointsNotNegative: { kind: 'value', needed: 'points of 0 or more are needed' },
  accountNeeded: { kind: 'value', needed: 'the account that played is needed' },
  eventNeeded: { kind: 'value', needed: 'the name of the event is needed' },
  engineNeeded: { kind: 'value', needed: 'the engine that the account stands for is needed' },
  aliasRepeats: {
    kind: 'value',
    needed: 'that account (in that event, where one is named) already stands in a row above',
  },
  registeredPlayersWhole: {
    kind: 'value',
    needed: 'a whole number of registered players is needed',
  },
  tooFewForLeague: {
    kind: 'notAvailable',
    needed: (missing: number) => `a league needs 5 players: invite ${missing} more`,
  },
  remainderWithoutLeague: {
    kind: 'notAvailable',
    needed: (left: number) =>
      `the full tiers leave ${left} over and a league needs 5: leave out ${left} (timed out, no sign of returning), ` +
      `invite ${5 - left} more or, though not in the rules, move the lowest ${5 - left} of the last full tier ` +
      '(by rating and award) one tier down',
  },
  tierLettered: { kind: 'value', needed: 'a whole tier from 1 (league A) to 26 (Z) is needed' },
  tiersLettered: {
    kind: 'value',
    needed: 'a whole number of tiers from 1 to 26 is needed (see KUKSU.TIERS)',
  },
  leaguePlace: {
    kind: 'value',
    needed:
      'a whole place from 1 to 10 is needed (0 is the former title holder only: tier 1, lostTitle TRUE)',
  },
  dependsOnTitleMatch: {
    kind: 'notAvailable',
    needed:
      'the next tier of the winner of league A depends on the title match: with lostTitle TRUE it is 1, ' +
      'and who wins the match is in no league',
  },
  crosstableSquare: {
    kind: 'value',
    needed: 'as many rows as columns are needed, one of each per player, in the same order',
  },
  gameResult: {
    kind: 'value',
    needed: 'a result of 1 (won), 0 (lost or not played) or 0.5 (drawn) is needed',
  },
  gameContradicted: {
    kind: 'value',
    needed: (other: number) =>
      `the same game in the opponent\u2019s row holds ${other}; 1 and 0, two halves, or twice 0 are needed`,
  },
  leaguePoints: { kind: 'value', needed: 'points of 0 or more are needed' },
  lastTierOrNone: {
    kind: 'value',
    needed: 'a whole tier from 1 (league A) to 26 (Z) is needed, or nothing',
  },
  lastPlaceOrNone: { kind: 'value', needed: 'a whole place from 1 to 10 is needed, or nothing' },
  ratingAboveZero: { kind: 'value', needed: 'a rating above 0 is needed' },
  rowsUnlikePoints: {
    kind: 'value',
    needed: (rows: number) =>
      `that is its number of rows, and the same as in points is needed (${rows})`,
  },
  leaguesWhole: { kind: 'value', needed: 'a whole number of leagues from 1 is needed' },
  playerNamed: { kind: 'value', needed: 'the name of a player is needed' },
  leagueKnown: {
    kind: 'value',
    needed: 'a league such as A, B1 or C4 is needed, or its tier as a number from 1 (A) to 26 (Z)',
  },
  leagueOfTier: {
    kind: 'value',
    needed: (leagues: number) => `that tier has leagues 1 to ${leagues} only`,
  },
  placeOfLeague: { kind: 'value', needed: 'a whole place from 1 to 10 is needed' },
  pinOfTier: { kind: 'value', needed: 'a tier such as 2 or "B" is needed, or nothing' },
  lastPlaceOrHolder: {
    kind: 'value',
    needed:
      'a whole place from 1 to 10 is needed, or nothing; 0 in tier 1 only, for the former title holder',
  },
  awardNotNegative: { kind: 'value', needed: 'an award of 0 rating points or more is needed' },
  leagueTooLarge: {
    kind: 'value',
    needed: (most: number) => `that many players are in it, and a league has ${most} at most`,
  },
  pointsUnlikeTable: {
    kind: 'value',
    needed: (points: number) =>
      `the results in the cross table add up to ${points}: mend one of the two, or leave the column out`,
  },
  tableUnlikePlayers: {
    kind: 'value',
    needed: (players: number) =>
      `that is its number of rows, and one per player is needed (${players})`,
  },
  strengthWithin: {
    kind: 'value',
    needed: 'a strength from -1,000,000 to 1,000,000 (such as an EGF rating) is needed',
  },
  groupSizeWhole: {
    kind: 'value',
    needed: 'a whole number of players per group from 2 is needed',
  },
  rightKnown: {
    kind: 'value',
    needed: '"Topgroep" (or "Top group"), "Groep 1" (or "Group 1") or nothing is needed',
  },
  rowsUnlikeStrengths: {
    kind: 'value',
    needed: (rows: number) =>
      `that is its number of rows, and the same as in strengths is needed (${rows})`,
  },
  rightsBeyondGroup: {
    kind: 'value',
    needed: (places: number) =>
      `that group has ${places} places: clear rights or make the groups larger`,
  },
  startGroupWhole: {
    kind: 'value',
    needed: 'a whole number of the starting group from 0 (Topgroep) is needed',
  },
  halfPointsWon: { kind: 'value', needed: 'whole or half points from 0 are needed' },
  halfScore: {
    kind: 'value',
    needed: 'a score in whole or half points (Topgroep starts at 0) is needed',
  },
  groupOfPlayers: {
    kind: 'value',
    needed: 'a whole number of players from 2 to 10,000 is needed',
  },
  progressPlayers: {
    kind: 'value',
    needed: 'a whole number of players from 2 to 112 is needed',
  },
  progressRounds: { kind: 'value', needed: 'a whole number of rounds from 1 to 8 is needed' },
} satisfies Record<string, Message>;

export type FailureCode = keyof typeof messages | keyof typeof eventMessages;

/** Says what was found, and what it is held against. */
export type Warned = (found: number, limit: number, row: number) => string;

/** Every sentence that warns, once. */
export const warnings = {
  winsBeyondRounds: (found, rounds, row) =>
    `wins: row ${row} holds ${found}, more than the rounds played (${rounds}).`,
  sodosBeyondSos: (found, sos, row) =>
    `sodos: row ${row} holds ${found}, more than the SOS of that row (${sos}), of which it is a part.`,
  tooManyWins: (found, games) =>
    `wins: they add up to ${found}, more than the games that can have been played (${games}).`,
  tooFewWins: (found, games) =>
    `wins: they add up to ${found}, but to one per game (${games}) unless someone missed a round or a game ` +
    'had no winner.',
  sosBeyondWins: (found, most) =>
    `sos: they add up to ${found}, more than rounds x sum of wins (${most}).`,
  sosUnbalanced: (found, full) =>
    `sos: they add up to ${found}, but to rounds x sum of wins (${full}) unless someone missed a round.`,
  sodosUnbalanced: (found, full) =>
    `sodos: they add up to ${found}, but to the sum of wins x rounds not won (${full}) unless someone missed ` +
    'a round.',
} satisfies Record<string, Warned>;

export type WarningCode = keyof typeof warnings;
