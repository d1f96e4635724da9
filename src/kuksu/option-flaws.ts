import { type Found } from '../result';
import type { CycleFailure } from './cycle';
import { refuse } from './cycle-refuse';

/** The flaw of an option that accepts only certain words, written exactly so. */
export function optionFlaws(
  code: 'titleLoserKnown' | 'remainderWayKnown',
  name: string,
  given: unknown,
  known: readonly string[],
): CycleFailure[] {
  if ((known as readonly unknown[]).includes(given)) return [];
  const at = { list: 'options', argument: name, found: shownFound(given) } as const;
  return [refuse(at, code).failure];
}

function shownFound(given: unknown): Found {
  const isShown =
    typeof given === 'string' || typeof given === 'number' || typeof given === 'boolean';
  return isShown ? given : null;
}
