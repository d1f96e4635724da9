import { foldPairs, nkGroups, nkProgress, nkRights, nkScore, slidePairs } from '../src/nk/formulas';
import { perRow, readColumns } from '../cells/columns';
import { lift } from '../cells/lift';
import { number, optionalNumber, optionalText } from '../cells/parameters';
import { readSingle, unwrap } from '../cells/read';

const groupsColumns = [number('strengths'), optionalText('rights')] as const;
const groupSizeParameter = optionalNumber('groupSize');

/**
 * Starting group of every player: 0 for the Topgroep, 1 for Groep 1, and so on; rights go before strength.
 * @customfunction NK.GROUPS
 * @helpurl https://localhost:3000/help/nk.groups.html
 * @param strengths Column of strengths, one row per player, such as the highest EGF rating of last year.
 * @param [rights] Column of earned rights: "Topgroep", "Groep 1" ("Top group", "Group 1") or empty.
 * @param [groupSize] Players per group, a whole number from 2; 16 when left out.
 * @returns One column with the group of every row.
 * @example =NK.GROUPS({2700;2500;2600;2400},,2) {0;1;0;1}
 * @example =NK.GROUPS({2700;2500;2600;2400},{"";"";"";"Topgroep"},2) {0;1;1;0}
 * @example =NK.GROUPS({2300;2700;2500}) {0;0;0}
 * @clause N1 N2 N12
 */
export function groups(
  strengths: unknown[][],
  rights?: unknown[][],
  groupSize?: unknown[][],
): unknown[][] {
  const columns = readColumns(groupsColumns, [strengths, rights]);
  const [players, earned] = columns.values;
  const names = earned?.map((each) => each ?? '');
  return perRow(columns, nkGroups(players, names, readSingle(groupSizeParameter, groupSize)));
}

const scoreParameters = [number('group'), number('points')] as const;

/**
 * Score of a player: the points won, less the number of the starting group.
 * @customfunction NK.SCORE
 * @helpurl https://localhost:3000/help/nk.score.html
 * @param group Starting group: 0 for the Topgroep, 1 for Groep 1, and so on.
 * @param points Points won since, whole or half, from 0.
 * @returns The score, on the scale on which the Topgroep starts at 0.
 * @example =NK.SCORE(4,7) 3
 * @example =NK.SCORE({0;1;2},{7;6.5;2}) {7;5.5;0}
 * @example =NK.SCORE(2,{0,1,2,3}) {-2,-1,0,1}
 * @clause N2
 */
export function score(group: unknown[][], points: unknown[][]): unknown[][] {
  return lift(scoreParameters, [group, points], nkScore);
}

const groupOfPlayers = number('n');

/**
 * Pairs of round 1 in a group ordered by strength (slide): one row per pair, two columns, no header row.
 * @customfunction NK.SLIDE
 * @helpurl https://localhost:3000/help/nk.slide.html
 * @param n Players of the group, a whole number from 2; of an odd number one stays without partner.
 * @returns Two columns: the numbers of the two players, the stronger one first.
 * @example =NK.SLIDE(8) {1,5;2,6;3,7;4,8}
 * @example =NK.SLIDE(5) {1,3;2,4}
 * @example =NK.SLIDE(16) {1,9;2,10;3,11;4,12;5,13;6,14;7,15;8,16}
 * @clause N3
 */
export function slide(n: unknown[][]): unknown[][] {
  return unwrap(slidePairs(readSingle(groupOfPlayers, n))).map((pair) => [...pair]);
}

/**
 * Pairs of a later round in a group ordered by SOS (fold): one row per pair, two columns, no header row.
 * @customfunction NK.FOLD
 * @helpurl https://localhost:3000/help/nk.fold.html
 * @param n Players of the group, a whole number from 2; of an odd number one stays without partner.
 * @returns Two columns: the numbers of the two players, the higher one first.
 * @example =NK.FOLD(8) {1,8;2,7;3,6;4,5}
 * @example =NK.FOLD(5) {1,4;2,3}
 * @example =NK.FOLD(16) {1,16;2,15;3,14;4,13;5,12;6,11;7,10;8,9}
 * @clause N4
 */
export function fold(n: unknown[][]): unknown[][] {
  return unwrap(foldPairs(readSingle(groupOfPlayers, n))).map((pair) => [...pair]);
}

const playerCount = number('players');
const roundCount = number('rounds');

/**
 * Expected score table: a header row, then a row per round with the number of players on every score, "low-high" where results decide.
 * @customfunction NK.PROGRESS
 * @helpurl https://localhost:3000/help/nk.progress.html
 * @param players Players of the event, a whole number from 2 to 112; everyone plays every round.
 * @param rounds Rounds to show, a whole number from 1 to 8.
 * @param [groupSize] Players per starting group, a whole number from 2; 16 when left out.
 * @returns A table: round, then a column per score from the lowest up.
 * @example =NK.PROGRESS(4,2) {"Round",0,1,2;1,2,2,"";2,1,2,1}
 * @example =NK.PROGRESS(8,2,4) {"Round",-1,0,1,2;1,2,4,2,"";2,1,3,3,1}
 * @example =NK.PROGRESS(32,3) {"Round",-1,0,1,2,3;1,8,16,8,"","";2,4,12,12,4,"";3,2,8,12,8,2}
 * @clause N15
 */
export function progress(
  players: unknown[][],
  rounds: unknown[][],
  groupSize?: unknown[][],
): unknown[][] {
  const table = nkProgress(
    readSingle(playerCount, players),
    readSingle(roundCount, rounds),
    readSingle(groupSizeParameter, groupSize),
  );
  return unwrap(table).map((row) => [...row]);
}

const rightsParameters = [number('points')] as const;

/**
 * Right to a group of next year's championship that a final score earns.
 * @customfunction NK.RIGHTS
 * @helpurl https://localhost:3000/help/nk.rights.html
 * @param points Score after the last round, on the scale on which the Topgroep starts at 0 (see NK.SCORE).
 * @returns "Topgroep", "Groep 1" or an empty text.
 * @example =NK.RIGHTS(4) Topgroep
 * @example =NK.RIGHTS(3.5) Groep 1
 * @example =NK.RIGHTS({5;4;3;2}) {"Topgroep";"Topgroep";"Groep 1";""}
 * @clause N12
 */
export function rights(points: unknown[][]): unknown[][] {
  return lift(rightsParameters, [points], nkRights);
}
