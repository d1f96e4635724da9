import { ExcelError } from '../batch/errors';
import type { Json } from '../batch/wire';

/** A value of an enumeration; any other is InvalidArgument. */
export function oneOf<T extends Json>(allowed: readonly T[], value: Json): T {
  const found = allowed.find((each) => each === value);
  if (found === undefined) throw new ExcelError('InvalidArgument');
  return found;
}

export function textFrom(value: Json): string {
  if (typeof value !== 'string') throw new ExcelError('InvalidArgument');
  return value;
}
