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

/** What may be typed into a cell. */
export type Criterion =
  | { readonly kind: 'any' }
  | { readonly kind: 'list'; readonly items: readonly string[]; readonly dropDown: boolean }
  | { readonly kind: 'cells'; readonly area: Area; readonly dropDown: boolean }
  | Limits
  /** TRUE where the entry is valid; references are relative to the first cell of the area asked about. */
  | { readonly kind: 'formula'; readonly formula: string };

/** Numbers, or lengths of texts, within limits. */
export interface Limits {
  readonly kind: 'limits';
  readonly of: 'wholeNumber' | 'decimal' | 'textLength';
  readonly operator: LimitOperator;
  readonly first: number;
  /** Of Between and NotBetween. */
  readonly second?: number;
}

/** `Excel.DataValidationOperator`. */
export type LimitOperator =
  | 'Between'
  | 'NotBetween'
  | 'EqualTo'
  | 'NotEqualTo'
  | 'GreaterThan'
  | 'LessThan'
  | 'GreaterThanOrEqualTo'
  | 'LessThanOrEqualTo';

export interface Validation {
  readonly criterion: Criterion;
  /** Whether a wrong entry is refused rather than marked. */
  readonly blocks: boolean;
  /** Shown after invalid input; the grid's own sentence when empty. */
  readonly message: string;
  /** Shown when the cell is selected; nothing when empty. */
  readonly prompt: string;
  /** Kept for the caller. */
  readonly remark: string;
}

export interface Validations {
  /** As seen from this cell. */
  at(position: CellPosition): Validation | undefined;
  /** Replaces whatever was there; undefined ends it. */
  set(area: Area, validation: Validation | undefined): void;
  /** Whether the cell holds what it should not. */
  isInvalid(position: CellPosition): boolean;
  /** Every rule of a sheet with its areas. */
  all(sheetId: string): readonly (readonly [areas: readonly Area[], validation: Validation])[];
}

export type HorizontalAlignment =
  | 'General'
  | 'Left'
  | 'Center'
  | 'Right'
  | 'Fill'
  | 'Justify'
  | 'CenterAcrossSelection'
  | 'Distributed';

export type VerticalAlignment = 'Top' | 'Center' | 'Bottom' | 'Justify' | 'Distributed';

export type Side = 'top' | 'bottom' | 'left' | 'right';

export interface Border {
  /** `Excel.BorderLineStyle`, never None. */
  readonly style: string;
  readonly weight: string;
  /** "#RRGGBB". */
  readonly color: string;
}

/** How a cell looks; what is absent is Excel's default. */
export interface CellStyle {
  readonly bold?: true;
  readonly italic?: true;
  /** "#RRGGBB". */
  readonly color?: string;
  /** Points. */
  readonly fontSize?: number;
  readonly fill?: string;
  readonly horizontal?: HorizontalAlignment;
  readonly vertical?: VerticalAlignment;
  readonly wrap?: true;
  /** Protected cells are the default. */
  readonly unlocked?: true;
  readonly top?: Border;
  readonly bottom?: Border;
  readonly left?: Border;
  readonly right?: Border;
}

/** `undefined` takes a property back to Excel's default. */
export type StyleChange = { readonly [K in keyof CellStyle]?: CellStyle[K] | undefined };

export interface Styles {
  of(position: CellPosition): CellStyle;
  /** Parts of the area outside the sheet are left alone, as far as the area is a whole row or column. */
  set(area: Area, change: StyleChange): void;
  /** Whether the cell has a look or a number format of its own. */
  isFormatted(position: CellPosition): boolean;
  /** The smallest area that holds every formatted cell; undefined when there is none. */
  formattedArea(sheetId: string): Area | undefined;
  /** Looks and number formats. */
  clear(area: Area): void;
}

/** A look that cells take on while a condition holds. */
export interface ConditionalFormat {
  readonly id: string;
  readonly areas: readonly Area[];
  readonly condition: Condition;
  readonly style: ConditionalStyle;
  readonly stopIfTrue: boolean;
}

export type Condition =
  /** Relative to the first cell of the first area. */
  | { readonly kind: 'formula'; readonly formula: string }
  | {
      readonly kind: 'value';
      readonly operator: LimitOperator;
      readonly formulas: readonly string[];
    };

export type ConditionalStyle = Pick<CellStyle, 'fill' | 'color' | 'bold' | 'italic'>;

export interface ConditionalFormats {
  /** The first wins. */
  all(sheetId: string): readonly ConditionalFormat[];
  /** Adds it, or replaces the one with its id; without areas it goes. */
  put(sheetId: string, format: ConditionalFormat): void;
  newId(): string;
}

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
