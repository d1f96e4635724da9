import { LONGEST_LIST } from '../arguments';
import { significant } from '../numbers/significant';
import { eachOf, succeed, type Result } from '../result';
import { fieldWithin } from './field';
import { fieldPoints, sharedPoints } from './place-points';
import { shownPoints, type PointsWorking } from './points';
import type { PlaceRow, AgaTableOptions } from './types';
import { flawWithin, refuse } from './refuse';

/**
 * Qualification points of the places from first down, as the calculator lists them (A1-A7).
 *
 * @param avg mean rating of the open section, 1.1 to 10.8
 * @param players players in the open section, a whole number from 5
 * @param options how many places (all of them by default, 10,000 at most); whether to show the sheet's 0 (A6)
 * @returns one row per place, each as `agaPoints` gives it
 */
export function agaTable(
  avg: number,
  players: number,
  options?: AgaTableOptions,
): Result<readonly PlaceRow[]> {
  return eachOf(tableWorking(avg, players, options), placeRow);
}

export function placeRow({ shared, points }: PointsWorking): PlaceRow {
  return { place: shared.from, points };
}

/** A working per place. */
export function tableWorking(
  avg: number,
  players: number,
  options: AgaTableOptions = {},
): Result<readonly PointsWorking[]> {
  const field = fieldWithin(avg, players);
  if (!field.ok) return field;

  const places = significant(options.places ?? field.value.players);
  const placesFlaw = flawWithin('places', 'wholeBetween', places, field.value.players);
  if (placesFlaw) return placesFlaw;
  if (places > LONGEST_LIST)
    return refuse({ argument: 'places', found: places }, 'tableOfPlaces', { most: LONGEST_LIST });

  const ofField = fieldPoints(field.value);
  const workings: PointsWorking[] = [];
  for (let place = 1; place <= places; place++) {
    workings.push(shownPoints(sharedPoints(ofField, place, 1), options.asSheet));
  }
  return succeed(workings);
}
