/**
 * The rules as a library: no Excel, no dependency. Functions return a `Result`: a value, or a
 * failure that `sentence` puts into words.
 */
export {
  average as sofAverage,
  award as sofAward,
  former as sofFormer,
  place as sofPlace,
  places as sofPlaces,
  results as sofResults,
  session as sofSession,
  stratum as sofStratum,
} from './sof/library/awards';
export type { AwardOptions, EventKind, FormerOptions, Holdings, Rating } from './sof/types';
export type { SofResultsOptions, SessionOptions, StratumOptions } from './sof/types';

export {
  average as agaAverage,
  category as agaCategory,
  exact as agaExact,
  points as agaPoints,
  results as agaResults,
  slope as agaSlope,
  table as agaTable,
} from './aga/library/points';
export type { PlaceRow, PointsOptions } from './aga/types';
export type { AgaResultsOptions } from './aga/types';
export type { AgaTableOptions } from './aga/types';

export {
  annual as kgsAnnual,
  check as kgsCheck,
  factor as kgsFactor,
  players as kgsPlayers,
  points as kgsPoints,
  pointsBy as kgsPointsBy,
  results as kgsResults,
  table as kgsTable,
} from './kgs/library/points';
export type { Alias, AnnualLine, AnnualRow, CalculatorCells, Entrant } from './kgs/types';
export type { PointsRow, PointsTable, KgsTableOptions } from './kgs/types';

export {
  drawGroups,
  foldPairs,
  groups as nkGroups,
  progress as nkProgress,
  rights as nkRights,
  score as nkScore,
  slidePairs,
} from './nk/library/formulas';
export type { Pair as RankPair, Right, Table as SpilledTable } from './nk/types';

export {
  defaultTier as kuksuDefaultTier,
  rank as kuksuRank,
  readLeague,
  sizes as kuksuSizes,
  snake as kuksuSnake,
  sodos as kuksuSodos,
  tiers as kuksuTiers,
} from './kuksu/library/formulas';
export type { CrosstableCells, LeagueSize, OptionalColumn } from './kuksu/types';
export {
  groupCycle,
  groupCycleSteps,
  rankLeague,
  rankLeagueSteps,
  readLeaguePages,
  readLeaguePagesSteps,
} from './kuksu/library/cycle';
export { tierLetter, writeLeague } from './kuksu/sizes/league-label';
export { compareGroupings, placementsOf } from './kuksu/grouping/what-if';
export type * as KuksuCycle from './kuksu/cycle';
export type { LeaguePage, PageAnswer, PageFailure, PagePlayer } from './kuksu/league/league-page';
export type {
  RankAnswer,
  RankDecision,
  RankedLeague,
  RankedPlayer,
  RankWarning,
} from './kuksu/league/rank-league';
export type { LeagueEntry } from './kuksu/league/read-league';
export type { Difference, Move, Where } from './kuksu/grouping/what-if';

export type { Derivation, Step, StepOf } from './derivation/step';
export type { AllSteps, AnyStep } from './derivation/all-steps';
export {
  explainAward as explainSofAward,
  explainFormer as explainSofFormer,
  explainPlace as explainSofPlace,
  explainPlaces as explainSofPlaces,
  explainResults as explainSofResults,
  explainSession as explainSofSession,
  explainStratum as explainSofStratum,
} from './sof/library/explain';
export type { SofDerivation } from './sof/explain';
export {
  explainCategory as explainAgaCategory,
  explainExact as explainAgaExact,
  explainPoints as explainAgaPoints,
  explainResults as explainAgaResults,
  explainSlope as explainAgaSlope,
  explainTable as explainAgaTable,
} from './aga/library/explain';
export type { AgaDerivation } from './aga/explain';
export {
  explainAnnual as explainKgsAnnual,
  explainFactor as explainKgsFactor,
  explainPoints as explainKgsPoints,
  explainResults as explainKgsResults,
} from './kgs/library/explain';
export type { KgsDerivation } from './kgs/explain';

export { halfUp, type Decimals } from './numbers/half-up';
export { significant } from './numbers/significant';

export { refusal as refuse } from './message';
export { inRow, kindOf, succeed } from './result';
export type { FailureKind } from './result';
export type { At, Message, Vocabulary } from './message';
export type { KgsWarning } from './kgs/check';
export { atOnce, mapped, type Stepwise } from './stepwise';
export type { Failure, Found, Refusal, Result, Success } from './result';
export { lowerCase } from './text';

export { basisOf } from './nk/event/basis';
export { byeOrder } from './nk/pairing/field/bye-order';
export { colours } from './nk/pairing/colours';
export { pairingsOnOtherResults, pairingsOnOtherResultsSteps } from './nk/pairing/corrections';
export {
  checkEvent,
  earnedRights,
  pairRound,
  pairRoundSteps,
  standings as nkStandings,
  standingsSteps as nkStandingsSteps,
  stateOf,
  titleStatus,
  titleStatusSteps,
} from './nk/library/event';
export { egdTable, readEgdTable, readEgdTableSteps } from './nk/library/parts';
export { groupsOf, presentPlayers } from './nk/standings/group-order';
export { wallMark } from './nk/standings/notation';
export { DEFAULT_SETTINGS } from './nk/event/settings';
export type { CheckedEvent } from './nk/standings/checked-event';
export type { Colours } from './nk/pairing/colours';
export type { Correction, StalePairing } from './nk/pairing/corrections';
export type { Placing } from './nk/groups/division';
export type { Entry } from './nk/groups/draw';
export type { EarnedRight } from './nk/standings/earned-rights';
export type { EgdHeader, EgdLoss } from './nk/egd/format';
export type { EgdContent, EgdPlayer } from './nk/egd/read';
export type { EgdGame } from './nk/egd/results';
export type { EgdOptions, EgdTable } from './nk/egd/write';
export type * from './nk/event/event';
export type { Group } from './nk/standings/group-order';
export type { Standings, StandingsLine, TieBreak } from './nk/standings/standings';
export type { Turn, TurnKind } from './nk/event/turns';
