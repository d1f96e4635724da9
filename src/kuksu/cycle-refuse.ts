import { numberArgument as declare, type DeclareNumber } from '../arguments';
import { refuser, type Given } from '../message';
import type { At, Failure } from '../result';
import type { general } from '../general-messages';
import type { kuksuCycle } from './cycle-messages';
import type { kuksu } from './messages';
import type { cycleFailures } from './said';

/** What the rules of a cycle refuse in one cell. */
type CycleVocabulary = typeof general & typeof kuksuCycle & typeof kuksu;

export const refuse = refuser<CycleVocabulary>();
export const numberArgument: DeclareNumber<CycleVocabulary> = declare;

const failing = refuser<typeof cycleFailures>();

/** A failure of the lists together. */
export function broken<C extends keyof typeof cycleFailures>(
  at: At,
  code: C,
  ...values: Given<typeof cycleFailures, C>
): Failure {
  return failing(at, code, ...values).failure;
}
