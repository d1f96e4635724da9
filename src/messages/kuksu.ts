import type { Message } from './message';

/** What the formulas and the league cycles of Kuksu say of a bad argument. */
export const kuksuMessages = {
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
} satisfies Record<string, Message>;
