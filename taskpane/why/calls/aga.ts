import {
  arg,
  field,
  ofSeason,
  placesColumn,
  pointsParameters,
  ratingsColumn,
} from '../../../cells/lists/aga';
import { readColumns } from '../../../cells/columns';
import { optionalNumber } from '../../../cells/parameters';
import { readSingle, unwrap } from '../../../cells/read';
import * as functions from '../../../functions/aga';
import {
  explainAgaAverage,
  explainAgaCategory,
  explainAgaExact,
  explainAgaPoints,
  explainAgaResults,
  explainAgaSeason,
  explainAgaSlope,
  explainAgaTable,
} from '../../../src/aga/explain';
import {
  heading,
  perRow,
  reasonsOf,
  spreading,
  table,
  whole,
  type OurFunction,
} from './our-function';

/** Where AGA.SEASON shows the total. */
const TOTAL = 2;

/** How AGA's functions are explained. */
export const agaCalls: Readonly<Record<string, OurFunction>> = {
  'AGA.CATEGORY': spreading(functions.category, field, explainAgaCategory),
  'AGA.EXACT': spreading(functions.exact, field, explainAgaExact),
  'AGA.SLOPE': spreading(functions.slope, [arg.avg] as const, explainAgaSlope),
  'AGA.POINTS': spreading(
    functions.points,
    pointsParameters,
    (avg, players, place, tied, asSheet) =>
      explainAgaPoints(avg, players, place, { tied, asSheet }),
  ),
  'AGA.TABLE': table(functions.table, ([avg, players, places, asSheet], row, column) => {
    const rows = unwrap(
      explainAgaTable(readSingle(arg.avg, avg), readSingle(arg.players, players), {
        places: readSingle(optionalNumber('places'), places),
        asSheet: readSingle(arg.asSheet, asSheet),
      }),
    );
    return column === 0 ? heading : reasonsOf(rows[row], rows[row]?.value.points);
  }),
  'AGA.RESULTS': perRow(
    functions.results,
    placesColumn,
    [2],
    ({ values: [places] }, [avg, players, , asSheet]) =>
      explainAgaResults(readSingle(arg.avg, avg), readSingle(arg.players, players), places, {
        asSheet: readSingle(arg.asSheet, asSheet),
      }),
  ),
  'AGA.SEASON': table(functions.season, ([players, events, won, best, ids], row, column) => {
    const rows = unwrap(ofSeason(players, events, won, best, ids, explainAgaSeason));
    const player = rows[row - 1];
    return player && column === TOTAL ? reasonsOf(player, player.value.total) : heading;
  }),
  'AGA.AVERAGE': whole(functions.average, (ratings) => {
    const [list] = readColumns(ratingsColumn, [ratings]).values;
    return explainAgaAverage(list);
  }),
};
