import type { KuksuCycle } from '../../../src';
import { answerTo, type GroupInput } from '../given';

/** What has to be answered before there are leagues, and how the rows it names are called. */
export interface Asked {
  readonly challenger: string | undefined;
  readonly pairs: readonly KuksuCycle.NearMiss[];
  readonly remainder: Extract<KuksuCycle.CycleQuestion, { ask: 'remainder' }> | undefined;
  readonly at: KuksuCycle.RowName;
}

/** The questions that the lists raise. Those that were answered are asked again, so that the answer can be changed. */
export function questionsOf(input: GroupInput): Asked {
  const raised = (change: Partial<GroupInput['options']>): readonly KuksuCycle.CycleQuestion[] => {
    const { answer } = answerTo({ ...input, options: { ...input.options, ...change } });
    return answer.ok ? [] : answer.questions;
  };
  const { at } = answerTo(input);
  return {
    challenger: find(raised({ lost: undefined }), 'titleMatch')?.challenger,
    // The holder who lost is among those whose names are compared.
    pairs: find(raised({ sameNames: [] }), 'sameNames')?.pairs ?? [],
    remainder: find(raised({ remainder: undefined }), 'remainder'),
    at,
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
