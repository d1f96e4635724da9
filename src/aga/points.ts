import { halfUp, halfUpQuotient, significant } from '../core/numbers';
import { inRow, listRuleOf, type Refusal, type Result, ruleOf, succeed } from '../core/result';
import { averageWithin, categoryOf, type CategoryWorking, fieldWithin } from './category';
import type { AgaResultsOptions, AgaTableOptions, Field, PlaceRow, PointsOptions } from './types';
import { flawWithin, refuse } from './messages';
import { LONGEST_LIST } from '../core/arguments';
import { type Row, tiedGroups } from '../core/standings';

/** "all eligible players will be awarded a minimum of 0.01 points" (Distribution of Qualification Points). */
const LEAST_POINTS = 0.01;

const NO_OPTIONS: PointsOptions = {};

/**
 * Qualification points for a place (A1-A8).
 *
 * @param avg mean rating of the open section, 1.1 to 10.8
 * @param players players in the open section, a whole number from 5
 * @param place the place, a whole number from 1 to the number of players
 * @param options tied players who share from this place on (A8); whether to show the sheet's 0 (A6)
 * @returns points to one decimal; 0.01 where they would round to nothing, or 0 with `asSheet`
 */
export const agaPoints = ruleOf(pointsWorking, ({ points }) => points);

/** The working of a player's points. */
export interface PointsWorking {
  readonly shared: SharedPoints;
  readonly points: number;
}

function pointsWorking(
  avg: number,
  players: number,
  place: number,
  options: PointsOptions = NO_OPTIONS,
): Result<PointsWorking> {
  const field = fieldWithin(avg, players);
  if (!field.ok) return field;
  const playerCount = field.value.players;

  const from = significant(place);
  const placeFlaw = flawWithin('place', 'wholeBetween', from, playerCount);
  if (placeFlaw) return placeFlaw;

  const tied = significant(options.tied ?? 1);
  const left = playerCount - from + 1;
  const tiedFlaw = flawWithin('tied', 'tiedWithinPlayers', tied, left);
  if (tiedFlaw) return tiedFlaw;

  const shared = sharedPoints(fieldPoints(field.value), from, tied);
  return succeed(shownPoints(shared, options.asSheet));
}

/** A6: no points are 0.01, or the sheet's 0. */
export function shownPoints(shared: SharedPoints, asSheet?: boolean): PointsWorking {
  const least = asSheet === true ? 0 : LEAST_POINTS;
  return { shared, points: shared.share > 0 ? shared.share : least };
}

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

function fieldPoints(field: Field): FieldPoints {
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
export const agaSlope = ruleOf(slopeWorking, slopeOf);

function slopeWorking(avg: number): Result<DecayWorking> {
  const average = averageWithin(avg);
  return average.ok ? succeed(decay(average.value)) : average;
}

export function slopeOf(working: DecayWorking): number {
  return halfUp(working.decay, 2);
}

/**
 * Qualification points of the places from first down, as the calculator lists them (A1-A7).
 *
 * @param avg mean rating of the open section, 1.1 to 10.8
 * @param players players in the open section, a whole number from 5
 * @param options how many places (all of them by default, 10,000 at most); whether to show the sheet's 0 (A6)
 * @returns one row per place, each as `agaPoints` gives it
 */
export const agaTable = listRuleOf(tableWorking, placeRow);

export function placeRow({ shared, points }: PointsWorking): PlaceRow {
  return { place: shared.from, points };
}

/** A working per place. */
function tableWorking(
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
export const agaResults = listRuleOf(resultsWorking, ({ points }) => points);

/** A working per row; tied players have the same one. */
function resultsWorking(
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
