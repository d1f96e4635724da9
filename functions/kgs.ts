import { kgsFactor, kgsPoints } from '../src';
import { lift } from './cells/lift';
import { number } from './cells/parameters';

const factorParameters = [number('hours'), number('boardSize'), number('rounds')] as const;

/**
 * Factor F of a tournament: the cube root of its hours rounded up, times board factor, times rounds.
 * @customfunction KGS.FACTOR
 * @helpurl https://localhost:3000/help/kgs.factor.html
 * @param hours Main time per player in hours, above 0.
 * @param boardSize Board size: 9, 13 or 19.
 * @param rounds Number of rounds, a whole number from 1; rounds added to break ties do not count.
 * @returns The factor F.
 * @example =KGS.FACTOR(1,19,15) 60
 * @clause K1 K2
 */
export function factor(
  hours: unknown[][],
  boardSize: unknown[][],
  rounds: unknown[][],
): unknown[][] {
  return lift(factorParameters, [hours, boardSize, rounds], kgsFactor);
}

const pointsParameters = [number('F'), number('players'), number('place')] as const;

/**
 * Points for a place, from the reconstructed sheet "calculator" of scoring.xls.
 * @customfunction KGS.POINTS
 * @helpurl https://localhost:3000/help/kgs.points.html
 * @param F Factor of the tournament (see KGS.FACTOR), above 0.
 * @param players Number of players that count, a whole number from 1.
 * @param place Place: a whole number from 1 to the number of players.
 * @returns The points, a whole number; 0 below the paid places.
 * @example =KGS.POINTS(60,14,1) 8
 * @clause K3 K4
 */
export function points(F: unknown[][], players: unknown[][], place: unknown[][]): unknown[][] {
  return lift(pointsParameters, [F, players, place], pointsOf);
}

function pointsOf(F: number, players: number, place: number): ReturnType<typeof kgsPoints> {
  return kgsPoints(F, players, place);
}
