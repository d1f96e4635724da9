/** The part of Excel's runtime that the functions use, for tests that load their sources. */
export class CellError extends Error {
  constructor(
    readonly code: string,
    message?: string,
  ) {
    super(message);
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
