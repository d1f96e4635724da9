import type {
  Area,
  CellContent,
  CellPosition,
  CellValue,
  ConditionalFormats,
  Copies,
  Extras,
  Filters,
  Lines,
  Merges,
  Names,
  Shifts,
  Styles,
  Tables,
  Tabs,
  Validations,
} from './parts';

export type { Area, CellContent, CellError, CellPosition, CellValue } from './parts';

/**
 * What the workbench needs of a spreadsheet, in Excel's terms. The Office host and the page know this
 * interface only; which grid stands behind it is the business of one adapter (o-spreadsheet today).
 */

export interface Cell {
  readonly value: CellValue;
  /**
   * The formula beginning with '=', as Excel keeps it: as typed, with function names and references
   * in upper case. Absent when the cell holds a constant or is spilled into.
   */
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
  /** The size the grid has now. It grows when written to; Excel's own sheets have a fixed, larger size. */
  readonly rows: number;
  readonly columns: number;
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
  /**
   * Called synchronously by the engine, once per cell and evaluation (again when an argument changes
   * during it). `args` has one entry per parameter: what the formula leaves out is 'omitted', also
   * where the parameter is mandatory. Never throws. A matrix (row by row) spills.
   */
  compute(args: readonly RawArgument[], caller: CellPosition): CellValue | CellValue[][];
}

export type Unsubscribe = () => void;

export interface GridChange {
  /** Absent when the whole workbook may have changed (undo, redo, cells moved). */
  readonly area?: Area;
  /** The value before, when one cell alone was changed. */
  readonly before?: CellValue;
  /** Whole rows or columns came or went: the area. */
  readonly lines?: 'RowInserted' | 'RowDeleted' | 'ColumnInserted' | 'ColumnDeleted';
  /** Rows went out of sight or came back, and nothing else: the area. */
  readonly rows?: 'Hidden' | 'Unhidden';
  /** A sheet was renamed, hidden or shown, and nothing else. */
  readonly sheet?: SheetChange;
  /** A sheet went: nothing was typed anywhere, though formulas that named it have lost it. */
  readonly deleted?: true;
}

export type SheetChange =
  | { readonly id: string; readonly nameBefore: string; readonly nameAfter: string }
  | { readonly id: string; readonly visible: boolean };

/** Sheets that came and went, by id. */
export interface SheetsChange {
  readonly added: readonly string[];
  readonly deleted: readonly string[];
}

/** Rows or columns that came or went, with those behind them: counted from 0. */
export interface LinesMoved {
  readonly sheetId: string;
  readonly dimension: 'rows' | 'columns';
  readonly first: number;
  readonly count: number;
  readonly came: boolean;
}

export interface Grid {
  readonly tabs: Tabs;
  readonly lines: Lines;
  readonly shifts: Shifts;
  readonly merges: Merges;
  readonly styles: Styles;
  readonly names: Names;
  readonly extras: Extras;
  readonly tables: Tables;
  readonly filters: Filters;
  readonly validations: Validations;
  readonly conditionalFormats: ConditionalFormats;
  readonly copies: Copies;

  sheets(): readonly Sheet[];
  activeSheet(): Sheet;
  /** Adds a sheet behind the others; it does not become the active one. Throws when the name is taken. */
  addSheet(name: string): Sheet;
  activateSheet(sheetId: string): void;

  /** Row by row; cells outside the sheet are blank. */
  read(area: Area): readonly (readonly Cell[])[];
  /**
   * Writes one cell as if typed: '=…' is a formula, and so is text beginning with +, - or @ that is no
   * number; text that Excel recognises (numbers, dates, percentages, TRUE) becomes that value; a leading
   * apostrophe makes text of anything; `null` or '' clears. Other text stays text.
   */
  write(position: CellPosition, content: CellContent): void;
  /** How dates are typed in a locale such as "nl-NL"; "en-US" until it is set. */
  setTypingLocale(locale: string): void;
  /** Makes room for what is about to be written; far quicker than growing with each cell. */
  reserve(area: Area): void;
  /** The area that the formula in this cell, or the one that spills into it, fills; undefined without a spill. */
  spill(position: CellPosition): Area | undefined;
  /** The code itself, also where the grid can show it only in part. */
  setNumberFormat(area: Area, format: string): void;
  /** The number format of one cell; reads no value, so nothing is evaluated for it. */
  numberFormat(position: CellPosition): string;
  /**
   * Everything written in `work` is undone in one step and evaluated at its end, or before when a value is
   * read inside `work`. What was written stays when `work` throws; the error is passed on.
   */
  batch(work: () => void): void;
  /** Steps taken in `work` are undone together with those of the same group right before them. */
  inUndoGroup(group: string, work: () => void): void;
  /** The smallest area that holds every filled cell; undefined when the sheet is empty. */
  usedArea(sheetId: string): Area | undefined;

  selection(): Area;
  /** Every selected area, in the order of selection; the last is `selection()`. */
  selections(): readonly Area[];
  /** Selects the area, its first cell being the active one; activates its sheet. */
  select(area: Area): void;

  /** False when there is nothing to undo. */
  undo(): boolean;
  redo(): boolean;
  /** What was done so far can no longer be undone, nor done again. */
  forgetHistory(): void;

  /**
   * Evaluates every formula again, or only these cells and what depends on them; functions that answered
   * #BUSY! are asked again. Not to be called from within a function.
   */
  recalculate(cells?: readonly CellPosition[]): void;
  /** Every formula of one sheet. */
  recalculateSheet(sheetId: string): void;
  /** Formulas are calculated when they are entered, and again when it is asked for (`recalculate`). */
  calculatesByHand: boolean;
  /** Formulas work as before Excel 2021: each fills one cell, and newer functions are #NAME?. */
  isOld: boolean;
  /** What a formula that stands in no cell comes to, such as that of a name. */
  valueOf(formula: string): CellValue;
  /** Whether formulas keep a result although something they use may have changed: only where calculated by hand. */
  readonly isStale: boolean;

  /** Listeners are called after the running task, when the grid is at rest: they may read and write. */
  onSelectionChanged(listener: (selection: Area) => void): Unsubscribe;
  onSheetsChanged(listener: (change: SheetsChange) => void): Unsubscribe;
  /** Contents changed by typing, pasting, undo or the API; rows hidden, a sheet renamed. New results of formulas are no change. */
  onChanged(listener: (change: GridChange) => void): Unsubscribe;
  /** Called at once, in the middle of the change: the listener neither reads nor writes. Undoing it is not told. */
  onLinesMoved(listener: (lines: LinesMoved) => void): Unsubscribe;
}

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
