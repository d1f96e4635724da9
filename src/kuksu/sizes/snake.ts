import { flaw } from '../../arguments';
import { significant } from '../../numbers/significant';
import { eachOf, succeed, type Result } from '../../result';
import { readColumn } from '../../standings/column';
import { tiedGroups } from '../../standings/groups';
import { LEAGUES, RATINGS } from '../arguments';

/**
 * The league, from 1, of the player at a position, from 0, of the order by strength (U9): 1 to the last,
 * the last to 1, 1 to the last ...
 */
export function snakeLeague(position: number, leagues: number): number {
  const row = Math.floor(position / leagues);
  const step = position - row * leagues;
  return runsBack(row) ? leagues - step : step + 1;
}

/** The position, from 0, of a seat on the snake: the other way of `snakeLeague`; league and seed count from 1. */
export function snakePosition(league: number, seed: number, leagues: number): number {
  const row = seed - 1;
  return row * leagues + (runsBack(row) ? leagues - league : league - 1);
}

/** Whether a row of the snake, from 0, runs from the last league to the first. */
export function runsBack(row: number): boolean {
  return row % 2 === 1;
}

/**
 * Seeds the players of one tier into its leagues by rating (U9).
 *
 * @param ratings ratings above 0, one per player, in any order; equal ratings count in the order of their rows
 * @param leagues leagues of the tier, a whole number from 1
 * @returns a league number from 1 for each row; a refusal names the row, counted from 1
 */
export function kuksuSnake(ratings: readonly number[], leagues: number): Result<readonly number[]> {
  return eachOf(snakeWorking(ratings, leagues), ({ league }) => league);
}

/** The working of a player's league; row and position count from 0. */
export interface SnakeWorking {
  readonly row: number;
  readonly rating: number;
  /** In the order by rating. */
  readonly position: number;
  readonly leagues: number;
  readonly league: number;
}

export function snakeWorking(
  ratings: readonly number[],
  leagues: number,
): Result<readonly SnakeWorking[]> {
  const leagueCount = significant(leagues);
  const leaguesFlaw = flaw(LEAGUES, leagueCount);
  if (leaguesFlaw) return leaguesFlaw;

  const column = readColumn(RATINGS, ratings);
  if (!column.ok) return column;
  const players = column.value.map((rating, row) => ({ row, rating }));
  const seeded = new Array<SnakeWorking>(players.length);
  let position = 0;
  for (const equals of tiedGroups(players, (a, b) => b.rating - a.rating)) {
    for (const { row, rating } of equals) {
      const league = snakeLeague(position, leagueCount);
      seeded[row] = { row, rating, position, leagues: leagueCount, league };
      position++;
    }
  }
  return succeed(seeded);
}
