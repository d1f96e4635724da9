import type { Found } from '../src/core/result';
import {
  kgsAnnual,
  kgsCheck,
  kgsFactor,
  kgsPlayers,
  kgsPointsBy,
  kgsResults,
  kgsTable,
} from '../src/kgs/formulas';
import { withFraction, withHours } from '../src/core/numbers';
import { warningSentences } from '../src/language/cell-message';
import { rowsOf } from './arguments/columns';
import { label, mark, number, optionalMark, optionalNumber } from './arguments/parameters';
import {
  arranged,
  column,
  columnOrOne,
  type Labels,
  perRow,
  spilling,
  spreading,
  spreadingBy,
  table as cells,
} from './declared';

/* Arguments that several functions have. Both of the first may be blank where a calculator makes them needless. */
const F = optionalNumber('F');
const playersCounted = optionalNumber('players');
const rounds = number('rounds');
const calculator = cells('calculator');
const wins = column(number('wins', withFraction));
const sos = column(number('sos', withFraction));
const sodos = column(number('sodos', withFraction));

/**
 * Factor F of a tournament, from main time, board size and rounds.
 * @customfunction KGS.FACTOR
 * @param hours Main time per player in hours, above 0.
 * @param boardSize Board size: 9, 13 or 19.
 * @param rounds Number of rounds from 1, without tie-break rounds.
 * @returns The factor F.
 * @example =KGS.FACTOR(1,19,15) 60
 * @example =KGS.FACTOR(8,9,10) 20
 * @example =KGS.FACTOR({0.5;1;8},19,10) {40;40;80}
 * @example =KGS.FACTOR("12:00",19,10) 120
 * @clause K1 K2
 */
export const factor = spreading(
  [number('hours', withHours), number('boardSize'), rounds],
  kgsFactor,
);

/**
 * Number of players that count. Leaves out players removed before half their games.
 * @customfunction KGS.PLAYERS
 * @param played Column of games played, one row per entrant.
 * @param scheduled Games scheduled: a column, or one number for all.
 * @param removed Column of marks for removed entrants: TRUE, 1, x or yes.
 * @returns The number of players.
 * @example =KGS.PLAYERS({9;4;2},{9;9;9},{"";"x";"x"}) 1
 * @example =KGS.PLAYERS({10;5;4},{10;10;10},{"";"yes";"yes"}) 2
 * @example =KGS.PLAYERS({6;6;2},6,{"";"";"x"}) 2
 * @clause K3
 */
export const players = spilling(
  [column(number('played')), columnOrOne(number('scheduled')), column(mark('removed'))],
  arranged(
    kgsPlayers,
    (work) =>
      (
        played: readonly number[],
        scheduled: readonly number[] | number,
        removed: readonly boolean[],
      ) =>
        typeof scheduled === 'number'
          ? work(rowsOf({ played, removed }), scheduled)
          : work(rowsOf({ played, scheduled, removed })),
  ),
);

/**
 * Points for a place, from the reconstructed points table or your own.
 * @customfunction KGS.POINTS
 * @param F Factor of the tournament, above 0 (see KGS.FACTOR).
 * @param players Number of players that count, 1 or more.
 * @param place Place, from 1 to the number of players.
 * @param [calculator] Your own points: one row, or a table with the number of players in its first column.
 * @returns The points, a whole number; 0 below the paid places.
 * @example =KGS.POINTS(60,14,1) 8
 * @example =KGS.POINTS(60,14,{1,2,3,4,5}) {8,4,2,1,0}
 * @example =KGS.POINTS(60,14,2,{8,5,3,2,1}) 5
 * @clause K3 K4
 */
export const points = spreadingBy([F, playersCounted, number('place')], calculator, kgsPointsBy);

/**
 * Points table for one F: one row per number of players, with the points for each place.
 * @customfunction KGS.TABLE
 * @param F Factor of the tournament, above 0 (see KGS.FACTOR).
 * @param [maxPlayers] Highest number of players to show. Default: 32.
 * @param [calculator] Your own points: one row, or a table with the number of players in its first column.
 * @returns Header row, then rows: players, points for 1st, 2nd, ... place, as many columns as anyone is paid.
 * @example =KGS.TABLE(60,3) {"Players",1;1,0;2,1;3,1}
 * @example =KGS.TABLE(100,4) {"Players",1,2,3;1,1,"","";2,2,1,"";3,3,1,0;4,4,2,1}
 * @example =KGS.TABLE(60,3,{8,5,3,2,1}) {"Players",1,2,3;1,8,"","";2,8,5,"";3,8,5,3}
 * @clause K4
 */
