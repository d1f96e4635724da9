import type { Failure } from '../../src/core/result';
import { isBlankText, nameKey } from '../../src/core/text';
import { refusal } from '../../src/core/message';

/** What the rules take: one cell's value, or undefined where an optional argument means its default. */
export type Value = number | string | boolean | undefined;

/** Reads one cell for one argument. A failure is an object and a value never is, so the check is cheap. */
export interface Parameter<T extends Value> {
  /** As the formula's help names it. */
  readonly name: string;
  /** What an omitted argument means; a blank cell means the same. */
  readonly omitted: T;
  readonly read: (cell: unknown) => T | Failure;
}

/**
 * A mandatory number. A blank cell is read as 0 and meets the argument's own limits.
 *
 * @param from makes numbers of other ways to write them; any other text it gives back
 */
export function number(name: string, from?: (text: string) => unknown): Parameter<number> {
  return {
    name,
    omitted: 0,
    read: (given) => {
      const cell = from && typeof given === 'string' ? from(given) : given;
      if (typeof cell === 'number') return cell;
      return isBlankOrZero(cell) ? 0 : unreadable('numberNeeded', name, cell);
    },
  };
}

/** A number whose default applies when it is omitted, blank or 0. */
export function optionalNumber(name: string): Parameter<number | undefined> {
  return {
    name,
    omitted: undefined,
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
    omitted: undefined,
    read: (cell) => {
      if (isBlankOrZero(cell)) return undefined;
      return typeof cell === 'string' ? cell : unreadable('textNeeded', name, cell);
    },
  };
}

/** TRUE or FALSE; its default applies when it is omitted, blank or 0. */
export function optionalYesNo(name: string): Parameter<boolean | undefined> {
  return {
    name,
    omitted: undefined,
    read: (cell) => {
      if (isBlankOrZero(cell)) return undefined;
      return typeof cell === 'boolean' ? cell : unreadable('yesNoNeeded', name, cell);
    },
  };
}

/**
 * A text or a number that stands for it ("Regional" or 14, 750 or "Unlimited"); its default applies when it is omitted,
 * blank or 0.
 */
export function optionalChoice(name: string, code: string): Parameter<number | string | undefined> {
  return {
    name,
    omitted: undefined,
    read: (cell) => {
      if (isBlankOrZero(cell)) return undefined;
      const usable = typeof cell === 'number' || typeof cell === 'string';
      return usable ? cell : unreadable(code, name, cell);
    },
  };
}

/** Whatever the cell holds, for names that look like numbers too; a blank one, and 0, is an empty text. */
export function label(name: string): Parameter<number | string | boolean> {
  return {
    name,
    omitted: '',
    read: (cell) => (isBlankOrZero(cell) || !isPlain(cell) ? '' : cell),
  };
}

/** The marks that say yes in a sheet; FALSE and no mark say no. */
const marks = ['x', 'yes', 'ja'];

/** A mark such as x, TRUE, 1, yes or ja; blank, 0 and FALSE are none. */
export function mark(name: string): Parameter<boolean> {
  return {
    name,
    omitted: false,
    read: (cell) => {
      if (isBlankOrZero(cell) || cell === false) return false;
      const isMark = typeof cell === 'string' && marks.includes(nameKey(cell));
      return cell === true || cell === 1 || isMark || unreadable('markNeeded', name, cell);
    },
  };
}

/** A mark whose default applies when it is omitted, blank or 0. */
export function optionalMark(name: string): Parameter<boolean | undefined> {
  const { read } = mark(name);
  return {
    name,
    omitted: undefined,
    read: (cell) => (isBlankOrZero(cell) ? undefined : read(cell)),
  };
}

function unreadable(code: string, name: string, cell: unknown): Failure {
  return refusal({ argument: name, found: isPlain(cell) ? cell : null }, code).failure;
}

/** Every cell content except errors, which are handled before, and future types of Excel. */
function isPlain(cell: unknown): cell is string | number | boolean {
  return ['string', 'number', 'boolean'].includes(typeof cell);
}

/**
 * One argument as Excel hands it over. Declared as a matrix it arrives as rows of cells, even for a single
 * cell; an omitted optional argument arrives as null (not undefined). Some hosts pass a lone value unwrapped.
 */
export type CellArgument = unknown;

export type Matrix = readonly (readonly unknown[])[];

/** The argument's cells; undefined when it was omitted. */
export function matrixOf(argument: CellArgument): Matrix | undefined {
  if (argument === null || argument === undefined) return undefined;
  return Array.isArray(argument) ? (argument as Matrix) : [[argument]];
}

/** Whether one cell was given, and no range. */
export function isLoneCell(argument: CellArgument): boolean {
  const cells = matrixOf(argument);
  return cells?.length === 1 && cells[0]?.length === 1;
}

/**
 * A blank cell arrives as 0, null or '' depending on platform and position: none of them can be told from blank. A
 * cell of blanks only, no-break spaces among them, looks the same and means the same.
 */
export function isBlankOrZero(cell: unknown): boolean {
  if (typeof cell === 'string') return isBlankText(cell);
  return cell === 0 || cell === null || cell === undefined;
}
