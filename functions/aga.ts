import {
  agaAverage,
  agaCategory,
  agaExact,
  agaPoints,
  agaResults,
  agaSlope,
  agaTable,
} from '../src/aga/formulas';
import { perRow, readColumns } from '../cells/columns';
import { lift } from '../cells/lift';
import { number, optionalNumber, optionalYesNo } from '../cells/parameters';
import { readSingle, unwrap } from '../cells/read';

/** Arguments that several functions have. */
const arg = {
  avg: number('avg'),
  players: number('players'),
  asSheet: optionalYesNo('asSheet'),
};

const field = [arg.avg, arg.players] as const;

/**
 * Tournament category of an open section, a whole number.
 * @customfunction AGA.CATEGORY
 * @helpurl https://localhost:3000/help/aga.category.html
 * @param avg Average (mean) rating of the section, from 1.1 to 10.8.
 * @param players Number of players in the section, a whole number of at least 5.
 * @returns The category.
 * @example =AGA.CATEGORY(7.93,20) 16
 * @example =AGA.CATEGORY(4.1,{10,40,80}) {7,8,9}
 * @example =AGA.CATEGORY(10.8,200) 22
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
 * @example =AGA.EXACT(4.1,{10,40,80}) {7.4,8.2,8.6}
 * @example =AGA.EXACT(1.1,5) 0.8
 * @clause A1 A2 A7
 */
export function exact(avg: unknown[][], players: unknown[][]): unknown[][] {
  return lift(field, [avg, players], agaExact);
}

/**
 * Qualification points for a place. Points count only in events that the AGA has designated as qualifiers.
 * @customfunction AGA.POINTS
 * @helpurl https://localhost:3000/help/aga.points.html
 * @param avg Average (mean) rating of the section, from 1.1 to 10.8.
 * @param players Number of players in the section, a whole number of at least 5.
 * @param place Final place: a whole number from 1 to the number of players.
 * @param [tied] How many players share from this place on; 1 when left out.
 * @param [asSheet] TRUE shows 0 where the least award of 0.01 applies, as the AGA's sheet does; FALSE when left out.
 * @returns The points, rounded to 0.1 and never below 0.01.
 * @example =AGA.POINTS(7.93,20,1) 11.9
 * @example =AGA.POINTS(7.93,20,2,2) 9.5
 * @example =AGA.POINTS(7.93,20,{1;2;3}) {11.9;10.2;8.7}
 * @clause A3 A4 A5 A6 A7 A8
 */
export function points(
  avg: unknown[][],
  players: unknown[][],
  place: unknown[][],
  tied?: unknown[][],
  asSheet?: unknown[][],
): unknown[][] {
  return lift(
    pointsParameters,
    [avg, players, place, tied, asSheet],
    (average, playerCount, position, sharing, sheet) =>
      agaPoints(average, playerCount, position, { tied: sharing, asSheet: sheet }),
  );
}

const pointsParameters = [...field, number('place'), optionalNumber('tied'), arg.asSheet] as const;

/**
 * Slope of the points: the share of one place's points that the next place gets.
 * @customfunction AGA.SLOPE
 * @helpurl https://localhost:3000/help/aga.slope.html
 * @param avg Average (mean) rating of the section, from 1.1 to 10.8.
 * @returns The slope, rounded to 0.01.
 * @example =AGA.SLOPE(7.93) 0.86
 * @example =AGA.SLOPE(1.1) 0
 * @example =AGA.SLOPE({3;6;9}) {0.43;0.74;0.91}
 * @clause A4 A7
 */
export function slope(avg: unknown[][]): unknown[][] {
  return lift([arg.avg] as const, [avg], agaSlope);
}

/**
 * Points of all places: a row per place, the place and its points, without a header row.
 * @customfunction AGA.TABLE
 * @helpurl https://localhost:3000/help/aga.table.html
 * @param avg Average (mean) rating of the section, from 1.1 to 10.8.
 * @param players Number of players in the section, a whole number of at least 5.
 * @param [places] Number of places to list; all players when left out.
 * @param [asSheet] TRUE shows 0 where the least award of 0.01 applies; FALSE when left out.
 * @returns Two columns: place, points.
 * @example =AGA.TABLE(7.93,20,4) {1,11.9;2,10.2;3,8.7;4,7.5}
 * @example =AGA.TABLE(4.1,10,3) {1,4.9;2,2.8;3,1.6}
 * @example =AGA.TABLE(1.1,5,5,TRUE) {1,2.2;2,0;3,0;4,0;5,0}
 * @clause A3 A4 A5 A6 A7
 */
export function table(
  avg: unknown[][],
  players: unknown[][],
  places?: unknown[][],
  asSheet?: unknown[][],
): unknown[][] {
  const rows = agaTable(readSingle(arg.avg, avg), readSingle(arg.players, players), {
    places: readSingle(optionalNumber('places'), places),
    asSheet: readSingle(arg.asSheet, asSheet),
  });
  return unwrap(rows).map((row) => [row.place, row.points]);
}

/**
 * Points of every row of a list of final places, in its own order; players with the same place share.
 * @customfunction AGA.RESULTS
 * @helpurl https://localhost:3000/help/aga.results.html
 * @param avg Average (mean) rating of the section, from 1.1 to 10.8.
 * @param players Number of players in the section, a whole number of at least 5.
 * @param places Column of final places, in which tied players repeat the number.
 * @param [asSheet] TRUE shows 0 where the least award of 0.01 applies; FALSE when left out.
 * @returns One column with the points of every row.
 * @example =AGA.RESULTS(7.93,20,{2;1;2}) {9.5;11.9;9.5}
 * @example =AGA.RESULTS(7.93,20,{1;2;3;4}) {11.9;10.2;8.7;7.5}
 * @example =AGA.RESULTS(4.1,10,{1;1;3}) {3.9;3.9;1.6}
 * @clause A5 A6 A7 A8
 */
export function results(
  avg: unknown[][],
  players: unknown[][],
  places: unknown[][],
  asSheet?: unknown[][],
): unknown[][] {
  const columns = readColumns(placesColumn, [places]);
  const [list] = columns.values;
  const awarded = agaResults(readSingle(arg.avg, avg), readSingle(arg.players, players), list, {
    asSheet: readSingle(arg.asSheet, asSheet),
  });
  return perRow(columns, awarded);
}

const placesColumn = [number('places')] as const;

/**
 * Mean rating of an open section, for the other AGA functions. Blank and 0 are skipped.
 * @customfunction AGA.AVERAGE
 * @helpurl https://localhost:3000/help/aga.average.html
 * @param ratings Column of ratings as the AGA writes them: dan positive, kyu negative, nothing between -1 and 1.
 * @returns The mean, not rounded.
 * @example =AGA.AVERAGE({7.5;8.5;-1.5}) 4.833333333333333
 * @example =AGA.AVERAGE({5;4;3}) 4
 * @example =AGA.AVERAGE({8;7;0;6}) 7
 * @clause A9
 */
export function average(ratings: unknown[][]): unknown[][] {
  const [list] = readColumns(ratingsColumn, [ratings]).values;
  return [[unwrap(agaAverage(list))]];
}

const ratingsColumn = [number('ratings')] as const;
