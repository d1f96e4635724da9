import type { KuksuCycle, Stepwise } from '../../src';
import { holderIn } from './title-holder';
import { answerSteps, type GroupAnswers, type GroupInput } from './given';

/** The questions to answer before there are leagues, with names for their rows. */
export interface AskedOfCycle {
  readonly challenger: string | undefined;
  /** The title holder as written with the last cycle; empty if it is not known. */
  readonly holder: string;
  readonly pairs: readonly KuksuCycle.NearMiss[];
  readonly remainder: Extract<KuksuCycle.CycleQuestion, { ask: 'remainder' }> | undefined;
  readonly at: KuksuCycle.RowName;
}

/**
 * The questions that the lists raise. Answered questions stay, so that the answer can be changed.
 *
 * @param given the rules' answer to the same input
 */
export function* questionSteps(input: GroupInput, given: GroupAnswers): Stepwise<AskedOfCycle> {
  const { lost, sameNames, remainder } = input.options;
  function* raised(
    isAnswered: boolean,
    change: Partial<GroupInput['options']>,
  ): Stepwise<readonly KuksuCycle.CycleQuestion[]> {
    const options = { ...input.options, ...change };
    const { answer } = isAnswered ? yield* answerSteps({ ...input, options }) : given;
    return answer.ok ? [] : answer.questions;
  }
  const ofTitle = yield* raised(lost !== undefined, { lost: undefined });
  // The names to compare include the title holder who lost.
  const ofNames = yield* raised(sameNames.length > 0, { sameNames: [] });
  const ofRest = yield* raised(remainder !== undefined, { remainder: undefined });
  return {
    challenger: find(ofTitle, 'titleMatch')?.challenger,
    holder: holderIn(input.also),
    pairs: find(ofNames, 'sameNames')?.pairs ?? [],
    remainder: find(ofRest, 'remainder'),
    at: given.at,
  };
}

function find<Ask extends KuksuCycle.CycleQuestion['ask']>(
  questions: readonly KuksuCycle.CycleQuestion[],
  ask: Ask,
): Extract<KuksuCycle.CycleQuestion, { ask: Ask }> | undefined {
  return questions.find(
    (each): each is Extract<KuksuCycle.CycleQuestion, { ask: Ask }> => each.ask === ask,
  );
}
