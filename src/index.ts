/**
 * The rules as a library: no Excel, no dependency. Functions return a `Result`: a value, or a
 * failure that `sentence` puts into words.
 */
export * from './sof/formulas';
export type { AwardOptions, EventKind, FormerOptions, Holdings, Rating } from './sof/arguments';
export type { SofResultsOptions, SessionOptions, StratumOptions } from './sof/arguments';

export * from './aga/formulas';
export type { PlaceRow, PointsOptions } from './aga/types';
export type { AgaResultsOptions } from './aga/types';
export type { AgaTableOptions, SeasonLine, SeasonOptions, SeasonRow } from './aga/types';

export * from './kgs/formulas';
export type { Alias, AnnualLine, AnnualRow, CalculatorCells, Entrant } from './kgs/types';
export type { PointsRow, PointsTable, KgsTableOptions } from './kgs/types';

export * from './nk/formulas';
export type { Pair as RankPair, Right, Table as SpilledTable } from './nk/arguments';

export * from './kuksu/formulas';
export type { CrosstableCells, LeagueSize, OptionalColumn } from './kuksu/arguments';
export { groupCycle, groupCycleSteps } from './kuksu/grouping';
export { readLeaguePages, readLeaguePagesSteps } from './kuksu/league-page';
export { readLeague, tierLetter, writeLeague, type LeagueLabel } from './kuksu/sizes';
export { normalisedName, shownName } from './kuksu/lists';
export { rankLeague, rankLeagueSteps, unplayedGames } from './kuksu/rank-league';
export { awardAt, groupAgainSteps, type Seated, type SeatedAgain } from './kuksu/explain-grouping';
export { snakeLeague, snakePosition } from './kuksu/sizes';
export { compareGroupings, placementsOf } from './kuksu/explain-grouping';
export {
  explainPlacement,
  explainQuestion,
  explainSeat,
  explainWayOut,
} from './kuksu/explain-grouping';
export { explainDecision, explainTieBreak } from './kuksu/rank-league';
export type * as KuksuCycle from './kuksu/cycle';
export type { LeaguePage, PageAnswer, PageFailure, PagePlayer } from './kuksu/league-page';
export type {
  RankAnswer,
  RankDecision,
  RankedLeague,
  RankedPlayer,
  RankWarning,
} from './kuksu/rank-league';
export type { LeagueEntry } from './kuksu/read-league';
export type { Difference, Move, Where } from './kuksu/explain-grouping';

export type { Derivation, Step, StepOf } from './core/derivation';
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
} from './sof/why';
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
} from './aga/why';
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
} from './kgs/why';
export {
  explainFoldPairs,
  explainNkGroups,
  explainNkProgress,
  explainNkRights,
  explainNkScore,
  explainSlidePairs,
  type NkDerivation,
} from './nk/why';
export {
  explainKuksuDefaultTier,
  explainKuksuRank,
  explainKuksuSizes,
  explainKuksuSnake,
  explainKuksuSodos,
  explainKuksuTiers,
  type KuksuDerivation,
} from './kuksu/why';

export { halfUp, type Decimals } from './core/numbers';
export { significant } from './core/numbers';

export { refusal as refuse } from './core/message';
export { inRow, kindOf, succeed } from './core/result';
export type { FailureKind } from './core/result';
export type { AnyMessage, At, Message, Vocabulary } from './core/message';
export type { KgsWarning } from './kgs/check';
export { atOnce, mapped, type Progress, type Stepwise } from './core/stepwise';
export type { Failure, Found, Refusal, Result, Success } from './core/result';
export { lowerCase } from './core/text';

export { basisOf, roundsOf } from './nk/event/said';
export { readSaid, saidLine, type SaidForRound, type SaidRead } from './nk/event/said';
export { byeOrder } from './nk/pairing/field';
export { colours } from './nk/pairing/pair';
export { pairingsOnOtherResults, pairingsOnOtherResultsSteps } from './nk/pairing/corrections';
export { drawGroups } from './nk/groups';
export { earnedRights } from './nk/standings/title';
export { readEgdTable, readEgdTableSteps } from './nk/egd/read';
export { egdTable, egdTableSteps } from './nk/egd/write';
export { checkEvent, type CheckedEvent } from './nk/standings/checked-event';
export { groupsOf, presentPlayers } from './nk/standings/state';
export { wallMark } from './nk/standings/standings';
export { DEFAULT_SETTINGS, titleRoundOf } from './nk/event/event';
export { nkStandings, nkStandingsSteps } from './nk/standings/standings';
export { stateOf, titleStatus, titleStatusSteps } from './nk/standings/title';
export type { Colours } from './nk/pairing/pair';
export type { Correction, StalePairing } from './nk/pairing/corrections';
export type { Placing } from './nk/groups';
export type { Entry } from './nk/groups';
export type { EarnedRight } from './nk/standings/title';
export type { EgdNameWritten } from './nk/egd/format';
export type { EgdLoss, EgdNotTaken } from './nk/egd/format';
export type { EgdHeader } from './nk/egd/header';
export { daysOf, minutesNeeded, missingFields, placeParts } from './nk/egd/header';
export type { EgdContent, EgdPlayer, EgdRead } from './nk/egd/read';
export type { EgdGame } from './nk/egd/lines';
export type { EgdOptions, EgdTable } from './nk/egd/write';
export type * from './nk/event/event';
export type * from './nk/event/event';
export type * from './nk/event/paired-round';
export type { Group } from './nk/standings/state';
export type { Standings, StandingsLine, TieBreak } from './nk/standings/standings';
export type { Turn, TurnKind } from './nk/event/event';

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

export { awardEvent, awardEventSteps, isRankedIn, largestAward } from './sof/awarding';
export { stratumByLimits, type StratumLimits } from './sof/awarding';
export { tablesOf } from './sof/awarding';
export { STRATA } from './sof/awarding';
export type * as SofEvent from './sof/awarding';
export { placeAstray, typedPlace, type PlaceAstray } from './core/standings';
export {
  sectionPoints,
  type PlayerPoints,
  type SectionPlayer,
  type SectionPoints,
} from './aga/section';
