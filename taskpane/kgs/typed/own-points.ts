import { mostPlaces } from '../year/layout';

/**
 * Points of 1st, 2nd, 3rd ... place as they are typed into one field: whole numbers between blanks, commas or
 * semicolons. Undefined for anything else, and for more places than the calculator has columns.
 */
export function typedPoints(typed: string): readonly number[] | undefined {
  const parts = typed.split(/[\s,;]+/).filter((part) => part !== '');
  const whole = parts.every((part) => /^\d{1,6}$/.test(part));
  const points = parts.map(Number);
  const usable = whole && points.length <= mostPlaces && points.some((each) => each > 0);
  return usable ? points : undefined;
}
