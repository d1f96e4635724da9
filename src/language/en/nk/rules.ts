import type {
  nkEvent as eventVocabulary,
  nkPairing as pairingVocabulary,
} from '../../../nk/event/messages';
import { checked } from '../../catalogue';
import type { exchange as exchangeVocabulary } from '../../../exchange/lines';
import { general } from '../general/formulas';
import { nk } from './formulas';
import { nkSteps as steps } from './steps';

const nkEvent = checked<typeof eventVocabulary>()({
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
  egdFigures:
    'It has {count} {count?figure|figures}, the other lines have {wanted}. Fill in the one that is missing',
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

const exchange = checked<typeof exchangeVocabulary>()({
  openGothaRoot:
    'A file of OpenGotha or Pairgoth begins with Tournament. Choose such a file, or export a table for the EGD from another program',
  openGothaNoPlayers: 'The file has no players. Choose another one',
  openGothaTooMany: 'The file has too many players: the most is {most}. Divide it',
  openGothaNameTwice: 'Two players have that name. Rename one of them in OpenGotha',
  openGothaName: 'That player has no name. Enter it in OpenGotha',
  openGothaNumber: 'The attribute {attribute} needs a whole number. Correct it in the file',
  openGothaRound: 'That round can’t be read. A round is a number from 1 to 20',
  openGothaRounds: 'The file has too many rounds: the most is {most}. Set fewer',
  openGothaUnknown: 'No player of the file has that name. Correct it in the file',
  openGothaResult: 'That result isn’t known. Enter the result in OpenGotha',
  openGothaSelf: 'That player plays against themselves. Correct the game in OpenGotha',
});

const nkPairing = checked<typeof pairingVocabulary>()({
  'path-forced': 'Fixed by the director.',
  'path-slide':
    'Slide in {group:group}: by strength, {higher:player} is number {higherRank} and {lower:player} number {lowerRank} of the {staying} who stay in the group.',
  'path-fold':
    'Fold in {group:group}: by SOS, {higher:player} is number {higherRank} and {lower:player} number {lowerRank} of the {staying} who stay in the group.',
  'path-float':
    '{higher:player} (place {higherPlace} in {group:group}) floats down and plays {lower:player} (place {lowerPlace} in {below:group}).',
  'path-float-odd':
    '{group:group} has {left} {left?player|players} to pair, so one floats: {higher:player} (place {higherPlace}) plays {lower:player} (place {lowerPlace} in {below:group}).',
  'path-float-left':
    'Beside those who meet players from above, {group:group} has {left} {left?player|players} left to pair, so one floats: {higher:player} (place {higherPlace}) plays {lower:player} (place {lowerPlace} in {below:group}).',
  'path-title-group':
    'Title candidates play each other. By SOS, {higher:player} is number {higherRank} and {lower:player} number {lowerRank} of the {staying} who stay in {group:group}.',
  'path-title-across':
    'Title candidates play each other: {higher:player} (place {higherPlace} in {group:group}) and {lower:player} (place {lowerPlace} in {below:group}).',
  'path-titleFloat':
    'There’s an odd number of title candidates: {higher:player} (place {higherPlace} in {group:group}) floats down and plays {lower:player} (place {lowerPlace} in {below:group}).',
  'tie-strength':
    '{player:player} and {other:player} have equal SOS ({sos}): strength decides their order.',
  'tie-entryOrder':
    '{player:player} and {other:player} are equal in SOS and strength: the order of entry decides.',
  'not-met':
    '{higher:player} would first get {expected:player}, but they’ve already played each other.',
  'not-forbidden':
    '{higher:player} would first get {expected:player}, but that pairing is forbidden.',
  'not-keptApart':
    '{higher:player} would first get {expected:player}, but they’re kept apart, and another pairing is as good.',
  'not-neededElsewhere':
    '{higher:player} would first get {expected:player}, but pairing them would make the round as a whole worse.',
  'criterion-title': 'Title candidates not paired together: {value}',
  'criterion-repeats': 'Rematch: {value}',
  'criterion-gaps': 'Difference between groups, squared: {value}',
  'criterion-floatDown': 'Floater’s distance from the preferred place, squared: {value}',
  'criterion-floatUp': 'Opponent’s distance from the preferred place, squared: {value}',
  'criterion-pattern': 'Distance from slide or fold, squared: {value}',
  'criterion-numbers': 'Higher player number (decides only between equal pairings): {value}',
  'colours-director': '{black:player} has black: your choice.',
  'colours-balance':
    '{black:player} has black: counted as black minus white games, {white:player} has had black more often.',
  'colours-alternate':
    '{black:player} has black: the last time their colors differed, {white:player} had black.',
  'colours-entryOrder':
    '{black:player} has black, because colors are equal and {black:player} entered first.',
  repeat: '{first:player} and {second:player} play again; they met in round {round}.',
  forcedAcrossGroups: 'Fixed pairing: {first:player} and {second:player} are in different groups.',
  forcedRepeat: 'Fixed pairing: {first:player} and {second:player} have already played each other.',
  secondBye: '{player:player} gets the bye again.',
  candidateBye: 'Title candidate {player:player} gets the bye.',
  candidateAbsent: 'Title candidate {player:player} is absent.',
  boardTaken: '{player:player} keeps board {board}, but in this round another pair has it.',
  candidateOutsideTitleGroup: 'Title candidate {player:player} doesn’t play another candidate.',
  titleDecided: '{player:player} is already champion; this round doesn’t change that.',
  titleUndecided: 'No title candidates are left; the director decides the title.',
  nobodyLeft:
    '{player:player} has no opponent left. Already played: {met:players}. Forbidden: {forbidden:players}.',
  tooFewOpponents:
    'These groups of players each have an odd number, so each needs an opponent from outside: {groups:groups}. Only {opponents:players} can play them, which isn’t enough.',
  nobodyToPair: 'Players present: {present}. At least two are needed for a game.',
  allowRepeat: 'Allow a rematch of {first:player} and {second:player}.',
  allowForbidden: 'Allow the pairing {first:player} – {second:player}.',
  releaseForced: 'Undo the fixed pairing {first:player} – {second:player}.',
  candidateMayHaveBye: 'Allow a title candidate to have the bye.',
  nothingToAllow: 'Allowing rematches or forbidden pairings wouldn’t help.',
});

/** What the rules of NK say. */
export const nkRules = {
  refusals: { ...general, ...nk, ...nkEvent, ...exchange },
  sentences: nkPairing,
  steps,
};
