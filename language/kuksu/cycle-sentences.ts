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
  /** What has to be fixed. */
  readonly failure: (failure: CycleFailure) => string;
  /** What only the director can say. */
  readonly question: (question: CycleQuestion) => string;
  /** One of the answers to a question. */
  readonly wayOut: (way: WayOut) => string;
  /** What the director should look at twice. */
  readonly warning: (warning: CycleWarning) => string;
  /** What put a player before the next one. */
  readonly decision: (decision: RankDecision) => string;
  /** What broke the tie between the two, in a few words; nothing where their points differ. */
  readonly tieBreak: (decision: RankDecision) => string;
  /** What the director should know of a ranking. */
  readonly rankWarning: (warning: RankWarning) => string;
  /** Why a pasted text cannot be used. */
  readonly page: (failure: PageFailure) => string;
}
