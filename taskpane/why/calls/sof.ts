import * as functions from '../../../functions/sof';
import {
  tellAverage,
  tellAward,
  tellFormer,
  tellPlace,
  tellSession,
  tellStratum,
  tellTie,
} from '../../../src/sof/why';
import { type OurFunction, toldCell, toldRows, toldWhole } from './our-function';

/** How SOF's functions are explained. */
export const sofCalls: Readonly<Record<string, OurFunction>> = {
  'SOF.AWARD': toldCell(functions.award, tellAward),
  'SOF.PLACE': toldCell(functions.place, tellPlace),
  'SOF.PLACES': toldRows(functions.places, [tellPlace]),
  'SOF.AVERAGE': toldWhole(functions.average, tellAverage),
  'SOF.STRATUM': toldCell(functions.stratum, tellStratum),
  'SOF.SESSION': toldCell(functions.session, tellSession),
  'SOF.RESULTS': toldRows(functions.results, [tellTie]),
  'SOF.FORMER': toldCell(functions.former, tellFormer),
};
