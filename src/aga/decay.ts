import { halfUp } from '../numbers/half-up';
import { significant } from '../numbers/significant';
import { succeed, type Result } from '../result';
import { averageWithin } from './field';
import type { AgaTrace } from './steps';

/**
 * What each place earns of the place above, unrounded (A4):
 *
 *     F = 0.75 + log10(R / 6.2), never below 0
 *
 * Decision: the floor. At the lowest average, 1.1, the formula alone would give -0.001.
 */
export function decay(average: number, trace?: AgaTrace): number {
  const factor = 0.75 + Math.log10(average / 6.2);
  trace?.add('A4', 'decay', { average }, significant(factor));
  if (factor >= 0) return factor;
  trace?.add('A4', 'decayFloor', { decay: factor }, 0);
  return 0;
}

/**
 * The decay factor as the calculator shows it, its "slope": rounded half up to 0.01 (A4, A7).
 *
 * @param avg mean rating of the open section, 1.1 to 10.8
 */
export function agaSlope(avg: number, trace?: AgaTrace): Result<number> {
  const average = averageWithin(avg);
  if (!average.ok) return average;
  const factor = decay(average.value, trace);
  const slope = halfUp(factor, 2);
  trace?.rounded('A4', factor, 2, slope);
  return succeed(slope);
}
