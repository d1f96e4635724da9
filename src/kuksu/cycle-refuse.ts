import { refuser, type Given } from '../message';
import * as tools from '../refusing';
import type { At, Failure } from '../result';
import type { kuksuCycle } from './cycle-messages';
import type { kuksu } from './messages';
import type { cycleFailures } from './said';

/** What the rules of a cycle refuse in one cell. */
export const { refuse, numberArgument }: tools.Refusing<typeof kuksuCycle & typeof kuksu> = tools;

const failing = refuser<typeof cycleFailures>();

/** A failure of the lists together. */
export function broken<C extends keyof typeof cycleFailures>(
  at: At,
  code: C,
  ...values: Given<typeof cycleFailures, C>
): Failure {
  return failing(at, code, ...values).failure;
}
