/**
 * The rules as a library: no Excel, no dependency. Functions return a `Result`: a value, or a
 * failure that `sentence` puts into words.
 */
export * from './sof/formulas';
export type { AwardOptions, EventKind, FormerOptions, Holdings, Rating } from './sof/types';
export type { SofResultsOptions, SessionOptions, StratumOptions } from './sof/types';

export * from './aga/formulas';
export type { PlaceRow, PointsOptions } from './aga/types';
export type { AgaResultsOptions } from './aga/types';
export type { AgaTableOptions, SeasonLine, SeasonOptions, SeasonRow } from './aga/types';

export * from './kgs/formulas';
export type { Alias, AnnualLine, AnnualRow, CalculatorCells, Entrant } from './kgs/types';
export type { PointsRow, PointsTable, KgsTableOptions } from './kgs/types';

export * from './nk/formulas';
export type { Pair as RankPair, Right, Table as SpilledTable } from './nk/types';

export * from './kuksu/formulas';
export type { CrosstableCells, LeagueSize, OptionalColumn } from './kuksu/types';
export { groupCycle, groupCycleSteps } from './kuksu/grouping/group-cycle';
export { readLeaguePages, readLeaguePagesSteps } from './kuksu/league/league-page';
export { readLeague, tierLetter, writeLeague, type LeagueLabel } from './kuksu/sizes/league-label';
export { normalisedName, shownName } from './kuksu/lists/names';
export { rankLeague, rankLeagueSteps, unplayedGames } from './kuksu/league/rank-league';
export {
  awardAt,
  groupAgainSteps,
  type Seated,
  type SeatedAgain,
} from './kuksu/grouping/group-again';
export { snakeLeague, snakePosition } from './kuksu/sizes/snake';
export { compareGroupings, placementsOf } from './kuksu/grouping/what-if';
export {
  explainPlacement,
  explainQuestion,
  explainSeat,
  explainWayOut,
} from './kuksu/grouping/explain';
export { explainDecision, explainTieBreak } from './kuksu/league/explain';
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
export type { AnyStep } from './explain';
export {
  explainSofAverage,
  explainSofAward,
  explainSofFormer,
  explainSofPlace,
  explainSofPlaces,
  explainSofResults,
  explainSofSession,
  explainSofStratum,
  type SofDerivation,
} from './sof/explain';
export {
  explainAgaAverage,
  explainAgaCategory,
  explainAgaExact,
  explainAgaPoints,
  explainAgaResults,
  explainAgaSeason,
  explainAgaSeasonCounted,
  explainAgaSeasonEvents,
  explainAgaSeasonPlaces,
  explainAgaSlope,
  explainAgaTable,
  type AgaDerivation,
} from './aga/explain';
export {
  explainKgsAnnual,
  explainKgsAnnualEvents,
  explainKgsAnnualPlaces,
  explainKgsCheck,
  explainKgsFactor,
  explainKgsPlayers,
  explainKgsPoints,
  explainKgsResults,
  explainKgsTable,
  type KgsDerivation,
} from './kgs/explain';
export {
  explainFoldPairs,
  explainNkGroups,
  explainNkProgress,
  explainNkRights,
  explainNkScore,
  explainSlidePairs,
  type NkDerivation,
} from './nk/explain';
export {
  explainKuksuDefaultTier,
  explainKuksuRank,
  explainKuksuSizes,
  explainKuksuSnake,
  explainKuksuSodos,
  explainKuksuTiers,
  type KuksuDerivation,
} from './kuksu/explain';

export { halfUp, type Decimals } from './numbers/half-up';
export { significant } from './numbers/significant';

export { refusal as refuse } from './message';
export { inRow, kindOf, succeed } from './result';
export type { FailureKind } from './result';
export type { AnyMessage, At, Message, Vocabulary } from './message';
export type { KgsWarning } from './kgs/check';
export { atOnce, mapped, type Progress, type Stepwise } from './stepwise';
export type { Failure, Found, Refusal, Result, Success } from './result';
export { lowerCase } from './text';

export { basisOf, roundsOf } from './nk/event/basis';
export { readSaid, saidLine, type SaidForRound, type SaidRead } from './nk/event/said';
export { byeOrder } from './nk/pairing/field/bye-order';
export { colours } from './nk/pairing/colours';
export { pairingsOnOtherResults, pairingsOnOtherResultsSteps } from './nk/pairing/corrections';
export { drawGroups } from './nk/groups/draw';
export { checkEvent, type CheckedEvent } from './nk/standings/checked-event';
export { earnedRights } from './nk/standings/earned-rights';
export { readEgdTable, readEgdTableSteps } from './nk/egd/read';
export { egdTable, egdTableSteps } from './nk/egd/write';
export { groupsOf, presentPlayers } from './nk/standings/group-order';
export { wallMark } from './nk/standings/notation';
export { DEFAULT_SETTINGS } from './nk/event/settings';
export { nkStandings, nkStandingsSteps } from './nk/standings/standings';
export { stateOf, titleStatus, titleStatusSteps } from './nk/standings/status';
export type { Colours } from './nk/pairing/colours';
export type { Correction, StalePairing } from './nk/pairing/corrections';
export type { Placing } from './nk/groups/division';
export type { Entry } from './nk/groups/draw';
export type { EarnedRight } from './nk/standings/earned-rights';
export type { EgdNameWritten } from './nk/egd/fields';
export type { EgdHeader, EgdLoss, EgdNotTaken } from './nk/egd/format';
export { daysOf, minutesNeeded, missingFields, placeParts } from './nk/egd/header';
export type { EgdContent, EgdPlayer, EgdRead } from './nk/egd/read';
export type { EgdGame } from './nk/egd/results';
export type { EgdOptions, EgdTable } from './nk/egd/write';
export type * from './nk/event/event';
export type * from './nk/event/event-state';
export type * from './nk/event/paired-round';
export type { Group } from './nk/standings/group-order';
export type { Standings, StandingsLine, TieBreak } from './nk/standings/standings';
export type { Turn, TurnKind } from './nk/event/turns';

export { pairRound, pairRoundSteps } from './nk/pairing/pair';
export {
  explainRound,
  type ExplainedBoard,
  type ExplainedBye,
  type ExplainedRound,
} from './nk/pairing/explain-round';
export {
  explainCriterion,
  explainNoPairing,
  explainPair,
  type PairMessage,
} from './nk/pairing/explain';

export { awardEvent, awardEventSteps } from './sof/awarding/award-event';
export { stratumByLimits, type StratumLimits } from './sof/awarding/stratum-by-limits';
export { tablesOf } from './sof/awarding/tables';
export { STRATA } from './sof/awarding/types';
export type * as SofEvent from './sof/awarding/types';
export { placeAstray, typedPlace, type PlaceAstray } from './standings/typed-place';
export {
  sectionPoints,
  type PlayerPoints,
  type SectionPlayer,
  type SectionPoints,
} from './aga/section/section-points';
