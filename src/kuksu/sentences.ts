import type {
  CycleFailure,
  CycleQuestion,
  CycleWarning,
  Placement,
  TierFill,
  WayOut,
} from './cycle';
import { decisionSentence, rankWarningSentence } from './english/ranking';
import { failureSentence } from './english/failures';
import { pageSentence } from './english/pages';
import { placementSentence, seatSentence } from './english/placement';
import { questionSentence, wayOutSentence } from './english/questions';
import { warningSentence } from './english/warnings';
import type { PageFailure } from './league-page';
import type { RankDecision, RankWarning } from './rank-league';

/** Everything a director is told about a cycle. Another language writes the same functions. */
export interface CycleSentences {
  /** How a player came to the tier; `fill` is how that tier was filled. */
  readonly placement: (placement: Placement, fill: TierFill | undefined) => string;
  /** Where in the tier the rating puts the player. */
  readonly seat: (placement: Placement) => string;
  readonly failure: (failure: CycleFailure) => string;
  readonly question: (question: CycleQuestion) => string;
  readonly wayOut: (way: WayOut) => string;
  readonly warning: (warning: CycleWarning) => string;
  readonly decision: (decision: RankDecision) => string;
  readonly rankWarning: (warning: RankWarning) => string;
  readonly page: (failure: PageFailure) => string;
}

/** The sentences in English. */
export const cycleEnglish: CycleSentences = {
  placement: placementSentence,
  seat: seatSentence,
  failure: failureSentence,
  question: questionSentence,
  wayOut: wayOutSentence,
  warning: warningSentence,
  decision: decisionSentence,
  rankWarning: rankWarningSentence,
  page: pageSentence,
};
