import * as sof from '../../../functions/sof';
import * as aga from '../../../functions/aga';
import * as kgs from '../../../functions/kgs';
import * as nk from '../../../functions/nk';
import * as kuksu from '../../../functions/kuksu';
import * as whySof from '../../../src/sof/why';
import * as whyAga from '../../../src/aga/why';
import * as whyKgs from '../../../src/kgs/why';
import * as whyNk from '../../../src/nk/why';
import * as whyKuksu from '../../../src/kuksu/why';
import {
  toldCell,
  toldCells,
  toldRows,
  toldRowsOf,
  toldWhole,
  type OurFunction,
} from './our-function';

/** How each of our functions is explained: its declaration, and what tells of its working. */
export const told: Readonly<Record<string, OurFunction>> = {
  'SOF.AWARD': toldCell(sof.award, whySof.tellAward),
  'SOF.PLACE': toldCell(sof.place, whySof.tellPlace),
  'SOF.PLACES': toldRows(sof.places, [whySof.tellPlace]),
  'SOF.AVERAGE': toldWhole(sof.average, whySof.tellAverage),
  'SOF.STRATUM': toldCell(sof.stratum, whySof.tellStratum),
  'SOF.SESSION': toldCell(sof.session, whySof.tellSession),
  'SOF.RESULTS': toldRows(sof.results, [whySof.tellTie]),
  'SOF.FORMER': toldCell(sof.former, whySof.tellFormer),
  'AGA.CATEGORY': toldCell(aga.category, whyAga.tellCategory),
  'AGA.EXACT': toldCell(aga.exact, whyAga.tellExact),
  'AGA.SLOPE': toldCell(aga.slope, whyAga.tellSlope),
  'AGA.POINTS': toldCell(aga.points, whyAga.tellPoints),
  'AGA.TABLE': toldRows(aga.table, [undefined, whyAga.tellPlaceRow]),
  'AGA.RESULTS': toldRows(aga.results, [whyAga.tellPoints]),
  'AGA.SEASON': toldRows(
    aga.season,
    [
      whyAga.tellSeasonPlace,
      undefined,
      whyAga.tellSeason,
      whyAga.tellSeasonCounted,
      whyAga.tellSeasonEvents,
    ],
    1,
  ),
  'AGA.AVERAGE': toldWhole(aga.average, whyAga.tellMean),
  'KGS.FACTOR': toldCell(kgs.factor, whyKgs.tellFactor),
  'KGS.PLAYERS': toldWhole(kgs.players, whyKgs.tellPlayers),
  'KGS.POINTS': toldCell(kgs.points, whyKgs.tellPoints),
  'KGS.TABLE': toldCells(
    kgs.table,
    (working, row, column) => whyKgs.cellsOf(working)[row - 1]?.[column - 1],
    whyKgs.tellCell,
  ),
  'KGS.RESULTS': toldRows(kgs.results, [whyKgs.tellRow]),
  'KGS.ANNUAL': toldRows(
    kgs.annual,
    [whyKgs.tellPlace, undefined, whyKgs.tellAnnual, whyKgs.tellEvents],
    1,
  ),
  'KGS.CHECK': toldWhole(kgs.check, whyKgs.tellCheck),
  'NK.GROUPS': toldRowsOf(nk.groups, whyNk.rowOf, [whyNk.tellGroup]),
  'NK.SCORE': toldCell(nk.score, whyNk.tellScore),
  'NK.SLIDE': toldRows(nk.slide, [undefined, whyNk.tellSlide]),
  'NK.FOLD': toldRows(nk.fold, [undefined, whyNk.tellFold]),
  'NK.PROGRESS': toldCells(
    nk.progress,
    (working, row, column) => whyNk.cellsOf(working)[row]?.[column],
    whyNk.tellProgress,
  ),
  'NK.RIGHTS': toldCell(nk.rights, whyNk.tellRight),
  'KUKSU.TIERS': toldCell(kuksu.tiers, whyKuksu.tellTiers),
  'KUKSU.SIZES': toldRows(kuksu.sizes, [undefined, whyKuksu.tellSize]),
  'KUKSU.DEFAULTTIER': toldCell(kuksu.defaultTier, whyKuksu.tellDefaultTier),
  'KUKSU.SODOS': toldRows(kuksu.sodos, [whyKuksu.tellSodos]),
  'KUKSU.RANK': toldRowsOf(kuksu.rank, (workings, row) => whyKuksu.betweenOthers(workings)[row], [
    whyKuksu.tellRank,
  ]),
  'KUKSU.SNAKE': toldRows(kuksu.snake, [whyKuksu.tellSnake]),
};
