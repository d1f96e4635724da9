import {
  formerParameters,
  awardParameters,
  placeParameters,
  scoreColumn,
  sessionParameters,
  stratumParameters,
} from '../../../functions/arguments/lists/sof';
import { optionalNumber, number } from '../../../functions/arguments/parameters';
import {
  readNumberColumn,
  readNumbers,
  readSingle,
  unwrap,
} from '../../../functions/arguments/read';
import * as functions from '../../../functions/sof';
import {
  explainSofAverage,
  explainSofAward,
  explainSofFormer,
  explainSofPlace,
  explainSofPlacesRows,
  explainSofResultsRows,
  explainSofSession,
  explainSofStratum,
} from '../../../src/sof/why';
import { perRow, reasonsOf, spreading, table, whole, type OurFunction } from './our-function';

const [first, , sessions] = placeParameters;

/** How SOF's functions are explained. */
export const sofCalls: Readonly<Record<string, OurFunction>> = {
  'SOF.AWARD': spreading(
    functions.award,
    awardParameters,
    (avgMP, tables, sessionCount, rating, restrictions, event) =>
      explainSofAward(avgMP, tables, { sessions: sessionCount, rating, restrictions, event }),
  ),
  'SOF.PLACE': spreading(functions.place, placeParameters, explainSofPlace),
  'SOF.PLACES': table(functions.places, ([award, depth, of], row) =>
    reasonsOf(
      unwrap(
        explainSofPlacesRows(
          readSingle(first, award),
          readSingle(number('depth'), depth),
          readSingle(sessions, of),
        ),
      ).row(row).derivation,
    ),
  ),
  'SOF.AVERAGE': whole(functions.average, (holdings, playersPerEntry) => {
    const sizes = readNumberColumn('playersPerEntry', playersPerEntry);
    return explainSofAverage(readNumbers('holdings', holdings), sizes);
  }),
  'SOF.STRATUM': spreading(
    functions.stratum,
    stratumParameters,
    (fieldAvg, fieldTables, avg, tables, sessionCount, rating, restrictions) =>
      explainSofStratum(fieldAvg, fieldTables, avg, tables, {
        sessions: sessionCount,
        rating,
        restrictions,
      }),
  ),
  'SOF.SESSION': spreading(
    functions.session,
    sessionParameters,
    (avgMP, tables, rating, restrictions, event) =>
      explainSofSession(avgMP, tables, { rating, restrictions, event }),
  ),
  'SOF.RESULTS': perRow(
    scoreColumn,
    [1],
    ({ values: [scores] }, [award, , of, depth]) => {
      const options = {
        sessions: readSingle(sessions, of),
        depth: readSingle(optionalNumber('depth'), depth),
      };
      return explainSofResultsRows(readSingle(first, award), scores, options);
    },
    (working) => working.award,
  ),
  'SOF.FORMER': spreading(
    functions.former,
    formerParameters,
    (tables, sessionCount, rating, limit, restrictions, type) =>
      explainSofFormer(tables, sessionCount, { rating, limit, restrictions, type }),
  ),
};
