import { isBlankText } from '../../src/core/text';

/**
 * One argument as Excel hands it over. Declared as a matrix it arrives as rows of cells, even for a single
 * cell; an omitted optional argument arrives as null (not undefined). Some hosts pass a lone value unwrapped.
 */
export type CellArgument = unknown;

export type Matrix = readonly (readonly unknown[])[];

/** The argument's cells; undefined when it was omitted. */
export function matrixOf(argument: CellArgument): Matrix | undefined {
  if (argument === null || argument === undefined) return undefined;
  return Array.isArray(argument) ? (argument as Matrix) : [[argument]];
}

/** Whether one cell was given, and no range. */
export function isLoneCell(argument: CellArgument): boolean {
  const cells = matrixOf(argument);
  return cells?.length === 1 && cells[0]?.length === 1;
}

/**
 * A blank cell arrives as 0, null or '' depending on platform and position: none of them can be told from blank. A
 * cell of blanks only, no-break spaces among them, looks the same and means the same.
 */
export function isBlankOrZero(cell: unknown): boolean {
  if (typeof cell === 'string') return isBlankText(cell);
  return cell === 0 || cell === null || cell === undefined;
}
