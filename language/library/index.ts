/**
 * The rules and their sentences as a library: no Excel, no dependency. Functions return a `Result`: a value, or a failure
 * that `sentence` puts into words. What a program gives is checked, as in the doors of the systems.
 */
export * from '../../src';
export {
  average as sofAverage,
  award as sofAward,
  former as sofFormer,
  place as sofPlace,
  places as sofPlaces,
  results as sofResults,
  session as sofSession,
  stratum as sofStratum,
} from '../../src/sof/library/awards';
export {
  explainAverage as explainSofAverage,
  explainAward as explainSofAward,
  explainFormer as explainSofFormer,
  explainPlace as explainSofPlace,
  explainPlaces as explainSofPlaces,
  explainResults as explainSofResults,
  explainSession as explainSofSession,
  explainStratum as explainSofStratum,
} from '../../src/sof/library/explain';
export {
  average as agaAverage,
  category as agaCategory,
  exact as agaExact,
  points as agaPoints,
  results as agaResults,
  season as agaSeason,
  slope as agaSlope,
  table as agaTable,
} from '../../src/aga/library/points';
export {
  explainAverage as explainAgaAverage,
  explainCategory as explainAgaCategory,
  explainExact as explainAgaExact,
  explainPoints as explainAgaPoints,
  explainResults as explainAgaResults,
  explainSeason as explainAgaSeason,
  explainSlope as explainAgaSlope,
  explainTable as explainAgaTable,
} from '../../src/aga/library/explain';
export {
  annual as kgsAnnual,
  check as kgsCheck,
  factor as kgsFactor,
  players as kgsPlayers,
  points as kgsPoints,
  pointsBy as kgsPointsBy,
  results as kgsResults,
  table as kgsTable,
} from '../../src/kgs/library/points';
export {
  explainAnnual as explainKgsAnnual,
  explainCheck as explainKgsCheck,
  explainFactor as explainKgsFactor,
  explainPlayers as explainKgsPlayers,
  explainPoints as explainKgsPoints,
  explainResults as explainKgsResults,
  explainTable as explainKgsTable,
} from '../../src/kgs/library/explain';
export {
  drawGroups,
  foldPairs,
  groups as nkGroups,
  progress as nkProgress,
  rights as nkRights,
  score as nkScore,
  slidePairs,
} from '../../src/nk/library/formulas';
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
} from '../../src/nk/library/event';
export { egdTable, readEgdTable, readEgdTableSteps } from '../../src/nk/library/parts';
export {
  defaultTier as kuksuDefaultTier,
  rank as kuksuRank,
  readLeague,
  sizes as kuksuSizes,
  snake as kuksuSnake,
  sodos as kuksuSodos,
  tiers as kuksuTiers,
} from '../../src/kuksu/library/formulas';
export {
  groupCycle,
  groupCycleSteps,
  rankLeague,
  rankLeagueSteps,
  readLeaguePages,
  readLeaguePagesSteps,
} from '../../src/kuksu/library/cycle';
export {
  explainFoldPairs,
  explainGroups as explainNkGroups,
  explainProgress as explainNkProgress,
  explainRights as explainNkRights,
  explainScore as explainNkScore,
  explainSlidePairs,
} from '../../src/nk/library/explain';
export {
  explainDefaultTier as explainKuksuDefaultTier,
  explainRank as explainKuksuRank,
  explainSizes as explainKuksuSizes,
  explainSnake as explainKuksuSnake,
  explainSodos as explainKuksuSodos,
  explainTiers as explainKuksuTiers,
} from '../../src/kuksu/library/explain';
export type { FailureCode } from './failure-code';
export { cellMessage, warningSentence, type CellMessage } from '../cells/cell-message';
export { sentence, type Language } from './sentence';
export type { Names } from '../tools';
