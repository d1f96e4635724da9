import type { CallAnswer, CellError } from './cell';

/** Results that are there already. */
export function answerOf(values: readonly (readonly unknown[])[]): CallAnswer {
  const lines = values as readonly (readonly (number | string | CellError)[])[];
  const at: CallAnswer['at'] = (row, column) => lines[row]?.[column];
  return { rows: lines.length, columns: lines[0]?.length ?? 0, at };
}

/** So many of the results, row by row. */
export function firstResults(
  { rows, columns, at }: CallAnswer,
  most: number,
): readonly { value: number | string | CellError; row: number; column: number }[] {
  return Array.from({ length: Math.min(most, rows * columns) }, (_, i) => {
    const [row, column] = [Math.floor(i / columns), i % columns];
    return { value: at(row, column) ?? '', row, column };
  });
}
