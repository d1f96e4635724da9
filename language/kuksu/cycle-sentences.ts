import type {
  CycleFailure,
  CycleQuestion,
  CycleWarning,
  Placement,
  TierFill,
  WayOut,
} from '../../src/kuksu/cycle';
import type { PageFailure } from '../../src/kuksu/league/league-page';
import type { RankDecision, RankWarning } from '../../src/kuksu/league/rank-league';

/** Everything a director is told about a cycle. */
export interface CycleSentences {
  /** How a player came to the tier; `fill` is how that tier was filled. */
  readonly placement: (placement: Placement, fill?: TierFill) => string;
  /** Where in the tier the rating puts the player. */
  readonly seat: (placement: Placement) => string;
  readonly failure: (failure: CycleFailure) => string;
  readonly question: (question: CycleQuestion) => string;
  readonly wayOut: (way: WayOut) => string;
  readonly warning: (warning: CycleWarning) => string;
  readonly decision: (decision: RankDecision) => string;
  /** What broke the tie between the two, in a few words; nothing where their points differ. */
  readonly tieBreak: (decision: RankDecision) => string;
  readonly rankWarning: (warning: RankWarning) => string;
  readonly page: (failure: PageFailure) => string;
}
