import { existing, type Failure } from '../../../src/core/result';
import type { AnyStep } from '../../../src/explain';

/** A cell of a sheet, from 0. */
export interface CellAt {
  readonly sheetId: string;
  readonly sheet: string;
  readonly row: number;
  readonly column: number;
}

/** An error among values: one that a cell holds, one of Excel's functions, or the refusal of a rule. */
export class CellError {
  constructor(
    readonly code: string,
    readonly message?: string,
    /** Why a rule refused. */
    readonly failure?: Failure,
  ) {}
}

/** What the pane cannot work out: everything that needs it is unknown too. */
export class Unknown {
  constructor(
    /** The piece of the formula that it is. */
    readonly source: string,
    readonly why: UnknownReason,
  ) {}
}

export type UnknownReason =
  | 'function'
  /** More calls of ours than are worked out. */
  | 'calls'
  | 'reference'
  /** Several areas as one: `(A1,B2)`. */
  | 'union'
  /** What areas share: `A1:B2 B1:C3`. */
  | 'intersection'
  /** The same cells of several sheets: `Jan:Dec!B3`. */
  | 'severalSheets'
  | 'otherWorkbook'
  | 'noSheet'
  | 'noName'
  | 'noTable'
  | 'noSpill'
  | 'typed';

/** A value that rules look at: null is blank. */
export type Known = number | string | boolean | null;

/** What a cell holds. */
export type Value = Known | CellError | Unknown;

/** From where to where a piece of a formula stands in its text. */
export interface FormulaPlace {
  readonly from: number;
  readonly to: number;
}

/** One name for a piece of the formula, to be given another value. */
export const placeKey = ({ from, to }: FormulaPlace): string => `@${from}-${to}`;

/** One name for an argument that a call leaves out, to be given a value: what stands before its number. */
export const leftOutKey = (call: FormulaPlace): string => `${placeKey(call)} left out `;

/** A piece of a formula with the values of its cells in their places: `5 + 1` for `Year!B3 + Year!B7`. */
export type FilledPiece = readonly (string | { readonly value: Value })[];

/** The results of a call, of which one is made where it is asked for. */
export interface CallAnswer {
  readonly rows: number;
  readonly columns: number;
  /** Undefined beyond the last. */
  readonly at: (row: number, column: number) => number | string | CellError | undefined;
}

/** One call of ours in a formula: what it was given, and what it gives. */
export interface OurCall {
  readonly id: string;
  /** Where it stands in the formula's text. */
  readonly from: number;
  readonly to: number;
  /** What it was given; undefined where an argument is left out. */
  readonly given: readonly (Grid | undefined)[];
  /** The pieces of the formula that its arguments are. */
  readonly sources: readonly string[];
  /** Where these pieces stand in the formula's text; not of a formula that a name stands for. */
  readonly places: readonly (FormulaPlace | undefined)[];
  /** Of arguments that are worked out from single cells. */
  readonly filled: readonly (FilledPiece | undefined)[];
  /** Its results, or why it has none. */
  readonly answer: CallAnswer | CellError;
  /** Why one of them is what it is; the error where it has no reasons. */
  readonly reasons: (row: number, column: number) => Reasons | CellError;
}

/** A result of one of our functions that a value comes from; without a row all of its results. */
export interface Made {
  readonly call: OurCall;
  readonly row?: number;
  readonly column?: number;
}

/** A value, and where it came from. */
export interface Cell {
  readonly value: Value;
  /** The cell it was read from, unchanged. */
  readonly at?: CellAt;
  /** Cells it was worked out from. */
  readonly from?: readonly CellAt[];
  /** Results of our functions it comes from. */
  readonly made?: readonly Made[];
}

/** Values in rows and columns, at least one. */
export type Cells = readonly (readonly Cell[])[];

/** A range of a sheet, as far as it is used. */
export interface Range {
  readonly sheetId: string;
  readonly sheet: string;
  readonly row: number;
  readonly column: number;
  readonly rows: number;
  readonly columns: number;
}

/** What a piece of a formula comes to. */
export interface Grid {
  readonly rows: number;
  readonly columns: number;
  /** The values alone. */
  readonly values: readonly (readonly Value[])[];
  /** One value with where it came from; undefined beyond the last. */
  readonly cellAt: (row: number, column: number) => Cell | undefined;
  /** All of them so. */
  readonly cells: Cells;
  /** Whether any comes from a result of our functions. */
  readonly isOurs: boolean;
  /** Where it is nothing but a reference: functions treat texts in it otherwise. */
  readonly range: Range | undefined;
}

/** The most cells that are named as what a value was worked out from. */
const MOST_NAMED = 12;

/** A value worked out from others, with all that they came from. */
export function workedOut(value: Value, from: readonly Cell[]): Cell {
  const cells = cellsBehind(from);
  const made = madeOf(from);
  return {
    value,
    ...(cells.length > 0 ? { from: cells } : {}),
    ...(made.length > 0 ? { made } : {}),
  };
}

/** The cells of the sheet behind some values, each once. */
export function cellsBehind(cells: readonly Cell[]): readonly CellAt[] {
  const found = new Map<string, CellAt>();
  for (const { at, from = [] } of cells) {
    for (const each of at ? [at] : from) {
      found.set(`${each.sheetId} ${each.row} ${each.column}`, each);
      if (found.size >= MOST_NAMED) return [...found.values()];
    }
  }
  return [...found.values()];
}

