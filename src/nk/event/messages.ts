import {
  aGroup,
  aNumber,
  aPlayer,
  aText,
  playerGroups,
  players,
  type Vocabulary,
} from '../../core/message';
import * as tools from '../../core/arguments';
import type { nk } from '../messages';

/** What an event, a pairing and the lists of the European database refuse. */
export const nkEvent = {
  nkRoundsWhole: {},
  floatPreferenceKnown: {},
  absencePointsKnown: {},
  playerNumberWhole: {},
  playerNumberRepeats: {},
  entersWhole: {},
  pointsBeforeTooMany: { before: aNumber },
  pointsBeforeTwice: {},
  withdrawnWhole: {},
  withdrawnBeforeEntering: { first: aNumber },
  roundsBeyondEvent: { rounds: aNumber },
  boardWhole: {},
  boardRepeats: {},
  playerUnknown: {},
  playerNotInEvent: {},
  playerTwice: {},
  playerUnaccounted: {},
  gameResultKnown: {},
  rightsBeyondPlaces: { places: aNumber },
  rightsAfterLastRound: { rounds: aNumber },
  egdNoPlayers: {},
  egdLine: {},
  egdWord: { word: aText },
  egdFigures: { count: aNumber, wanted: aNumber },
  egdPin: {},
  egdPinRepeats: { before: aNumber },
  egdPlace: { line: aNumber },
  egdRoundCount: { rounds: aNumber },
  egdContradiction: {},
  playedWithinRounds: { rounds: aNumber },
  playerNotFree: {},
  pairOfOne: {},
  forcedForbidden: {},
  blackOfPair: {},
  byeInEvenField: {},
  playOffNotDue: {},
  playOffPlayers: {},
  playOffTooEarly: { rounds: aNumber },
  allRoundsPlayed: { rounds: aNumber },
  egdScoreTooLow: { most: aNumber },
  tooFewToPair: {},
  nobodyLeftToMeet: {},
  tooFewToMeet: { opponents: aNumber },
} as const satisfies Vocabulary;

const pair = { first: aPlayer, second: aPlayer } as const;

/** What the director should check before the round is written. */
export const pairWarnings = {
  repeat: { ...pair, round: aNumber },
  forcedAcrossGroups: pair,
  forcedRepeat: pair,
  secondBye: { player: aPlayer },
  candidateBye: { player: aPlayer },
  candidateAbsent: { player: aPlayer },
  candidateOutsideTitleGroup: { player: aPlayer },
  boardTaken: { player: aPlayer, board: aNumber },
  titleDecided: { player: aPlayer },
  titleUndecided: {},
} as const satisfies Vocabulary;

/** The obstacle to every pairing. */
export const obstacles = {
  /** No opponent is left for this player: those already played, and those forbidden. */
  nobodyLeft: { player: aPlayer, met: players, forbidden: players },
  /**
   * Besides each other the players of the groups have only these opponents. Each group is odd in number, so that one at
   * least is left over, and there are more groups than opponents.
   */
  tooFewOpponents: { groups: playerGroups, opponents: players },
  /** Fewer than two players are present. */
  nobodyToPair: { present: aNumber },
} as const satisfies Vocabulary;

/** What the director can allow to make a pairing possible. */
export const relaxations = {
  allowRepeat: pair,
  allowForbidden: pair,
  releaseForced: pair,
  candidateMayHaveBye: {},
} as const satisfies Vocabulary;

const inGroup = {
  ...{ group: aGroup, staying: aNumber },
  ...{ higher: aPlayer, higherRank: aNumber, lower: aPlayer, lowerRank: aNumber },
} as const;
const acrossGroups = {
  ...{ higher: aPlayer, higherPlace: aNumber, group: aGroup },
  ...{ lower: aPlayer, lowerPlace: aNumber, below: aGroup },
} as const;
const expected = { higher: aPlayer, expected: aPlayer } as const;
const value = { value: aNumber } as const;

/** Why two players meet, with these colours; and the criteria of N5, of a pair or of a whole round. */
export const pairReasons = {
  'path-forced': {},
  'path-slide': inGroup,
  'path-fold': inGroup,
  'path-float': acrossGroups,
  'path-float-odd': { ...acrossGroups, left: aNumber },
  'path-float-left': { ...acrossGroups, left: aNumber },
  'path-title-group': inGroup,
  'path-title-across': acrossGroups,
  'path-titleFloat': acrossGroups,
  'tie-strength': { player: aPlayer, other: aPlayer, sos: aNumber },
  'tie-entryOrder': { player: aPlayer, other: aPlayer },
  'not-met': expected,
  'not-forbidden': expected,
  'not-keptApart': expected,
  'not-neededElsewhere': expected,
  'criterion-title': value,
  'criterion-repeats': value,
  'criterion-gaps': value,
  'criterion-floatDown': value,
  'criterion-floatUp': value,
  'criterion-pattern': value,
  'criterion-numbers': value,
  'colours-director': { black: aPlayer },
  'colours-balance': { black: aPlayer, white: aPlayer },
  'colours-alternate': { black: aPlayer, white: aPlayer },
  'colours-entryOrder': { black: aPlayer },
} as const satisfies Vocabulary;

/** Everything that is said of a pairing. */
export const nkPairing = {
  ...pairWarnings,
  ...obstacles,
  ...relaxations,
  nothingToAllow: {},
  ...pairReasons,
} as const satisfies Vocabulary;

/** What an event and a pairing refuse. */
export const { refuse, unavailable, numberArgument }: tools.Refusing<typeof nk & typeof nkEvent> =
  tools;
