import type { AnyMessage, KuksuCycle, Stepwise } from '../../src';
import { lastCycleNumber } from './crosstable-names';
import { holderIn } from './title-holder';
import { answerSteps, type GroupAnswers, type GroupInput } from './given';

/** The questions to answer before there are leagues, with names for their rows. */
export interface AskedOfCycle {
  readonly challenger: string | undefined;
  /** The title holder as written with the last cycle; empty if it is not known. */
  readonly holder: string;
  /** The new title holder, who is registered all the same: left out or to be left out. */
  readonly registered: string | undefined;
  /** The number of the cycle, unless another is typed. */
  readonly cycle: number;
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
  const { lost, sameNames, remainder, leftOut } = input.options;
  function* raised(
    isAnswered: boolean,
    change: Partial<GroupInput['options']>,
  ): Stepwise<readonly KuksuCycle.CycleQuestion[]> {
    const answer = yield* answered(isAnswered, change);
    return answer.ok ? [] : answer.questions;
  }
  function* answered(
    isAnswered: boolean,
    change: Partial<GroupInput['options']>,
  ): Stepwise<KuksuCycle.CycleAnswer> {
    const options = { ...input.options, ...change };
    return isAnswered ? (yield* answerSteps({ ...input, options })).answer : given.answer;
  }
  const ofTitle = yield* raised(lost !== undefined, { lost: undefined });
  // The names to compare include the title holder who lost.
  const ofNames = yield* raised(sameNames.length > 0, { sameNames: [] });
  const ofRest = yield* raised(remainder !== undefined, { remainder: undefined });
  const asRegistered = yield* answered(leftOut !== undefined, { leftOut: undefined });
  return {
    registered: asRegistered.ok ? undefined : registeredIn(asRegistered.failures),
    cycle: lastCycleNumber(input.facts) + 1,
    challenger: find(ofTitle, 'titleMatch')?.challenger,
    holder: holderIn(input.also),
    pairs: find(ofNames, 'sameNames')?.pairs ?? [],
    remainder: find(ofRest, 'remainder'),
    at: given.at,
  };
}

/** The title holder, refused by the rules among the registrations (U10): a question, as one press leaves the player out. */
export function registeredIn(failures: readonly AnyMessage[]): string | undefined {
  const failure = failures.find(({ code }) => code === 'holderRegistered');
  const { name } = (failure?.values ?? {}) as { readonly name?: unknown };
  return typeof name === 'string' ? name : undefined;
}

function find<Ask extends KuksuCycle.CycleQuestion['ask']>(
  questions: readonly KuksuCycle.CycleQuestion[],
  ask: Ask,
): Extract<KuksuCycle.CycleQuestion, { ask: Ask }> | undefined {
  return questions.find(
    (each): each is Extract<KuksuCycle.CycleQuestion, { ask: Ask }> => each.ask === ask,
  );
}
