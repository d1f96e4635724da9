import { CellError, Unknown, type Known, type Value } from './cell';

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
