/** A value found in an argument: whatever a cell can hold. */
export type Found = number | string | boolean | null;

/** How a failure shows in a cell: #VALUE! or #N/A, the two errors that Excel shows a sentence for. */
export type FailureKind = 'value' | 'notAvailable';

/** The lists of a round. */
export type EventList = 'players' | 'games' | 'byes' | 'absences';

/** The lists of a league cycle, a league that is to be ranked, and the options. */
export type CycleList = 'registrations' | 'lastCycle' | 'league' | 'options';

/** Where, as data, and what was found there. Rows, columns and rounds count from 1. */
export interface At {
  /** The argument as the formula names it, e.g. `tables`. */
  readonly argument?: string;
  /** Position in the argument's range, or in the list. */
  readonly row?: number;
  readonly column?: number;
  /** Rows that are wrong together, when no single one is at fault. */
  readonly rows?: readonly number[];
  readonly round?: number | 'playOff';
  readonly list?: EventList | CycleList;
  /** Players by their numbers, when several are at fault together. */
  readonly players?: readonly number[];
  readonly found?: Found;
}

/** Why a rule could not be applied: a message with its place. */
export interface Failure {
  /** Stable, for programs. */
  readonly code: string;
  /** What the sentence mentions besides the place, e.g. the number of players for a place. */
  readonly values: Readonly<Record<string, unknown>>;
  readonly at: At;
  /** The arguments are sound, but the rule has no answer for them. */
  readonly kind?: 'notAvailable';
}

/** An answer. */
export interface Success<T> {
  readonly ok: true;
  readonly value: T;
}

/** A rule could not be applied. */
export interface Refusal {
  readonly ok: false;
  readonly failure: Failure;
}

/** Expected failures are values; an exception is a bug. */
export type Result<T> = Success<T> | Refusal;

export function succeed<T>(value: T): Success<T> {
  return { ok: true, value };
}

/** What is made of a value; a refusal stays as it is. */
export function mapped<W, T>(result: Result<W>, make: (value: W) => T): Result<T> {
  return result.ok ? succeed(make(result.value)) : result;
}

/** The values of several results by their names, or the first of their refusals. */
export function allOf<T extends object>(results: {
  readonly [Name in keyof T]: Result<T[Name]>;
}): Result<T> {
  const values: Partial<T> = {};
  for (const name in results) {
    const result = results[name];
    if (!result.ok) return result;
    values[name] = result.value;
  }
  return succeed(values as T);
}

/** The same failure, with more about its place. */
export function placed(failure: Failure, more: At): Failure {
  return { ...failure, at: { ...failure.at, ...more } };
}

/** The same refusal, with more about its place. */
export function inPlace({ failure }: Refusal, more: At): Refusal {
  return { ok: false, failure: placed(failure, more) };
}

/** The same refusal, with row and column of its cell within the argument, from 1. */
export function inRow(refusal: Refusal, row: number, column?: number): Refusal {
  return inPlace(refusal, column === undefined ? { row } : { row, column });
}

/** The error that a cell shows for this failure, or would. */
export function kindOf({ kind }: Failure): FailureKind {
  return kind ?? 'value';
}

/** Unwraps a value that must exist; a missing one is a bug, not a fault of the input. */
export function existing<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('A value that must exist does not.');
  return value;
}

/** A rule takes at most so many arguments. */
export const MOST_ARGUMENTS = 7;

/** What a rule works out of its arguments, and what that comes to. */
export interface Worked<A extends readonly unknown[], W, T> {
  readonly working: (...given: A) => Result<W>;
  readonly value: (working: W) => T;
  /** Of a rule of lists: what a row comes to, by its own working. */
  readonly each?: (working: never) => unknown;
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
  const rule = ruleOf(working, (workings) => workings.map((each) => value(each)));
  (rule as unknown as Mutable<A, readonly W[], readonly T[]>).each = value;
  return rule;
}

type Anything<R> = (...given: unknown[]) => Result<R>;

/** A rule while it is made. */
type Mutable<A extends readonly unknown[], W, T> = ((...given: A) => Result<T>) & {
  -readonly [Name in keyof Worked<A, W, T>]: Worked<A, W, T>[Name];
};
