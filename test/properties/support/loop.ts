import { CellError } from '../../functions/custom-functions';

export type Range = readonly (readonly unknown[])[];

const isBlank = (cell: unknown): boolean => cell === 0 || cell === '' || cell === null;

/**
 * What a function that goes cell by cell gives for ranges, written as a loop over lone cells: a single row or column serves every
 * place, a cell without a partner meets #N/A, and rows at the end in which every range is blank stay empty.
 *
 * @param alone calls the function with one cell per argument, for a place of the result; an argument left out is null
 * @param isWhole whether the argument of this index is a range that every cell sees whole
 */
export function loop(
  args: readonly (Range | null)[],
  alone: (cells: readonly (Range | null)[], row: number, column: number) => unknown,
  isWhole: (index: number) => boolean,
): unknown[][] {
  const spread = args.filter((range, index): range is Range => range !== null && !isWhole(index));
  const rows = Math.max(...spread.map((range) => range.length));
  const columns = Math.max(...spread.map((range) => range[0]?.length ?? 0));
  const ranges = spread.filter((range) => (rows > 1 ? range.length : (range[0]?.length ?? 0)) > 1);
  let filled = rows;
  // Where a shorter range has no cells, nothing stands.
  const isEmpty = (row: number): boolean =>
    ranges.every((range) => (range[row] ?? []).every(isBlank));
  while (ranges.length > 0 && filled > 0 && isEmpty(filled - 1)) filled--;
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (__, column) => {
      if (row >= filled) return '';
      return alone(
        args.map((range, index) =>
          range === null || isWhole(index) ? range : [[cellAt(range, row, column)]],
        ),
        row,
        column,
      );
    }),
  );
}

function cellAt(range: Range, row: number, column: number): unknown {
  const line = range[range.length === 1 ? 0 : row];
  const missing = line === undefined || (line.length > 1 && column >= line.length);
  return missing ? new CellError('#N/A') : line[line.length === 1 ? 0 : column];
}
