import { existing } from '../../../src/existing';
import type { CallAnswer, CellError } from './cell';

/** Results that are there already. */
export function answerOf(values: readonly (readonly unknown[])[]): CallAnswer {
  const lines = values as readonly (readonly (number | string | CellError)[])[];
  const at: CallAnswer['at'] = (row, column) => lines[row]?.[column];
  const columns = lines.reduce((most, { length }) => Math.max(most, length), 0);
  return { rows: lines.length, columns, at };
}

/** So many of the results, row by row. */
export function firstResults(
  { rows, columns, at }: CallAnswer,
  most: number,
): readonly { value: number | string | CellError; row: number; column: number }[] {
  return Array.from({ length: Math.min(most, rows * columns) }, (_, i) => {
    const [row, column] = [Math.floor(i / columns), i % columns];
    return { value: existing(at(row, column)), row, column };
  });
}
