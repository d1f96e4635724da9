import { ABOVE_ZERO, flaw, flawWithin, numberArgument } from '../arguments';
import { significant } from '../numbers/significant';
import { refuse, succeed, type Result } from '../result';
import { readCalculator } from './calculator';
import type { Calculator, CalculatorCells } from './types';

const FACTOR = numberArgument('F', 'factorAboveZero', { least: ABOVE_ZERO });
const PLAYERS = numberArgument('players', 'playersWhole', { least: 1, whole: true });
const PLACE = numberArgument('place', 'placeWhole', { least: 1, whole: true });

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
  const read = readCalculator(calculator);
  if (!read.ok) return read;
  const { kind } = read.value;

  const factor = significant(F ?? 0);
  const factorFlaw = factor === 0 && kind !== 'reconstruction' ? undefined : flaw(FACTOR, factor);
  if (factorFlaw) return factorFlaw;

  const position = significant(place);
  const playerCount = significant(players ?? 0);
  const unknownPlayers = playerCount === 0 && kind === 'row';
  const fieldFlaw = unknownPlayers
    ? flaw(PLACE, position)
    : (flaw(PLAYERS, playerCount) ??
      flawWithin('place', 'placeWithinPlayers', position, playerCount));
  return fieldFlaw ?? pointsBy(read.value, factor, playerCount, position);
}

function pointsBy(
  calculator: Calculator,
  F: number,
  players: number,
  place: number,
): Result<number> {
  if (calculator.kind === 'reconstruction') return succeed(reconstructedPoints(F, players, place));
  const points = calculator.kind === 'row' ? calculator.points : calculator.rows.get(players);
  if (points === undefined) return refuse('notInCalculator', 'players', players);
  return succeed(points[place - 1] ?? 0);
}
