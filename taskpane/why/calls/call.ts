import type { CellArgument } from '../../../cells/matrix';
import type { OurCall } from '../values/cell';
import {
  CellError,
  cellsBehind,
  columnsIn,
  rowsIn,
  single,
  Unknown,
  type Cell,
  type Grid,
} from '../values/cell';
import { cellFor } from '../values/elementwise';
import { agaCalls } from './aga';
import type { OurFunction, Reasons } from './our-function';
import { orCellError, withErrors } from './errors-of-cells';
import { kgsCalls } from './kgs';
import { kuksuCalls } from './kuksu';
import { nkCalls } from './nk';
import { sofCalls } from './sof';

/** All our functions. */
export const entries: Readonly<Record<string, OurFunction>> = {
  ...sofCalls,
  ...agaCalls,
  ...kgsCalls,
  ...nkCalls,
  ...kuksuCalls,
};

/** Calls one of our functions as Excel does. What is unknown among the arguments makes the result unknown. */
export function callOurs(called: Omit<OurCall, 'answer'>): {
  readonly call?: OurCall;
  readonly result: Grid;
} {
  const unknown = unknownIn(called.given);
  if (unknown) return { result: single(unknown) };
  const { [called.id]: entry } = entries;
  if (!entry) throw new Error(`${called.id} is none of our functions.`);
  const answer = withErrors(() =>
    orCellError(() => entry.answer(...called.given.map(asArgument)) as OurCall['answer']),
  );
  const call = { ...called, answer };
  return { call, result: resultOf(call, entry) };
}

/** Why a result of a call is what it is; the error where it has none. */
export function reasonsFor(call: OurCall, row: number, column: number): Reasons | CellError {
  const { [call.id]: entry } = entries;
  if (!entry) throw new Error(`${call.id} is none of our functions.`);
  const given = call.given.map(asArgument);
  return withErrors(() => orCellError(() => entry.reasons(given, row, column)));
}

function unknownIn(given: OurCall['given']): Unknown | undefined {
  for (const grid of given) {
    for (const row of grid?.cells ?? []) {
      for (const { value } of row) if (value instanceof Unknown) return value;
    }
  }
  return undefined;
}

/** As Excel hands an argument over: rows of cells, null where it is left out. */
function asArgument(grid: Grid | undefined): CellArgument {
  return grid ? grid.cells.map((row) => row.map(({ value }) => value)) : null;
}

/** The results, each knowing the call and the cells that it comes from. */
function resultOf(call: OurCall, entry: OurFunction): Grid {
  const { answer } = call;
  const all = call.given.flatMap((grid) => (grid ? [grid] : []));
  if (answer instanceof CellError) {
    return { cells: [[{ value: answer, ...originOf(cellsOfSmall(all)), made: [{ call }] }]] };
  }
  // The same cells lead to every result, but for those that belong to its row.
  const whole = entry.byRow ? undefined : originOf(cellsOfSmall(all));
  return {
    cells: answer.map((line, row) =>
      line.map((value, column) => {
        const origin = whole ?? originOf(all.flatMap((grid) => cellFor(grid, row, column) ?? []));
        return { value, ...origin, made: [{ call, row, column }] };
      }),
    ),
  };
}

/** The cells of what is given; a large list is not named cell by cell. */
function cellsOfSmall(grids: readonly Grid[]): readonly Cell[] {
  return grids
    .filter((grid) => rowsIn(grid) * columnsIn(grid) <= 12)
    .flatMap((grid) => grid.cells.flat());
}

function originOf(cells: readonly Cell[]): Pick<Cell, 'from'> {
  const from = cellsBehind(cells);
  return from.length > 0 ? { from } : {};
}
