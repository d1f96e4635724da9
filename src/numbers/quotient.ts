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
