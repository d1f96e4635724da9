/** The league title tournament Kuksu as a library: formulas without their prefix, and cycles of leagues. */
export { kuksuDefaultTier as defaultTier } from './sizes/default-tier';
export { kuksuTiers as tiers } from './sizes/layout';
export { kuksuSizes as sizes } from './sizes/sizes';
export { kuksuSnake as snake } from './sizes/snake';
export { kuksuRank as rank } from './league/rank';
export { kuksuSodos as sodos } from './league/sodos';

export { groupCycle, groupCycleSteps } from './grouping/group-cycle';
export { compareGroupings, placementsOf } from './grouping/what-if';
export { rankLeague } from './league/rank-league';
export { readLeaguePages, readLeaguePagesSteps } from './league/league-page';
export { readLeague, tierLetter, writeLeague } from './sizes/league-label';

export type * from './types';
export type * from './cycle';
export type { LeaguePage, PageAnswer, PageFailure, PagePlayer } from './league/league-page';
export type {
  RankAnswer,
  RankDecision,
  RankedLeague,
  RankedPlayer,
  RankWarning,
} from './league/rank-league';
export type { LeagueEntry } from './league/read-league';
export type { Difference, Move, Where } from './grouping/what-if';
export { atOnce, type Stepwise } from '../stepwise';
export type { Failure, Found, Refusal, Result, Success } from '../result';
