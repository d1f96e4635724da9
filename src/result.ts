import type { FailureCode } from './messages';

/** A value found in an argument: whatever a cell can hold. */
export type Found = number | string | boolean | null;

/** Why a rule could not be applied: a stable code for programs, facts for the sentence. */
export interface Failure {
  readonly code: FailureCode;
  /** The argument as the formula names it, e.g. `tables`. */
  readonly argument: string;
  readonly found: Found;
  /** The limit that depends on another argument, e.g. the number of players for a place. */
  readonly limit?: number;
  /** 1-based position in the argument's range, when the argument holds more than one cell. */
  readonly row?: number;
  readonly column?: number;
  /** The rows that are one too many together, from 1, when no single one is at fault. */
  readonly rows?: readonly number[];
  /** The same for players, by their numbers. */
  readonly players?: readonly number[];
}

export interface Success<T> {
  readonly ok: true;
  readonly value: T;
}

export interface Refusal {
  readonly ok: false;
  readonly failure: Failure;
}

/** Expected failures are values; an exception is a bug. */
export type Result<T> = Success<T> | Refusal;

export function succeed<T>(value: T): Success<T> {
  return { ok: true, value };
}

export function refuse(code: FailureCode, argument: string, found: Found, limit?: number): Refusal {
  const failure: Failure = { code, argument, found };
  return { ok: false, failure: limit === undefined ? failure : { ...failure, limit } };
}

/** The same refusal, with the place of the cell it is about: row and column of its argument, from 1. */
export function inRow({ failure }: Refusal, row: number, column?: number): Refusal {
  const placed = { ...failure, row };
  return { ok: false, failure: column === undefined ? placed : { ...placed, column } };
}

/** The same refusal, about several rows of its argument together, counted from 1. */
export function inRows({ failure }: Refusal, rows: readonly number[]): Refusal {
  return { ok: false, failure: { ...failure, rows } };
}

/** The same refusal, about several players of an event together. */
export function inPlayers({ failure }: Refusal, players: readonly number[]): Refusal {
  return { ok: false, failure: { ...failure, players } };
}
