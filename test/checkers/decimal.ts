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

/**
 * Numbers that are known to lie between two long decimals, in whole units of the 50th decimal place, written without the
 * rules under test. Every operation widens the interval by what it may be wrong, so that a rounding is either certain
 * or refused.
 */
export interface Interval {
  readonly low: bigint;
  readonly high: bigint;
}

const UNIT = 10n ** 50n;

/** Logarithms and exponentials are summed with 20 further places: a thousand terms leave the 50 certain but for 1. */
const GUARD = 10n ** 20n;
const FINE = UNIT * GUARD;

function floorDivide(numerator: bigint, denominator: bigint): bigint {
  const quotient = numerator / denominator;
  return numerator < 0n && quotient * denominator !== numerator ? quotient - 1n : quotient;
}

function ceilDivide(numerator: bigint, denominator: bigint): bigint {
  return -floorDivide(-numerator, denominator);
}

/** numerator / denominator, the denominator above 0. */
export function ratio(numerator: bigint, denominator = 1n): Interval {
  return {
    low: floorDivide(numerator * UNIT, denominator),
    high: ceilDivide(numerator * UNIT, denominator),
  };
}

export function plus(a: Interval, b: Interval): Interval {
  return { low: a.low + b.low, high: a.high + b.high };
}

/** The product of two numbers that are not negative. */
export function times(a: Interval, b: Interval): Interval {
  if (a.low < 0n || b.low < 0n) throw new Error('a negative factor');
  return { low: floorDivide(a.low * b.low, UNIT), high: ceilDivide(a.high * b.high, UNIT) };
}

export function notBelowZero({ low, high }: Interval): Interval {
  return { low: low < 0n ? 0n : low, high: high < 0n ? 0n : high };
}

export function squareRoot({ low, high }: Interval): Interval {
  return { low: wholeRoot(low * UNIT), high: wholeRoot(high * UNIT) + 1n };
}

/** The largest whole number whose square is not above this one (Newton's way down). */
function wholeRoot(square: bigint): bigint {
  let root = 10n ** BigInt(Math.ceil(square.toString().length / 2));
  for (;;) {
    const next = (root + square / root) / 2n;
    if (next >= root) return root;
    root = next;
  }
}

/** log10(numerator / denominator), both above 0. */
export function log10(numerator: bigint, denominator = 1n): Interval {
  let [over, under] = [numerator, denominator];
  let powers = 0n;
  for (; over >= under * 3n; powers++) under *= 10n;
  for (; over * 3n < under; powers--) over *= 10n;
  if (over === under) return ratio(powers);
  return around((fineLogarithm(over, under) * FINE) / LN_10, powers * UNIT);
}

/** x^(numerator / denominator) = e^(numerator / denominator ln x) for a ratio x above 0. */
export function power(
  [over, under]: readonly [bigint, bigint],
  numerator: bigint,
  denominator: bigint,
): Interval {
  const exponent = (fineLogarithm(over, under) * numerator) / denominator;
  let sum = 0n;
  let term = FINE;
  for (let n = 1n; term !== 0n; n++) {
    sum += term;
    term = (term * exponent) / (FINE * n);
  }
  return around(sum, 0n);
}

/** ln(over / under) = 2 (t + t^3 / 3 + t^5 / 5 ...), t = (over - under) / (over + under), in fine units. */
function fineLogarithm(over: bigint, under: bigint): bigint {
  const t = ((over - under) * FINE) / (over + under);
  const square = (t * t) / FINE;
  let sum = 0n;
  let power = t;
  for (let n = 1n; power !== 0n; n += 2n) {
    sum += power / n;
    power = (power * square) / FINE;
  }
  return 2n * sum;
}

const LN_10 = fineLogarithm(10n, 1n);

function around(fine: bigint, offset: bigint): Interval {
  const middle = floorDivide(fine, GUARD) + offset;
  return { low: middle - 1n, high: middle + 2n };
}

/** Half up to so many decimals, as a whole number of the last place. */
export function halfUpTo(decimals: number, { low, high }: Interval): bigint {
  const unit = UNIT / 10n ** BigInt(decimals);
  const rounded = floorDivide(2n * low + unit, 2n * unit);
  if (rounded !== floorDivide(2n * high + unit, 2n * unit)) {
    throw new Error(`too close to a tie: ${low} to ${high} x 10^-50`);
  }
  return rounded;
}
