/** A value that is there by construction. Where it is not, the program is wrong, not its input. */
export function existing<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('A value that must exist does not.');
  return value;
}
