/**
 * The part of Excel's runtime that the functions use, for tests that load their sources. It is a value of a cell: where it was made
 * says nothing, and to note that takes most of the time of a list of them.
 */
export class CellError extends Error {
  constructor(
    readonly code: string,
    message?: string,
  ) {
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 0;
    super(message);
    Error.stackTraceLimit = stackTraceLimit;
  }
}

export const ErrorCode = {
  invalidValue: '#VALUE!',
  notAvailable: '#N/A',
  divisionByZero: '#DIV/0!',
  invalidNumber: '#NUM!',
  nullReference: '#NULL!',
} as const;

/** Makes `CustomFunctions` known to the sources; returns what they associate. */
export function provideCustomFunctions(): Map<string, unknown> {
  const associated = new Map<string, unknown>();
  Object.assign(globalThis, {
    CustomFunctions: {
      Error: CellError,
      ErrorCode,
      associate: (id: string, implementation: unknown) => associated.set(id, implementation),
    },
  });
  return associated;
}

/** The cell error an action throws; any other outcome fails the test. */
export function thrownBy(action: () => unknown): CellError {
  try {
    action();
  } catch (error) {
    if (error instanceof CellError) return error;
    throw error;
  }
  throw new Error('nothing was thrown');
}

/**
 * What is wrong with a formula's outcome; undefined when a cell can show it and a person can read it.
 * Errors that were passed on have what they came with, and a place without a partner is a bare #N/A.
 */
export function flawOf(
  calculate: () => unknown,
  passedOn: ReadonlySet<unknown> = new Set(),
): string | undefined {
  let answer: unknown;
  try {
    answer = calculate();
  } catch (error) {
    return flawOfError(error, passedOn);
  }
  const rows = answer as unknown[][];
  if (rows.length === 0 || rows.some((row) => row.length !== rows[0]?.length)) {
    return `not a rectangle: ${JSON.stringify(rows)}`;
  }
  return rows
    .flat()
    .map((cell) => flawOfCell(cell, passedOn))
    .find(Boolean);
}

function flawOfCell(cell: unknown, passedOn: ReadonlySet<unknown>): string | undefined {
  if (typeof cell === 'string' || typeof cell === 'boolean') return undefined;
  if (typeof cell === 'number') return Number.isFinite(cell) ? undefined : String(cell);
  return flawOfError(cell, passedOn);
}

function flawOfError(error: unknown, passedOn: ReadonlySet<unknown>): string | undefined {
  if (!(error instanceof CellError)) return `a bug: ${String(error)}`;
  if (passedOn.has(error)) return undefined;
  if (!['#VALUE!', '#N/A'].includes(error.code)) return error.code;
  return /^\w+(, row \d+)?(, column \d+)?: .+\. .+\.$/.test(error.message)
    ? undefined
    : `"${error.message}" is no sentence`;
}
