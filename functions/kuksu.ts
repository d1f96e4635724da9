import {
  kuksuDefaultTier,
  kuksuRank,
  kuksuSizes,
  kuksuSnake,
  kuksuSodos,
  kuksuTiers,
} from '../src/kuksu/formulas';
import { number, optionalNumber, optionalYesNo } from './arguments/parameters';
import { column, perRow, spilling, spreading, table } from './declared';

/* An argument that several functions have. */
const players = number('players');

/**
 * Number of tiers in a cycle with this many players.
 * @customfunction KUKSU.TIERS
 * @param players Number of registered players, 5 or more. Some numbers leave too few for the last league.
 * @returns The number of tiers.
 * @example =KUKSU.TIERS(257) 5
 * @example =KUKSU.TIERS(10) 1
 * @example =KUKSU.TIERS({30;50;70}) {2;3;3}
 * @clause U1 U2 U3
 */
export const tiers = spreading([players], kuksuTiers);

/**
 * Leagues in a cycle, one per row: name and number of players.
 * @customfunction KUKSU.SIZES
 * @param players Number of registered players, 5 or more. Some numbers leave too few for the last league.
 * @returns Two columns: league, size.
 * @example =KUKSU.SIZES(10) {"A",10}
 * @example =KUKSU.SIZES(25) {"A",10;"B1",7;"B2",8}
 * @example =KUKSU.SIZES(47) {"A",10;"B1",10;"B2",10;"C1",5;"C2",6;"C3",6}
 * @clause U1 U2 U3
 */
export const sizes = spilling([players], kuksuSizes, (leagues) =>
  leagues.map(({ league, size }) => [league, size]),
);

/**
 * Default tier of a player, from last cycle’s result.
 * @customfunction KUKSU.DEFAULTTIER
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
export const defaultTier = spreading(
  [number('tier'), number('place'), number('tiers'), optionalYesNo('lostTitle')],
  kuksuDefaultTier,
);

/**
 * SODOS of every player in a league: the points of the opponents they beat.
 * @customfunction KUKSU.SODOS
 * @param crosstable Cross table without names: 1 = win, 0.5 = draw, 0 or blank = loss or not played.
 * @returns One column with a value per row of the table.
 * @example =KUKSU.SODOS({0,1;0,0}) {0;0}
 * @example =KUKSU.SODOS({"",1,1;0,"",0.5;0,0.5,""}) {1;0.25;0.25}
 * @example =KUKSU.SODOS({"",1,0;0,"",1;1,0,""}) {1;1;1}
 * @clause U6
 */
export const sodos = perRow([table('crosstable')], kuksuSodos);

/**
 * Places in a league: by points, SODOS, last tier, last place, rating. Full ties share.
 * @customfunction KUKSU.RANK
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
export const rank = perRow(
  [
    column(number('points')),
    column(number('sodos')),
    column(optionalNumber('lastTier')),
    column(optionalNumber('lastPlace')),
    column(optionalNumber('rating')),
  ],
  kuksuRank,
);

/**
 * League of every player of one tier, seeded by rating in a snake (1-2-3-3-2-1).
 * @customfunction KUKSU.SNAKE
 * @param ratings Column of ratings, one row per player in the tier.
 * @param leagues Number of leagues in the tier.
 * @returns One column with the league number of every row, 1 for the first.
 * @example =KUKSU.SNAKE({2100;2000;1900;1800},2) {1;2;2;1}
 * @example =KUKSU.SNAKE({1800;2100;2000;1900},2) {1;1;2;2}
 * @example =KUKSU.SNAKE({2100;2000;1900;1800;1700},2) {1;2;2;1;1}
 * @clause U9
 */
export const snake = perRow([column(number('ratings')), number('leagues')], kuksuSnake);
