import { ABOVE_ZERO, flaw, wholeNumber } from '../arguments';
import { significant } from '../numbers/significant';
import { succeed, type Result } from '../result';
import { readCalculator } from './calculator';
import type { Calculator, CalculatorCells } from './types';
import { flawWithin, numberArgument, unavailable } from './refuse';

const FACTOR = numberArgument('F', 'factorAboveZero', { least: ABOVE_ZERO });
export const PLAYERS = wholeNumber('players', 1);
const PLACE = wholeNumber('place', 1);

/**
 * The points of a place by the sheet "calculator", reconstructed (K4):
 *
 *     INT(F N / 100 / 2^(place - 1)),  N = players
 *
 * The sheet itself is lost; this is linear in F, uses N, and gives the one row that is known
 * (F = 60, 14 players: 8, 4, 2, 1, none).
 */
export function reconstructedPoints(F: number, players: number, place: number): number {
  return Math.floor(significant(F * players) / (100 * 2 ** (place - 1)));
}

/**
 * Points for a place, before ties are shared (K4).
 *
 * @param F factor of the tournament, above 0 (K1); may be blank (0, null) with a calculator
 * @param players number of players, a whole number from 1 (K3); may be blank (0, null) with a
 *   calculator of one row
 * @param place the place, a whole number from 1 to the number of players
 * @param calculator cells of a director's own calculator; blank or left out, the reconstruction holds
 * @returns whole points. A number of players that a calculator table does not hold is not available.
 */
export function kgsPoints(
  F: number | null | undefined,
  players: number | null | undefined,
  place: number,
  calculator?: CalculatorCells,
): Result<number> {
  return pointsIn(pointsWorking(F, players, place, calculator));
}

function pointsIn(working: Result<PointsOfPlace>): Result<number> {
  return working.ok ? succeed(working.value.points) : working;
}

export function pointsWorking(
  F: number | null | undefined,
  players: number | null | undefined,
  place: number,
  calculator?: CalculatorCells,
): Result<PointsOfPlace> {
  return pointsWith(pointsSource(F, calculator), players, place);
}

/** `kgsPoints` for one calculator and many places: reads the calculator once, however large it is. */
export function kgsPointsBy(
  calculator?: CalculatorCells,
): (
  F: number | null | undefined,
  players: number | null | undefined,
  place: number,
) => Result<number> {
  const read = readCalculator(calculator);
  return (F, players, place) => pointsIn(pointsWith(sourceWith(F, read), players, place));
}

function pointsWith(
  source: Result<PointsSource>,
  players: number | null | undefined,
  place: number,
): Result<PointsOfPlace> {
  if (!source.ok) return source;

  const position = significant(place);
  const playerCount = significant(players ?? 0);
  const fieldFlaw = playersUnknown(source.value, playerCount)
    ? flaw(PLACE, position)
    : (flaw(PLAYERS, playerCount) ?? flawWithin('place', 'wholeBetween', position, playerCount));
  if (fieldFlaw) return fieldFlaw;

  const points = pointsOfField(source.value, playerCount);
  if (!points.ok) return points;
  return succeed(pointsOfPlace(source.value, playerCount, points.value, position));
}

/** Where points come from, with the F that the reconstruction needs. */
export interface PointsSource {
  readonly calculator: Calculator;
  readonly F: number;
}

/** Reads calculator and F (K4): F may be blank where a calculator stands in for the reconstruction. */
export function pointsSource(
  F: number | null | undefined,
  cells: CalculatorCells | undefined,
): Result<PointsSource> {
  return sourceWith(F, readCalculator(cells));
}

function sourceWith(F: number | null | undefined, read: Result<Calculator>): Result<PointsSource> {
  if (!read.ok) return read;
  const calculator = read.value;
  const factor = significant(F ?? 0);
  const optional = factor === 0 && calculator.kind !== 'reconstruction';
  return (optional ? undefined : flaw(FACTOR, factor)) ?? succeed({ calculator, F: factor });
}

/** Whether the number of players is left blank where a calculator of one row allows it (K4). */
export function playersUnknown({ calculator }: PointsSource, players: number): boolean {
  return players === 0 && calculator.kind === 'row';
}

/**
 * The points of 1st, 2nd ... place in a field of so many players; places beyond the list get none (K4). Not
 * available where a calculator table has no row for the field.
 */
export function pointsOfField(
  { calculator, F }: PointsSource,
  players: number,
): Result<readonly number[]> {
  if (calculator.kind === 'reconstruction') return succeed(reconstructedRow(F, players));
  const points = calculator.kind === 'row' ? calculator.points : calculator.rows.get(players);
  return points === undefined
    ? unavailable({ argument: PLAYERS.name, found: players }, 'notInCalculator')
    : succeed(points);
}

/** The points of a place, with their source. */
export interface PointsOfPlace {
  readonly source: PointsSource;
  readonly players: number;
  readonly place: number;
  readonly points: number;
}

/** One place of `pointsOfField`. */
export function pointsOfPlace(
  source: PointsSource,
  players: number,
  points: readonly number[],
  place: number,
): PointsOfPlace {
  return { source, players, place, points: points[place - 1] ?? 0 };
}

/** The paid places of the reconstruction: points halve from place to place until they are gone. */
function reconstructedRow(F: number, players: number): number[] {
  const points: number[] = [];
  for (let place = 1; place <= players; place++) {
    const ofPlace = reconstructedPoints(F, players, place);
    if (ofPlace === 0) break;
    points.push(ofPlace);
  }
  return points;
}
