import {
  agaAverage,
  agaCategory,
  agaExact,
  agaPoints,
  agaResults,
  agaSeason,
  agaSlope,
  agaTable,
} from '../src/aga/formulas';
import { rowsOf } from './arguments/columns';
import { label, number, optionalNumber, optionalYesNo } from './arguments/parameters';
import { arranged, column, type Labels, perRow, spilling, spreading } from './declared';

/* Arguments that several functions have. */
const avg = number('avg');
const players = number('players');
const asSheet = optionalYesNo('asSheet');

/**
 * Tournament category of an open section, as a whole number.
 * @customfunction AGA.CATEGORY
 * @param avg Average rating of the section, from 1.1 to 10.8.
 * @param players Number of players in the section, 5 or more.
 * @returns The category.
 * @example =AGA.CATEGORY(7.93,20) 16
 * @example =AGA.CATEGORY(4.1,{10,40,80}) {7,8,9}
 * @example =AGA.CATEGORY(10.8,200) 22
 * @clause A1 A2 A7
 */
export const category = spreading([avg, players], agaCategory);

/**
 * Tournament category of an open section, to one decimal.
 * @customfunction AGA.EXACT
 * @param avg Average rating of the section, from 1.1 to 10.8.
 * @param players Number of players in the section, 5 or more.
 * @returns The category, rounded to 0.1.
 * @example =AGA.EXACT(7.93,20) 15.5
 * @example =AGA.EXACT(4.1,{10,40,80}) {7.4,8.2,8.6}
 * @example =AGA.EXACT(1.1,5) 0.8
 * @clause A1 A2 A7
 */
export const exact = spreading([avg, players], agaExact);

/**
 * Qualifying points for a place. They count only in events the AGA chose as qualifiers.
 * @customfunction AGA.POINTS
 * @param avg Average rating of the section, from 1.1 to 10.8.
 * @param players Number of players in the section, 5 or more.
 * @param place Final place, from 1 to the number of players.
 * @param [tied] Number of players who share this place. Default: 1.
 * @param [asSheet] TRUE shows 0 instead of the lowest award (0.01), as in the AGA’s sheet. Default: FALSE.
 * @returns The points, rounded to 0.1 and never below 0.01.
 * @example =AGA.POINTS(7.93,20,1) 11.9
 * @example =AGA.POINTS(7.93,20,2,2) 9.5
 * @example =AGA.POINTS(7.93,20,{1;2;3}) {11.9;10.2;8.7}
 * @clause A3 A4 A5 A6 A7 A8
 */
export const points = spreading(
  [avg, players, number('place'), { tied: optionalNumber('tied'), asSheet }],
  agaPoints,
);

/**
 * Share of a place’s points that the next place gets.
 * @customfunction AGA.SLOPE
 * @param avg Average rating of the section, from 1.1 to 10.8.
 * @returns The slope, rounded to 0.01.
 * @example =AGA.SLOPE(7.93) 0.86
 * @example =AGA.SLOPE(1.1) 0
 * @example =AGA.SLOPE({3;6;9}) {0.43;0.74;0.91}
 * @clause A4 A7
 */
export const slope = spreading([avg], agaSlope);

/**
 * Points for all places: one row per place, with place and points.
 * @customfunction AGA.TABLE
 * @param avg Average rating of the section, from 1.1 to 10.8.
 * @param players Number of players in the section, 5 or more.
 * @param [places] Number of places to show. Default: all players.
 * @param [asSheet] TRUE shows 0 instead of the lowest award (0.01), as in the AGA’s sheet. Default: FALSE.
 * @returns Two columns: place, points.
 * @example =AGA.TABLE(7.93,20,4) {1,11.9;2,10.2;3,8.7;4,7.5}
 * @example =AGA.TABLE(4.1,10,3) {1,4.9;2,2.8;3,1.6}
 * @example =AGA.TABLE(1.1,5,5,TRUE) {1,2.2;2,0;3,0;4,0;5,0}
 * @clause A3 A4 A5 A6 A7
 */
export const table = spilling(
  [avg, players, { places: optionalNumber('places'), asSheet }],
  agaTable,
  (rows) => rows.map(({ place, points: won }) => [place, won]),
);

/**
 * Points for every row of a list of final places. Players with the same place share.
 * @customfunction AGA.RESULTS
 * @param avg Average rating of the section, from 1.1 to 10.8.
 * @param players Number of players in the section, 5 or more.
 * @param places Column of final places. Repeat the number for ties.
 * @param [asSheet] TRUE shows 0 instead of the lowest award (0.01), as in the AGA’s sheet. Default: FALSE.
 * @returns One column with the points of every row.
 * @example =AGA.RESULTS(7.93,20,{2;1;2}) {9.5;11.9;9.5}
 * @example =AGA.RESULTS(7.93,20,{1;2;3;4}) {11.9;10.2;8.7;7.5}
 * @example =AGA.RESULTS(4.1,10,{1;1;3}) {3.9;3.9;1.6}
 * @clause A5 A6 A7 A8
 */
export const results = perRow([avg, players, column(number('places')), { asSheet }], agaResults);

/**
 * Average rating of an open section. Skips blanks and 0.
 * @customfunction AGA.AVERAGE
 * @param ratings Column of AGA ratings: dan 1 or more, kyu -1 or less.
 * @returns The mean, not rounded.
 * @example =AGA.AVERAGE({7.5;8.5;-1.5}) 4.833333333333333
 * @example =AGA.AVERAGE({5;4;3}) 4
 * @example =AGA.AVERAGE({8;7;0;6}) 7
 * @clause A9
 */
export const average = spilling([column(number('ratings'))], agaAverage);

/**
 * Standings of a season: adds up the qualifying points of each player, all or the best.
 * @customfunction AGA.SEASON
 * @param players Column of players, one row per player and event.
 * @param events Column of events.
 * @param points Column of points. Blank: an event without points.
 * @param [best] Number of results that count for each player. Default: all.
 * @param [ids] Column of AGA IDs, for players of the same name.
 * @returns Header row, then rows: place, player, total, counted, events.
 * @example =AGA.SEASON({"Lin";"Okafor";"Lin"},{"May";"May";"June"},{9;5.6;2.7}) {"Place","Player","Total","Counted","Events";1,"Lin",11.7,2,2;2,"Okafor",5.6,1,1}
 * @example =AGA.SEASON({"Lin";"Okafor";"Lin"},{"May";"May";"June"},{9;5.6;2.7},1) {"Place","Player","Total","Counted","Events";1,"Lin",9,1,2;2,"Okafor",5.6,1,1}
 * @example =AGA.SEASON({"Ann Lee";"Ann Lee"},{"May";"May"},{3;2},,{101;102}) {"Place","Player","Total","Counted","Events";1,"Ann Lee",3,1,1;2,"Ann Lee",2,1,1}
 * @clause A10
 */
export const season = spilling(
  [
    column(label('players')),
    column(label('events')),
    column(number('points')),
    optionalNumber('best'),
    column(label('ids')),
  ],
  arranged(
    agaSeason,
    (work) =>
      (
        player: Labels,
        event: Labels,
        won: readonly number[],
        best: number | undefined,
        id: Labels,
      ) =>
        work(rowsOf({ player, event, points: won, id }), { best }),
  ),
  (rows) => [
    ['Place', 'Player', 'Total', 'Counted', 'Events'],
    ...rows.map(({ place, player, total, counted, events }) => [
      place,
      player,
      total,
      counted,
      events,
    ]),
  ],
);
