import type { CellArgument } from '../../../functions/arguments/parameters';
import {
  type CallAnswer,
  type Cell,
  CellError,
  cellsBehind,
  type Grid,
  type OurCall,
  Unknown,
} from '../values/cell';
import { alone, cellFor, columnsIn, rowsIn, single, traced } from '../values/grid';
import type { OurFunction } from './our-function';
import { told } from './told';

/** Calls one of our functions as Excel does. What is unknown among the arguments makes the result unknown. */
export function callOurs(called: Omit<OurCall, 'answer' | 'reasons'>): {
  readonly call?: OurCall;
  readonly result: Grid;
} {
  const unknown = unknownIn(called.given);
  if (unknown) return { result: single(unknown) };
  const { [called.id]: entry } = told;
  if (!entry) throw new Error(`${called.id} is none of our functions.`);
  const opened = withErrors(() => orCellError(() => entry.call(called.given.map(asArgument))));
  if (opened instanceof CellError) {
    const call = { ...called, answer: opened, reasons: () => opened };
    return { call, result: refusalOf(call) };
  }
  const { answer } = opened;
  const reasons: OurCall['reasons'] = (row, column) =>
    withErrors(() => orCellError(() => opened.reasons(row, column)));
  const call = { ...called, answer, reasons };
  return { call, result: resultOf(call, answer, entry) };
}

function unknownIn(given: OurCall['given']): Unknown | undefined {
  for (const grid of given) {
    // No cell of a sheet holds what is not worked out.
    for (const row of grid && !grid.range ? grid.values : []) {
      for (const value of row) if (value instanceof Unknown) return value;
    }
  }
  return undefined;
}

/** As Excel hands an argument over: rows of cells, null where it is left out. */
function asArgument(grid: Grid | undefined): CellArgument {
  return grid ? grid.values : null;
}

/** The error in place of a result. */
function refusalOf(call: OurCall & { readonly answer: CellError }): Grid {
  const all = call.given.flatMap((grid) => grid ?? []);
  return alone({ value: call.answer, ...originOf(cellsOfSmall(all)), made: [{ call }] });
}

/** The results, each knowing the call and the cells that it comes from. */
function resultOf(call: OurCall, answer: CallAnswer, entry: OurFunction): Grid {
  const all = call.given.flatMap((grid) => grid ?? []);
  // The same cells lead to every result, but for those that belong to its row.
  const whole = entry.byRow ? undefined : originOf(cellsOfSmall(all));
  return traced({
    rows: answer.rows,
    columns: answer.columns,
    valueAt: answer.at,
    trace: (value, row, column) => {
      const origin = whole ?? originOf(all.flatMap((grid) => cellFor(grid, row, column) ?? []));
      return { value, ...origin, made: [{ call, row, column }] };
    },
    isOurs: () => true,
  });
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

/** The codes of Excel's errors by the names that the functions' runtime has for them. */
const ErrorCode = {
  invalidValue: '#VALUE!',
  notAvailable: '#N/A',
  divisionByZero: '#DIV/0!',
  invalidNumber: '#NUM!',
  nullReference: '#NULL!',
  invalidName: '#NAME?',
  invalidReference: '#REF!',
} as const;

const ofThePane = { Error: CellError, ErrorCode };

interface Runtime {
  CustomFunctions?: unknown;
}

/**
 * Runs code of the functions, which speaks of errors as their runtime does: the pane has no such runtime. Its own class
 * of errors, which keeps the failure, stands there meanwhile.
 */
function withErrors<T>(work: () => T): T {
  const runtime = globalThis as Runtime;
  const { CustomFunctions: before } = runtime;
  runtime.CustomFunctions = ofThePane;
  try {
    return work();
  } finally {
    if (before === undefined) delete runtime.CustomFunctions;
    else runtime.CustomFunctions = before;
  }
}

/** The result, or the error that was thrown in its place. */
function orCellError<T>(work: () => T): T | CellError {
  try {
    return work();
  } catch (error) {
    if (error instanceof CellError) return error;
    throw error;
  }
}
