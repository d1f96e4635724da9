import {
  atFifteen,
  type Cell,
  errors,
  finite,
  type Grid,
  toNumber,
  type Value,
} from '../../values/cell';
import { alone, eachPlace, firstOf, isSingle, ofCells, single } from '../../values/grid';
import { isLambda, type Lambda } from '../scope';
import { lookup, shape, transposed } from './lists';
import {
  ofValues,
  unknownIn,
  type WorksheetFunction,
  type WorksheetFunctions,
} from './worksheet-function';
import { logic } from './logic';
import { summaries } from './summaries';
import { texts } from './texts';

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

const lambdas: WorksheetFunctions = {
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

const ofNumbers = (give: (...numbers: readonly number[]) => Value): WorksheetFunction =>
  ofValues((values, { mark }) => {
    const numbers: number[] = [];
    for (const value of values) {
      const number = toNumber(value, mark);
      if (typeof number !== 'number') return number;
      numbers.push(number);
    }
    return give(...numbers);
  });

/** A decimal fraction moved by some places, without binary noise: 2.675 by 2 is 267.5. */
function moved(value: number, places: number): number {
  const exponential = value.toExponential();
  return Number(exponential.replace(/[^e]+$/, (exponent) => String(Number(exponent) + places)));
}

/** Rounds as Excel does: in decimals at 15 digits, away from zero for a negative number as for a positive one. */
const rounding =
  (give: (moved: number) => number) =>
  (value = 0, places = 0): Value => {
    const whole = Math.trunc(places);
    const size = atFifteen(Math.abs(value));
    const rounded = moved(give(atFifteen(moved(size, whole))), -whole);
    return finite(value < 0 ? -rounded : rounded);
  };

const roundHalf = rounding((size) => Math.floor(size + 0.5));

const numbers: WorksheetFunctions = {
  ROUND: ofNumbers(roundHalf),
  ROUNDUP: ofNumbers(rounding(Math.ceil)),
  ROUNDDOWN: ofNumbers(rounding(Math.floor)),
  TRUNC: ofNumbers(rounding(Math.floor)),
  INT: ofNumbers((value = 0) => Math.floor(atFifteen(value))),
  ABS: ofNumbers((value = 0) => Math.abs(value)),
  SQRT: ofNumbers((value = 0) => (value < 0 ? errors.number : Math.sqrt(value))),
  MOD: ofNumbers((value = 0, by = 0) =>
    by === 0 ? errors.division : finite(value - by * Math.floor(value / by)),
  ),
};

/** Excel's own functions that are worked out here; every other is unknown. */
export const worksheetFunctions: Readonly<Record<string, WorksheetFunction | undefined>> = {
  ...logic,
  ...summaries,
  ...numbers,
  ...texts,
  ...shape,
  ...lookup,
  ...lambdas,
};

/** One of Excel's own functions, by its name in capitals; undefined for any that is not worked out. */
export function worksheetFunctionOf(name: string): WorksheetFunction | undefined {
  return Object.hasOwn(worksheetFunctions, name) ? worksheetFunctions[name] : undefined;
}

/** Those that look at a list as a whole, of the kinds that otherwise go place by place. */
const ofWholeLists = ['AND', 'OR', 'XOR', 'TEXTJOIN'];

const placeByPlace: ReadonlySet<string> = new Set(
  Object.keys({ ...logic, ...numbers, ...texts }).filter((name) => !ofWholeLists.includes(name)),
);

/** Whether a place of the result of a function, or an operator, comes from the same place of what it was given. */
export const isPlaceByPlace = (name: string): boolean =>
  !/^[A-Z]/.test(name) || placeByPlace.has(name);
