/** Cells, their places and what they hold, in Excel's terms. */

/** An error value as Excel names it, with the sentence a custom function gave (shown on the cell). */
export interface CellError {
  readonly error: string;
  readonly message?: string;
}

/** `null` is a blank cell; an empty text is ''. */
export type CellValue = number | string | boolean | CellError | null;

/** What can be written into a cell. */
export type CellContent = number | string | boolean | null;

/** Zero-based. */
export interface CellPosition {
  readonly sheetId: string;
  readonly row: number;
  readonly column: number;
}

/** A rectangle of cells, zero-based, at least one cell. */
export interface Area {
  readonly sheetId: string;
  readonly row: number;
  readonly column: number;
  readonly rows: number;
  readonly columns: number;
}
