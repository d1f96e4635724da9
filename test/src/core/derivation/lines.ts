import { sentence } from '../../../../src/language/core';
import type { AnyStep } from '../../../../src';

/** A derivation as it reads: a line per step, clause first. */
export function lines(derivation: { readonly steps: readonly AnyStep[] } | undefined): string[] {
  if (derivation === undefined) throw new Error('there is no such row');
  return derivation.steps.map((step) => `${step.clause}: ${sentence(step)}`);
}
