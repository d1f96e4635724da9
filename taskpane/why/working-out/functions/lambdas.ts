import type { Cell, Grid } from '../../values/cell';
import { alone, firstOf, isSingle, ofCells, single } from '../../values/grid';
import { eachPlace } from '../../values/elementwise';
import { errors } from '../../values/numbers';
import { isLambda, type Argument, type Lambda } from '../argument';
import { transposed } from './shape';
import type { WorksheetFunctions } from './worksheet-function';

/** Values first, the function last. */
function split(given: readonly (Argument | undefined)[]): {
  readonly grids: readonly Grid[];
  readonly lambda: Lambda | undefined;
} {
  const last = given[given.length - 1];
  const grids = given.slice(0, -1).flatMap((each) => (each && !isLambda(each) ? [each] : []));
  return { grids, lambda: last && isLambda(last) ? last : undefined };
}

/** The one value of a function; several would be values inside a value. */
const onlyOf = (grid: Grid): Cell =>
  isSingle(grid) ? firstOf(grid) : { value: errors.calculation };

/** A function for each row, which gives one value each. */
function byRow([first]: readonly Grid[], lambda: Lambda | undefined): Grid {
  if (!first || !lambda) return single(errors.value);
  return ofCells(first.cells.map((row) => [onlyOf(lambda.apply(ofCells([row])))]));
}

export const lambdas: WorksheetFunctions = {
  MAP: (given) => {
    const { grids, lambda } = split(given);
    if (!lambda || grids.length === 0) return single(errors.value);
    return eachPlace(grids, (cells) => onlyOf(lambda.apply(...cells.map(alone))));
  },
  BYROW: (given) => {
    const { grids, lambda } = split(given);
    return byRow(grids, lambda);
  },
  BYCOL: (given) => {
    const { grids, lambda } = split(given);
    const [first] = grids;
    if (!first || !lambda) return single(errors.value);
    const columns = transposed(first).cells.map((column) => ofCells(column.map((cell) => [cell])));
    return ofCells([columns.map((column) => onlyOf(lambda.apply(column)))]);
  },
};
