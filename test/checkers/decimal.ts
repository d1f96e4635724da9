/** Rounding in long decimals, written without the rules under test: a number is sign, digits and power of ten. */
export interface Decimal {
  readonly digits: bigint;
  readonly exponent: number;
}

/** The shortest decimal that names this number: what a sheet shows for it. */
export function decimalOf(value: number): Decimal {
  const [mantissa = '', power = '0'] = value.toString().split('e');
  const [whole = '', fraction = ''] = mantissa.split('.');
  return { digits: BigInt(whole + fraction), exponent: Number(power) - fraction.length };
}

function divideDown(numerator: bigint, denominator: bigint): bigint {
  const quotient = numerator / denominator;
  return numerator < 0n && quotient * denominator !== numerator ? quotient - 1n : quotient;
}

/** Half up (towards plus infinity) to so many decimals, as a whole number of the last place. */
export function halfUpUnits({ digits, exponent }: Decimal, decimals: number): bigint {
  const shift = exponent + decimals;
  if (shift >= 0) return digits * 10n ** BigInt(shift);
  const unit = 10n ** BigInt(-shift);
  return divideDown(2n * digits + unit, 2n * unit);
}
