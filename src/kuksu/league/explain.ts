import type { CycleReason } from '../said';
import type { RankDecision } from './rank-league';

/** What put a player before the next. */
export function explainDecision(decision: RankDecision): CycleReason {
  if (decision.by === 'name') return { code: 'ahead-byName', values: { over: decision.over } };
  const { over, own, other = null } = decision;
  if (isByTitle(decision)) return { code: 'ahead-byTitle', values: { over } };
  return { code: 'ahead-by', values: { over, by: criterionOf(decision), own, other } };
}

/**
 * What broke the tie between the two, in a few words: nothing where their points differ, and SODOS alone, as its figures
 * are shown.
 */
export function explainTieBreak(decision: RankDecision): CycleReason | undefined {
  const by = criterionOf(decision);
  if (decision.by === 'name' || decision.by === 'sodos') return by;
  if (decision.by === 'points') return undefined;
  if (isByTitle(decision)) return { code: 'ranked-title', values: {} };
  const { own, other = null } = decision;
  return { code: 'tie-by', values: { by, own, other } };
}

/** The former title holder has place 0 of last cycle, which nobody ever sees. */
function isByTitle(decision: RankDecision): boolean {
  return decision.by === 'lastPlace' && decision.own === 0;
}

function criterionOf({ by }: RankDecision): CycleReason {
  return { code: `ranked-${by}`, values: {} };
}
