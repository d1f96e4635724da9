import { mapped, type Result } from './result';

/** A rule takes at most so many arguments. */
export const MOST_ARGUMENTS = 7;

/** What a rule works out of its arguments, and what that comes to. */
export interface Worked<A extends readonly unknown[], W, T> {
  readonly working: (...given: A) => Result<W>;
  readonly value: (working: W) => T;
}

/** A rule as it is called. Its steps are told of the same working: there is no second formula. */
export interface Rule<A extends readonly unknown[], W, T> extends Worked<A, W, T> {
  (...given: A): Result<T>;
}

/* @__NO_SIDE_EFFECTS__ */
export function ruleOf<A extends readonly unknown[], W, T>(
  working: (...given: A) => Result<W>,
  value: (working: W) => T,
): Rule<A, W, T> {
  const work = working as unknown as Anything<W>;
  // Spelled out: to pass a list of arguments on takes as long as an award.
  const called: Anything<T> = (a, b, c, d, e, f, g) => mapped(work(a, b, c, d, e, f, g), value);
  const rule = called as unknown as Mutable<A, W, T>;
  rule.working = working;
  rule.value = value;
  return rule;
}

/** A rule of lists, by the working and the value of a row. */
/* @__NO_SIDE_EFFECTS__ */
export function listRuleOf<A extends readonly unknown[], W, T>(
  working: (...given: A) => Result<readonly W[]>,
  value: (working: W) => T,
): Rule<A, readonly W[], readonly T[]> {
  return ruleOf(working, (workings) => workings.map((each) => value(each)));
}

type Anything<R> = (...given: unknown[]) => Result<R>;

/** A rule while it is made. */
interface Mutable<A extends readonly unknown[], W, T> {
  (...given: A): Result<T>;
  working: Worked<A, W, T>['working'];
  value: Worked<A, W, T>['value'];
}
