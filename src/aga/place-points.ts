import { halfUp } from '../numbers/half-up';
import { halfUpQuotient } from '../numbers/quotient';
import { categoryOf, type CategoryWorking } from './category';
import { decay, type DecayWorking } from './decay';
import type { Field } from './types';

/** The working of the points for first place. */
export interface FirstPoints {
  readonly category: CategoryWorking;
  readonly unrounded: number;
  readonly points: number;
}

/**
 * Points for first place, rounded half up to 0.1 (A3, A5):
 *
 *     A = log10(20 P) + (Cr + R^2.1) / 10
 *
 * Decision: A is rounded before the lower places are computed from it; otherwise third place
 * of the worked example would get 8.8, where 8.7 is printed.
 */
export function firstPlacePoints(field: Field): FirstPoints {
  const category = categoryOf(field);
  const unrounded =
    Math.log10(20 * field.players) + (category.category + field.average ** 2.1) / 10;
  return { category, unrounded, points: halfUp(unrounded, 1) };
}

/** What the points of all places of a field are computed from. */
export interface FieldPoints {
  readonly first: FirstPoints;
  readonly decay: DecayWorking;
}

export function fieldPoints(field: Field): FieldPoints {
  return { first: firstPlacePoints(field), decay: decay(field.average) };
}

/** The working of the points for one place. */
export interface PlacePoints {
  readonly place: number;
  readonly points: number;
  readonly hundredths: number;
  /** A whole number of tenths. */
  readonly tenths: number;
}

/**
 * Points for one place (A5): A F^(place - 1), rounded half up to 0.01 and then half up to 0.1, so that
 * "a calculation less than .045 will be zero" (Calculator).
 */
function placePoints({ first, decay: { decay: factor } }: FieldPoints, place: number): PlacePoints {
  const points = first.points * factor ** (place - 1);
  const hundredths = halfUp(points, 2);
  return { place, points, hundredths, tenths: halfUp(10 * hundredths, 0) };
}

/** The working of the points of players who share places, or of one player. */
export interface SharedPoints {
  readonly field: FieldPoints;
  readonly from: number;
  readonly tied: number;
  /** Down to the last of the places, or the first that earns nothing. */
  readonly places: readonly PlacePoints[];
  /** Of all places, in tenths. */
  readonly sum: number;
  readonly share: number;
}

/**
 * Points of each of `tied` players who share the places from `from` on, 0 where they round to
 * nothing (A5, A8): the mean of the rounded points of those places, rounded half up to 0.1.
 */
export function sharedPoints(field: FieldPoints, from: number, tied: number): SharedPoints {
  let sum = 0;
  const places: PlacePoints[] = [];
  for (let place = from; place < from + tied; place++) {
    const points = placePoints(field, place);
    places.push(points);
    // Points never rise with the place: no place after one without points has any.
    if (points.tenths === 0) break;
    sum += points.tenths;
  }
  return { field, from, tied, places, sum, share: halfUpQuotient(sum, tied) / 10 };
}
