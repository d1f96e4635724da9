import type { ActiveCell } from '../../../excel/workbook/why';
import { errors, type Grid, type Known, Unknown, type Value } from '../../values/cell';
import { alone, eachValue, firstOf, isSingle, single } from '../../values/grid';
import { type Argument, isLambda, type Settings } from '../scope';

/** What a function may need to know beside its arguments. */
export interface Circumstances extends Settings {
  readonly active: ActiveCell;
  /** The piece of the formula that calls it. */
  readonly source: string;
}

/** One of Excel's own functions; an argument that is left out is undefined. */
export type WorksheetFunction = (
  given: readonly (Argument | undefined)[],
  circumstances: Circumstances,
) => Grid;

export type WorksheetFunctions = Readonly<Record<string, WorksheetFunction>>;

type GridFunction = (given: readonly (Grid | undefined)[], circumstances: Circumstances) => Grid;

/** A function that takes values only. */
export function ofGrids(give: GridFunction): WorksheetFunction {
  return (given, circumstances) => {
    const grids: (Grid | undefined)[] = [];
    for (const each of given) {
      if (each && isLambda(each)) return single(errors.value);
      grids.push(each);
    }
    return give(grids, circumstances);
  };
}

/**
 * A function that goes by the size of its first arguments, of all unless told how many. What is unknown as a whole may have
 * any size: so has the result.
 */
export function bySize(give: GridFunction, sized = Infinity): WorksheetFunction {
  return ofGrids(
    (given, circumstances) => unknownIn(given.slice(0, sized)) ?? give(given, circumstances),
  );
}

/** The first argument that is unknown as a whole. */
export function unknownIn(given: readonly (Argument | undefined)[]): Grid | undefined {
  return given
    .flatMap((each) => (each && !isLambda(each) && isSingle(each) ? [firstOf(each)] : []))
    .filter(({ value }) => value instanceof Unknown)
    .map(alone)[0];
}

/** A function that takes single values and is applied place by place. */
export function ofValues(
  give: (values: readonly Known[], settings: Settings) => Value,
): WorksheetFunction {
  return ofGrids((given, settings) =>
    eachValue(
      given.map((each) => each ?? single(null)),
      (...values) => give(values, settings),
    ),
  );
}

/** What is not worked out in this function. */
export function unknownCall({ source }: Circumstances): Grid {
  return single(new Unknown(source, 'function'));
}
