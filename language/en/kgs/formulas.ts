import type {
  kgs as vocabulary,
  kgsWarnings as warningVocabulary,
} from '../../../src/kgs/messages';
import { checked } from '../../catalogue';

export const kgs = checked<typeof vocabulary>()({
  hoursAboveZero: 'a number of hours above 0 is needed',
  boardSizeKnown: 'a board size of 19, 13 or 9 is needed',
  roundsWhole: 'a whole number of rounds from 1 is needed',
  factorAboveZero: 'a factor F above 0 is needed (see KGS.FACTOR)',
  playersWhole: 'a whole number of players from 1 is needed',
  gamesPlayedWhole: 'a whole number of games from 0 is needed',
  gamesScheduledWhole: 'a whole number of games from 1 is needed',
  calculatorPoints: 'whole points from 0 are needed',
  calculatorPlayers: 'a whole number of players from 1 is needed in the first column',
  calculatorRepeats: 'that number of players already stands in a row above; each needs one row',
  notInCalculator: 'a number of players that has a row in the calculator is needed',
  maxPlayersListed: 'a whole number of players from 1 to 10,000 is needed',
  standingNotNegative: 'a number of 0 or more is needed',
  rowsUnlikeWins: 'that is its number of rows, and the same as in wins is needed ({rows})',
  rowsBeyondPlayers:
    'that is its number of rows, and no more than players ({players}) are needed: who does not count as a player (see KGS.PLAYERS) holds no place',
  eventPointsNotNegative: 'points of 0 or more are needed',
  accountNeeded: 'the account that played is needed',
  eventNeeded: 'the name of the event is needed',
  engineNeeded: 'the engine that the account stands for is needed',
  aliasRepeats: 'that account (in that event, where one is named) already stands in a row above',
});

export const kgsWarnings = checked<typeof warningVocabulary>()({
  winsBeyondRounds: 'wins: row {row} holds {found}, more than the rounds played ({limit}).',
  sodosBeyondSos:
    'sodos: row {row} holds {found}, more than the SOS of that row ({limit}), of which it is a part.',
  tooManyWins:
    'wins: they add up to {found}, more than the games that can have been played ({limit}).',
  tooFewWins:
    'wins: they add up to {found}, but to one per game ({limit}) unless someone missed a round or a game had no winner.',
  sosBeyondWins: 'sos: they add up to {found}, more than rounds x sum of wins ({limit}).',
  sosUnbalanced:
    'sos: they add up to {found}, but to rounds x sum of wins ({limit}) unless someone missed a round.',
  sodosUnbalanced:
    'sodos: they add up to {found}, but to the sum of wins x rounds not won ({limit}) unless someone missed a round.',
});
