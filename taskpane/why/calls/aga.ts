import {
  arg,
  field,
  ofSeason,
  placesColumn,
  pointsParameters,
  ratingsColumn,
} from '../../../functions/arguments/lists/aga';
import { readColumns } from '../../../functions/arguments/columns';
import { optionalNumber } from '../../../functions/arguments/parameters';
import { readSingle, unwrap } from '../../../functions/arguments/read';
import * as functions from '../../../functions/aga';
import {
  type AgaDerivation,
  explainAgaAverage,
  explainAgaCategory,
  explainAgaExact,
  explainAgaPoints,
  explainAgaResultsRows,
  explainAgaSeasonCountedRows,
  explainAgaSeasonEventsRows,
  explainAgaSeasonPlacesRows,
  explainAgaSeasonRows,
  explainAgaSlope,
  explainAgaTableRows,
} from '../../../src/aga/why';
import type { SeasonRow } from '../../../src/aga/types';
import type { Result } from '../../../src/core/result';
import {
  heading,
  perRow,
  reasonsOf,
  spreading,
  table,
  whole,
  type OurFunction,
} from './our-function';

type ExplainSeason = (...given: Parameters<typeof explainAgaSeasonRows>) => Result<{
  readonly row: (at: number) => {
    readonly derivation: AgaDerivation<number | SeasonRow> | undefined;
  };
}>;

/** What AGA.SEASON shows of a player, by column; nothing leads to the name. */
const seasonColumns: readonly (ExplainSeason | undefined)[] = [
  explainAgaSeasonPlacesRows,
  undefined,
  explainAgaSeasonRows,
  explainAgaSeasonCountedRows,
  explainAgaSeasonEventsRows,
];

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
    const explain = seasonColumns[column];
    if (!explain) return heading;
    const { derivation: own } = unwrap(ofSeason(players, events, won, best, ids, explain)).row(
      row - 1,
    );
    if (!own) return heading;
    return reasonsOf(own, typeof own.value === 'number' ? own.value : own.value.total);
  }),
  'AGA.AVERAGE': whole(functions.average, (ratings) => {
    const [list] = readColumns(ratingsColumn, [ratings]).values;
    return explainAgaAverage(list);
  }),
};
