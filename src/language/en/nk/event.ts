import type { nkEvent as vocabulary } from '../../../nk/event/messages';
import { checked } from '../../catalogue';

export const nkEvent = checked<typeof vocabulary>()({
  nkRoundsWhole: 'Enter a whole number from 1 to 99',
  floatPreferenceKnown: 'Choose top, middle or bottom',
  absencePointsKnown: 'Enter 0 or 0.5',
  playerNumberWhole: 'Enter a whole number, 1 or more',
  playerNumberRepeats: 'Another player already has that number. Give each player their own',
  entersWhole: 'Enter the first round as a whole number, 1 or more',
  withdrawnWhole: 'Enter the last round played as a whole number, 0 or more',
  withdrawnBeforeEntering: 'The player withdraws before entering. Enter {first} or more',
  pointsBeforeTooMany:
    'The player enters after {before} {before?round|rounds}, so enter at most that many values',
  pointsBeforeTwice:
    'That round already has an absence for the player. Delete the absence, or the value in “Points before entry”',
  roundsBeyondEvent:
    'The event has only {rounds} {rounds?round|rounds}. Delete the extra sheets, or change Rounds',
  boardWhole: 'Enter a whole number, 1 or more',
  boardRepeats: 'Another game already has that board number',
  playerUnknown: 'No player has that number. Check the Players sheet',
  playerNotInEvent: 'That player isn’t in this round: not entered yet, or withdrawn',
  playerTwice: 'That player is already on a line above. Keep one',
  playerUnaccounted: 'That player is missing. Add a game, a bye or an absence',
  gameResultKnown: 'Choose black, white, draw, a win by forfeit or both lost',
  rightsBeyondPlaces:
    'Next year’s group has {places} {places?place|places}. The director decides who gets one',
  rightsAfterLastRound: 'Rights are earned after round {rounds}',
  egdNoPlayers: 'The table needs a line for each player, with place and grade',
  egdLine:
    'No grade (such as 3d) stands behind the name. A line needs place, name, grade, country, club and results',
  egdWord:
    '“{word}” is no country, club, figure or result. A line needs place, name, grade (such as 3d), country, club and results',
  egdPin: 'Only a PIN of eight digits can stand behind “|”',
  egdPinRepeats: 'Line {before} has the same PIN. Give each player their own',
  egdPlace:
    'That is no place for line {line} of the players. Enter {line}, or the place of the line above if they share it',
  egdRoundCount: 'Each line needs as many results as the first ({rounds})',
  egdContradiction: 'The opponent’s line is missing or says something else. Make both lines agree',
  playedWithinRounds: 'Enter a whole number from 0 to {rounds}',
  playerNotFree: 'That player is absent, withdrawn or already fixed. Choose another player',
  pairOfOne: 'Choose two different players',
  forcedForbidden: 'That pairing is also forbidden. Undo one of the two',
  blackOfPair: 'Black must be one of the two players',
  byeInEvenField: 'The number of players is even, so no one gets the bye',
  playOffNotDue: 'A play-off needs exactly two candidates after the last round',
  playOffPlayers: 'The play-off is between the two remaining candidates',
  playOffTooEarly: 'The play-off comes after round {rounds}',
  allRoundsPlayed: 'All rounds are played ({rounds}). A play-off needs exactly two candidates',
  egdScoreTooLow:
    'That score gives a start group beyond {most}. Enter a score nearer to the highest',
  tooFewToPair: 'At least two players must be present',
  nobodyLeftToMeet:
    'No opponent is left for that player. Allow a rematch or a forbidden pairing, or undo a fixed one',
  tooFewToMeet:
    'Besides each other, these players have only {opponents} {opponents?opponent|opponents} left. Allow a rematch or a forbidden pairing, or undo a fixed one',
});
