import { CellError } from '../values/cell';

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
export function withErrors<T>(work: () => T): T {
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
export function orCellError<T>(work: () => T): T | CellError {
  try {
    return work();
  } catch (error) {
    if (error instanceof CellError) return error;
    throw error;
  }
}
