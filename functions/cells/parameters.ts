import { refuse, type Failure } from '../../src';
import type { FailureCode } from '../../src';
import { isBlankOrZero } from './matrix';

/** What the rules take: one cell's value, or undefined where an optional argument means its default. */
export type Value = number | string | boolean | undefined;

/** Reads one cell for one argument. A failure is an object, a value never is: they can be told apart cheaply. */
export interface Parameter<T extends Value> {
  /** As the formula's help names it. */
  readonly name: string;
  readonly read: (cell: unknown) => T | Failure;
}

/** A mandatory number. A blank cell is read as 0 and meets the argument's own limits. */
export function number(name: string): Parameter<number> {
  return {
    name,
    read: (cell) => {
      if (typeof cell === 'number') return cell;
      return isBlankOrZero(cell) ? 0 : unreadable('numberNeeded', name, cell);
    },
  };
}

/** A number whose default applies when it is omitted, blank or 0. */
export function optionalNumber(name: string): Parameter<number | undefined> {
  return {
    name,
    read: (cell) => {
      if (isBlankOrZero(cell)) return undefined;
      return typeof cell === 'number' ? cell : unreadable('numberNeeded', name, cell);
    },
  };
}

/** A text whose default applies when it is omitted, blank or 0. */
export function optionalText(name: string): Parameter<string | undefined> {
  return {
    name,
    read: (cell) => {
      if (isBlankOrZero(cell)) return undefined;
      return typeof cell === 'string' ? cell : unreadable('textNeeded', name, cell);
    },
  };
}

function unreadable(code: FailureCode, name: string, cell: unknown): Failure {
  const found = typeof cell === 'string' || typeof cell === 'number' || typeof cell === 'boolean';
  return refuse(code, name, found ? cell : null).failure;
}
