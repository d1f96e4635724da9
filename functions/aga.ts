import { agaCategory, agaExact, agaPoints, agaSlope } from '../src';
import { lift } from './cells/lift';
import { number } from './cells/parameters';

const average = number('avg');
const field = [average, number('players')] as const;

/**
 * Tournament category of an open section, a whole number.
 * @customfunction AGA.CATEGORY
 * @helpurl https://localhost:3000/help/aga.category.html
 * @param avg Average (mean) rating of the section, from 1.1 to 10.8.
 * @param players Number of players in the section, a whole number of at least 5.
 * @returns The category.
 * @example =AGA.CATEGORY(7.93,20) 16
 * @clause A1 A2 A7
 */
export function category(avg: unknown[][], players: unknown[][]): unknown[][] {
  return lift(field, [avg, players], agaCategory);
}

/**
 * Exact tournament category of an open section, to one decimal.
 * @customfunction AGA.EXACT
 * @helpurl https://localhost:3000/help/aga.exact.html
 * @param avg Average (mean) rating of the section, from 1.1 to 10.8.
 * @param players Number of players in the section, a whole number of at least 5.
 * @returns The category, rounded to 0.1.
 * @example =AGA.EXACT(7.93,20) 15.5
 * @clause A1 A2 A7
 */
export function exact(avg: unknown[][], players: unknown[][]): unknown[][] {
  return lift(field, [avg, players], agaExact);
}

const pointsParameters = [average, number('players'), number('place')] as const;

/**
 * Qualification points for a place. Points count only in events that the AGA has designated as qualifiers.
 * @customfunction AGA.POINTS
 * @helpurl https://localhost:3000/help/aga.points.html
 * @param avg Average (mean) rating of the section, from 1.1 to 10.8.
 * @param players Number of players in the section, a whole number of at least 5.
 * @param place Final place: a whole number from 1 to the number of players.
 * @returns The points, rounded to 0.1 and never below 0.01.
 * @example =AGA.POINTS(7.93,20,1) 11.9
 * @clause A3 A4 A5 A6 A7
 */
export function points(avg: unknown[][], players: unknown[][], place: unknown[][]): unknown[][] {
  return lift(pointsParameters, [avg, players, place], pointsOf);
}

function pointsOf(avg: number, players: number, place: number): ReturnType<typeof agaPoints> {
  return agaPoints(avg, players, place);
}

/**
 * Slope of the points: the share of one place's points that the next place gets.
 * @customfunction AGA.SLOPE
 * @helpurl https://localhost:3000/help/aga.slope.html
 * @param avg Average (mean) rating of the section, from 1.1 to 10.8.
 * @returns The slope, rounded to 0.01.
 * @example =AGA.SLOPE(7.93) 0.86
 * @clause A4 A7
 */
export function slope(avg: unknown[][]): unknown[][] {
  return lift([average] as const, [avg], agaSlope);
}
