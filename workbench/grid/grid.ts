/**
 * What the workbench needs of a spreadsheet, in Excel's terms. The Office host and the page know this
 * interface only; which grid stands behind it is the business of one adapter (o-spreadsheet today).
 */

/** An error value as Excel names it, with the sentence a custom function gave (shown on the cell). */
export interface CellError {
  readonly error: string;
  readonly message?: string;
}

/** `null` is a blank cell; an empty text is ''. */
export type CellValue = number | string | boolean | CellError | null;

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

export interface Cell {
  readonly value: CellValue;
  /** The formula as typed, beginning with '='; absent when the cell holds a constant or is spilled into. */
  readonly formula?: string;
  /** What the cell shows, number format applied. */
  readonly text: string;
  /** Excel's number format code; 'General' when none was set. */
  readonly numberFormat: string;
}

export interface Sheet {
  readonly id: string;
  readonly name: string;
  readonly visible: boolean;
}

/** An argument as the engine hands it over, before Excel's own conversions. */
export type RawArgument =
  | { readonly kind: 'omitted' }
  | { readonly kind: 'value'; readonly value: CellValue }
  | { readonly kind: 'range'; readonly values: readonly (readonly CellValue[])[] };

export interface FunctionParameter {
  readonly name: string;
  readonly description: string;
  readonly optional: boolean;
}

export interface FunctionDefinition {
  readonly name: string;
  readonly description: string;
  readonly parameters: readonly FunctionParameter[];
  /** Called synchronously by the engine. Never throws. A matrix (row by row) spills. */
  compute(args: readonly RawArgument[], caller: CellPosition): CellValue | CellValue[][];
}

export type Unsubscribe = () => void;

export interface GridChange {
  /** Absent when the whole workbook may have changed (undo, redo). */
  readonly area?: Area;
}

export interface Grid {
  sheets(): readonly Sheet[];
  activeSheet(): Sheet;
  addSheet(name: string): Sheet;
  activateSheet(sheetId: string): void;

  /** Row by row. */
  read(area: Area): readonly (readonly Cell[])[];
  /** Writes one cell as if typed: '=…' is a formula, `null` or '' clears, other text stays text. */
  write(position: CellPosition, content: number | string | boolean | null): void;
  setNumberFormat(area: Area, format: string): void;
  /** The smallest area that holds every filled cell; undefined when the sheet is empty. */
  usedArea(sheetId: string): Area | undefined;

  selection(): Area;
  select(area: Area): void;

  /** Evaluates every formula again; functions that answered #BUSY! are asked anew. */
  recalculate(): void;

  onSelectionChanged(listener: (selection: Area) => void): Unsubscribe;
  /** Contents changed by typing, pasting, undo or the API. */
  onChanged(listener: (change: GridChange) => void): Unsubscribe;
}
