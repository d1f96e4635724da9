import type { AddFunctionDescription, Arg, FunctionResultObject } from '@odoo/o-spreadsheet';
import type { Library } from '../engine/library';
import { isError } from '../engine/reading';
import type { CellValue } from '../grid';

/** What passes between the functions of the engine: values column by column, errors as texts with a name of their own. */
export type Result = FunctionResultObject;
export type Matrix = Result[][];
export type Compute = AddFunctionDescription['compute'];
export type Raw = Result['value'];

/** Excel counts with so many digits: what differs beyond them is equal. */
const digits = 15;

/** A whole number of no more digits is what it is; writing it out takes long where a list is compared. */
export const atFifteen = (value: number): number =>
  Number.isInteger(value) && Math.abs(value) < 10 ** digits
    ? value
    : Number(value.toPrecision(digits));

export const anError = (value: string, message = ''): Result => ({ value, message });
export const wrong = (message = ''): Result => anError('#VALUE!', message);

export const isList = (arg: Arg): arg is Matrix => Array.isArray(arg);

/** A list of one cell is no list: it goes with a list of any size. */
export const isLong = (arg: Arg): arg is Matrix =>
  isList(arg) && (arg.length !== 1 || arg[0]?.length !== 1);

/** The value, of a list the first one; what is left out is blank. */
export function firstOf(arg: Arg): Result {
  return (isList(arg) ? arg[0]?.[0] : arg) ?? { value: null };
}

/** Row by row, as Excel looks at a list: of several errors the first one counts. */
export function cellsOf(arg: Arg): readonly Result[] {
  if (!isList(arg)) return [firstOf(arg)];
  const [column = []] = arg;
  // Most lists are a column, and thousands of formulas ask for the same one. A blank place may be left out of it.
  if (arg.length === 1 && !column.includes(undefined as never)) return column;
  const cells: Result[] = [];
  for (let row = 0; row < column.length; row++) {
    for (const each of arg) cells.push(each[row] ?? { value: null });
  }
  return cells;
}

/** How many cells a list has. */
export const lengthOf = (arg: Arg): number =>
  isList(arg) ? arg.length * (arg[0]?.length ?? 0) : 1;

const sizeOf = (arg: Arg): readonly [columns: number, rows: number] =>
  isList(arg) ? [arg.length, arg[0]?.length ?? 1] : [1, 1];

export const isSameSize = (one: Arg, other: Arg): boolean =>
  sizeOf(one).join() === sizeOf(other).join();

/** Place by place over lists: one cell, row or column serves all; what has no partner is #N/A. */
function eachPlace(
  args: readonly Arg[],
  give: (cells: readonly Result[]) => Result,
): Result | Matrix {
  const sizes = args.map(sizeOf);
  const columns = Math.max(...sizes.map(([width]) => width));
  const rows = Math.max(...sizes.map(([, height]) => height));
  const at = (arg: Arg, column: number, row: number): Result => {
    if (!isList(arg)) return firstOf(arg);
    const line = arg[arg.length === 1 ? 0 : column];
    return line?.[line.length === 1 ? 0 : row] ?? anError('#N/A');
  };
  if (columns === 1 && rows === 1) return give(args.map(firstOf));
  return Array.from({ length: columns }, (_, column) =>
    Array.from({ length: rows }, (__, row) => give(args.map((arg) => at(arg, column, row)))),
  );
}

/** A number as Excel writes it into a text. */
export function textOf(value: Raw): string {
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  return typeof value === 'string' ? value : String(atFifteen(value));
}

/** Whether a text says nothing: Excel takes no number from it, where the engine takes 0. */
export const isEmptyText = (value: Raw | undefined): boolean =>
  typeof value === 'string' && value.trim() === '';

export class Values {
  constructor(private readonly library: Library) {}

  isError({ value }: Result): boolean {
    return this.library.helpers.isEvaluationError(value);
  }

  /** A whole number that is given; what is left out is the default, and what is none is thrown as an error. */
  whole(arg: Arg, byDefault: number, locale: unknown): number {
    if (arg === undefined) return byDefault;
    const cell = firstOf(arg);
    if (isEmptyText(cell.value)) throw wrong('An empty text is no number.');
    const { toNumber } = this.library.helpers;
    return Math.trunc(toNumber(cell, locale as Parameters<typeof toNumber>[1]));
  }

  /** A value as a condition. What is neither a truth value nor a number nor one of the two words is an error. */
  truth(cell: Result): boolean | Result {
    const { value } = cell;
    if (this.isError(cell)) return cell;
    if (typeof value !== 'string') return Boolean(value);
    const word = value.toUpperCase();
    return word === 'TRUE' || (word === 'FALSE' ? false : wrong(`"${value}" is no truth value.`));
  }
}

const upperAndLowerAlike = new Intl.Collator('en', { sensitivity: 'accent' });

/** Excel's order of kinds: numbers, texts, FALSE and TRUE, errors. */
function kindOf(cell: CellValue): number {
  if (typeof cell === 'number') return 0;
  if (typeof cell === 'string') return 1;
  return typeof cell === 'boolean' ? 2 : 3;
}

