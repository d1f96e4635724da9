import { flaw, refusedBy, type NumberArgument } from '../arguments';
import { type Refusal } from '../result';

/** Why a number of points is refused: outside its argument's limits, or neither whole nor a half (N11). */
export function flawInHalves(points: NumberArgument, value: number): Refusal | undefined {
  const refusal = flaw(points, value);
  if (refusal) return refusal;
  return Number.isInteger(2 * value) ? undefined : refusedBy(points, value);
}
