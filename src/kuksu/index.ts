/** The league title tournament Kuksu as a library: formulas without their prefix, and cycles of leagues. */
export {
  defaultTier,
  rank,
  readLeague,
  sizes,
  snake,
  sodos,
  tierLetter,
  tiers,
  writeLeague,
} from './library/formulas';
export {
  explainDefaultTier,
  explainRank,
  explainSizes,
  explainSnake,
  explainSodos,
  explainTiers,
} from './library/explain';
export type { KuksuDerivation as Derivation } from './explain';
export type { KuksuSteps as Steps } from './steps';
export type { Derivation as DerivationOf } from '../derivation/step';
export {
  compareGroupings,
  groupCycle,
  groupCycleSteps,
  placementsOf,
  rankLeague,
  rankLeagueSteps,
  readLeaguePages,
  readLeaguePagesSteps,
} from './library/cycle';

export type * from './types';
export type * from './cycle';
export type { LeaguePage, PageFailure, PagePlayer } from './league/league-page';
export type { RankDecision, RankedLeague, RankedPlayer, RankWarning } from './league/rank-league';
export type { CriterionKey } from './league/criteria';
export type { LeagueEntry } from './league/read-league';
export type { LeagueLabel } from './sizes/league-label';
export type { Difference, Move, Where } from './grouping/what-if';
export { atOnce, type Progress, type Stepwise } from '../stepwise';
export { kuksu as messages } from './messages';
export { kuksuCycle as cycleMessages } from './cycle-messages';
export { cycleWarnings, pageFailures, rankWarnings } from './said';
export type { PagesAnswer, RankingAnswer } from './library/league-answers';
export { general as generalMessages, library as libraryMessages } from '../general-messages';
export type { Answer, LibraryFailure, Unanswered } from '../answer';
export type { AnyMessage, At, Kind, Message, ValuesOf, Vocabulary } from '../message';
export type { EventList, Failure, Found, Refusal, Result, Success } from '../result';
