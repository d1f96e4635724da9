/**
 * How a failure shows in a cell: `value` is #VALUE! (the argument is unusable), `notAvailable` is #N/A
 * (the argument is sound, but the rule has no answer for it). Excel shows sentences for these two only.
 */
export type FailureKind = 'value' | 'notAvailable';

export interface Message {
  readonly kind: FailureKind;
  /** What would be accepted: the second half of the sentence. */
  readonly needed: string | ((limit: number) => string);
}

/** Says what was found, and what it is held against. */
export type Warned = (found: number, limit: number, row: number) => string;