export const table = spilling(
  [F, { maxPlayers: optionalNumber('maxPlayers'), calculator }],
  kgsTable,
  ({ places, rows }) => [
    ['Players', ...Array.from({ length: places }, (_, index) => index + 1)],
    ...rows.map((row) => [row.players, ...row.points.map((each) => each ?? '')]),
  ],
);

/**
 * Points for every row of a result list. Players with equal wins share.
 * @customfunction KGS.RESULTS
 * @param F Factor of the tournament, above 0 (see KGS.FACTOR).
 * @param players Number of players that count (see KGS.PLAYERS).
 * @param wins Column of wins, one row per player. Halves and quarters are allowed.
 * @param sos Column of SOS values.
 * @param sodos Column of SODOS values.
 * @param [calculator] Your own points: one row, or a table with the number of players in its first column.
 * @param [counts] Column of marks for the rows that count: TRUE, 1, x or yes. Others get 0. Default: all.
 * @returns One column with the points of every row.
 * @example =KGS.RESULTS(60,14,{14;11;11},{90;80;70},{80;60;50}) {8;3;3}
 * @example =KGS.RESULTS(60,14,{14;11;11;10},{90;80;80;60},{80;60;60;50}) {8;3;3;1}
 * @example =KGS.RESULTS(,6,{6;6;5;4;4;3},{30;28;25;27;27;25},{24;22;13;10;10;5},{8,5,3,2,1}) {7;6;3;1.5;1.5;0}
 * @example =KGS.RESULTS(,2,{5;5;4},{30;28;25},{24;22;13},{8,5,3},{"x";"";"x"}) {8;0;5}
 * @clause K3 K4 K5 K6 K9
 */
export const results = perRow(
  [F, playersCounted, wins, sos, sodos, calculator, column(optionalMark('counts'))],
  kgsResults,
);

/**
 * Totals of a year: engines in order of points, with accounts joined by aliases.
 * @customfunction KGS.ANNUAL
 * @param accounts Column of KGS accounts, one row per account and event.
 * @param events Column of events.
 * @param points Column of points.
 * @param [aliases] Three columns: account, event (blank = all events), engine.
 * @returns Header row, then rows: place, engine, total, events.
 * @example =KGS.ANNUAL({"ManyFaces1";"Erica"},{"August";"August"},{3;3}) {"Place","Engine","Total","Events";1,"ManyFaces1",3,1;1,"Erica",3,1}
 * @example =KGS.ANNUAL({"ManyFaces";"ManyFaces1"},{"July";"August"},{8;3},{"ManyFaces1","","ManyFaces"}) {"Place","Engine","Total","Events";1,"ManyFaces",11,2}
 * @example =KGS.ANNUAL({"Zen19";"Zen19";"Erica"},{"July";"August";"August"},{5;8;4},{"Zen19","July","Aya"}) {"Place","Engine","Total","Events";1,"Zen19",8,1;2,"Aya",5,1;3,"Erica",4,1}
 * @clause K7
 */
export const annual = spilling(
  [column(label('accounts')), column(label('events')), column(number('points')), cells('aliases')],
  arranged(
    kgsAnnual,
    (work) =>
      (
        account: Labels,
        event: Labels,
        won: readonly number[],
        aliases: readonly (readonly Found[])[],
      ) =>
        work(
          rowsOf({ account, event, points: won }),
          // A table of fewer columns has blank ones beside it.
          aliases.map(([of = null, during = null, engine = null]) => ({
            account: of,
            event: during,
            engine,
          })),
        ),
  ),
  (rows) => [
    ['Place', 'Engine', 'Total', 'Events'],
    ...rows.map(({ place, engine, total, events }) => [place, engine, total, events]),
  ],
);

/**
 * Warns about results that can’t be right. Empty if all is well.
 * @customfunction KGS.CHECK
 * @param wins Column of wins, one row per player.
 * @param sos Column of SOS values.
 * @param sodos Column of SODOS values.
 * @param rounds Number of rounds, a whole number from 1.
 * @returns The warnings in one cell, or an empty text.
 * @example =KGS.CHECK({2;1;1;0},{2;2;2;2},{2;0;0;0},2) ""
 * @example =KGS.CHECK({2;2;1;0},{2;2;2;2},{2;0;0;0},2) wins: the total is 5, but at most 4 games were played.
 * @example =KGS.CHECK({2;1;1;0},{2;2;2;5},{2;0;0;0},2) sos: the total is 11; the most possible is 8 (rounds x total wins).
 * @clause K8
 */
export const check = spilling([wins, sos, sodos, rounds], kgsCheck, warningSentences);
