import { halfUp } from '../numbers/half-up';
import { halfUpQuotient } from '../numbers/quotient';
import { wholeCategory } from './category';
import { decay } from './decay';
import type { Field } from './types';

/**
 * Points for first place, rounded half up to 0.1 (A3, A5):
 *
 *     A = log10(20 P) + (Cr + R^2.1) / 10
 *
 * Decision: A is rounded before the lower places are computed from it; otherwise third place
 * of the worked example would get 8.8, where 8.7 is printed.
 */
export function firstPlacePoints(field: Field): number {
  const { average, players } = field;
  return halfUp(Math.log10(20 * players) + (wholeCategory(field) + average ** 2.1) / 10, 1);
}

/**
 * Points for one place in tenths, a whole number (A5): A F^(place - 1), rounded half up to 0.01 and
 * then half up to 0.1, so that "a calculation less than .045 will be zero" (Calculator).
 */
function tenths(first: number, factor: number, place: number): number {
  const hundredths = halfUp(first * factor ** (place - 1), 2);
  return halfUp(10 * hundredths, 0);
}

/**
 * Points of each of `tied` players who share the places from `place` on, 0 where they round to
 * nothing (A5, A8): the mean of the rounded points of those places, rounded half up to 0.1.
 */
export function sharedPoints(field: Field, place: number, tied: number): number {
  const first = firstPlacePoints(field);
  const factor = decay(field.average);
  let sum = 0;
  for (let i = place; i < place + tied; i++) {
    const points = tenths(first, factor, i);
    // Points never rise with the place: after a place without points come no more of them.
    if (points === 0) break;
    sum += points;
  }
  return halfUpQuotient(sum, tied) / 10;
}
