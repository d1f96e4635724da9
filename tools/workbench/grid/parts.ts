import type { Area, CellPosition, CellValue } from './cells';

/**
 * What a sheet has besides contents, in Excel's terms. Each part is a small interface of the grid with one
 * adapter in `parts`; every change is undone together with the contents written in the same step.
 */

export type Dimension = 'rows' | 'columns';

/** Sheets themselves; `Grid.sheets` lists them. */
export interface Tabs {
  remove(sheetId: string): void;
  /** A copy with everything on the sheet, right behind it; its id. */
  copy(sheetId: string, name: string): string;
  rename(sheetId: string, name: string): void;
  setVisible(sheetId: string, visible: boolean): void;
  /** "#RRGGBB"; undefined without a colour. */
  color(sheetId: string): string | undefined;
  setColor(sheetId: string, color: string | undefined): void;
  gridLines(sheetId: string): boolean;
  setGridLines(sheetId: string, shown: boolean): void;
  frozen(sheetId: string): Frozen;
  freeze(sheetId: string, frozen: Frozen): void;
}

/** How many rows and columns stay in sight. */
export interface Frozen {
  readonly rows: number;
  readonly columns: number;
}

/** Rows and columns of a sheet. */
export interface Lines {
  /** Pixels. */
  size(sheetId: string, dimension: Dimension, index: number): number;
  /** Index and pixels of the lines someone has given a size of their own. */
  sized(sheetId: string, dimension: Dimension): readonly (readonly [index: number, size: number])[];
  /** Without a size the lines get the sheet's own again. */
  setSize(sheetId: string, lines: Run, size: number | undefined): void;
  isHidden(sheetId: string, dimension: Dimension, index: number): boolean;
  /** Hidden because a filter leaves the row out. */
  isFiltered(sheetId: string, row: number): boolean;
  setHidden(sheetId: string, lines: Run, hidden: boolean): void;
  insert(sheetId: string, lines: Run): void;
  remove(sheetId: string, lines: Run): void;
}

/** Neighbouring rows or columns. */
export interface Run {
  readonly dimension: Dimension;
  readonly first: number;
  readonly count: number;
}

/** Cells that are pushed to make room for others, or to close a gap. */
export interface Shifts {
  insertCells(area: Area, shift: 'down' | 'right'): void;
  removeCells(area: Area, shift: 'up' | 'left'): void;
}

export interface Merges {
  /** Merged areas that have a cell in common with this one. */
  touching(area: Area): readonly Area[];
  merge(area: Area): void;
  /** Ends every merged area that touches this one. */
  unmerge(area: Area): void;
}

/** A name for cells, known in every formula of the workbook. */
export interface Name {
  readonly name: string;
  readonly area: Area;
}

export interface Names {
  all(): readonly Name[];
  add(name: Name): void;
  remove(name: string): void;
  /** Names whose cells were deleted with their sheet. */
  gone(): readonly string[];
  /** Why Excel would not take this for a new name; undefined when it would. */
  problem(name: string): 'taken' | 'invalid' | undefined;
}

/**
 * Facts the grid only keeps, by owner (a sheet's id, or `workbookOwner`) and name. They are undone with
 * everything else and go with their sheet; areas follow inserted and deleted rows and columns.
 */
export interface Extras {
  texts(owner: string): Readonly<Record<string, string>>;
  setText(owner: string, name: string, text: string | undefined): void;
  areas(sheetId: string): Readonly<Record<string, readonly Area[]>>;
  setAreas(sheetId: string, name: string, areas: readonly Area[]): void;
}

export const workbookOwner = 'workbook';

/** Choices of filters stand among the extras of their sheet, under this and a number of the grid's own. */
export const filterExtra = 'filter ';

/** A sheet with this text is protected: nobody types into its locked cells. */
export const protectionExtra = 'protection';

export interface TableSettings {
  readonly name: string;
  readonly area: Area;
  readonly headers: boolean;
  readonly totals: boolean;
  readonly filterButtons: boolean;
  readonly bandedRows: boolean;
  readonly bandedColumns: boolean;
  readonly firstColumn: boolean;
  readonly lastColumn: boolean;
  /** "TableStyleMedium2"; "None" without one. */
  readonly style: string;
}

export interface Table extends TableSettings {
  /** Stays the same when the table is renamed or resized. */
  readonly id: string;
}

/** A formula that would spill inside a table, or into one, is #SPILL!. */
export interface Tables {
  /** Sheet by sheet, in the order they were made. */
  all(): readonly Table[];
  add(settings: TableSettings): Table;
  change(id: string, settings: Partial<TableSettings>): void;
  /** Ends the table and leaves its cells. */
  remove(id: string): void;
}

/** Filter buttons over a plain list; a sheet has one such list at most. Tables have their own. */
export interface Filters {
  area(sheetId: string): Area | undefined;
  set(sheetId: string, area: Area | undefined): void;
  /**
   * Rows whose text in this column is one of these go out of sight; without texts all come back. The cell
   * is in the header row of a list or a table.
   */
  hide(header: CellPosition, texts: readonly string[]): void;
  hidden(header: CellPosition): readonly string[];
  /** Whatever was chosen for this column, in the grid's menu too; undefined when all rows are in sight. */
  choice(header: CellPosition): string | undefined;
}

/** A cell taken out of its place, to be put into others. */
export interface TakenCell {
  readonly from: CellPosition;
  /** Undefined when the cell is blank, or shows what spills into it. */
  readonly content?: { readonly formula: string } | { readonly constant: string };
  /** The result of a formula; the constant itself. */
  readonly value: CellValue;
  /** The grid's own: looks and number format. */
  readonly format: unknown;
}

export interface Copies {
  take(position: CellPosition): TakenCell;
  /** References of a formula move with it, unless they are fixed. */
  putContent(cell: TakenCell, to: CellPosition): void;
  putFormat(cell: TakenCell, to: CellPosition): void;
}
