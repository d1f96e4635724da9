/** A workbook as plain data, so that samples are files of ours and tied to no grid. */
export interface WorkbookData {
  readonly sheets: readonly SheetData[];
}

export interface SheetData {
  readonly name: string;
  /**
   * By address ("B7"). Text beginning with '=' is a formula; every other text stays the text it is, also
   * where it looks like a number.
   */
  readonly cells: Readonly<Record<string, number | string | boolean>>;
  /** Pixels by column letter. */
  readonly columnWidths?: Readonly<Record<string, number>>;
  /** Pixels by row number. */
  readonly rowHeights?: Readonly<Record<number, number>>;
  /** Later entries win where areas overlap. */
  readonly formats?: readonly CellFormat[];
  /** Areas ("A1:F1") shown as one cell. */
  readonly merges?: readonly string[];
  readonly frozenRows?: number;
  readonly frozenColumns?: number;
  /** At least this many rows and columns; there is always room beyond the filled cells. */
  readonly rows?: number;
  readonly columns?: number;
  readonly hidden?: boolean;
  readonly gridLines?: boolean;
}

export interface CellFormat {
  /** "A1" or "A1:F12". */
  readonly area: string;
  readonly bold?: boolean;
  readonly italic?: boolean;
  /** Points. */
  readonly fontSize?: number;
  /** "#RRGGBB". */
  readonly fill?: string;
  readonly color?: string;
  readonly align?: 'left' | 'center' | 'right';
  readonly verticalAlign?: 'top' | 'middle' | 'bottom';
  readonly wrap?: boolean;
  /** Excel's code, such as "0.00". */
  readonly numberFormat?: string;
}
