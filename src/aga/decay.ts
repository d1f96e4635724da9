import { halfUp } from '../numbers/half-up';
import { succeed, type Result } from '../result';
import { averageWithin } from './field';

/** The working of the decay factor. */
export interface DecayWorking {
  readonly average: number;
  /** By the formula, before the floor. */
  readonly factor: number;
  readonly decay: number;
}

/**
 * What each place earns of the place above, unrounded (A4):
 *
 *     F = 0.75 + log10(R / 6.2), never below 0
 *
 * Decision: the floor. At the lowest average, 1.1, the formula alone would give -0.001.
 */
export function decay(average: number): DecayWorking {
  const factor = 0.75 + Math.log10(average / 6.2);
  return { average, factor, decay: Math.max(factor, 0) };
}

/**
 * The decay factor as the calculator shows it, its "slope": rounded half up to 0.01 (A4, A7).
 *
 * @param avg mean rating of the open section, 1.1 to 10.8
 */
export function agaSlope(avg: number): Result<number> {
  const working = slopeWorking(avg);
  return working.ok ? succeed(slopeOf(working.value)) : working;
}

export function slopeWorking(avg: number): Result<DecayWorking> {
  const average = averageWithin(avg);
  return average.ok ? succeed(decay(average.value)) : average;
}

export function slopeOf(working: DecayWorking): number {
  return halfUp(working.decay, 2);
}
