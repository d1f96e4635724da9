import type { FailureCode } from '../messages';
import { refuse, type Found } from '../result';
import type { CycleFailure } from './cycle';

/** What is wrong with an option of which the rules know only some words, written exactly so. */
export function optionFlaws(
  code: FailureCode,
  name: string,
  given: unknown,
  known: readonly string[],
): CycleFailure[] {
  if (typeof given === 'string' && known.includes(given)) return [];
  const { failure } = refuse(code, name, shownFound(given));
  return [{ code: 'cell', list: 'options', failure }];
}

function shownFound(given: unknown): Found {
  const isShown =
    typeof given === 'string' || typeof given === 'number' || typeof given === 'boolean';
  return isShown ? given : null;
}
