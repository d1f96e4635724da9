import { answer, type Unanswered } from '../../answer';
import type { Success } from '../../result';
import type { Obstacle, PairedRound, PairingResult, Relaxation } from '../event/paired-round';

/** What the director could allow so that a pairing exists: the fewest things, each of them needed. */
export interface RelaxQuestion {
  readonly ask: 'relax';
  readonly ways: readonly Relaxation[];
}

/** No legal pairing exists. The failure says what stands in the way; without a question nothing can be allowed. */
export interface NoPairingAnswer extends Unanswered<RelaxQuestion> {
  /**
   * What stands in the way.
   *
   * @deprecated since 0.2, read `failures`
   */
  readonly obstacle: Obstacle;
  /**
   * What to allow.
   *
   * @deprecated since 0.2, read the ways of the question
   */
  readonly relaxation: readonly Relaxation[];
}

/** The round as the rules pair it, or what stands in the way. */
export type PairingAnswer = Success<PairedRound> | NoPairingAnswer | Unanswered;

/** The result of the pairing as programs read it: the obstacle as a failure, what could be allowed as a question. */
export function pairingAnswer(result: PairingResult): PairingAnswer {
  const answered = answer(result);
  if (answered.ok || !('obstacle' in result)) return answered;
  const { obstacle, relaxation } = result;
  const failures = answered.failures.map((failure) => ({ ...failure, ...obstacle }));
  const questions = relaxation.length > 0 ? [{ ask: 'relax' as const, ways: relaxation }] : [];
  return { ...answered, failures, questions, obstacle, relaxation };
}
