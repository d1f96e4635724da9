import type { kgs as vocabulary, kgsWarnings as warningVocabulary } from '../../../kgs/messages';
import { checked } from '../../catalogue';

export const kgs = checked<typeof vocabulary>()({
  hoursAboveZero: 'Enter a number of hours above 0',
  boardSizeKnown: 'Enter 19, 13 or 9',
  factorAboveZero: 'Enter a factor above 0 (see KGS.FACTOR)',
  calculatorPoints: 'Enter whole points, 0 or more',
  calculatorPlayers: 'Enter the number of players in the first column, 1 or more',
  calculatorRepeats: 'That number of players is already in a row above. Keep one of the rows',
  notInCalculator: 'Your points table has no row for that number of players. Add one',
  standingNotNegative: 'Enter a number, 0 or more',
  rowsUnlikeWins: 'The number of rows must match wins ({rows})',
  rowsBeyondPlayers:
    'There are more rows than players ({players}). Leave out anyone who doesn’t count (see KGS.PLAYERS)',
  accountNeeded: 'Enter the account',
  engineNeeded: 'Enter the engine behind this account',
  aliasRepeats: 'That account is already in a row above for the same event. Delete one of the rows',
});

export const kgsWarnings = checked<typeof warningVocabulary>()({
  winsBeyondRounds:
    'wins, row {row}: {found} {found?win|wins} in {limit} {limit?round|rounds} is too many.',
  sodosBeyondSos: 'sodos, row {row}: {found} is more than SOS in that row ({limit}).',
  tooManyWins:
    'wins: the total is {found}, but at most {limit} {limit?game was|games were} played.',
  tooFewWins:
    'wins: the total is {found}; expected {limit}, one per game. Right only if someone missed a round or a game had no winner.',
  sosBeyondWins: 'sos: the total is {found}; the most possible is {limit} (rounds x total wins).',
  sosUnbalanced:
    'sos: the total is {found}; expected {limit} (rounds x total wins). Right only if someone missed a round.',
  sodosUnbalanced:
    'sodos: the total is {found}; expected {limit} (sum of wins x rounds not won). Right only if someone missed a round.',
});

/** English: the description of the add-in that offers KGS alone. At most 250 characters. */
export const manifest =
  'Formulas for points of the KGS computer go championship, with the rules explained.';
