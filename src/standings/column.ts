import { flaw, type NumberArgument } from '../arguments';
import { significant } from '../numbers/significant';
import { inRow, succeed, type Result } from '../result';

/** A column of numbers at 12 significant digits, within its argument's limits; a refusal names the row, from 1. */
export function readColumn(
  argument: NumberArgument,
  cells: readonly number[],
): Result<readonly number[]> {
  const column: number[] = [];
  for (const cell of cells) {
    const value = significant(cell);
    const refusal = flaw(argument, value);
    if (refusal) return inRow(refusal, column.length + 1);
    column.push(value);
  }
  return succeed(column);
}
