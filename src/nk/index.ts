/** The Dutch go championship as a library: formulas without their prefix, and events from the entry list to earned rights. */
export {
  drawGroups,
  foldPairs,
  groups,
  progress,
  rights,
  score,
  slidePairs,
} from './library/formulas';
export {
  explainFoldPairs,
  explainGroups,
  explainProgress,
  explainRights,
  explainScore,
  explainSlidePairs,
} from './library/explain';
export type { NkDerivation as Derivation } from './explain';
export type { NkSteps as Steps } from './steps';
export type { Derivation as DerivationOf } from '../derivation/step';
export {
  basisOf,
  checkEvent,
  earnedRights,
  pairingsOnOtherResults,
  pairingsOnOtherResultsSteps,
  pairRound,
  pairRoundSteps,
  standings,
  standingsSteps,
  stateOf,
  titleStatus,
  titleStatusSteps,
} from './library/event';
export {
  byeOrder,
  colours,
  egdTable,
  explainCriterion,
  explainPair,
  groupsOf,
  presentPlayers,
  readEgdTable,
  readEgdTableSteps,
  wallMark,
} from './library/parts';
export { DEFAULT_SETTINGS } from './event/settings';
export type { CheckedEvent } from './standings/checked-event';

export type * from './types';
export type * from './event/event';
export type * from './event/event-state';
export type * from './event/paired-round';
export type { Colours } from './pairing/colours';
export type { PairMessage } from './pairing/explain';
export type { Correction, StalePairing } from './pairing/corrections';
export type { Placing } from './groups/division';
export type { Entry } from './groups/draw';
export type { EarnedRight } from './standings/earned-rights';
export type { EgdNameWritten } from './egd/fields';
export type { EgdHeader, EgdLoss, EgdNotTaken } from './egd/format';
export type { EgdContent, EgdPlayer } from './egd/read';
export type { EgdGame } from './egd/results';
export type { EgdOptions, EgdTable } from './egd/write';
export type { Group } from './standings/group-order';
export type { Lines } from './standings/notation';
export type { Standings, StandingsLine, TieBreak } from './standings/standings';
export type { Turn, TurnKind } from './event/turns';
export { atOnce, type Progress, type Stepwise } from '../stepwise';
export { nk as messages } from './messages';
export { nkEvent as eventMessages } from './event/messages';
export {
  nkPairing as pairingMessages,
  obstacles,
  pairWarnings,
  relaxations,
} from './event/pairing-messages';
export type { NoPairingAnswer, PairingAnswer, RelaxQuestion } from './library/pairing-answer';
export { general as generalMessages, library as libraryMessages } from '../general-messages';
export type { Answer, LibraryFailure, Unanswered } from '../answer';
export type { AnyMessage, At, Kind, Message, ValuesOf, Vocabulary } from '../message';
export type { EventList, Failure, Found, Refusal, Result, Success } from '../result';
