import type { Failure, Found, Result, Success } from './result';

/** What a function of the library gives: a value, or everything that stands in its way. */
export type Answer<T> = Success<T> | Unanswered;

/** A failure as programs read it: with what was found beside its place. */
export interface LibraryFailure extends Failure {
  /** What was found at the place. */
  readonly found?: Found;
}

/** No value. Failures have to be fixed, questions to be answered; there is always one or the other. */
export interface Unanswered<Question = never> {
  readonly ok: false;
  /** The first thing that has to be fixed comes first. */
  readonly failures: readonly LibraryFailure[];
  /** What somebody can decide so that there is an answer. */
  readonly questions: readonly Question[];
  /**
   * The first of the failures.
   *
   * @deprecated since 0.2, read `failures`
   */
  readonly failure: Failure;
}

/** The result of a rule, as programs read it. */
export function answer<T>(result: Result<T>): Answer<T> {
  return result.ok ? result : refused(result.failure);
}

/** One failure, without questions. */
export function refused(first: Failure): Unanswered {
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- it stays for one minor version
  return { ok: false, failures: [asFailure(first)], questions: [], failure: first };
}

/** The failure with what was found beside its place. */
export function asFailure(failure: Failure): LibraryFailure {
  const { found } = failure.at;
  return found === undefined ? failure : { ...failure, found };
}
