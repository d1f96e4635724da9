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
