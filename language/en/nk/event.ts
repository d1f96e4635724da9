import type { nkEvent as vocabulary } from '../../../src/nk/event/messages';
import { checked } from '../../catalogue';

export const nkEvent = checked<typeof vocabulary>()({
  nkRoundsWhole: 'a whole round from 1 to 99 is needed',
  floatPreferenceKnown: '"top", "middle" or "bottom" is needed',
  absencePointsKnown: 'an absence is worth 0 or 0.5 points',
  playerNumberWhole: 'a whole number from 1 is needed for every player',
  playerNumberRepeats: 'a player above has that number, and everyone needs one of their own',
  entersWhole: 'the whole number of a first round, from 1, is needed',
  withdrawnWhole: 'the whole number of the last round before the withdrawal, from 0, is needed',
  withdrawnBeforeEntering: 'who enters later cannot withdraw earlier: {first} or more is needed',
  roundsBeyondEvent: 'that many are there, and the event has {rounds}',
  boardWhole: 'a whole board number from 1 is needed',
  boardRepeats: 'a game above has that board number',
  playerUnknown: 'the number of a player of the event is needed',
  playerNotInEvent: 'that player is not in the event then: not entered yet, or withdrawn',
  playerTwice: 'that player has a place above; one game, the bye or one absence each',
  playerUnaccounted: 'that player is missing: a game, the bye or an absence is needed',
  gameResultKnown: 'a result is needed: black, white, draw, a forfeit either way, or both lost',
  rightsBeyondPlaces:
    'next year’s group has {places} places, so the director decides who of them gets one',
  rightsAfterLastRound: 'that many rounds are played, and rights are earned after {rounds}',
  egdNoPlayers: 'a line per player is needed, with place and grade',
  egdLine: 'place, name, grade (such as 3d), country, club and results are needed in a line',
  egdPlaceRepeats: 'a line above has that place, and every line needs one of its own',
  egdRoundCount:
    'that is its number of results, and as many as in the first line are needed ({rounds})',
  egdContradiction: 'the line of that opponent is missing or says otherwise; make both lines agree',
  playedWithinRounds: 'a whole number of rounds from 0 to {rounds} is needed',
  playerNotFree:
    'that player is absent, has withdrawn or is fixed already; a player who is free is needed',
  pairOfOne: 'nobody plays alone: two different players are needed',
  forcedForbidden: 'that pair is also forbidden; take it off one list',
  blackOfPair: 'black is one of the two players of the pair',
  byeInEvenField: 'the number of players is even, so that nobody has the bye',
  playOffNotDue: 'a play-off is for exactly two candidates left after the last round',
  playOffPlayers: 'the play-off is between the two candidates left',
  playOffTooEarly: 'that many rounds are played, and a play-off follows round {rounds}',
  allRoundsPlayed:
    'all {rounds} rounds are played, and a play-off is for exactly two candidates left',
  egdScoreTooLow:
    'with that score the starting group is beyond {most}: a score nearer to the highest is needed',
  tooFewToPair: 'two players who are present are needed',
  nobodyMayHaveBye:
    'somebody must have the bye, and all of them are title candidates: let one have it',
  nobodyLeftToMeet:
    'nobody is left whom that player has not met and may meet: allow a repeat or a forbidden pair, or pair otherwise what is fixed',
  tooFewToMeet:
    'besides each other they have only {opponents} opponents left: allow a repeat or a forbidden pair, or pair otherwise what is fixed',
});
