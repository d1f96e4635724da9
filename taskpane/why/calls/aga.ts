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
  explainAgaResultsRows,
  explainAgaSeasonRows,
  explainAgaSlope,
  explainAgaTableRows,
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
    const { derivation } = unwrap(
      explainAgaTableRows(readSingle(arg.avg, avg), readSingle(arg.players, players), {
        places: readSingle(optionalNumber('places'), places),
        asSheet: readSingle(arg.asSheet, asSheet),
      }),
    ).row(row);
    return column === 0 ? heading : reasonsOf(derivation, derivation?.value.points);
  }),
  'AGA.RESULTS': perRow(
    placesColumn,
    [2],
    ({ values: [places] }, [avg, players, , asSheet]) =>
      explainAgaResultsRows(readSingle(arg.avg, avg), readSingle(arg.players, players), places, {
        asSheet: readSingle(arg.asSheet, asSheet),
      }),
    ({ points }) => points,
  ),
  'AGA.SEASON': table(functions.season, ([players, events, won, best, ids], row, column) => {
    const { derivation: player } = unwrap(
      ofSeason(players, events, won, best, ids, explainAgaSeasonRows),
    ).row(row - 1);
    return player && column === TOTAL ? reasonsOf(player, player.value.total) : heading;
  }),
  'AGA.AVERAGE': whole(functions.average, (ratings) => {
    const [list] = readColumns(ratingsColumn, [ratings]).values;
    return explainAgaAverage(list);
  }),
};
