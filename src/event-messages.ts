import type { Message } from './messages/message';

/**
 * Every sentence about a bad entry of an event, once. They stand apart from those about arguments because no formula
 * refuses with one: the functions bundle, which Excel loads with every workbook, does without them.
 */
export const eventMessages = {
  nkRoundsWhole: { kind: 'value', needed: 'a whole round from 1 to 99 is needed' },
  floatPreferenceKnown: { kind: 'value', needed: '"top", "middle" or "bottom" is needed' },
  absencePointsKnown: { kind: 'value', needed: 'an absence is worth 0 or 0.5 points' },
  playerNumberWhole: { kind: 'value', needed: 'a whole number from 1 is needed for every player' },
  playerNumberRepeats: {
    kind: 'value',
    needed: 'a player above has that number, and everyone needs one of their own',
  },
  entersWhole: { kind: 'value', needed: 'the whole number of a first round, from 1, is needed' },
  withdrawnWhole: {
    kind: 'value',
    needed: 'the whole number of the last round before the withdrawal, from 0, is needed',
  },
  withdrawnBeforeEntering: {
    kind: 'value',
    needed: (first: number) =>
      `who enters later cannot withdraw earlier: ${first} or more is needed`,
  },
  roundsBeyondEvent: {
    kind: 'value',
    needed: (rounds: number) => `that many are there, and the event has ${rounds}`,
  },
  boardWhole: { kind: 'value', needed: 'a whole board number from 1 is needed' },
  boardRepeats: { kind: 'value', needed: 'a game above has that board number' },
  playerUnknown: { kind: 'value', needed: 'the number of a player of the event is needed' },
  playerNotInEvent: {
    kind: 'value',
    needed: 'that player is not in the event then: not entered yet, or withdrawn',
  },
  playerTwice: {
    kind: 'value',
    needed: 'that player has a place above; one game, the bye or one absence each',
  },
  playerUnaccounted: {
    kind: 'value',
    needed: 'that player is missing: a game, the bye or an absence is needed',
  },
  gameResultKnown: {
    kind: 'value',
    needed: 'a result is needed: black, white, draw, a forfeit either way, or both lost',
  },
  rightsBeyondPlaces: {
    kind: 'value',
    needed: (places: number) =>
      `next year\u2019s group has ${places} places, so the director decides who of them gets one`,
  },
  rightsAfterLastRound: {
    kind: 'value',
    needed: (rounds: number) =>
      `that many rounds are played, and rights are earned after ${rounds}`,
  },
  egdNoPlayers: { kind: 'value', needed: 'a line per player is needed, with place and grade' },
  egdLine: {
    kind: 'value',
    needed: 'place, name, grade (such as 3d), country, club and results are needed in a line',
  },
  egdPlaceRepeats: {
    kind: 'value',
    needed: 'a line above has that place, and every line needs one of its own',
  },
  egdRoundCount: {
    kind: 'value',
    needed: (rounds: number) =>
      `that is its number of results, and as many as in the first line are needed (${rounds})`,
  },
  egdContradiction: {
    kind: 'value',
    needed: 'the line of that opponent is missing or says otherwise; make both lines agree',
  },
  playedWithinRounds: {
    kind: 'value',
    needed: (rounds: number) => `a whole number of rounds from 0 to ${rounds} is needed`,
  },
  playerNotFree: {
    kind: 'value',
    needed:
      'that player is absent, has withdrawn or is fixed already; a player who is free is needed',
  },
  pairOfOne: { kind: 'value', needed: 'nobody plays alone: two different players are needed' },
  forcedForbidden: { kind: 'value', needed: 'that pair is also forbidden; take it off one list' },
  blackOfPair: { kind: 'value', needed: 'black is one of the two players of the pair' },
  byeInEvenField: {
    kind: 'value',
    needed: 'the number of players is even, so that nobody has the bye',
  },
  playOffNotDue: {
    kind: 'value',
    needed: 'a play-off is for exactly two candidates left after the last round',
  },
  playOffPlayers: { kind: 'value', needed: 'the play-off is between the two candidates left' },
  playOffTooEarly: {
    kind: 'value',
    needed: (rounds: number) =>
      `that many rounds are played, and a play-off follows round ${rounds}`,
  },
  allRoundsPlayed: {
    kind: 'notAvailable',
    needed: (rounds: number) =>
      `all ${rounds} rounds are played, and a play-off is for exactly two candidates left`,
  },
  titleLoserKnown: { kind: 'value', needed: 'the loser "challenger" or "holder" is needed' },
  remainderWayKnown: { kind: 'value', needed: 'the way "leaveOut" or "moveDown" is needed' },
  egdScoreTooLow: {
    kind: 'value',
    needed: (most: number) =>
      `with that score the starting group is beyond ${most}: a score nearer to the highest is needed`,
  },
  tooFewToPair: { kind: 'notAvailable', needed: 'two players who are present are needed' },
  nobodyMayHaveBye: {
    kind: 'notAvailable',
    needed: 'somebody must have the bye, and all of them are title candidates: let one have it',
  },
  nobodyLeftToMeet: {
    kind: 'notAvailable',
    needed:
      'nobody is left whom that player has not met and may meet: allow a repeat or a forbidden pair, or pair ' +
      'otherwise what is fixed',
  },
  tooFewToMeet: {
    kind: 'notAvailable',
    needed: (opponents: number) =>
      `besides each other they have only ${opponents} opponents left: allow a repeat or a forbidden pair, or pair ` +
      'otherwise what is fixed',
  },
} satisfies Record<string, Message>;
