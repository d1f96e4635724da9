import type { nkPairing as vocabulary } from '../../../nk/event/messages';
import { checked } from '../../catalogue';

export const nkPairing = checked<typeof vocabulary>()({
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