/** The results of our functions behind some values; several results of one call become all of them. */
function madeOf(cells: readonly Cell[]): readonly Made[] {
  const found = new Map<OurCall, Made>();
  for (const { made = [] } of cells) {
    for (const each of made) {
      const known = found.get(each.call);
      const isSame =
        known === undefined || (known.row === each.row && known.column === each.column);
      found.set(each.call, isSame ? each : { call: each.call });
    }
  }
  return [...found.values()];
}

/** Results that are there already. */
export function answerOf(values: readonly (readonly unknown[])[]): CallAnswer {
  const lines = values as readonly (readonly (number | string | CellError)[])[];
  const at: CallAnswer['at'] = (row, column) => lines[row]?.[column];
  const columns = lines.reduce((most, { length }) => Math.max(most, length), 0);
  return { rows: lines.length, columns, at };
}

/** So many of the results, row by row. */
export function firstResults(
  { rows, columns, at }: CallAnswer,
  most: number,
): readonly { value: number | string | CellError; row: number; column: number }[] {
  return Array.from({ length: Math.min(most, rows * columns) }, (_, i) => {
    const [row, column] = [Math.floor(i / columns), i % columns];
    return { value: existing(at(row, column)), row, column };
  });
}

/** One result of a call with the steps that lead to it. */
export interface Reasons {
  readonly steps: readonly AnyStep[];
  /** What the last step comes to; undefined for headings and the like. */
  readonly comesTo?: number | string | undefined;
  /** Other rows, from 0, that have the very same reasons: they share a place. */
  readonly sharing?: readonly number[];
}

export const errors = {
  value: new CellError('#VALUE!'),
  notAvailable: new CellError('#N/A'),
  number: new CellError('#NUM!'),
  division: new CellError('#DIV/0!'),
  reference: new CellError('#REF!'),
  name: new CellError('#NAME?'),
  calculation: new CellError('#CALC!'),
};

/** What no rule needs to look at further: it is passed on. */
export const isPassedOn = (value: Value): value is CellError | Unknown =>
  value instanceof CellError || value instanceof Unknown;

/** Excel's limit: 15 digits. What differs beyond them is equal. */
export const atFifteen = (value: number): number => Number(value.toPrecision(15));

/** A number that Excel can hold, or #NUM!. */
export const finite = (value: number): number | CellError =>
  Number.isFinite(value) ? value : errors.number;

/** Digits with a decimal point, an exponent or a percent sign: what Excel takes for a number in every language. */
const plainNumber = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?%?$/i;

/**
 * A value in arithmetic: blank is 0, a truth value 1 or 0, a text the number it looks like. A text that Excel may read as
 * a date, a time or an amount of money is not worked out.
 */
export function toNumber(value: Value, decimalMark: '.' | ',' = '.'): number | CellError | Unknown {
  if (isPassedOn(value)) return value;
  if (typeof value === 'number') return value;
  if (value === null) return 0;
  if (typeof value === 'boolean') return value ? 1 : 0;
  const trimmed = value.trim();
  const text = decimalMark === ',' ? trimmed.replace('.', 'x').replace(',', '.') : trimmed;
  if (plainNumber.test(text)) {
    const number = Number(text.replace('%', ''));
    return finite(text.endsWith('%') ? number / 100 : number);
  }
  return /\d/.test(trimmed) ? new Unknown(`"${value}"`, 'function') : errors.value;
}

/** A value as text: numbers at 15 digits, as Excel writes them in a formula of texts. */
export function toText(value: Known, decimalMark: '.' | ','): string {
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  if (typeof value === 'string') return value;
  const text = String(atFifteen(value))
    .toUpperCase()
    .replace(/E([+-])(\d)$/, 'E$10$2');
  return text.replace('.', decimalMark);
}

export function toTruth(value: Value): boolean | CellError | Unknown {
  if (isPassedOn(value)) return value;
  if (typeof value === 'string') {
    const word = value.trim().toUpperCase();
    if (word === 'TRUE' || word === 'FALSE') return word === 'TRUE';
    return errors.value;
  }
  return Boolean(value);
}

const kindOf = (value: number | string | boolean): number =>
  ['number', 'string', 'boolean'].indexOf(typeof value);

/**
 * Which of two values is greater: numbers come before texts before truth values, texts are compared without case, and a
 * blank cell is whatever the other one's kind has for nothing.
 */
export function compared(
  left: Exclude<Value, CellError | Unknown>,
  right: Exclude<Value, CellError | Unknown>,
): number {
  const a = left ?? nothingLike(right);
  const b = right ?? nothingLike(left);
  if (typeof a === 'number' && typeof b === 'number') return Math.sign(atFifteen(a) - atFifteen(b));
  if (typeof a === 'string' && typeof b === 'string') {
    const [first, second] = [a.toLowerCase(), b.toLowerCase()];
    if (first === second) return 0;
    return first.localeCompare(second) < 0 ? -1 : 1;
  }
  if (typeof a === 'boolean' && typeof b === 'boolean') return Number(a) - Number(b);
  return Math.sign(kindOf(a) - kindOf(b));
}

/** Whether two values are equal: what order texts have, which takes long, is not asked. */
export function same(left: Known, right: Known): boolean {
  return typeof left === 'string' && typeof right === 'string'
    ? left === right || left.toLowerCase() === right.toLowerCase()
    : compared(left, right) === 0;
}

function nothingLike(other: Exclude<Value, CellError | Unknown>): number | string | boolean {
  if (typeof other === 'string') return '';
  return typeof other === 'boolean' ? false : 0;
}
