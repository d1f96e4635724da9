import {
  kuksuDefaultTier,
  kuksuRank,
  kuksuSizes,
  kuksuSnake,
  kuksuSodos,
  kuksuTiers,
} from '../src/kuksu/formulas';
import { perRow, readColumns } from './arguments/columns';
import { lift } from './arguments/lift';
import {
  playerCount,
  defaultTierParameters,
  rankColumns,
  ratingsColumn,
  leagueCount,
} from './arguments/lists/kuksu';
import type { CellArgument } from './arguments/matrix';
import { readSingle, readTable, unwrap } from './arguments/read';

/**
 * Number of tiers in a cycle with this many players.
 * @customfunction KUKSU.TIERS
 * @helpurl https://localhost:3000/help/kuksu.tiers.html
 * @param players Number of registered players, 5 or more. Some numbers leave too few for the last league.
 * @returns The number of tiers.
 * @example =KUKSU.TIERS(257) 5
 * @example =KUKSU.TIERS(10) 1
 * @example =KUKSU.TIERS({30;50;70}) {2;3;3}
 * @clause U1 U2 U3
 */
export function tiers(players: unknown[][]): unknown[][] {
  return lift([playerCount] as const, [players], kuksuTiers);
}

/**
 * Leagues in a cycle, one per row: name and number of players.
 * @customfunction KUKSU.SIZES
 * @helpurl https://localhost:3000/help/kuksu.sizes.html
 * @param players Number of registered players, 5 or more. Some numbers leave too few for the last league.
 * @returns Two columns: league, size.
 * @example =KUKSU.SIZES(10) {"A",10}
 * @example =KUKSU.SIZES(25) {"A",10;"B1",7;"B2",8}
 * @example =KUKSU.SIZES(47) {"A",10;"B1",10;"B2",10;"C1",5;"C2",6;"C3",6}
 * @clause U1 U2 U3
 */
export function sizes(players: unknown[][]): unknown[][] {
  const rows = unwrap(kuksuSizes(readSingle(playerCount, players)));
  return rows.map(({ league, size }) => [league, size]);
}

/**
 * Default tier of a player, from last cycle’s result.
 * @customfunction KUKSU.DEFAULTTIER
 * @helpurl https://localhost:3000/help/kuksu.defaulttier.html
 * @param tier Tier last cycle as a number: 1 = A, 2 = B, and so on.
 * @param place Place in the league last cycle, from 1 to 10.
 * @param tiers Number of tiers in the new cycle.
 * @param [lostTitle] TRUE for the player who lost the title match. Default: FALSE.
 * @returns The tier.
 * @example =KUKSU.DEFAULTTIER(2,1,5) 1
 * @example =KUKSU.DEFAULTTIER(1,1,5,TRUE) 1
 * @example =KUKSU.DEFAULTTIER(3,{2;4;6},3) {2;3;3}
 * @clause U4
 */
export function defaultTier(
  tier: unknown[][],
  place: unknown[][],
  tiers: unknown[][],
  lostTitle?: unknown[][],
): unknown[][] {
  return lift(defaultTierParameters, [tier, place, tiers, lostTitle], kuksuDefaultTier);
}

/**
 * SODOS of every player in a league: the points of the opponents they beat.
 * @customfunction KUKSU.SODOS
 * @helpurl https://localhost:3000/help/kuksu.sodos.html
 * @param crosstable Cross table without names: 1 = win, 0.5 = draw, 0 or blank = loss or not played.
 * @returns One column with a value per row of the table.
 * @example =KUKSU.SODOS({0,1;0,0}) {0;0}
 * @example =KUKSU.SODOS({"",1,1;0,"",0.5;0,0.5,""}) {1;0.25;0.25}
 * @example =KUKSU.SODOS({"",1,0;0,"",1;1,0,""}) {1;1;1}
 * @clause U6
 */
export function sodos(crosstable: unknown[][]): unknown[][] {
  const given: CellArgument = crosstable;
  return unwrap(kuksuSodos(readTable('crosstable', given ?? ''))).map((value) => [value]);
}

/**
 * Places in a league: by points, SODOS, last tier, last place, rating. Full ties share.
 * @customfunction KUKSU.RANK
 * @helpurl https://localhost:3000/help/kuksu.rank.html
 * @param points Column of points, one row per player.
 * @param sodos Column of SODOS (see KUKSU.SODOS).
 * @param [lastTier] Column of last cycle’s tiers as numbers (1 = A). Blank or 0 = none, ranked last.
 * @param [lastPlace] Column of last cycle’s places. Blank or 0 = none, ranked last.
 * @param [rating] Column of ratings. Blank or 0 = none, ranked last.
 * @returns One column with the place of every row.
 * @example =KUKSU.RANK({3;5;4},{2;7;4}) {3;1;2}
 * @example =KUKSU.RANK({3;3;1},{2;4;0}) {2;1;3}
 * @example =KUKSU.RANK({3;3;3},{4;4;4},{2;1;0},{1;7;0}) {2;1;3}
 * @clause U6
 */
export function rank(
  points: unknown[][],
  sodos: unknown[][],
  lastTier?: unknown[][],
  lastPlace?: unknown[][],
  rating?: unknown[][],
): unknown[][] {
  const columns = readColumns(rankColumns, [points, sodos, lastTier, lastPlace, rating]);
  const [p, s, t, l, r] = columns.values;
  return perRow(columns, kuksuRank(p, s, t, l, r));
}

/**
 * League of every player of one tier, seeded by rating in a snake (1-2-3-3-2-1).
 * @customfunction KUKSU.SNAKE
 * @helpurl https://localhost:3000/help/kuksu.snake.html
 * @param ratings Column of ratings, one row per player in the tier.
 * @param leagues Number of leagues in the tier.
 * @returns One column with the league number of every row, 1 for the first.
 * @example =KUKSU.SNAKE({2100;2000;1900;1800},2) {1;2;2;1}
 * @example =KUKSU.SNAKE({1800;2100;2000;1900},2) {1;1;2;2}
 * @example =KUKSU.SNAKE({2100;2000;1900;1800;1700},2) {1;2;2;1;1}
 * @clause U9
 */
export function snake(ratings: unknown[][], leagues: unknown[][]): unknown[][] {
  const columns = readColumns(ratingsColumn, [ratings]);
  const [values] = columns.values;
  return perRow(columns, kuksuSnake(values, readSingle(leagueCount, leagues)));
}
