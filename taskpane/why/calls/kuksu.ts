import * as functions from '../../../functions/kuksu';
import {
  betweenOthers,
  tellDefaultTier,
  tellRank,
  tellSize,
  tellSnake,
  tellSodos,
  tellTiers,
} from '../../../src/kuksu/why';
import { type OurFunction, toldCell, toldRows, toldRowsOf } from './our-function';

/** How Kuksu's functions are explained. */
export const kuksuCalls: Readonly<Record<string, OurFunction>> = {
  'KUKSU.TIERS': toldCell(functions.tiers, tellTiers),
  'KUKSU.SIZES': toldRows(functions.sizes, [undefined, tellSize]),
  'KUKSU.DEFAULTTIER': toldCell(functions.defaultTier, tellDefaultTier),
  'KUKSU.SODOS': toldRows(functions.sodos, [tellSodos]),
  'KUKSU.RANK': toldRowsOf(functions.rank, (workings, row) => betweenOthers(workings)[row], [
    tellRank,
  ]),
  'KUKSU.SNAKE': toldRows(functions.snake, [tellSnake]),
};
