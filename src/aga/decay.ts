import { halfUp } from '../numbers/half-up';
import { succeed, type Result } from '../result';
import { averageWithin } from './field';

/**
 * What each place earns of the place above, unrounded (A4):
 *
 *     F = 0.75 + log10(R / 6.2), never below 0
 *
 * Decision: the floor. At the lowest average, 1.1, the formula alone would give -0.001.
 */
export function decay(average: number): number {
  return Math.max(0, 0.75 + Math.log10(average / 6.2));
}

/**
 * The decay factor as the calculator shows it, its "slope": rounded half up to 0.01 (A4, A7).
 *
 * @param avg mean rating of the open section, 1.1 to 10.8
 */
export function agaSlope(avg: number): Result<number> {
  const average = averageWithin(avg);
  return average.ok ? succeed(halfUp(decay(average.value), 2)) : average;
}
