import * as functions from '../../../functions/aga';
import {
  tellCategory,
  tellExact,
  tellMean,
  tellPlaceRow,
  tellPoints,
  tellSeason,
  tellSeasonCounted,
  tellSeasonEvents,
  tellSeasonPlace,
  tellSlope,
} from '../../../src/aga/why';
import { type OurFunction, toldCell, toldRows, toldWhole } from './our-function';

/** How AGA's functions are explained. */
export const agaCalls: Readonly<Record<string, OurFunction>> = {
  'AGA.CATEGORY': toldCell(functions.category, tellCategory),
  'AGA.EXACT': toldCell(functions.exact, tellExact),
  'AGA.SLOPE': toldCell(functions.slope, tellSlope),
  'AGA.POINTS': toldCell(functions.points, tellPoints),
  'AGA.TABLE': toldRows(functions.table, [undefined, tellPlaceRow]),
  'AGA.RESULTS': toldRows(functions.results, [tellPoints]),
  'AGA.SEASON': toldRows(
    functions.season,
    [tellSeasonPlace, undefined, tellSeason, tellSeasonCounted, tellSeasonEvents],
    1,
  ),
  'AGA.AVERAGE': toldWhole(functions.average, tellMean),
};
