import { foldPairs, nkGroups, nkProgress, nkRights, nkScore, slidePairs } from '../src/nk/formulas';
import { number, optionalNumber, optionalText } from './arguments/parameters';
import { column, perRow, spilling, spreading } from './declared';

/* Arguments that several functions have. */
const groupSize = optionalNumber('groupSize');
const n = number('n');

/**
 * Start group of every player: 0 = Topgroep, 1 = Groep 1, and so on. Rights go before rating.
 * @customfunction NK.GROUPS
 * @param strengths Column of ratings, one row per player, such as last year’s highest EGF rating.
 * @param [rights] Column of earned rights: "Topgroep", "Groep 1" (or "Top group", "Group 1") or blank.
 * @param [groupSize] Players per group, a whole number from 2. Default: 16.
 * @returns One column with the group of every row.
 * @example =NK.GROUPS({2700;2500;2600;2400},,2) {0;1;0;1}
 * @example =NK.GROUPS({2700;2500;2600;2400},{"";"";"";"Topgroep"},2) {0;1;1;0}
 * @example =NK.GROUPS({2300;2700;2500}) {0;0;0}
 * @clause N1 N2 N12
 */
export const groups = perRow(
  [column(number('strengths')), column(optionalText('rights')), groupSize],
  nkGroups,
);

/**
 * Score of a player: points won minus the number of the start group.
 * @customfunction NK.SCORE
 * @param group Start group: 0 = Topgroep, 1 = Groep 1, and so on.
 * @param points Points won in the event, whole or half, 0 or more.
 * @returns The score, on the scale on which the Topgroep starts at 0.
 * @example =NK.SCORE(4,7) 3
 * @example =NK.SCORE({0;1;2},{7;6.5;2}) {7;5.5;0}
 * @example =NK.SCORE(2,{0,1,2,3}) {-2,-1,0,1}
 * @clause N2
 */
export const score = spreading([number('group'), number('points')], nkScore);

/**
 * Round 1 pairings in a group ordered by rating (slide). One row per pairing, two columns.
 * @customfunction NK.SLIDE
 * @param n Players in the group, a whole number from 2. If it’s odd, one player stays unpaired.
 * @returns Two columns: the numbers of the two players, the stronger one first.
 * @example =NK.SLIDE(8) {1,5;2,6;3,7;4,8}
 * @example =NK.SLIDE(5) {1,3;2,4}
 * @example =NK.SLIDE(16) {1,9;2,10;3,11;4,12;5,13;6,14;7,15;8,16}
 * @clause N3
 */
export const slide = spilling([n], slidePairs);

/**
 * Pairings in a group ordered by SOS (fold). One row per pairing, two columns.
 * @customfunction NK.FOLD
 * @param n Players in the group, a whole number from 2. If it’s odd, one player stays unpaired.
 * @returns Two columns: the numbers of the two players, the higher one first.
 * @example =NK.FOLD(8) {1,8;2,7;3,6;4,5}
 * @example =NK.FOLD(5) {1,4;2,3}
 * @example =NK.FOLD(16) {1,16;2,15;3,14;4,13;5,12;6,11;7,10;8,9}
 * @clause N4
 */
export const fold = spilling([n], foldPairs);

/**
 * Expected number of players per score after each round; rematches are left out of account.
 * @customfunction NK.PROGRESS
 * @param players Players in the event, from 2 to 112. Everyone plays every round.
 * @param rounds Number of rounds to show, from 1 to 8.
 * @param [groupSize] Players per group, a whole number from 2. Default: 16.
 * @returns A table: round, then a column per score from the lowest up.
 * @example =NK.PROGRESS(4,2) {"Round",0,1,2;1,2,2,"";2,1,2,1}
 * @example =NK.PROGRESS(8,2,4) {"Round",-1,0,1,2;1,2,4,2,"";2,1,3,3,1}
 * @example =NK.PROGRESS(32,3) {"Round",-1,0,1,2,3;1,8,16,8,"","";2,4,12,12,4,"";3,2,8,12,8,2}
 * @clause N15
 */
export const progress = spilling([number('players'), number('rounds'), groupSize], nkProgress);

/**
 * Right to a group in next year’s championship, from a final score.
 * @customfunction NK.RIGHTS
 * @param points Score after the last round, Topgroep = 0 (see NK.SCORE).
 * @returns "Topgroep", "Groep 1" or an empty text.
 * @example =NK.RIGHTS(4) Topgroep
 * @example =NK.RIGHTS(3.5) Groep 1
 * @example =NK.RIGHTS({5;4;3;2}) {"Topgroep";"Topgroep";"Groep 1";""}
 * @clause N12
 */
export const rights = spreading([number('points')], nkRights);
