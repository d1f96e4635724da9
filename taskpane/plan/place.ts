/** A rectangle of cells of some sheet, zero-based, at least one cell. */
export interface Area {
  readonly row: number;
  readonly column: number;
  readonly rows: number;
  readonly columns: number;
}

/** An area of a sheet of the workbook. The id survives renaming; the name is for people and formulas. */
export interface Place {
  readonly sheetId: string;
  readonly sheet: string;
  readonly area: Area;
}
