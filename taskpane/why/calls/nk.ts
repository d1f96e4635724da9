import * as functions from '../../../functions/nk';
import {
  cellsOf,
  rowOf,
  tellFold,
  tellGroup,
  tellProgress,
  tellRight,
  tellScore,
  tellSlide,
} from '../../../src/nk/why';
import { type OurFunction, toldCell, toldCells, toldRows, toldRowsOf } from './our-function';

/** How NK's functions are explained. */
export const nkCalls: Readonly<Record<string, OurFunction>> = {
  'NK.GROUPS': toldRowsOf(functions.groups, rowOf, [tellGroup]),
  'NK.SCORE': toldCell(functions.score, tellScore),
  'NK.SLIDE': toldRows(functions.slide, [undefined, tellSlide]),
  'NK.FOLD': toldRows(functions.fold, [undefined, tellFold]),
  'NK.PROGRESS': toldCells(
    functions.progress,
    (working, row, column) => cellsOf(working)[row]?.[column],
    tellProgress,
  ),
  'NK.RIGHTS': toldCell(functions.rights, tellRight),
};