/** Ascending; blank cells, which come last in either direction, are not its business. */
export function compareValues(a: CellValue, b: CellValue): number {
  if (typeof a === 'string' && typeof b === 'string') {
    return upperAndLowerAlike.compare(a, b);
  }
  const difference = kindOf(a) - kindOf(b);
  return difference !== 0 || isError(a) ? difference : Number(a) - Number(b);
}

/** A branch that is left out is 0. */
const zero: Result = { value: 0 };

/** What a blank cell is beside another value: nothing of its kind. */
function nothingLike(other: Raw): Raw {
  if (typeof other === 'string') return '';
  return typeof other === 'boolean' ? false : 0;
}

/** Numbers, then texts, then FALSE and TRUE; numbers at 15 digits, texts without case. */
function compared(left: Raw, right: Raw): number {
  const [a, b] = [left ?? nothingLike(right), right ?? nothingLike(left)];
  if (typeof a === 'number' && typeof b === 'number') return Math.sign(atFifteen(a) - atFifteen(b));
  if (typeof a === 'string' && typeof b === 'string' && a.toLowerCase() === b.toLowerCase())
    return 0;
  return compareValues(a, b);
}

const comparison = (holds: (order: number) => boolean): Compute =>
  function (left, right) {
    return holds(compared(firstOf(left).value, firstOf(right).value));
  };

/** The longest text that a cell holds. */
const longest = 32_767;

/** Comparisons, conditions, and what looks at a list as a whole. */
export function logicFunctions(values: Values): Readonly<Record<string, Compute>> {
  const instead = (isReplaced: (cell: Result) => boolean): Compute =>
    function (value, otherwise) {
      const other = otherwise ?? zero;
      if (!isLong(value) && !isLong(other)) {
        const [cell] = [firstOf(value)];
        return isReplaced(cell) ? firstOf(other) : cell;
      }
      return eachPlace([value, other], ([cell = zero, second = zero]) =>
        isReplaced(cell) ? second : cell,
      );
    };

  /** Of cells and arrays only numbers and truth values count; of what is typed also the words, and anything else is refused. */
  const ofTruths = (give: (truths: readonly boolean[]) => boolean): Compute =>
    function (...given) {
      const truths: boolean[] = [];
      for (const arg of given) {
        for (const cell of arg === undefined ? [{ value: false }] : cellsOf(arg)) {
          if (values.isError(cell)) return cell;
          if (cell.value === null || (isList(arg) && typeof cell.value === 'string')) continue;
          const truth = values.truth(cell);
          if (typeof truth !== 'boolean') return truth;
          truths.push(truth);
        }
      }
      return truths.length === 0 ? wrong('No truth value is given.') : give(truths);
    };

  return {
    EQ: comparison((order) => order === 0),
    NE: comparison((order) => order !== 0),
    LT: comparison((order) => order < 0),
    GT: comparison((order) => order > 0),
    LTE: comparison((order) => order <= 0),
    GTE: comparison((order) => order >= 0),
    /** Of each row the branch that its own condition chooses: one that cannot be read is the error of its row alone. */
    IF(...given) {
      const [condition, then = zero, otherwise = zero] = given;
      const other = given.length > 2 ? otherwise : { value: false };
      const choose = (when: Result, yes: Arg, no: Arg): Arg => {
        const truth = values.truth(when);
        return typeof truth === 'boolean' ? (truth ? yes : no) : truth;
      };
      if (!isLong(condition)) return choose(firstOf(condition), then, other) ?? zero;
      return eachPlace([condition, then, other], ([when = zero, yes, no]) =>
        firstOf(choose(when, yes, no)),
      );
    },
    IFERROR: instead((cell) => values.isError(cell)),
    IFNA: instead(({ value }) => value === '#N/A'),
    AND: ofTruths((truths) => truths.every(Boolean)),
    OR: ofTruths((truths) => truths.some(Boolean)),
    XOR: ofTruths((truths) => truths.filter(Boolean).length % 2 === 1),
    /** "Treats non-numeric array entries as if they were zeros": truth values too, but an error comes through. */
    SUMPRODUCT(...given) {
      if (!given.every((each) => isSameSize(each, given[0]))) return wrong('The sizes differ.');
      const lists = given.map(cellsOf);
      const stopped = lists.flat().find((cell) => values.isError(cell));
      if (stopped) return stopped;
      return (lists[0] ?? []).reduce(
        (sum, _, at) =>
          sum +
          lists.reduce((all, list) => {
            const value = list[at]?.value;
            return all * (typeof value === 'number' ? value : 0);
          }, 1),
        0,
      );
    },
    TEXTJOIN(delimiter, ignore, ...given) {
      const mark = firstOf(delimiter);
      const isIgnored = ignore === undefined ? true : values.truth(firstOf(ignore));
      if (typeof isIgnored !== 'boolean') return isIgnored;
      const cells = given.flatMap(cellsOf);
      const stopped = [mark, ...cells].find((cell) => values.isError(cell));
      if (stopped) return stopped;
      const texts = cells
        .map(({ value }) => textOf(value))
        .filter((text) => text !== '' || !isIgnored);
      const joined = texts.join(textOf(mark.value));
      return joined.length > longest ? wrong('The text is longer than a cell holds.') : joined;
    },
  };
}
