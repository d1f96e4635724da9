import { significant } from '../numbers/significant';
import { inRow, eachOf, succeed, type Refusal, type Result } from '../result';
import { tiedGroups, type Row } from '../standings/groups';
import { fieldWithin } from './field';
import { fieldPoints, sharedPoints } from './place-points';
import { shownPoints, type PointsWorking } from './points';
import type { AgaResultsOptions } from './types';
import { flawWithin, refuse } from './refuse';

const NAME = 'places';

interface PlacedRow extends Row {
  readonly place: number;
}

/**
 * Qualification points of every player of a final list (A1-A8).
 *
 * @param avg mean rating of the open section, 1.1 to 10.8
 * @param players players in the open section, a whole number from 5; the list may leave some out
 * @param places final places in any order, whole numbers from 1 to the number of players; tied players
 *   repeat the best of theirs, and the next place given is the one below all of theirs
 * @param options whether to show the sheet's 0 (A6)
 * @returns points per row, in the list's own order. A refusal of a place names its row, counted from 1.
 */
export function agaResults(
  avg: number,
  players: number,
  places: readonly number[],
  options?: AgaResultsOptions,
): Result<readonly number[]> {
  return eachOf(resultsWorking(avg, players, places, options), ({ points }) => points);
}

/** A working per row; tied players have the same one. */
export function resultsWorking(
  avg: number,
  players: number,
  places: readonly number[],
  options: AgaResultsOptions = {},
): Result<readonly PointsWorking[]> {
  const field = fieldWithin(avg, players);
  if (!field.ok) return field;

  const list = readPlaces(places, field.value.players);
  if (!list.ok) return list;

  const ofField = fieldPoints(field.value);
  const workings = new Array<PointsWorking>(places.length);
  let next = 1;
  for (const tied of tiedGroups(list.value, (a, b) => a.place - b.place)) {
    const [{ place, row }] = tied;
    const refusal = overlap(place, tied.length, next, field.value.players);
    if (refusal) return inRow(refusal, row + 1);
    next = place + tied.length;
    const working = shownPoints(sharedPoints(ofField, place, tied.length), options.asSheet);
    for (const each of tied) workings[each.row] = working;
  }
  return succeed(workings);
}

function readPlaces(places: readonly number[], players: number): Result<readonly PlacedRow[]> {
  const list: PlacedRow[] = [];
  for (const cell of places) {
    const row = list.length;
    const place = significant(cell);
    const refusal = flawWithin(NAME, 'wholeBetween', place, players);
    if (refusal) return inRow(refusal, row + 1);
    list.push({ row, place });
  }
  return succeed(list);
}

/** A8: a place held by m players spans the places to p + m - 1; nobody else may hold one of those. */
function overlap(place: number, tied: number, next: number, players: number): Refusal | undefined {
  if (place < next) return refuse({ argument: NAME, found: place }, 'placeHeldByTie', { next });
  const left = players - place + 1;
  return tied > left
    ? refuse({ argument: NAME, found: place }, 'tieBeyondPlayers', { left })
    : undefined;
}
