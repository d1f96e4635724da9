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
