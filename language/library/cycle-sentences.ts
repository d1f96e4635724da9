import type { CycleQuestion, Placement, RowName, TierFill, WayOut } from '../../src/kuksu/cycle';
import type { RankDecision } from '../../src/kuksu/league/rank-league';
import type { AnyMessage } from '../../src/message';
import {
  explainPlacement,
  explainQuestion,
  explainSeat,
  explainWayOut,
} from '../../src/kuksu/grouping/explain';
import { explainDecision, explainTieBreak } from '../../src/kuksu/league/explain';
import { ruleSentence, type RulesInWords } from '../rules';

/** Everything that is said about a cycle. Failures and warnings are messages, which `sentence` says, too. */
export interface CycleSentences {
  /** Why there is no grouping or ranking. */
  readonly failure: (failure: AnyMessage) => string;
  /** What a director should look at. */
  readonly warning: (warning: AnyMessage) => string;
  /** What a director decides. */
  readonly question: (question: CycleQuestion) => string;
  /** A way out of an impossible remainder. */
  readonly wayOut: (way: WayOut) => string;
  /** How a player came to the tier; `fill` is how that tier was filled. */
  readonly placement: (placement: Placement, fill?: TierFill) => string;
  /** Where in the tier the rating puts the player. */
  readonly seat: (placement: Placement) => string;
  /** The criterion that puts a player before the next. */
  readonly decision: (decision: RankDecision) => string;
  /** What broke the tie between the two, in a few words; nothing where their points differ. */
  readonly tieBreak: (decision: RankDecision) => string;
}

/** The sentences of a language; rows are called by their numbers unless `row` names them. */
export function cycleIn(rules: RulesInWords, row: RowName | undefined): CycleSentences {
  const said = (message: AnyMessage): string => ruleSentence(rules, message, row ? { row } : {});
  return {
    failure: said,
    warning: said,
    question: (question) => said(explainQuestion(question)),
    wayOut: (way) => said(explainWayOut(way)),
    placement: (placement, fill) => said(explainPlacement(placement, fill)),
    seat: (placement) => said(explainSeat(placement)),
    decision: (decision) => said(explainDecision(decision)),
    tieBreak: (decision) => {
      const reason = explainTieBreak(decision);
      return reason ? said(reason) : '';
    },
  };
}
