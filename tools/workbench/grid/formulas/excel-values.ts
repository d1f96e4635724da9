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
export function eachPlace(
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

const collators = {
  upperAndLowerAlike: new Intl.Collator('en', { sensitivity: 'accent' }),
  upperAfterLower: new Intl.Collator('en', { sensitivity: 'variant', caseFirst: 'lower' }),
};

/** Excel's order of kinds: numbers, texts, FALSE and TRUE, errors. */
function kindOf(cell: CellValue): number {
  if (typeof cell === 'number') return 0;
  if (typeof cell === 'string') return 1;
  return typeof cell === 'boolean' ? 2 : 3;
}

/** Ascending; blank cells, which come last in either direction, are not its business. */
export function compareValues(a: CellValue, b: CellValue, matchCase = false): number {
  if (typeof a === 'string' && typeof b === 'string') {
    return collators[matchCase ? 'upperAfterLower' : 'upperAndLowerAlike'].compare(a, b);
  }
  const difference = kindOf(a) - kindOf(b);
  return difference !== 0 || isError(a) ? difference : Number(a) - Number(b);
}
