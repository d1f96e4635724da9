import type { DecimalMark } from '../../plan/notation';

/** Masterpoints as they are paid, with two decimals: `15.38`, `10,10`. */
export function masterpoints(value: number, mark: DecimalMark): string {
  return value.toFixed(2).replace('.', mark);
}
