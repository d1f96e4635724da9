import type { Message, Warned } from './message';

/** What the formulas of KGS say of a bad argument, and of results that cannot be right. */
export const kgsMessages = {
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
} satisfies Record<string, Message>;

/** Every sentence that warns of a result list. */
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
