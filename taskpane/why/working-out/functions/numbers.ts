import type { Value } from '../../values/cell';
import { atFifteen, errors, finite, toNumber } from '../../values/numbers';
import { ofValues, type WorksheetFunction, type WorksheetFunctions } from './worksheet-function';

const ofNumbers = (give: (...numbers: readonly number[]) => Value): WorksheetFunction =>
  ofValues((values, { mark }) => {
    const numbers: number[] = [];
    for (const value of values) {
      const number = toNumber(value, mark);
      if (typeof number !== 'number') return number;
      numbers.push(number);
    }
    return give(...numbers);
  });

/** A decimal fraction moved by some places, without binary noise: 2.675 by 2 is 267.5. */
function moved(value: number, places: number): number {
  const exponential = value.toExponential();
  return Number(exponential.replace(/[^e]+$/, (exponent) => String(Number(exponent) + places)));
}

/** Rounds as Excel does: in decimals at 15 digits, away from zero for a negative number as for a positive one. */
const rounding =
  (give: (moved: number) => number) =>
  (value = 0, places = 0): Value => {
    const whole = Math.trunc(places);
    const size = atFifteen(Math.abs(value));
    const rounded = moved(give(atFifteen(moved(size, whole))), -whole);
    return finite(value < 0 ? -rounded : rounded);
  };

export const roundHalf = rounding((size) => Math.floor(size + 0.5));

export const numbers: WorksheetFunctions = {
  ROUND: ofNumbers(roundHalf),
  ROUNDUP: ofNumbers(rounding(Math.ceil)),
  ROUNDDOWN: ofNumbers(rounding(Math.floor)),
  TRUNC: ofNumbers(rounding(Math.floor)),
  INT: ofNumbers((value = 0) => Math.floor(atFifteen(value))),
  ABS: ofNumbers((value = 0) => Math.abs(value)),
  SQRT: ofNumbers((value = 0) => (value < 0 ? errors.number : Math.sqrt(value))),
  MOD: ofNumbers((value = 0, by = 0) =>
    by === 0 ? errors.division : finite(value - by * Math.floor(value / by)),
  ),
};
