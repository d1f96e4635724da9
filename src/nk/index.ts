/** The Dutch go championship as a library: formulas without their prefix, and events from the entry list to earned rights. */
export { nkGroups as groups } from './groups/groups';
export { nkRights as rights } from './groups/rights';
export { foldPairs, slidePairs } from './pairs';
export { nkProgress as progress } from './progress/progress';
export { nkScore as score } from './score';

export { checkEvent, type CheckedEvent } from './standings/checked-event';
export { drawGroups } from './groups/draw';
export { basisOf } from './event/basis';
export { DEFAULT_SETTINGS } from './event/settings';
export { pairRound, pairRoundSteps } from './pairing/pair';
export { pairingsOnOtherResults, pairingsOnOtherResultsSteps } from './pairing/corrections';
export { byeOrder } from './pairing/field/bye-order';
export { colours } from './pairing/colours';
export { groupsOf, presentPlayers } from './standings/group-order';
export {
  nkStandings as standings,
  nkStandingsSteps as standingsSteps,
} from './standings/standings';
export { stateOf, titleStatus, titleStatusSteps } from './standings/status';
export { earnedRights } from './standings/earned-rights';
export { wallMark } from './standings/notation';
export { readEgdTable, readEgdTableSteps } from './egd/read';
export { egdTable } from './egd/write';

export type * from './types';
export type * from './event/event';
export type { Colours } from './pairing/colours';
export type { Correction, StalePairing } from './pairing/corrections';
export type { Placing } from './groups/division';
export type { Entry } from './groups/draw';
export type { EarnedRight } from './standings/earned-rights';
export type { EgdHeader, EgdLoss } from './egd/format';
export type { EgdContent, EgdPlayer } from './egd/read';
export type { EgdGame } from './egd/results';
export type { EgdOptions, EgdTable } from './egd/write';
export type { Group } from './standings/group-order';
export type { Standings, StandingsLine, TieBreak } from './standings/standings';
export type { Turn, TurnKind } from './event/turns';
export { atOnce, type Stepwise } from '../stepwise';
export type { Failure, Found, Refusal, Result, Success } from '../result';
