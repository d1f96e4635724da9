import { significant } from '../numbers/significant';
import { succeed, type Result } from '../result';
import { fieldWithin } from './field';
import { fieldPoints, sharedPoints, type SharedPoints } from './place-points';
import type { PointsOptions } from './types';
import { flawWithin } from './refuse';

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
export function agaPoints(
  avg: number,
  players: number,
  place: number,
  options?: PointsOptions,
): Result<number> {
  const working = pointsWorking(avg, players, place, options);
  return working.ok ? succeed(working.value.points) : working;
}

/** The working of a player's points. */
export interface PointsWorking {
  readonly shared: SharedPoints;
  readonly points: number;
}

export function pointsWorking(
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
