/** Unwraps a value that must exist; a missing one is a bug, not a fault of the input. */
export function existing<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('A value that must exist does not.');
  return value;
}
