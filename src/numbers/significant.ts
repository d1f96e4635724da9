/** Powers of ten from 10^0 to 10^11; each is exact in binary. */
const POWERS = [1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11] as const;

/** Below this a scaled number of twelve digits is told apart from a tie between two of them. */
const NEAR_TIE = 1e-3;

/**
 * The number at 12 significant digits, so that binary noise (the mean of three 10.8 is
 * 10.800000000000002) decides no limit, no comparison and no rounding.
 * Equal to `significantExact` for every number; only the time differs.
 */
export function significant(value: number): number {
  return Math.floor(value) === value && value < 1e11 && value > -1e11 ? value : fraction(value);
}

/** Text is no number, though JavaScript would calculate with it: programs may give what a sheet holds. */
function fraction(value: unknown): number {
  if (typeof value !== 'number') return NaN;
  const size = Math.abs(value);
  if (!(size >= 1 && size < 1e11)) return significantExact(value);
  // 10^digits <= size < 10^(digits + 1): scaled to twelve digits before the decimal point.
  let digits = 0;
  while (size >= (POWERS[digits + 1] as number)) digits++;
  const scale = POWERS[11 - digits] as number;
  const scaled = value * scale;
  const whole = Math.floor(scaled);
  const beyondHalf = scaled - whole - 0.5;
  if (Math.abs(beyondHalf) < NEAR_TIE) return significantExact(value);
  return (beyondHalf > 0 ? whole + 1 : whole) / scale;
}

/** The definition: the shortest way to say it, and far too slow for every cell of a sheet. */
export function significantExact(value: number): number {
  return Number(value.toPrecision(12));
}
