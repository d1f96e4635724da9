import type { Failure } from '../../src/result';
import type { CallPart } from './parts';
import { CellError, cellsBehind, type Cell, type CellAt } from './values/cell';
import { firstOf, isSingle } from './values/grid';

/** What is wrong with what a function was given. */
export interface Fault {
  /** Which argument, from 0. */
  readonly argument: number | undefined;
  /** The cell that holds what is wrong. */
  readonly cell: CellAt | undefined;
  /** The cells that it was worked out from, where no single one holds it. */
  readonly from: readonly CellAt[];
  /** Why the function refuses. */
  readonly failure: Failure | undefined;
  /** The error of a cell that is passed on. */
  readonly passedOn: string | undefined;
}

/** The argument and the cell at fault, by the names of the function's arguments. */
export function faultOf(part: CallPart, names: readonly string[]): Fault | undefined {
  const { error, call } = part;
  if (!error) return undefined;
  const { failure } = error;
  if (!failure) {
    for (const [argument, grid] of call.given.entries()) {
      const cell = grid?.cells.flat().find(({ value }) => value === error);
      if (cell) return { argument, ...origin(cell), failure: undefined, passedOn: error.code };
    }
    return undefined;
  }
  const argument = names.indexOf(failure.at.argument ?? '');
  const found = argument === -1 ? undefined : cellOf(part, argument, failure);
  return {
    argument: argument === -1 ? undefined : argument,
    ...origin(found),
    failure,
    passedOn: found?.value instanceof CellError ? found.value.code : undefined,
  };
}

function cellOf(part: CallPart, argument: number, { at }: Failure): Cell | undefined {
  const grid = part.call.given[argument];
  if (!grid) return undefined;
  if (isSingle(grid)) return firstOf(grid);
  if (at.row !== undefined) {
    const line = grid.cells[at.row - 1];
    const only = line?.length === 1 ? 0 : undefined;
    return line?.[at.column === undefined ? (only ?? -1) : at.column - 1];
  }
  return part.arguments[argument]?.meant;
}

function origin(cell: Cell | undefined): Pick<Fault, 'cell' | 'from'> {
  if (!cell) return { cell: undefined, from: [] };
  return { cell: cell.at, from: cell.at ? [] : cellsBehind([cell]) };
}
