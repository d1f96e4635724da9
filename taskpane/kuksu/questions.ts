import type { KuksuCycle, Stepwise } from '../../src';
import { answerSteps, type Given, type GroupInput } from './given';

/** What has to be answered before there are leagues, and how the rows it names are called. */
export interface AskedOfCycle {
  readonly challenger: string | undefined;
  readonly pairs: readonly KuksuCycle.NearMiss[];
  readonly remainder: Extract<KuksuCycle.CycleQuestion, { ask: 'remainder' }> | undefined;
  readonly at: KuksuCycle.RowName;
}

/**
 * The questions that the lists raise. Those that were answered are asked again, so that the answer can be changed.
 *
 * @param given what the rules answer to the same input
 */
export function* questionSteps(input: GroupInput, given: Given): Stepwise<AskedOfCycle> {
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
  // The holder who lost is among those whose names are compared.
  const ofNames = yield* raised(sameNames.length > 0, { sameNames: [] });
  const ofRest = yield* raised(remainder !== undefined, { remainder: undefined });
  return {
    challenger: find(ofTitle, 'titleMatch')?.challenger,
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
