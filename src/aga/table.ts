import { LONGEST_LIST } from '../arguments';
import { significant } from '../numbers/significant';
import { succeed, type Result } from '../result';
import { fieldWithin } from './field';
import { sharedPoints } from './place-points';
import { shownPoints } from './points';
import type { AgaRowTraces } from './steps';
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
  options: AgaTableOptions = {},
  traces?: AgaRowTraces,
): Result<readonly PlaceRow[]> {
  const field = fieldWithin(avg, players);
  if (!field.ok) return field;

  const places = significant(options.places ?? field.value.players);
  const placesFlaw = flawWithin('places', 'placesWithinPlayers', places, field.value.players);
  if (placesFlaw) return placesFlaw;
  if (places > LONGEST_LIST)
    return refuse({ argument: 'places', found: places }, 'tableOfPlaces', { most: LONGEST_LIST });

  const rows: PlaceRow[] = [];
  for (let place = 1; place <= places; place++) {
    const trace = traces?.open([place - 1]);
    const points = sharedPoints(field.value, place, 1, trace);
    rows.push({ place, points: shownPoints(points, options.asSheet, trace) });
  }
  return succeed(rows);
}
