import { halfUp } from '../numbers/half-up';
import { halfUpQuotient } from '../numbers/quotient';
import { significant } from '../numbers/significant';
import { wholeCategory } from './category';
import { decay } from './decay';
import type { AgaTrace } from './steps';
import type { Field } from './types';

/**
 * Points for first place, rounded half up to 0.1 (A3, A5):
 *
 *     A = log10(20 P) + (Cr + R^2.1) / 10
 *
 * Decision: A is rounded before the lower places are computed from it; otherwise third place
 * of the worked example would get 8.8, where 8.7 is printed.
 */
export function firstPlacePoints(field: Field, trace?: AgaTrace): number {
  const { average, players } = field;
  const category = wholeCategory(field, trace);
  const unrounded = Math.log10(20 * players) + (category + average ** 2.1) / 10;
  const points = halfUp(unrounded, 1);
  trace?.add('A3', 'firstPoints', { average, players, category }, significant(unrounded));
  trace?.rounded('A5', unrounded, 1, points);
  return points;
}

/**
 * Points for one place in tenths, a whole number (A5): A F^(place - 1), rounded half up to 0.01 and
 * then half up to 0.1, so that "a calculation less than .045 will be zero" (Calculator).
 */
function tenths(first: number, factor: number, place: number, trace?: AgaTrace): number {
  const points = first * factor ** (place - 1);
  const hundredths = halfUp(points, 2);
  const rounded = halfUp(10 * hundredths, 0);
  const values = { first, decay: factor, place, points, hundredths };
  trace?.add('A5', 'placePoints', values, rounded / 10);
  return rounded;
}

/**
 * Points of each of `tied` players who share the places from `place` on, 0 where they round to
 * nothing (A5, A8): the mean of the rounded points of those places, rounded half up to 0.1.
 */
export function sharedPoints(field: Field, place: number, tied: number, trace?: AgaTrace): number {
  const first = firstPlacePoints(field, trace);
  const factor = decay(field.average, trace);
  let sum = 0;
  const earned: number[] = [];
  for (let i = place; i < place + tied; i++) {
    const points = tenths(first, factor, i, trace);
    // Points never rise with the place: after a place without points come no more of them.
    if (points === 0) break;
    sum += points;
    earned.push(points / 10);
  }
  const share = halfUpQuotient(sum, tied) / 10;
  if (trace && tied > 1) {
    const mean = significant(sum / tied / 10);
    trace.add('A8', 'tiedPoints', { from: place, to: place + tied - 1, points: earned }, mean);
    trace.rounded('A8', mean, 1, share);
  }
  return share;
}
