import { sentence } from '../messages';
import type {
  CycleFailure,
  CycleList,
  CycleQuestion,
  CycleWarning,
  Last,
  Named,
  Placement,
  TierFill,
  WayOut,
} from './cycle';
import { leaguesIn, MOST_PLAYERS } from './hierarchy';
import { tierLetter } from './league-label';
import type { RankDecision, RankWarning } from './rank-league';

/** Every English sentence about a cycle. Other languages write the same functions. */
export interface CycleSentences {
  /** How a player came to the tier. `fill` tells how that tier was filled. */
  readonly placement: (placement: Placement, fill: TierFill | undefined) => string;
  /** Where in the tier the rating puts the player. */
  readonly seat: (placement: Placement) => string;
  readonly failure: (failure: CycleFailure) => string;
  readonly question: (question: CycleQuestion) => string;
  readonly wayOut: (way: WayOut) => string;
  readonly warning: (warning: CycleWarning) => string;
  readonly decision: (decision: RankDecision) => string;
  readonly rankWarning: (warning: RankWarning) => string;
}
