import type { PairWords } from '../../nk/pair-words';

/** What is said of a pairing in English. */
export const pairing: PairWords = {
  topgroep: 'Topgroep',
  group: 'Groep {group}',
  'path-forced': 'The director has fixed this pair.',
  'path-slide':
    'Slide within {group}: of the {staying} who stay in it, {higher} is number {higherRank} by strength and {lower} ' +
    'number {lowerRank}.',
  'path-fold':
    'Fold within {group}: of the {staying} who stay in it, {higher} is number {higherRank} by SOS and {lower} ' +
    'number {lowerRank}.',
  'path-float':
    '{higher}, place {higherPlace} in {group}, floats down and meets {lower}, place {lowerPlace} in {below}.',
  'path-title-group':
    'Title candidates play each other. Of the {staying} who stay in {group}, {higher} is number {higherRank} by SOS ' +
    'and {lower} number {lowerRank}.',
  'path-title-across':
    'Title candidates play each other: {higher}, place {higherPlace} in {group}, and {lower}, place {lowerPlace} in ' +
    '{below}.',
  'path-titleFloat':
    'The number of title candidates is odd: {higher}, place {higherPlace} in {group}, floats and meets {lower}, place ' +
    '{lowerPlace} in {below}.',
  'not-met': '{expected} would come first for {higher}, but the two have met.',
  'not-forbidden': '{expected} would come first for {higher}, but that pair is forbidden.',
  'not-neededElsewhere':
    '{expected} would come first for {higher}, but is needed elsewhere: otherwise the whole round would be worse.',
  'criterion-title': 'Breaks the title group: {value}',
  'criterion-repeats': 'Repeated pairing: {value}',
  'criterion-gaps': 'Squared gap between the groups: {value}',
  'criterion-floatDown': 'Squared distance of who floats down from the preferred place: {value}',
  'criterion-floatUp': 'Squared distance of the opponent from the preferred place: {value}',
  'criterion-pattern': 'Squared distance from slide or fold: {value}',
  'criterion-numbers': 'Higher stored number, for pairings that are level otherwise: {value}',
  'colours-director': '{black} has black: the director says so.',
  'colours-balance':
    '{black} has black, having had it less often than white compared with {white}.',
  'colours-alternate': '{black} has black, having had white when {white} last had black.',
  'colours-entryOrder': '{black} has black as the first in entry order; their colours are level.',
  'warning-repeat': '{first} and {second} meet again; they met in round {round}.',
  'warning-forcedAcrossGroups':
    '{first} and {second}, fixed by the director, are not in the same group.',
  'warning-forcedRepeat': '{first} and {second}, fixed by the director, have met before.',
  'warning-secondBye': '{player} has the bye and has had it before.',
  'warning-candidateBye': '{player} has the bye and is a title candidate.',
  'warning-candidateAbsent': '{player} is absent and is a title candidate.',
  'warning-candidateOutsideTitleGroup':
    '{player} is a title candidate and does not play another one.',
  'warning-titleDecided': '{player} is champion already; this round does not change that.',
  'warning-titleWithoutPlayer': 'No title candidate is left; the director decides about the title.',
  'obstacle-nobodyLeft': 'Nobody is left for {player}. Met: {met}. Forbidden: {forbidden}.',
  'obstacle-tooFewOpponents':
    'Outside their own brackets these players have only {opponents} left: {groups}. Each bracket is odd, so that one of ' +
    'it needs an opponent from outside, and those are too few.',
  'obstacle-groupsOfPlayers': '({group})',
  'obstacle-nobodyForBye':
    'The number of players is odd and only title candidates are left for the bye: {players}.',
  'obstacle-nobodyToPair': '{present} present: two are needed for a game.',
  'relaxation-allowRepeat': 'Let {first} and {second} meet again.',
  'relaxation-allowForbidden': 'Allow the pair {first} and {second}.',
  'relaxation-releaseForced': 'Release the fixed pair {first} and {second}.',
  'relaxation-candidateMayHaveBye': 'Let a title candidate have the bye.',
  nothingToAllow: 'There is nothing to allow that would help.',
  nobody: 'nobody',
};
