import type { Explanation } from './explanation';
import { CellError, type Grid, type Value } from './values/cell';
import { columnsIn, firstOf, isSingle, rowsIn } from './values/grid';
import { cellFor } from './values/elementwise';
import { isPlaceByPlace } from './working-out/functions';

/** One piece of the formula around our calls, with what it comes to here. */
export interface RestLine {
  /** A function in capitals, or an operator. */
  readonly name: string;
  readonly given: readonly (Value | { readonly source: string })[];
  readonly value: Value;
}

/** What the formula makes of our results, from the inside out; of arrays the place that the cell shows. */
export function restOf({ lines, offset, parts }: Explanation): readonly RestLine[] {
  const here = (grid: Grid): Value | undefined => {
    if (isSingle(grid)) return firstOf(grid).value;
    return offset && fits(grid, offset)
      ? cellFor(grid, offset.row, offset.column)?.value
      : undefined;
  };
  return lines.flatMap(({ name, given, result }) => {
    const value = here(result);
    if (value === undefined) return [];
    const shown = given.map(({ source, grid }) => {
      // Of a list that is taken as a whole no single value counts: `ROWS(A1:A4)`.
      const known = grid && (isPlaceByPlace(name) || isSingle(grid)) ? here(grid) : undefined;
      // Where no result of ours is taken an error is one of what is not: the piece says more.
      const isAside = parts.length === 0 && known instanceof CellError;
      return known === undefined || isAside ? { source } : known;
    });
    return [{ name, given: shown, value }];
  });
}

const fits = (grid: Grid, offset: { readonly row: number; readonly column: number }): boolean =>
  (rowsIn(grid) === 1 || offset.row < rowsIn(grid)) &&
  (columnsIn(grid) === 1 || offset.column < columnsIn(grid));
