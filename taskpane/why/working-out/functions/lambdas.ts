import type { Cell, Grid } from '../../values/cell';
import { alone, firstOf, isSingle, ofCells, single } from '../../values/grid';
import { eachPlace } from '../../values/elementwise';
import { errors } from '../../values/numbers';
import { isLambda, type Lambda } from '../argument';
import { transposed } from './shape';
import { unknownIn, type WorksheetFunction, type WorksheetFunctions } from './worksheet-function';

/** A function of values and, at the end, of a LAMBDA or of what stands for one. */
const withLambda =
  (give: (grids: readonly [Grid, ...Grid[]], lambda: Lambda) => Grid): WorksheetFunction =>
  (given) => {
    const unknown = unknownIn(given);
    if (unknown) return unknown;
    const last = given[given.length - 1];
    const [first, ...others] = given
      .slice(0, -1)
      .flatMap((each) => (each && !isLambda(each) ? [each] : []));
    if (!first || !last || !isLambda(last)) return single(errors.value);
    return give([first, ...others], last);
  };

/** The one value of a function; several would be values inside a value. */
const onlyOf = (grid: Grid): Cell =>
  isSingle(grid) ? firstOf(grid) : { value: errors.calculation };

export const lambdas: WorksheetFunctions = {
  MAP: withLambda((grids, lambda) =>
    eachPlace(grids, (cells) => onlyOf(lambda.apply(...cells.map(alone)))),
  ),
  BYROW: withLambda(([first], lambda) =>
    ofCells(first.cells.map((row) => [onlyOf(lambda.apply(ofCells([row])))])),
  ),
  BYCOL: withLambda(([first], lambda) => {
    const columns = transposed(first).cells.map((column) => ofCells(column.map((cell) => [cell])));
    return ofCells([columns.map((column) => onlyOf(lambda.apply(column)))]);
  }),
};
