import type { PairWords } from '../../nk/pair-words';

/** What is said of a pairing in English. */
export const pairing: PairWords = {
  topgroep: 'Topgroep',
  group: 'Groep {group}',
  'path-forced': 'Fixed by the director.',
  'path-slide':
    'Slide in {group}: by strength, {higher} is number {higherRank} and {lower} number {lowerRank} of the {staying} who stay in the group.',
  'path-fold':
    'Fold in {group}: by SOS, {higher} is number {higherRank} and {lower} number {lowerRank} of the {staying} who stay in the group.',
  'path-float':
    '{higher} (place {higherPlace} in {group}) floats down and plays {lower} (place {lowerPlace} in {below}).',
  'path-title-group':
    'Title candidates play each other. By SOS, {higher} is number {higherRank} and {lower} number {lowerRank} of the {staying} who stay in {group}.',
  'path-title-across':
    'Title candidates play each other: {higher} (place {higherPlace} in {group}) and {lower} (place {lowerPlace} in {below}).',
  'path-titleFloat':
    'There’s an odd number of title candidates: {higher} (place {higherPlace} in {group}) floats down and plays {lower} (place {lowerPlace} in {below}).',
  'not-met': '{higher} would first get {expected}, but they’ve already played each other.',
  'not-forbidden': '{higher} would first get {expected}, but that pairing is forbidden.',
  'not-neededElsewhere':
    '{higher} would first get {expected}, but pairing them would make the round as a whole worse.',
  'criterion-title': 'Title candidates not paired together: {value}',
  'criterion-repeats': 'Rematch: {value}',
  'criterion-gaps': 'Difference between groups, squared: {value}',
  'criterion-floatDown': 'Floater’s distance from the preferred place, squared: {value}',
  'criterion-floatUp': 'Opponent’s distance from the preferred place, squared: {value}',
  'criterion-pattern': 'Distance from slide or fold, squared: {value}',
  'criterion-numbers': 'Higher player number (decides only between equal pairings): {value}',
  'colours-director': '{black} has black: your choice.',
  'colours-balance':
    '{black} has black: counted as black minus white games, {white} has had black more often.',
  'colours-alternate': '{black} has black: the last time their colors differed, {white} had black.',
  'colours-entryOrder': '{black} has black, because colors are equal and {black} entered first.',
  'warning-repeat': '{first} and {second} play again; they met in round {round}.',
  'warning-forcedAcrossGroups': 'Fixed pairing: {first} and {second} are in different groups.',
  'warning-forcedRepeat': 'Fixed pairing: {first} and {second} have already played each other.',
  'warning-secondBye': '{player} gets the bye again.',
  'warning-candidateBye': 'Title candidate {player} gets the bye.',
  'warning-candidateAbsent': 'Title candidate {player} is absent.',
  'warning-candidateOutsideTitleGroup': 'Title candidate {player} doesn’t play another candidate.',
  'warning-titleDecided': '{player} is already champion; this round doesn’t change that.',
  'warning-titleWithoutPlayer': 'No title candidates are left; the director decides the title.',
  'obstacle-nobodyLeft':
    '{player} has no opponent left. Already played: {met}. Forbidden: {forbidden}.',
  'obstacle-tooFewOpponents':
    'These groups of players each have an odd number, so each needs an opponent from outside: {groups}. Only {opponents} can play them, which isn’t enough.',
  'obstacle-groupsOfPlayers': '({group})',
  'obstacle-nobodyForBye':
    'There’s an odd number of players, and only title candidates could get the bye: {players}.',
  'obstacle-nobodyToPair': 'Players present: {present}. At least two are needed for a game.',
  'relaxation-allowRepeat': 'Allow a rematch of {first} and {second}.',
  'relaxation-allowForbidden': 'Allow the pairing {first} – {second}.',
  'relaxation-releaseForced': 'Undo the fixed pairing {first} – {second}.',
  'relaxation-candidateMayHaveBye': 'Allow a title candidate to have the bye.',
  nothingToAllow: 'Allowing rematches or forbidden pairings wouldn’t help.',
  nobody: 'no one',
};
