import { existing } from './result';

const POWERS = [1, 10, 100] as const;

/** How many decimals our rules round to. */
export type Decimals = 0 | 1 | 2;

/**
 * Limits within which no tie can be mistaken. Rounding to 12 significant digits moves a number by at most 5e-12
 * of itself: below 10^7 (scaled) by less than 0.00005, so a number 0.0001 away from one half stays on its side.
 */
const CLEAR_OF_HALF = 0.4999;
const CLEAR_SIZE = 1e7;

/**
 * Rounds half up to 0, 1 or 2 decimals, as one does on paper: the number is taken at 12
 * significant digits first, so that 22.245 held as 22.244999999999997 becomes 22.25.
 * Ties go towards plus infinity. The number must be finite.
 * Equal to `halfUpExact` for every number; only the time differs.
 */
export function halfUp(value: number, decimals: Decimals): number {
  const scale = POWERS[decimals];
  const scaled = value * scale;
  const nearest = Math.floor(scaled + 0.5);
  const clear = Math.abs(scaled - nearest) < CLEAR_OF_HALF && Math.abs(scaled) < CLEAR_SIZE;
  return clear ? nearest / scale : halfUpExact(value, decimals);
}

/** The definition: long arithmetic on the twelve decimal digits. */
export function halfUpExact(value: number, decimals: Decimals): number {
  // value = digits x 10^exponent, |digits| below 10^12
  const text = value.toExponential(11);
  const split = text.indexOf('e');
  const digits = Number(text.slice(0, split).replace('.', ''));
  const exponent = Number(text.slice(split + 1)) - 11;
  const excess = -exponent - decimals;
  if (excess <= 0) return Number(value.toPrecision(12));
  // More than twelve digits to drop: the value is less than a tenth of the last place kept.
  const unit = 10 ** Math.min(excess, 13);
  const whole = Math.floor(digits / unit);
  const rest = digits - whole * unit;
  return (2 * rest >= unit ? whole + 1 : whole) / POWERS[decimals];
}

/** A scaled number nearer than this to a tie between two numbers of twelve digits is rounded by the definition. */
const NEAR_TIE = 1e-3;

/**
 * The number at 12 significant digits, so that binary noise (the mean of three 10.8 is
 * 10.800000000000002) decides no limit, no comparison and no rounding.
 * Equal to `significantExact` for every number; only the time differs.
 */
export function significant(value: number): number {
  return Math.floor(value) === value && value < 1e11 && value > -1e11 ? value : fraction(value);
}

/** Text from a program is refused, although JavaScript would calculate with it. */
function fraction(value: unknown): number {
  if (typeof value !== 'number') return NaN;
  const size = Math.abs(value);
  if (!(size >= 1 && size < 1e11)) return significantExact(value);
  // power / 10 <= size < power: scaled to twelve digits before the decimal point. Powers of ten are exact up to 1e22.
  let power = 10;
  while (size >= power) power *= 10;
  const scale = 1e12 / power;
  const scaled = value * scale;
  const whole = Math.floor(scaled);
  const beyondHalf = scaled - whole - 0.5;
  if (Math.abs(beyondHalf) < NEAR_TIE) return significantExact(value);
  return (beyondHalf > 0 ? whole + 1 : whole) / scale;
}

/** The definition: short, but far too slow for every cell of a sheet. */
export function significantExact(value: number): number {
  return Number(value.toPrecision(12));
}

/**
 * The whole number nearest to numerator / denominator, halves up, exact for whole numbers:
 * numerator from 0 to 2^52, denominator from 1. For awards computed from whole hundredths
 * or tenths through exact ratios, where no decimal ever becomes binary.
 */
export function halfUpQuotient(numerator: number, denominator: number): number {
  const whole = Math.floor(numerator / denominator);
  const rest = numerator - whole * denominator;
  return 2 * rest >= denominator ? whole + 1 : whole;
}

/* Ways in which people write a number in a text: 4½, 12:00, 30 min. */

/** Of the sign before `¼`; `½` and `¾` follow. */
const BEFORE_QUARTERS = 187;

/** `4½`, `¼` and ` 2 ¾` as numbers; any other text as it is. */
export function withFraction(text: string): unknown {
  const found = /^\s*(\d*)\s*([¼½¾])\s*$/.exec(text);
  return found
    ? Number(existing(found[1])) + (existing(found[2]).charCodeAt(0) - BEFORE_QUARTERS) / 4
    : text;
}

/** A number written with a fraction of one sign; undefined for any other text. */
export function fractionIn(text: string): number | undefined {
  const number = withFraction(text);
  return typeof number === 'number' ? number : undefined;
}

/** `3`, `0.5`, `0,5`, `12:00`, `3 h`, `29 min`, `1 h 30 min`, `1,5 uur`. */
const HOURS =
  /^(?:(\d+(?:[.,]\d+)?)|(\d{1,4}):([0-5]\d)(?::00)?|(?:(\d+(?:[.,]\d+)?) ?(?:h|hrs?|hours?|u|uur|uren))? ?(?:(\d+(?:[.,]\d+)?) ?(?:m|mins?|minutes?|minuut|minuten)\.?)?)$/i;

/** A main time in hours, as people write it; any other text as it is. */
export function withHours(text: string): unknown {
  const bare = text.replace(/\s+/g, ' ').replace(/^ | $/g, '');
  const found = HOURS.exec(bare);
  if (!found || bare === '') return text;
  const part = (at: number): number => Number((found[at] ?? '0').replace(',', '.'));
  return part(1) + part(2) + part(4) + (part(3) + part(5)) / 60;
}
