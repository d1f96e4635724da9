import type { AnyStep } from '../../../src/explain';

/** One result of a call with the steps that lead to it. */
export interface Reasons {
  readonly steps: readonly AnyStep[];
  /** What the last step comes to; undefined for headings and the like. */
  readonly comesTo?: number | string | undefined;
  /** Other rows, from 0, that have the very same reasons: they share a place. */
  readonly sharing?: readonly number[];
}
