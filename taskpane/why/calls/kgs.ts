import * as functions from '../../../functions/kgs';
import {
  cellsOf,
  tellAnnual,
  tellCell,
  tellCheck,
  tellEvents,
  tellFactor,
  tellPlace,
  tellPlayers,
  tellPoints,
  tellRow,
} from '../../../src/kgs/why';
import { type OurFunction, toldCell, toldCells, toldRows, toldWhole } from './our-function';

/** How KGS's functions are explained. */
export const kgsCalls: Readonly<Record<string, OurFunction>> = {
  'KGS.FACTOR': toldCell(functions.factor, tellFactor),
  'KGS.PLAYERS': toldWhole(functions.players, tellPlayers),
  'KGS.POINTS': toldCell(functions.points, tellPoints),
  'KGS.TABLE': toldCells(
    functions.table,
    (working, row, column) => cellsOf(working)[row - 1]?.[column - 1],
    tellCell,
  ),
  'KGS.RESULTS': toldRows(functions.results, [tellRow]),
  'KGS.ANNUAL': toldRows(functions.annual, [tellPlace, undefined, tellAnnual, tellEvents], 1),
  'KGS.CHECK': toldWhole(functions.check, tellCheck),
};
